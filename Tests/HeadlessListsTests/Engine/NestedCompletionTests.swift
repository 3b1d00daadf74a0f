import HeadlessKit
import Testing

/// The completions of updates inside updates.
@MainActor @Suite struct NestedCompletionTests {
  /// The calls of completions, in order.
  private final class Calls {
    var names: [String] = []
    func note(_ name: String) -> (Bool) -> Void {
      { [weak self] finished in self?.names.append(finished ? name : "\(name) unfinished") }
    }
  }

  /// Performs an update with two inner ones, of which the first has one of its own.
  private func nest(
    _ calls: Calls,
    _ perform: @escaping (@escaping () -> Void, @escaping (Bool) -> Void) -> Void
  ) {
    perform(
      {
        perform({ perform({}, calls.note("first of the first")) }, calls.note("first"))
        perform({}, calls.note("second"))
      }, calls.note("outer"))
  }

  static let order = ["outer", "first", "first of the first", "second"]

  // behaviour 15.1
  @Test func aCollectionCallsTheOuterCompletionFirst() throws {
    let world = CollectionWorld.shown([["a", "b"]])
    let calls = Calls()
    world.run {
      nest(calls) { world.view.performBatchUpdates($0, completion: $1) }
    }
    #expect(calls.names == [])
    try world.simulator.advance(by: 1)
    #expect(calls.names == Self.order)
  }

  // behaviour 15.1
  @Test func aTableCallsTheOuterCompletionFirst() throws {
    let simulator = Simulator()
    let shelf = Shelf(rows: 3)
    let table = simulator.run { TableView(frame: simulator.screenBounds, style: .plain) }
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = shelf
    simulator.show(table)
    let calls = Calls()
    simulator.run { nest(calls) { table.performBatchUpdates($0, completion: $1) } }
    try simulator.advance(by: 1)
    #expect(calls.names == Self.order)
  }

  @Test func noCompletionOutlivesACrash() throws {
    let world = CollectionWorld.shown([["a"]])
    let calls = Calls()
    let crash = world.crash {
      nest(calls) { updates, completion in
        world.view.performBatchUpdates(
          {
            updates()
            world.view.deleteItems(at: [[0, 7]])
          }, completion: completion)
      }
    }
    #expect(
      crash?.reason
        == "attempt to delete item 7 from section 0 which only contains 1 items before the update")
    try world.simulator.advance(by: 1)
    #expect(calls.names == [])
  }
}
