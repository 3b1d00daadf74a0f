import HeadlessKit
import Testing

@MainActor
@Suite struct SimulatorMomentTests {
  let simulator = Simulator()

  @Test func observersRunAfterEachLayoutAndWhenIdle() throws {
    var heard: [String] = []
    let observation = simulator.observeMoments { heard.append("\($0)") }
    simulator.schedule(after: 1, named: "work") { heard.append("work") }
    try simulator.settle()
    #expect(heard == ["laidOut", "laidOut", "work", "laidOut", "quiet"])
    observation.cancel()
    try simulator.settle()
    #expect(heard.count == 5)
  }

  @Test func anIdleObserverMayScheduleWork() throws {
    var heard: [String] = []
    let observation = simulator.observeMoments { [unowned simulator] in
      heard.append("\($0) \(simulator.clock.now)")
      guard heard == ["laidOut 0.0", "quiet 0.0"] else { return }
      simulator.schedule(after: 2, named: "more") {}
    }
    try simulator.settle()
    #expect(
      heard == [
        "laidOut 0.0", "quiet 0.0", "laidOut 0.0", "laidOut 2.0", "laidOut 2.0", "quiet 2.0",
      ])
    withExtendedLifetime(observation) {}
  }

  @Test func aReleasedObservationIsNotCalled() {
    var count = 0
    do { _ = simulator.observeMoments { _ in count += 1 } }
    simulator.nextTurn()
    #expect(count == 0)
  }
}
