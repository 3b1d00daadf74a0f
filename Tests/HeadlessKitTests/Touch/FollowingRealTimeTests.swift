import Foundation
import HeadlessKit
import Testing

/// A clock that follows real time.
@MainActor
@Suite struct FollowingRealTimeTests {
  @Test func anAnimationEndsWhileTheTestSleeps() async throws {
    let simulator = Simulator()
    #expect(!simulator.followsRealTime)
    simulator.followsRealTime = true
    #expect(simulator.followsRealTime)
    var endings = 0
    simulator.run {
      View.animate(withDuration: 0.05, animations: {}, completion: { _ in endings += 1 })
    }
    #expect(endings == 0)
    for _ in 0..<1000 where endings == 0 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(endings == 1)
    #expect(simulator.clock.now >= 0.05)
  }

  @Test func theClockStopsAgain() async throws {
    let simulator = Simulator()
    simulator.followsRealTime = true
    simulator.followsRealTime = true
    simulator.followsRealTime = false
    let time = simulator.clock.now
    try await Task.sleep(for: .milliseconds(30))
    #expect(simulator.clock.now == time)
  }
}
