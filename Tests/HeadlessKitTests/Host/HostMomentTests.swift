import HeadlessKit
import Testing

@MainActor
@Suite struct HostMomentTests {
  let host = ListHost()

  @Test func aLookIsPossibleAfterEachLayoutAndWhenAllIsQuiet() {
    var heard: [String] = []
    let observation = host.observeMoments { heard.append("\($0)") }
    host.schedule(after: 1, named: "work") { heard.append("work") }
    host.settle()
    #expect(heard == ["laidOut", "laidOut", "work", "laidOut", "quiet"])
    observation.cancel()
    host.settle()
    #expect(heard.count == 5)
  }

  @Test func whoeverHearsOfQuietMayPlanWork() {
    var heard: [String] = []
    let observation = host.observeMoments { [unowned host] in
      heard.append("\($0) \(host.clock.now)")
      guard heard == ["laidOut 0.0", "quiet 0.0"] else { return }
      host.schedule(after: 2, named: "more") {}
    }
    host.settle()
    #expect(
      heard == [
        "laidOut 0.0", "quiet 0.0", "laidOut 0.0", "laidOut 2.0", "laidOut 2.0", "quiet 2.0",
      ])
    withExtendedLifetime(observation) {}
  }

  @Test func aReleasedObservationHearsNothing() {
    var count = 0
    do { _ = host.observeMoments { _ in count += 1 } }
    host.nextTurn()
    #expect(count == 0)
  }
}
