import ListCore
import Testing

@Suite struct LedgerTextTests {
  private static func text(_ example: Example) -> String {
    let evidence = example.evidence
    return Ledger(batch: evidence.batch, before: evidence.before, after: evidence.after)
      .text(example.kind)
  }

  @Test func aRowTooMany() {
    let example = Example(
      "", .table, from: [20, 3], to: [20, 3], [call(42, .deleteItem(at(0, 3)))])
    #expect(
      Self.text(example) == """
        sections: 2 before, 0 inserted, 0 deleted, 2 expected, 2 answered
        section  before  inserted  deleted  expected  answered
        0            20         0        1        19        20  <- does not add up
        1             3         0        0         3         3
        calls:
          CartController.swift:42  deleteRows(at: [0 - 3])
        """)
  }

  @Test func movesAndSections() {
    let example = Example(
      "", .collection, from: [2, 1, 4], to: [1, 1, 7],
      [
        call(8, .moveItem(from: at(0, 0), to: at(1, 1))),
        UpdateCall([.deleteSection(2), .insertSection(2)]),
      ])
    #expect(
      Self.text(example) == """
        sections: 3 before, 1 inserted, 1 deleted, 3 expected, 3 answered
        section       before  inserted  deleted  moved in  moved out  expected  answered
        0                  2         0        0         0          1         1         1
        1                  1         0        0         1          0         2         1  <- does not add up
        2 (deleted)        4         0        0         0          0         -         -
        2 (inserted)       -         0        0         0          0         -         7
        calls:
          CartController.swift:8  moveItem(at: 0 - 0, to: 1 - 1)
          ?                       deleteSections([2]), insertSections([2])
        """)
  }

  @Test func aTableThatIsTooWideBecomesSentences() {
    let ledger = Ledger(
      batch: BatchUpdate([.deleteItem(at(0, 3)), .deleteSection(1)]), before: [20, 3],
      after: [20, 7])
    #expect(
      ledger.text(.table, width: 40) == """
        sections: 2 before, 0 inserted, 1 deleted, 1 expected, 2 answered  <- does not add up
        section 0: 20 rows, 1 deleted; 19 expected, 20 answered  <- does not add up
        section 1 (deleted): 3 rows
        section 1 (new): 7 answered  <- no call announced it
        calls:
          deleteRows(at: [0 - 3])
          deleteSections([1])
        """)
  }

  @Test func manySectionsAndLongCalls() {
    let counts = Array(repeating: 200, count: 100)
    var after = counts
    after[7] = 300
    let example = Example(
      "", .table, from: SectionCounts(counts), to: SectionCounts(after),
      [
        UpdateCall((0..<100).map { .insertItem(at(7, $0)) }, site: .cart(3)),
        call(4, .reloadItem(at(2, 0)), .reloadItem(at(2, 1)), .reloadItem(at(4, 0))),
      ])
    #expect(
      Self.text(example) == """
        sections: 100 before, 0 inserted, 0 deleted, 100 expected, 100 answered
        section  before  inserted  deleted  expected  answered
        2           200         2        2       200       200
        4           200         1        1       200       200
        7           200       100        0       300       300
        (97 other sections are not shown)
        calls:
          CartController.swift:3  insertRows(at: [7 - 0 ... 7 - 99])
          CartController.swift:4  reloadRows(at: [2 - 0, 2 - 1, 4 - 0])
        """)
  }

  /// Rows that do not balance are shown, wherever they are.
  @Test func manySectionsOfWhichOneIsWrong() {
    let counts = Array(repeating: 2, count: 1_500)
    var after = counts
    after[1_400] = 3
    let example = Example(
      "", .table, from: SectionCounts(counts), to: SectionCounts(after),
      [UpdateCall((0..<1_300).map { .reloadItem(at($0, 0)) })])
    let rows = (0..<19).map { section in
      String(repeating: " ", count: section < 10 ? 1 : 0)
    }
    let lines = rows.indices.map { section in
      "\(section)\(rows[section])            2         1        1         2         2"
    }
    #expect(
      Self.text(example) == """
        sections: 1500 before, 0 inserted, 0 deleted, 1500 expected, 1500 answered
        section  before  inserted  deleted  expected  answered
        \(lines.joined(separator: "\n"))
        1400          2         0        0         2         3  <- does not add up
        (1,480 other sections are not shown)
        calls:
          reloadRows(at: [\((0..<20).map { "\($0) - 0" }.joined(separator: ", ")), \
        … and 1,280 more])
        """)
  }

  /// `NSNotFound` is the largest number there is; nothing follows it.
  @Test func positionsThatWereNotFound() {
    let nowhere = at(0, .max)
    let calls = [
      call(3, .deleteItem(nowhere), .deleteItem(nowhere)),
      call(4, .deleteSection(.max), .deleteSection(.min)),
    ]
    #expect(
      Self.text(Example("", .table, from: [], to: [], calls)) == """
        sections: 0 before, 0 inserted, 2 deleted, -2 expected, 0 answered  <- does not add up
        calls:
          CartController.swift:3  deleteRows(at: [0 - \(Int.max), 0 - \(Int.max)])
          CartController.swift:4  deleteSections([\(Int.max), \(Int.min)])
        """)
  }

  @Test func nothing() {
    #expect(
      Self.text(Example("", .table, from: [], to: [], [])) == """
        sections: 0 before, 0 inserted, 0 deleted, 0 expected, 0 answered
        calls:
          none
        """)
  }
}
