import ListCore
import Testing

private func path(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(item: item, section: section)
}

struct UpdateLinesCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let changes: [Change]
  let lines: [String]
}

// The list in `Invalid batch updates detected`. (crash families A3)
@Suite struct UpdateLinesTests {
  static let cases = [
    UpdateLinesCase(testDescription: "nothing", changes: [], lines: []),
    UpdateLinesCase(
      testDescription: "deletions highest first, then insertions lowest first",
      changes: [
        .insertItem(path(0, 3)), .deleteItem(path(0, 1)), .insertItem(path(0, 0)),
        .deleteItem(path(1, 0)), .deleteItem(path(0, 2)),
      ],
      lines: [
        "Delete row (1 - 0)", "Delete row (0 - 2)", "Delete row (0 - 1)", "Insert row (0 - 0)",
        "Insert row (0 - 3)",
      ]),
    UpdateLinesCase(
      testDescription: "a section before its rows, moves last as announced",
      changes: [
        .moveItem(from: path(0, 1), to: path(0, 2)), .insertItem(path(1, 0)),
        .deleteItem(path(0, 0)), .deleteSection(0), .deleteSection(2), .insertSection(1),
        .moveSection(from: 3, to: 0),
      ],
      lines: [
        "Delete section 2", "Delete section 0", "Delete row (0 - 0)", "Insert section 1",
        "Insert row (1 - 0)", "Move row (0 - 1) to (0 - 2)", "Move section 3 to 0",
      ]),
    UpdateLinesCase(
      testDescription: "a reload is a deletion and an insertion in one place (behaviour 3.3)",
      changes: [.reloadItem(path(0, 4))],
      lines: ["Delete row (0 - 4)", "Insert row (0 - 4)"]),
    UpdateLinesCase(
      testDescription: "a reload's insertion is shifted by other changes (behaviour 3.4)",
      changes: [
        .reloadItem(path(0, 4)), .deleteItem(path(0, 0)), .insertItem(path(0, 2)),
        .insertItem(path(0, 3)), .insertItem(path(0, 9)),
      ],
      lines: [
        "Delete row (0 - 4)", "Delete row (0 - 0)", "Insert row (0 - 2)", "Insert row (0 - 3)",
        "Insert row (0 - 5)", "Insert row (0 - 9)",
      ]),
    UpdateLinesCase(
      testDescription: "a reload's insertion is shifted with its section, but not by moves",
      changes: [
        .reloadItem(path(1, 1)), .insertSection(0), .moveSection(from: 0, to: 3),
        .moveItem(from: path(1, 0), to: path(3, 0)),
      ],
      lines: [
        "Delete row (1 - 1)", "Insert section 0", "Insert row (2 - 1)",
        "Move section 0 to 3", "Move row (1 - 0) to (3 - 0)",
      ]),
    UpdateLinesCase(
      testDescription: "a section's reload is shifted too (behaviour 3.4)",
      changes: [
        .moveSection(from: 2, to: 4), .reloadSection(3), .deleteSection(4), .insertSection(2),
      ],
      lines: [
        "Delete section 4", "Delete section 3", "Insert section 2", "Insert section 4",
        "Move section 2 to 4",
      ]),
  ]

  @Test(arguments: cases)
  func lines(_ given: UpdateLinesCase) {
    let evidence = BatchEvidence(
      before: [20, 20, 20, 20, 20], after: [20, 20, 20, 20, 20], batch: BatchUpdate(given.changes))
    let fault = UpdateFault.sectionCountMismatch(
      SectionCountMismatch(before: 5, after: 4, inserted: 0, deleted: 0), evidence)
    let expected = """
      Invalid batch updates detected: the number of sections and/or rows returned by the data \
      source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = { 5 sections with row counts: [20, 20, 20, 20, 20] }
      Data source after updates = { 5 sections with row counts: [20, 20, 20, 20, 20] }
      Updates = [\(given.lines.map { "\n\t" + $0 }.joined(separator: ","))
      ]
      """
    #expect(fault.reason(.table, .newest) == expected)
  }
}
