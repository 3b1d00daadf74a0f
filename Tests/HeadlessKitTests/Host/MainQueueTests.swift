import Dispatch
import Testing

@testable import HeadlessKit

@MainActor
@Suite struct MainQueueTests {
  @Test func blocksAndTasksRunAndTheHostSettles() async {
    let host = ListHost()
    var heard: [String] = []
    DispatchQueue.main.async {
      heard.append("block")
      DispatchQueue.main.async {
        heard.append("inner block")
        host.schedule(after: 1, named: "later") { heard.append("scheduled") }
      }
    }
    Task { heard.append("task") }
    host.settle()
    #expect(heard == [])
    await host.settleMainQueue()
    #expect(heard.sorted() == ["block", "inner block", "scheduled", "task"])
    #expect(host.trySettling() == [])
  }
}
