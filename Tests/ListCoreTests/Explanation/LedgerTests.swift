import ListCore
import Testing

@Suite struct LedgerTests {
  /// A row as it is written: fate, index before, index after, and its seven numbers.
  private static func line(_ row: LedgerRow) -> [String] {
    [row.fate.rawValue]
      + [
        row.before, row.after, row.itemsBefore, row.inserted, row.deleted, row.movedIn,
        row.movedOut, row.expected, row.answered,
      ].map { $0.map(String.init) ?? "-" }
  }

  static let cases: [(Example, [String])] = [
    (
      Example("nothing", .table, from: [3, 0], to: [3, 0], []),
      ["kept 0 0 3 0 0 0 0 3 3", "kept 1 1 0 0 0 0 0 0 0"]
    ),
    (
      Example(
        "items of every kind", .table, from: [3, 1], to: [3, 2],
        [
          call(1, .deleteItem(at(0, 0)), .insertItem(at(0, 1)), .insertItem(at(0, 2))),
          call(2, .reloadItem(at(1, 0)), .moveItem(from: at(0, 1), to: at(1, 1))),
        ]),
      ["kept 0 0 3 2 1 0 1 3 3", "kept 1 1 1 1 1 1 0 2 2"]
    ),
    (
      Example(
        "sections of every kind", .table, from: [1, 2, 3, 4], to: [4, 9, 3, 5],
        [
          call(1, .deleteSection(1), .insertSection(1), .moveSection(from: 3, to: 0)),
          call(2, .reloadSection(2), .deleteItem(at(0, 0))),
        ]),
      [
        "kept 0 2 1 0 1 0 0 0 3", "deleted 1 - 2 0 0 0 0 - -", "reloaded 2 3 3 0 0 0 0 - 5",
        "moved 3 0 4 0 0 0 0 4 4", "inserted - 1 0 0 0 0 0 - 9",
      ]
    ),
    (
      Example("a section too many", .table, from: [1], to: [1, 2], []),
      ["kept 0 0 1 0 0 0 0 1 1", "unannounced - 1 0 0 0 0 0 - 2"]
    ),
    (
      Example("a section too few", .table, from: [1, 2], to: [1], []),
      ["kept 0 0 1 0 0 0 0 1 1", "kept 1 - 2 0 0 0 0 2 -"]
    ),
    (
      Example(
        "what does not exist counts where its section is", .table, from: [1], to: [1],
        [
          call(1, .deleteItem(at(0, 7)), .deleteItem(at(0, 8)), .deleteItem(at(5, 0))),
          call(2, .insertItem(at(0, 9)), .moveItem(from: at(4, 4), to: at(0, 3))),
          call(3, .deleteSection(-1), .moveSection(from: 0, to: 9), .reloadItem(at(0, -1))),
        ]),
      ["kept 0 0 1 2 3 1 0 1 1"]
    ),
    (
      Example(
        "an item deleted twice counts twice (behaviour 3B)", .collection, from: [2], to: [0],
        [call(1, .deleteItem(at(0, 0)), .deleteItem(at(0, 0)))]),
      ["kept 0 0 2 0 2 0 0 0 0"]
    ),
  ]

  @Test(arguments: cases)
  func rows(_ example: Example, _ lines: [String]) {
    let evidence = example.evidence
    let ledger = Ledger(batch: evidence.batch, before: evidence.before, after: evidence.after)
    #expect(ledger.rows.map { Self.line($0).joined(separator: " ") } == lines)
  }

  /// Whatever the calls, the books are kept, and they balance if the rules accept the batch.
  @Test func everySmallWorld() {
    BrokenWorld.visit(stride: 29) { evidence in
      let ledger = Ledger(batch: evidence.batch, before: evidence.before, after: evidence.after)
      let isLegal =
        (try? UpdatePlan(evidence.batch, from: evidence.before, to: evidence.after)) != nil
      #expect(ledger.balances || !isLegal, "\(evidence)")
    }
  }
}
