import Dispatch
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct MainQueueTests {
  @Test func mainQueueBlocksAndTasksRunWhileTheSimulatorSettles() async throws {
    let simulator = Simulator()
    var heard: [String] = []
    DispatchQueue.main.async {
      heard.append("block")
      DispatchQueue.main.async {
        heard.append("inner block")
        simulator.schedule(after: 1, named: "later") { heard.append("scheduled") }
      }
    }
    Task { heard.append("task") }
    try simulator.settle()
    #expect(heard == [])
    try await simulator.settleMainQueue()
    #expect(heard.sorted() == ["block", "inner block", "scheduled", "task"])
    #expect(simulator.trySettling() == [])
  }
}
