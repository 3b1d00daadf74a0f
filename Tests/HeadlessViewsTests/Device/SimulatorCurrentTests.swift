import Dispatch
import HeadlessComponents
import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct SimulatorCurrentTests {
  @Test func theInnermostRunIsCurrent() {
    let (one, other) = (Simulator(), Simulator())
    #expect(Simulator.current === other)
    one.run {
      #expect(Simulator.current === one)
      other.run { #expect(Simulator.current === other) }
      #expect(Simulator.current === one)
    }
    #expect(Simulator.current === one)
  }

  @Test func aTestThatMakesNoSimulatorHasTheMainOne() async {
    // Another test's simulator, which was used more recently.
    let other = await Task.detached { await MainActor.run { Simulator() } }.value
    #expect(Simulator.current === Simulator.main)
    Window().makeKeyAndVisible()
    #expect(other.windows == [])
    Simulator.main.closeWindows()
  }

  @Test func theSimulatorUsedLastIsCurrent() throws {
    let (one, other) = (Simulator(), Simulator())
    try one.settle()
    #expect(Simulator.current === one)
    other.show(View())
    #expect(Simulator.current === other)
  }

  @Test func anotherTasksUseDoesNotCount() async throws {
    let own = Simulator()
    let other = try await Task.detached { @MainActor in
      let made = Simulator()
      try made.settle()
      #expect(Simulator.current === made)
      return made
    }.value
    #expect(Simulator.current === own)
    withExtendedLifetime(other) {}
  }

  @Test func aRunSpansSuspensions() async throws {
    let (simulator, other) = (Simulator(), Simulator())
    try await simulator.run {
      await Task.yield()
      #expect(Simulator.current === simulator)
      // A trait's simulator is the one, whatever else the test uses.
      try other.settle()
      #expect(Simulator.current === simulator)
      await Task { #expect(Simulator.current === simulator) }.value
    }
    #expect(Simulator.current === simulator)
  }

  @Test func workOfAReleasedSimulatorBelongsToNoOther() async {
    var simulator: Simulator? = Simulator()
    let task = simulator?.run {
      Task { Simulator.current === Simulator.main }
    }
    weak let gone = simulator
    simulator = nil
    let other = Simulator()
    #expect(await task?.value == true)
    #expect(gone == nil)
    withExtendedLifetime(other) {}
  }

  @Test func aTaskDoesNotRetainItsSimulator() async throws {
    weak var gone: Simulator?
    let task: Task<Void, any Error>
    do {
      let simulator = Simulator()
      gone = simulator
      task = simulator.run { Task { try await Task.sleep(for: .seconds(1000)) } }
      try simulator.settle()
    }
    await Task.yield()
    #expect(gone == nil)
    task.cancel()
  }

  @Test func aTaskThatWasStartedBeforeTheSimulatorFindsIt() async throws {
    let simulators = [SystemProfile.iOS16, .iOS17].map { Simulator(profile: $0) }
    for simulator in simulators {
      let task = Task { await Task.yield() }
      try simulator.settle()
      #expect(Simulator.currentProfile == simulator.profile)
      await task.value
      #expect(Simulator.currentProfile == simulator.profile)
    }
  }

  @Test func otherQueuesKnowTheProfileOfTheirSimulator() async {
    let simulator = Simulator(profile: .iOS15)
    let seen = await withCheckedContinuation { done in
      DispatchQueue.global().async { done.resume(returning: Simulator.currentProfile) }
    }
    #expect(seen == .iOS15)
    withExtendedLifetime(simulator) {}
  }

  @Test func workAndLayoutRunOnTheirSimulator() throws {
    final class Asking: View {
      var seen: Simulator?
      override func layoutSubviews() { seen = .current }
    }
    let (simulator, other) = (Simulator(), Simulator())
    let view = Asking()
    simulator.show(view)
    #expect(view.seen === simulator)
    var seen: Simulator?
    simulator.schedule(after: 0, named: "ask") { seen = .current }
    try other.settle()
    simulator.nextTurn()
    #expect(seen === simulator)
  }

  @Test func aViewBelongsToItsWindowsSimulator() throws {
    let (simulator, other) = (Simulator(profile: .iOS16), Simulator())
    let view = View()
    #expect(view.simulator === other)
    let window = simulator.show(view)
    try other.settle()
    #expect(view.simulator === simulator)
    #expect(view.simulator.profile == .iOS16)
    window.isHidden = true
    #expect(view.simulator === simulator)
    view.removeFromSuperview()
    #expect(view.simulator === other)
  }

  @Test func aTransitionHappensOnItsViewsSimulator() throws {
    let (simulator, other) = (Simulator(), Simulator())
    let view = View()
    simulator.show(view)
    try other.settle()
    View.transition(with: view, duration: 0.2, animations: nil) { _ in }
    View.perform(.delete, on: [view], animations: nil)
    #expect(simulator.pendingWork.count == 2)
    #expect(other.pendingWork == [])
  }

  @Test func aWindowIsOnTheSimulatorOfItsScene() throws {
    let (simulator, other) = (Simulator(screenSize: CGSize(width: 100, height: 50)), Simulator())
    try other.settle()
    let window = Window(windowScene: simulator.windowScene)
    window.makeKeyAndVisible()
    #expect(simulator.windows == [window])
    #expect(window.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}
