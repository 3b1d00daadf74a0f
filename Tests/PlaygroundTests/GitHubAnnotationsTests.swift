import Foundation
import Testing

@testable import Playground

/// Failures in the output of `swift test` become annotations of their lines.
@MainActor @Suite struct GitHubAnnotationsTests {
  private func said(_ log: String, _ paths: [String] = []) async -> CommandResult {
    var input = Input()
    input.isTerminal = { false }
    input.standardInput = { Data(log.utf8) }
    input.sourcePaths = { _ in paths }
    return await Command(["explain", "-", "Tests", "--github"]).run(input)
  }

  @Test func anIssueIsAnAnnotationOfItsLine() async {
    let log = """
      ◇ Test milkGoes() started.
      ✘ Test milkGoes() recorded an issue at ShelfTests.swift:32:5: Expectation failed: 1 == 2
      ↳ 100% wrong
      ✘ Test milkGoes() failed after 0.012 seconds with 1 issue.
      """
    #expect(
      await said(log, ["Sources/Shop/Shelf.swift", "Tests/ShopTests/ShelfTests.swift"])
        == CommandResult(
          output: """
            ::error file=Tests/ShopTests/ShelfTests.swift,line=32::Expectation failed: 1 == 2%0A↳ \
            100%25 wrong

            """))
  }

  @Test func aThrownErrorIsAnAnnotationOfTheCallThatThrewIt() async {
    let log = """
      ✘ Test milkGoes() recorded an issue at ShelfTests.swift:32:5: Caught error: ShelfTests.swift:36: no
      """
    #expect(
      await said(log, ["Tests/ShopTests/ShelfTests.swift"]).output == """
        ::error file=Tests/ShopTests/ShelfTests.swift,line=36::Caught error: ShelfTests.swift:36: no

        """)
  }

  @Test func aLogWithoutACrashListsWhatFailed() async {
    let log = """
      ✘ Test milkGoes() recorded an issue at ShelfTests.swift:32:5: Expectation failed: 1 == 2
      ↳ wrong
      ✘ Test teaGoes() recorded an issue at ShelfTests.swift:40:5: Expectation failed: 3 == 4
      """
    var input = Input()
    input.isTerminal = { false }
    input.standardInput = { Data(log.utf8) }
    #expect(
      await Command(["explain", "-"]).run(input)
        == CommandResult(
          output: """
            No table or collection view has crashed. 2 expectations failed:
              ShelfTests.swift:32: Expectation failed: 1 == 2
              ShelfTests.swift:40: Expectation failed: 3 == 4

            """))
  }

  @Test func afailureOfXCTestIsAnAnnotation() async {
    let log = """
      /app/Tests/A.swift:7: error: ATests.testIt : XCTAssertEqual failed: ("1") is not equal to ("2")
      /app/Sources/B.swift:9: Fatal error: Index out of range
      """
    #expect(
      await said(log).output == """
        ::error file=/app/Tests/A.swift,line=7::ATests.testIt : XCTAssertEqual failed: ("1") is not \
        equal to ("2")
        ::error file=/app/Sources/B.swift,line=9::Index out of range

        """)
  }

  @Test func aCrashIsAnAnnotationOfItsCallWithItsCause() async {
    let log = """
      *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Bad'
      What the view saw
        calls:
          Shelf.swift:12  deleteRows(at: [0 - 0])

      Why
        1. Your calls announce 1 fewer row.

      Smallest repair
        Remove it.

      """
    #expect(
      await said(log, ["Sources/Shop/Shelf.swift"]).output == """
        ::error file=Sources/Shop/Shelf.swift,line=12::'NSInternalInconsistencyException', reason: \
        'Bad'%0A  1. Your calls announce 1 fewer row.%0ASmallest repair:%0A  Remove it.

        """)
  }

  @Test func aLogWithoutFailuresSaysSo() async {
    #expect(
      await said("Test run with 3 tests passed")
        == CommandResult(
          errors: "Playground: the log contains no failure with its line.\n", status: .noMessage))
  }
}
