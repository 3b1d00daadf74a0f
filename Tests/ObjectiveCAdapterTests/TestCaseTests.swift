import Testing

@testable import ObjectiveCAdapter

/// Rules for subclasses of `XCTestCase`.
@Suite struct TestCaseTests {
  static let cases = [
    AdaptationCase(
      "a test of a class on the main actor",
      """
      @MainActor class A: XCTestCase {
        func testA() throws { a() }
        @available(*, deprecated) override func testB() {
          return b()  // }
        }
      }
      """,
      """
      @MainActor class A: XCTestCase {
        nonisolated func testA() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test.onMainActor_testA() } }; private func onMainActor_testA() throws { func testA() throws { a() }; try testA() }
        @available(*, deprecated) override nonisolated func testB() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test.onMainActor_testB() } }; private func onMainActor_testB() { func testB() {
          return b()  // }
        }; testB() }
      }
      """),
    AdaptationCase(
      "a test with an error of one type",
      "@MainActor class A: XCTestCase {\n  func testA() throws(B) {}\n}",
      "@MainActor class A: XCTestCase {\n  func testA() async throws(B) {}\n}"),
    AdaptationCase(
      "an extension on the main actor",
      "class A: XCTestCase {}\n@MainActor extension A { func testA() {} }",
      "class A: XCTestCase {}\n@MainActor extension A { func testA() async {} }"),
    AdaptationCase(
      "a method on the main actor",
      "class A: XCTestCase {\n  @MainActor func testA() {}\n  func testB() {}\n}",
      "class A: XCTestCase {\n  @MainActor func testA() async {}\n  func testB() {}\n}"),
    AdaptationCase(
      "what runs before and after the tests of a class on the main actor",
      """
      @MainActor class A: XCTestCase {
        override func setUp() {
          super.setUp()
        }
        override func tearDownWithError() throws { try b() }
        override func tearDown() async throws { try await super.tearDown(); c() }
        override class func setUp() {}
        nonisolated override func setUpWithError() throws {}
        func setUp(_ a: Int) {}
      }
      """,
      """
      @MainActor class A: XCTestCase {
        override nonisolated func setUp() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test.onMainActor_setUp() } }; @MainActor private func onMainActor_setUp() {
          super.setUp()
        }
        override nonisolated func tearDownWithError() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test.onMainActor_tearDownWithError() } }; @MainActor private func onMainActor_tearDownWithError() throws { try b() }
        override func tearDown() async throws { ; c() }
        override class func setUp() {}
        nonisolated override func setUpWithError() throws {}
        func setUp(_ a: Int) {}
      }
      """),
    AdaptationCase(
      "what runs before each test, on the main actor by itself",
      "class A: XCTestCase {\n  @MainActor\n  override func setUp() { a() }\n"
        + "  override func tearDown() {}\n}",
      "class A: XCTestCase {\n  \n  override nonisolated func setUp() { nonisolated(unsafe) let test = self;"
        + " MainActor.assumeIsolated { test.onMainActor_setUp() } };"
        + " @MainActor private func onMainActor_setUp() { a() }\n"
        + "  override func tearDown() {}\n}"),
    AdaptationCase(
      "a test that is overridden",
      """
      class A: XCTestCase {
        @MainActor
        func testA() throws { a() }
      }
      class B: A { override func testA() throws { throw XCTSkip() } }
      """,
      """
      class A: XCTestCase {
      \("  ")
        nonisolated func testA() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test.onMainActor_testA() } }; @MainActor private func onMainActor_testA() throws { func testA() throws { a() }; try testA() }
      }
      class B: A { override func testA() throws { throw XCTSkip() } }
      """),
    AdaptationCase(
      "the fulfilment of an expectation as a value",
      "import XCTest\nload(completion: done.fulfill); view.onTap = a.b[0].fulfill\n"
        + "done.fulfill(); all.forEach(XCTestExpectation.fulfill); done?.fulfill",
      "import XCTest\nload(completion: { done.fulfill() }); view.onTap = { a.b[0].fulfill() }\n"
        + "done.fulfill(); all.forEach(XCTestExpectation.fulfill); done?.fulfill"),
    AdaptationCase(
      "a method of that name of another class",
      "load(completion: done.fulfill)", "load(completion: done.fulfill)"),
    AdaptationCase(
      "a subclass of a class on the main actor",
      "@MainActor class A: XCTestCase {}\nclass B: A {}\nextension B { func testA() {} }",
      "@MainActor class A: XCTestCase {}\nclass B: A {}\nextension B { nonisolated func testA() {"
        + " nonisolated(unsafe) let test = self;"
        + " MainActor.assumeIsolated { test.onMainActor_testA() } };"
        + " private func onMainActor_testA() { func testA() {}; testA() } }"),
    AdaptationCase(
      "expectations of an asynchronous test are awaited",
      """
      class A: XCTestCase {
        @MainActor func testA() {
          wait(for: [a], timeout: 1)
          if b { self.wait(for: [c], timeout: 1) }
          run { wait(for: [d], timeout: 1) }
          run(wait(for: [d], timeout: 1))
          other.wait(for: [d]); wait(a); let wait = 1
        }
      }
      """,
      """
      class A: XCTestCase {
        @MainActor func testA() async {
          await fulfillment(of: [a], timeout: 1)
          if b { await self.fulfillment(of: [c], timeout: 1) }
          run { wait(for: [d], timeout: 1) }
          run(wait(for: [d], timeout: 1))
          other.wait(for: [d]); wait(a); let wait = 1
        }
      }
      """),
    AdaptationCase(
      "what stays",
      """
      @MainActor class A: XCTestCase {
        nonisolated override func setUp() {}
        func testA() async {}
        func testB(_ a: Int) {}
        func testC() -> Int { 1 }
        static func testD() {}
        private func testE() {}
        nonisolated func testF() {}
        func makeTest() {}
      }
      @MainActor class B: C { func testA() {} }
      """,
      """
      @MainActor class A: XCTestCase {
        nonisolated override func setUp() {}
        func testA() async {}
        func testB(_ a: Int) {}
        func testC() -> Int { 1 }
        static func testD() {}
        private func testE() {}
        nonisolated func testF() {}
        func makeTest() {}
      }
      @MainActor class B: C { func testA() {} }
      """),
    AdaptationCase(
      "a test that is called",
      "class A: XCTestCase {\n  @MainActor func testA() {}\n  @MainActor func testB() { super.testB(); testA() }\n}",
      "class A: XCTestCase {\n  @MainActor func testA() {}\n  @MainActor func testB() async { super.testB(); testA() }\n}",
      complaints: [
        "2:19: error: the test 'testA()' becomes 'async' on Linux, but it is called as well; move its "
          + "body into a method of another name and call that"
      ]),
    AdaptationCase(
      "no object's protocol",
      "import UIKit\nclass A: XCTestCase, Sendable, Row {}\nprotocol Row {}",
      "import UIKit\nclass A: XCTestCase, Sendable, Row {}\nprotocol Row {}"),
    AdaptationCase(
      "not a test case", "import UIKit\nclass A: B, UITableViewDelegate {}",
      "import UIKit\nclass A: B, UITableViewDelegate {}"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }

  private static let members =
    "NSObjectProtocol { nonisolated func isEqual(_ object: Any?) -> Bool "
    + "{ object.map { $0 as AnyObject === self } ?? false }; "
    + "nonisolated var hash: Int { ObjectIdentifier(self).hashValue }; "
    + "nonisolated func `self`() -> Self { self }; nonisolated func isProxy() -> Bool { false }; "
    + "nonisolated var description: String { name }; "
    + "nonisolated var debugDescription: String { name } }"

  static let objects = [
    "class A: XCTestCase, UITableViewDelegate {}",
    "class A: XCTestCase {}; extension A: UINavigationControllerDelegate {}",
    "class A: XCTestCase, Row {}; protocol Row: NSObjectProtocol {}",
  ]

  @Test(arguments: objects)
  func aTestCaseWithAProtocolOfObjectsIsOne(_ source: String) {
    let adapted = Adaptation.draft(of: "import UIKit\n" + source).text
    let end = source.firstIndex(of: "}").map { source.index(after: $0) } ?? source.endIndex
    #expect(
      adapted == "import UIKit\n" + source[..<end] + "; extension A: " + Self.members
        + source[end...])
  }
}
