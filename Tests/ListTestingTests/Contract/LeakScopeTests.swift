import Foundation
import HeadlessKit
import ListTesting
import Testing

/// A screen that loads in a task, and may hold itself.
@MainActor
private final class LoadingScreen: ViewController {
  let label = Label(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
  var isHeldBy: (() -> Void)?

  init(holdsItself: Bool) {
    super.init(nibName: nil, bundle: nil)
    if holdsItself { isHeldBy = { self.label.text = "held" } }
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    Task {
      for _ in 0..<20 { await Task.yield() }
      label.text = "Anna"
    }
  }
}

@MainActor
@Suite struct LeakScopeTests {
  @Test func aScreenThatHasLoadedInATaskIsReleased() async throws {
    let findings = try await expectNoLeaks { scope in
      scope.simulator.show(scope.watch(LoadingScreen(holdsItself: false)))
      try await scope.simulator.find(.text("Anna"), within: .seconds(5))
    }
    #expect(findings.map(\.sentence) == [])
  }

  @Test func aScreenThatHoldsItselfIsNamedAfterItHasLoaded() async throws {
    let findings = try await expectNoLeaks { scope in
      scope.simulator.show(scope.watch(LoadingScreen(holdsItself: true)))
      try await scope.simulator.find(.text("Anna"), within: .seconds(5))
    }
    #expect(findings.map(\.kind) == [.stillAlive])
    #expect(findings.first?.sentence.contains("LoadingScreen") == true)
  }

  /// The synchronous form needs no `await` in an asynchronous test.
  @Test func theSynchronousFormIsPreferredForASynchronousBody() async {
    let findings = expectNoLeaks { scope in
      scope.simulator.show(scope.watch(LoadingScreen(holdsItself: true)))
    }
    #expect(findings.contains { $0.kind == .stillAlive })
    await Task.yield()
  }
}
