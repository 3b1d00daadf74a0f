import AdapterFixture
import Testing

@testable import ObjectiveCAdapter

@Suite struct MainThreadTests {
  private static func app(
    _ name: String, _ source: String, _ adapted: String? = nil
  ) -> AdaptationCase {
    AdaptationCase(name, "import UIKit\n" + source, "import UIKit\n" + (adapted ?? source))
  }

  static let cases = [
    app(
      "a choice", "if !Thread.isMainThread { DispatchQueue.main.sync { a() } }",
      "if !Simulator.isOnMainQueue { DispatchQueue.main.sync { a() } }"),
    app(
      "an assertion", "assert(Thread.isMainThread, \"main\")",
      "assert(Simulator.isOnMainQueue, \"main\")"),
    app(
      "the current thread", "return Thread.current.isMainThread ? a : b",
      "return Simulator.isOnMainQueue ? a : b"),
    app(
      "the module's name",
      "let a = Foundation.Thread.isMainThread == Foundation.Thread.current\n"
        + ".isMainThread", "let a = Simulator.isOnMainQueue == Simulator\n.isOnMainQueue"),
    app(
      "over several lines", "let a = Thread // one\n  .current /* two */\n  .isMainThread && b",
      "let a = Simulator // one\n   /* two */\n  .isOnMainQueue && b"),
    app(
      "as an argument", "f(Thread.isMainThread, [Thread.isMainThread])",
      "f(Simulator.isOnMainQueue, [Simulator.isOnMainQueue])"),
    AdaptationCase(
      "a file without UIKit", "import Foundation\nprecondition(Thread.isMainThread)",
      "import Foundation; import UIKit\nprecondition(Simulator.isOnMainQueue)"),
    AdaptationCase(
      "a test", "import Testing\nimport UIKit\n#expect(Thread.isMainThread)",
      "import Testing\nimport UIKit\n#expect(Simulator.isOnMainQueue)"),
    app(
      "the app's own Simulator", "class Simulator {}\nassert(Thread.isMainThread)",
      "class Simulator {}\nassert(UIKit.Simulator.isOnMainQueue)"),
    app(
      "the app's own Thread beside the system's",
      "struct Thread { static let isMainThread = 1 }\n"
        + "let a = Thread.isMainThread, b = Foundation.Thread.isMainThread",
      "struct Thread { static let isMainThread = 1 }\n"
        + "let a = Thread.isMainThread, b = Simulator.isOnMainQueue"),
    app(
      "the app's own nested Thread without such a property",
      "struct Forum { struct Thread { let title: String } }\nassert(Thread.isMainThread)",
      "struct Forum { struct Thread { let title: String } }\nassert(Simulator.isOnMainQueue)"),
    app("a variable", "let a = thread.isMainThread, b = thread?.isMainThread"),
    app("another thread", "let a = Thread.main.isMainThread, b = f().isMainThread"),
    app("a part of a type", "let a = Forum.Thread.isMainThread, b = self.Thread.isMainThread"),
    app("a key path", "let a = \\Thread.isMainThread, b = threads.map(\\.isMainThread)"),
    app("a declaration", "extension Thread { static var isMainThread: Bool { a } }"),
    app("its own name", "extension Thread { var isFree: Bool { isMainThread } }"),
    app("another name", "let a = Thread.isMainThreadBusy, b = Thread.isMultiThreaded()"),
    app("a text", "let a = \"Thread.isMainThread\""),
    app("a comment", "// Thread.isMainThread\n/* Thread.isMainThread */"),
    app("another system", "#if os(macOS)\nlet a = Thread.isMainThread\n#endif"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }

  @Test func theChangeHasARuleOfItsOwn() {
    let source = "import UIKit\nlet a = 1\nassert(Thread.isMainThread)"
    #expect(Adaptation.draft(of: source).changedLines == [.mainThread: [3]])
  }
}

/// An app's questions for the main thread, compiled as a target with the plugin.
@MainActor
@Suite struct MainThreadFixtureTests {
  @Test func aTestOnTheMainActorIsOnTheMainThread() {
    #expect(MainThread.answers == [true, true, true])
    #expect(MainThread.now { "now" } == "now")
  }

  @Test func anotherQueueIsNot() async {
    #expect(await Task.detached { MainThread.answers }.value == [false, false, false])
    #expect(await Task.detached { MainThread.now { "later" } }.value == "later")
  }
}
