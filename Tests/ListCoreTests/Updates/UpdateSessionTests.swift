import ListCore
import Testing

@Suite struct UpdateSessionTests {
  private let deletion = UpdateCall([.deleteSection(0)])
  private let insertion = UpdateCall([.insertItem(at(0, 1))], tag: 5)

  @Test func collectsNothingAtFirst() {
    var session = UpdateSession()
    #expect(!session.isOpen)
    #expect(session.depth == 0)
    #expect(session.end() == nil)
  }

  @Test func endYieldsTheCallsInOrder() {
    let site = CallSite(fileID: "Shop/CartController.swift", line: 42)
    var session = UpdateSession()
    session.begin(site: site)
    session.record(deletion)
    session.record(insertion)
    #expect(session.end() == BatchUpdate([deletion, insertion], site: site))
    #expect(!session.isOpen)
  }

  @Test func emptyBatchIsABatch() {
    var session = UpdateSession()
    session.begin()
    #expect(session.end() == BatchUpdate())
  }

  /// Only the outermost end commits, and the batch is one. (behaviour 1.15, 3.7)
  @Test func innerUpdatesJoinTheOuterOne() {
    let outer = CallSite(fileID: "Shop/CartController.swift", line: 1)
    let inner = CallSite(fileID: "Shop/CartController.swift", line: 2)
    var session = UpdateSession()
    session.begin(site: outer)
    session.record(deletion)
    session.begin(site: inner)
    #expect(session.depth == 2)
    session.record(insertion)
    #expect(session.end() == nil)
    #expect(session.isOpen)
    session.record(deletion)
    #expect(session.end() == BatchUpdate([deletion, insertion, deletion], site: outer))
    #expect(session.depth == 0)
  }

  @Test func discardForgetsEveryLevel() {
    var session = UpdateSession()
    session.begin()
    session.begin()
    session.record(deletion)
    session.discard()
    #expect(!session.isOpen)
    #expect(session.end() == nil)
    session.begin()
    #expect(session.end() == BatchUpdate())
  }
}
