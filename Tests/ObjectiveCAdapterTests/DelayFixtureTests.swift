import AdapterFixture
import Testing
import UIKit

/// Delays of an app's sources, compiled as a target with the plugin.
@MainActor
@Suite struct DelayFixtureTests {
  @Test(arguments: DebouncedSearch.Way.allCases)
  func aDebouncedSearchFollowsTheSimulatorsClock(_ way: DebouncedSearch.Way) async throws {
    let simulator = Simulator()
    let search = DebouncedSearch(way, after: 60_000)
    search.type("A")
    try await toBegin(1)
    try simulator.advance(by: 40_000)
    search.type("An")
    try await toBegin(2)
    try simulator.advance(by: 40_000)
    await simulator.mainQueueTurns()
    #expect(search.searched == [])
    try simulator.advance(by: 20_000)
    await simulator.mainQueueTurns()
    #expect(search.searched == ["An"])
    #expect(simulator.pendingWork == [])

    /// Tasks begin to wait when the main queue runs.
    func toBegin(_ number: Int) async throws {
      await simulator.mainQueueTurns()
      #expect(simulator.pendingWork.last?.due == (number == 1 ? 60_000 : 100_000))
    }
  }

  @Test func realTimeIsTheLongestDelay() async throws {
    let simulator = Simulator()
    for way in [DebouncedSearch.Way.block, .workItem, .task, .nanoseconds] {
      let search = DebouncedSearch(way, after: 0.02)
      search.type("A")
      for _ in 0..<500 where search.searched.isEmpty {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(search.searched == ["A"])
    }
    #expect(simulator.clock.now == 0)
    #expect(simulator.pendingWork == [])
  }

  @Test func aReleasedSimulatorsDelaysEndInRealTime() async throws {
    let search = DebouncedSearch(.task, after: 0.02)
    do {
      let simulator = Simulator()
      search.type("A")
      await simulator.mainQueueTurns()
    }
    for _ in 0..<500 where search.searched.isEmpty {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(search.searched == ["A"])
  }

  @Test func aRepeatingTimerDoesNotKeepTheSimulatorFromSettling() throws {
    let simulator = Simulator()
    let ticks = Ticks()
    simulator.schedule(after: 2.5, named: "animation") {}
    ticks.begin()
    try simulator.settle()
    #expect(ticks.count == 2)
    #expect(simulator.clock.now == 2.5)
    try simulator.advance(by: 1)
    #expect(ticks.count == 3)
    ticks.end()
    try simulator.advance(by: 9)
    #expect(ticks.count == 3)
  }
}

extension Simulator {
  /// Lets the main queue run without moving the clock.
  fileprivate func mainQueueTurns() async {
    for _ in 0..<20 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      await Task.yield()
    }
  }
}
