import Foundation
import Testing

@testable import Playground

/// Each lesson prints what is checked in, in `Playground/Transcripts/Lessons`. To write the files
/// anew, run `Playground/Transcripts/regenerate.sh`.
@MainActor @Suite struct LessonTests {
  @Test(arguments: Lesson.all.map(\.name))
  func tellsWhatIsCheckedIn(_ name: String) async throws {
    let expected = CommandResult(output: try Transcripts.text("Lessons/\(name).txt"))
    let said = await Command(["lesson", name]).run(Input())
    #expect(said == expected)
  }

  @Test(arguments: Lesson.all.map(\.name))
  func drawsAPageThatIsSmallEnough(_ name: String) async throws {
    var pages: [String: String] = [:]
    var input = Input()
    input.write = { pages[$1] = $0 }
    let said = await Command(["lesson", name, "--html", "a.html"]).run(input)
    let page = try #require(pages["a.html"])
    #expect(said == CommandResult(output: "a.html: \(page.utf8.count / 1024 + 1) KB\n"))
    #expect(page.utf8.count < 200_000)
  }

  @Test func namesAreForTheCommandLine() {
    let names = Lesson.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  @Test func aHundredPeaksStandInOrder() {
    let peaks = Peak.all
    #expect(peaks.count == 100)
    #expect(Set(peaks).count == 100)
    #expect(peaks.map(\.height) == peaks.map(\.height).sorted(by: >))
  }

  @Test func whatIsAskedForMustBeThere() async {
    let said = await Command(["lesson", "juggling"]).run(Input())
    #expect(
      said
        == CommandResult(
          errors: """
            Playground: there is no lesson 'juggling'. 'swift run Playground lessons' lists them.

            """, status: .usage))
    struct Refusal: Error {}
    var input = Input()
    input.write = { _, _ in throw Refusal() }
    let refused = await Command(["compare", "moves", "--html", "/no/a.html"]).run(input)
    #expect(
      refused
        == CommandResult(
          errors: """
            Playground: '/no/a.html' cannot be written; does its directory exist?

            """, status: .cannotCreate))
  }
}
