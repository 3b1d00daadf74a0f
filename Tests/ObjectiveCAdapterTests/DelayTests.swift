import Testing

@Suite struct DelayTests {
  private static func app(
    _ name: String, _ source: String, _ adapted: String? = nil
  ) -> AdaptationCase {
    AdaptationCase(name, "import UIKit\n" + source, "import UIKit\n" + (adapted ?? source))
  }

  static let cases = [
    app(
      "a delayed block", "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { a() }",
      "DispatchQueue.main.asyncAfterOnSimulator(deadline: .now() + 1) { a() }"),
    app(
      "over several lines", "DispatchQueue\n  .main\n  .asyncAfter(deadline: t, execute: item)",
      "DispatchQueue\n  .main\n  .asyncAfterOnSimulator(deadline: t, execute: item)"),
    app(
      "a sleeping task", "try await Task.sleep(for: .seconds(1))",
      "try await Task.sleepOnSimulator(for: .seconds(1))"),
    app(
      "nanoseconds", "try? await Task.sleep(nanoseconds: 300 * f(1, 2))",
      "try? await Task.sleepOnSimulator(nanoseconds: 300 * f(1, 2))"),
    app(
      "a timer with a block",
      "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in a() }",
      "timer = Timer.scheduledOnSimulator(withTimeInterval: 1, repeats: false) { _ in a() }"),
    app(
      "a timer that is added",
      "let t = Timer(timeInterval: 1, repeats: true) { _ in }\n"
        + "RunLoop.main.add(t, forMode: .common)\nRunLoop.current.add(t, forMode: .default)",
      "let t = Timer.onSimulator(timeInterval: 1, repeats: true) { _ in }\n"
        + "RunLoop.main.addOnSimulator(t, forMode: .common)\n"
        + "RunLoop.current.addOnSimulator(t, forMode: .default)"),
    app(
      "a timer with a target",
      "let t = Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)\n"
        + "let u = Timer(\n  fireAt: d, interval: 0, target: self, selector: s, userInfo: [a: 1], "
        + "repeats: false)\nlet v = Timer(fire: d, interval: 2, repeats: true) { _ in }",
      "let t = Timer.onSimulator(timeInterval: 1, target: self, selector: s, userInfo: nil, "
        + "repeats: true)\nlet u = Timer.onSimulator(\n  fireAt: d, interval: 0, target: self, "
        + "selector: s, userInfo: [a: 1], repeats: false)\n"
        + "let v = Timer.onSimulator(fire: d, interval: 2, repeats: true) { _ in }"),
    AdaptationCase(
      "a file without UIKit", "import Foundation\nlet t = Task.sleep(for: d)",
      "import Foundation; import UIKit\nlet t = Task.sleepOnSimulator(for: d)"),
    app("another queue", "queue.asyncAfter(deadline: .now() + 1) { }"),
    app("a global queue", "DispatchQueue.global().asyncAfter(deadline: .now() + 1) { }"),
    app("a wall clock", "DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { }"),
    app("another clock", "try await Task.sleep(for: d, clock: .suspending)"),
    app("a deadline of a task", "try await Task.sleep(until: d)"),
    app("one's own sleep", "cat.sleep(for: d)\nself.Task.sleep(for: d)\nsleep(for: d)"),
    app(
      "a scheduled timer with a selector",
      "Timer.scheduledTimer(timeInterval: 1, target: a, selector: b, userInfo: c, repeats: d)"),
    app("other timers", "let t = DispatchTimer(timeInterval: 1, repeats: true) { }"),
    app("a port of a run loop", "RunLoop.main.add(to: a, forMode: b)\nloop.add(t, forMode: b)"),
    app("a type", "class A { func f(_ t: Timer) {} }\nlet type = Timer.self"),
    app("a function of that name", "func asyncAfter(deadline: Int) {}\nasyncAfter(deadline: 1)"),
    app("a comment", "// DispatchQueue.main.asyncAfter(deadline: d) { }"),
    app("a text", "let s = \"Task.sleep(for: d)\""),
    app("the app's own Task", "struct Task {}\nTask.sleep(for: d)"),
    app("the app's own Timer", "enum Timer {}\nTimer.scheduledTimer(withTimeInterval: 1)"),
    AdaptationCase(
      "a test's delays", "import Testing\nimport UIKit\ntry await Task.sleep(for: d)",
      "import Testing\nimport UIKit\ntry await Task.sleep(for: d)"),
    AdaptationCase(
      "an older test's delays",
      "import XCTest\nimport UIKit\nDispatchQueue.main.asyncAfter(deadline: d) { }",
      "import XCTest\nimport UIKit\nDispatchQueue.main.asyncAfter(deadline: d) { }"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }
}
