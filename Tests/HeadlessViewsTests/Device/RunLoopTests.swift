import Foundation
import HeadlessKit
import Testing

/// Simulators take part in the run loop, and let time pass while a test waits (behaviour 25.1, 25.2).
@MainActor
@Suite struct RunLoopTests {
  final class Screen: ViewController {
    var events: [String] = []
    override func viewDidLoad() { events.append("load") }
    override func viewDidLayoutSubviews() { events.append("layout") }
    override func viewDidAppear(_ animated: Bool) { events.append("did") }
  }

  private func turn() { RunLoop.current.run(until: Date()) }

  private func show(_ controller: ViewController, on simulator: Simulator) -> Window {
    let window = simulator.run { Window() }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func oneTurnLaysAWindowOut() {
    let simulator = Simulator()
    let screen = Screen()
    let window = show(screen, on: simulator)
    #expect(screen.events == ["load"])
    turn()
    #expect(screen.events == ["load", "layout", "did"])
    #expect(screen.view.frame == window.bounds)
    turn()
    #expect(screen.events == ["load", "layout", "did"])
  }

  @Test func oneTurnEndsAnUnanimatedPush() {
    let simulator = Simulator()
    let (root, next) = (Screen(), Screen())
    let stack = NavigationController(rootViewController: root)
    let window = show(stack, on: simulator)
    turn()
    stack.pushViewController(next, animated: false)
    turn()
    #expect(next.events == ["load", "layout", "did"])
    #expect(next.view.window === window)
  }

  @Test func oneTurnEndsAnUnanimatedPresentationAndRunsZeroDelays() {
    let simulator = Simulator()
    let (root, sheet) = (Screen(), Screen())
    let window = show(root, on: simulator)
    turn()
    var done: [String] = []
    root.present(sheet, animated: false) { done.append("presented") }
    simulator.schedule(after: 0, named: "zero") { done.append("zero") }
    View.setAnimationsEnabled(false)
    View.animate(withDuration: 1, animations: { root.view.alpha = 0.5 }) { _ in
      done.append("animated")
    }
    View.setAnimationsEnabled(true)
    turn()
    #expect(done.sorted() == ["animated", "presented", "zero"])
    #expect(sheet.view.window === window)
  }

  @Test func aRunLoopLetsAnAnimationEnd() {
    let simulator = Simulator()
    let view = View()
    simulator.show(view)
    var isDone = false
    View.animate(withDuration: 0.03, animations: { view.alpha = 0 }) { isDone = $0 }
    turn()
    #expect(!isDone)
    let limit = Date(timeIntervalSinceNow: 10)
    while !isDone, Date() < limit { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02)) }
    #expect(isDone)
    #expect(simulator.clock.now < 5)
  }

  @Test func otherTestsSimulatorsTakeNoTurn() {
    let (other, own) = (Simulator(), Simulator())
    let (distant, near) = (Screen(), Screen())
    let windows = (show(distant, on: other), show(near, on: own))
    turn()
    #expect(near.events == ["load", "layout", "did"])
    #expect(distant.events == ["load"])
    _ = windows
  }

  @Test func anAwaitedAnimationEndsWithoutASimulator() async {
    let isDone = await withCheckedContinuation { continuation in
      let view = View()
      View.animate(withDuration: 0.02, animations: { view.alpha = 0 }) {
        continuation.resume(returning: $0)
      }
    }
    #expect(isDone)
  }

  @Test func theClockOfATestStandsStillWhileItAwaitsShortly() async throws {
    let simulator = Simulator()
    var isDone = false
    simulator.schedule(after: 0.001, named: "soon") { isDone = true }
    try await Task.sleep(for: .milliseconds(60))
    #expect(!isDone)
    #expect(simulator.clock.now == 0)
  }

  @Test func anAwaitThatOnlyTheClockCanEndDoesNotHang() async {
    let simulator = Simulator()
    await withCheckedContinuation { continuation in
      simulator.schedule(after: 0.02, named: "late") { continuation.resume() }
    }
    #expect(simulator.clock.now >= 0.02)
  }
}
