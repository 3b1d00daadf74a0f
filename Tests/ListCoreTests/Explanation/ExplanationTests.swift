import ListCore
import Testing

@Suite struct ExplanationTests {
  @Test func aBatch() throws {
    let example = Example(
      "", .collection, from: [1], to: [1], [call(42, .insertItem(at(0, 0)))],
      loadedCountsForUpdate: true)
    let diagnosis = try #require(example.diagnosis)
    #expect(
      Explanation(diagnosis).description == """
        What the view saw
          sections: 1 before, 0 inserted, 0 deleted, 1 expected, 1 answered
          section  before  inserted  deleted  expected  answered
          0             1         1        0         2         1  <- does not add up
          calls:
            CartController.swift:42  insertItems(at: [0 - 0])

        Why
          1. The model was changed before the collection view had loaded its counts: it asked for them only when the update began (CartController.swift:40), when section 0 already had 1 item. Change the model inside the update, or call layoutIfNeeded() before you change it.
          2. Your calls announce 1 more item (CartController.swift:42), but the data source still answers 1 item in section 0: the model was not changed. Change it first, inside the update.

        Smallest repair
          Do what 1 says and keep the calls. Only if the model is correct as it is:
          Remove insertItems(at: [0 - 0]) (CartController.swift:42).
            // No call: the counts agree without one.
        """)
  }

  @Test func anythingElse() throws {
    let fault = ListFault.cell(.cellNotRegistered(identifier: "Cell"))
    let advice = try #require(fault.advice)
    #expect(
      Explanation(advice).description == """
        Why
          No class, nib or prototype is registered for "Cell" in this table view. Identifiers are case-sensitive ("cell" is not "Cell"), and a controller has its storyboard's prototypes only if it is created from the storyboard.

        Smallest repair
          Give the prototype in the storyboard exactly this identifier; without a prototype, register the cell's class or nib before the first cell is asked for.
            // Only without a prototype in the storyboard:
            tableView.register(Cell.self, forCellReuseIdentifier: "Cell")
        """)
  }

  /// Ten thousand calls are not told one by one, whatever they are.
  @Test func manyCalls() throws {
    let deletions = (0..<10_000).map { UpdateCall([.deleteItem(at(0, 2 * $0))]) }
    let example = Example("", .table, from: [20_000], to: [9_999], deletions)
    let calls = (0..<20).map { "    deleteRows(at: [0 - \(2 * $0)])" }.joined(separator: "\n")
    #expect(
      try Explanation(#require(example.diagnosis)).description == """
        What the view saw
          sections: 1 before, 0 inserted, 0 deleted, 1 expected, 1 answered
          section  before  inserted  deleted  expected  answered
          0         20000         0    10000     10000      9999  <- does not add up
          calls:
        \(calls)
            … and 9,980 more calls

        Why
          1. Calls are missing: section 0 changed by -10001, but your calls announce 10000 fewer rows. Either the deletion of 1 row was not announced, or the model lost 1 row too many.

        Smallest repair
          Add deleteRows(at: [0 - 19999]).
            tableView.performBatchUpdates {
              tableView.deleteRows(at: stride(from: 0, through: 19998, by: 2).map { IndexPath(row: $0, section: 0) } + [IndexPath(row: 19999, section: 0)], with: .automatic)
            }
        """)
  }

  /// Scattered positions and moves are longer still; the repair itself has them all.
  @Test(arguments: [1, 3]) func scatteredPositions(_ factor: Int) throws {
    let deletions = (0..<1_000).map { Change.deleteItem(at(0, $0 * $0)) }
    let moves = (0..<1_000).map {
      Change.moveItem(from: at(1, factor * $0), to: at(1, factor * (999 - $0)))
    }
    let example = Example(
      "", .table, from: [1_000_000, 3_000], to: [998_999, 3_000],
      [UpdateCall(deletions + moves, site: .cart(7))])
    let diagnosis = try #require(example.diagnosis)
    #expect(Explanation(diagnosis).description.count < 6_000)
    #expect(diagnosis.repair.swiftCode(kind: .table).split(separator: "\n").count > 1_000)
  }

  @Test func equalFaultsHaveEqualTexts() throws {
    let example = Example(
      "", .table, from: [3, 3, 3], to: [2, 5, 3],
      [
        call(1, .insertItem(at(0, 0)), .insertItem(at(0, 0)), .reloadItem(at(1, 0))),
        call(2, .deleteItem(at(2, 0)), .deleteItem(at(2, 0))),
      ])
    let texts = try (0..<20).map { _ in
      try Explanation(#require(example.diagnosis)).description
    }
    #expect(Set(texts).count == 1)
  }
}
