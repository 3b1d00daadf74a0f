import Testing

@testable import CrashTranscripts

/// Details that a message does not state are listed as assumptions.
@MainActor @Suite struct AssumptionsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pasted: String
    let expected: [String]
    var testDescription: String { pasted }

    init(_ pasted: String, _ expected: [String]) {
      self.pasted = pasted
      self.expected = expected
    }
  }

  nonisolated static let cases = [
    Case(
      "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update",
      ["7 rows in section 0 before the update", "no other section"]),
    Case(
      "attempt to delete item 9 from section 2 which only contains 9 items before the update",
      [
        "8 items in section 2 after the update", "one item in each other section", "3 sections",
      ]),
    Case(
      "attempt to delete row 0 from section 2, but there are only 1 sections before the update",
      ["1 row in section 0", "1 section after the update"]),
    Case(
      "attempt to insert section 4 but there are only 3 sections after the update",
      ["the view is a table view", "one row in each section", "2 sections before the update"]),
    Case(
      "attempt to delete and reload the same index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 1})",
      [
        "the view is a collection view", "2 items in section 0 before the update",
        "1 item in section 0 after the update", "no other section",
      ]),
    Case(
      """
      Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (3) must be equal to the number of sections contained in the table \
      view before the update (2), plus or minus the number of sections inserted or deleted (0 \
      inserted, 0 deleted).
      """, ["one row in each section"]),
    Case(
      """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an \
      existing section after the update (5) must be equal to the number of rows contained in that \
      section before the update (3), plus or minus the number of rows inserted or deleted from \
      that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out \
      of that section (0 moved in, 0 moved out).
      """, ["no other section", "which rows are meant: the first ones"]),
    Case(
      """
      unable to dequeue a cell with identifier Book - must register a nib or a class for the \
      identifier or connect a prototype cell in a storyboard
      """, ["1 row in section 0", "no other section"]),
    Case("Cell animation stop fraction must be greater than start fraction", []),
    Case(
      "Fatal: supplied item identifiers are not unique.",
      ["which call: appendItems(_:toSection:)", "other identifiers: \"section\", \"item\""]),
    Case(
      "There are currently no sections in the data source. Please add a section first.",
      ["other identifiers: \"item\""]),
    Case(
      """
      Invalid update: destination for section operation [B] is in the inserted section list for \
      update: <_UIDiffableDataSourceUpdate 0x1 - action: INS; identifiers: [A,B]>
      """, ["which call: insertSections(_:beforeSection:)"]),
    Case("Failed to find index of item zz", []),
    Case(
      "Item identifier does not exist in section snapshot: zz", ["which call: isExpanded(_:)"]),
    Case(
      "Invalid parameter not satisfying: section < _impl.numberOfSections",
      ["the view is a table view", "one section"]),
    Case(
      """
      UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting \
      as the UICollectionView's dataSource: please do not call mutation APIs directly on \
      UICollectionView.
      """, ["which call: deleteItems(at:)"]),
    Case("Invalid parameter not satisfying: identifiers", []),
  ]

  @Test(arguments: cases)
  func assumptionsAreListed(_ given: Case) {
    #expect(Reproduction.all(in: given.pasted).map(\.assumptions) == [given.expected])
  }
}
