import Testing

@testable import HeadlessKit

/// A screen whose task leaves the main actor before it shows its text.
@MainActor
private final class LoadingScreen: ViewController {
  let label = Label(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
  private let load: @Sendable () async throws -> String

  init(_ load: @escaping @Sendable () async throws -> String) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.text = "Loading"
    Task { label.text = try await load() }
  }
}

/// The ways in which a service leaves the main actor.
private enum Service: String, CaseIterable {
  case yields, isDetached, sleepsBetweenItsYields, takesRealTime

  var load: @Sendable () async throws -> String {
    switch self {
    case .yields:
      {
        for _ in 0..<20 { await Task.yield() }
        return "Anna"
      }
    case .isDetached: { await Task.detached { "Anna" }.value }
    case .sleepsBetweenItsYields:
      {
        for _ in 0..<20 { await Task.yield() }
        try await Task.sleepOnSimulator(for: .seconds(0.3))
        for _ in 0..<20 { await Task.yield() }
        return "Anna"
      }
    case .takesRealTime:
      {
        try await Task.sleep(for: .milliseconds(20))
        return "Anna"
      }
    }
  }
}

@MainActor
@Suite struct AwaitingTasksTests {
  @Test(arguments: Service.allCases)
  private func settlingWaitsForATaskThatLeavesTheMainActor(_ service: Service) async throws {
    for _ in 0..<(service == .takesRealTime ? 5 : 200) {
      let (simulator, screen) = (Simulator(), LoadingScreen(service.load))
      simulator.show(screen)
      try await simulator.settleMainQueue()
      #expect(screen.label.text == "Anna")
      #expect(simulator.workUnderWay.tasks.isEmpty)
    }
  }

  @Test(arguments: [Service.yields, .isDetached])
  private func advancingWaitsForATaskThatLeavesTheMainActor(_ service: Service) async throws {
    for _ in 0..<200 {
      let (simulator, screen) = (Simulator(), LoadingScreen(service.load))
      simulator.show(screen)
      try await simulator.advanceMainQueue(by: 0.1)
      #expect(screen.label.text == "Anna")
      #expect(abs(simulator.clock.now - 0.1) < 1e-9)
    }
  }

  @Test func advancingDoesNotWaitForATaskThatSleeps() async throws {
    let (simulator, screen) = (
      Simulator(),
      LoadingScreen {
        try await Task.sleepOnSimulator(for: .seconds(5000))
        return "Anna"
      }
    )
    simulator.show(screen)
    try await simulator.advanceMainQueue(by: 0.1)
    #expect(try await simulator.awaitTasks {} == 0)
    #expect(simulator.workUnderWay.tasks.count == 1)
    try await simulator.advanceMainQueue(by: 4)
    #expect(screen.label.text == "Loading")
    try await simulator.advanceMainQueue(by: 5000)
    #expect(screen.label.text == "Anna")
  }

  @Test func aTaskThatObservesForEverCostsTheWaitOnce() async throws {
    let simulator = Simulator()
    let (stream, _) = AsyncStream<Int>.makeStream()
    simulator.show(View())
    let observation = simulator.run { Task { for await _ in stream {} } }
    #expect(try await simulator.awaitTasks {} >= 50)
    #expect(try await simulator.awaitTasks {} == 0)
    // A new task is awaited nevertheless.
    let screen = LoadingScreen(Service.yields.load)
    simulator.show(screen)
    try await simulator.settleMainQueue()
    #expect(screen.label.text == "Anna")
    #expect(simulator.workUnderWay.tasks.count == 1)
    observation.cancel()
  }

  @Test func aTaskThatSleepsAgainAndAgainDoesNotMoveTheClockFar() async throws {
    let simulator = Simulator()
    simulator.show(View())
    let poll = simulator.run {
      Task { while true { try await Task.sleepOnSimulator(for: .seconds(1)) } }
    }
    try await simulator.settleMainQueue()
    #expect(simulator.clock.now <= 21)
    let time = simulator.clock.now
    try await simulator.settleMainQueue()
    #expect(simulator.clock.now <= time + 11)
    poll.cancel()
  }
}
