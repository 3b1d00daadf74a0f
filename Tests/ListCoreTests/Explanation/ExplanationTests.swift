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
          1. The model was changed before the collection view had its counts: it asked for them only when the update began (CartController.swift:40), so section 0 already had 1 item "before" it. Change the model inside the update, or call layoutIfNeeded() before you change it.
          2. The model was not changed: the calls announce 1 item more (CartController.swift:42), but section 0 has 1 item before and after. Change the model first, inside the update.

        Smallest repair
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
          No class and no nib is registered for "Cell". Letters count: "cell" is not "Cell".

        Smallest repair
          Register a class for the identifier before the first cell is asked for.
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        """)
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
