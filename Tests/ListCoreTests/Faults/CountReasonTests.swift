import ListCore
import TestSupport
import Testing

private func path(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(item: item, section: section)
}

private func items(
  _ kind: ListKind, _ mismatch: ItemCountMismatch, _ before: SectionCounts,
  _ after: SectionCounts, _ changes: [Change]
) -> ListFault {
  .update(
    .itemCountMismatch(
      mismatch, BatchEvidence(before: before, after: after, batch: BatchUpdate(changes))), kind)
}

private func sections(
  _ kind: ListKind, _ mismatch: SectionCountMismatch, _ before: SectionCounts,
  _ after: SectionCounts, _ changes: [Change]
) -> ListFault {
  .update(
    .sectionCountMismatch(
      mismatch, BatchEvidence(before: before, after: after, batch: BatchUpdate(changes))), kind)
}

private let oldest = """
  Invalid table view update.  The application has requested an update to the table view that is \
  inconsistent with the state provided by the data source.
  """

// Crash families A1, A2, A3, A5; behaviour 3.13, 3.15.
@Suite struct CountReasonTests {
  static let table = "<UITableView: 0x1; dataSource: <Shop.Cart: 0x2>>"
  static let collection = "<UICollectionView: 0x1; layout: <L: 0x3>; dataSource: <Shop.Cart: 0x2>>"

  static let tables = [
    Sentence(
      "a row too many (A1)",
      items(
        .table, ItemCountMismatch(section: 0, before: 36, after: 36, inserted: 0, deleted: 1),
        [36], [36], [.deleteItem(path(0, 35))]),
      [
        (.iOS5, oldest),
        (
          .iOS6,
          "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (36) must be equal to the number of rows contained in that section before the update (36), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        ),
        (
          .iOS14,
          "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (36) must be equal to the number of rows contained in that section before the update (36), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        ),
        (
          .iOS15,
          "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (36) must be equal to the number of rows contained in that section before the update (36), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out). Table view: <UITableView: 0x1; dataSource: <Shop.Cart: 0x2>>"
        ),
      ]),
    Sentence(
      "rows too few after a reload (A1, A3)",
      items(
        .table, ItemCountMismatch(section: 0, before: 20, after: 3, inserted: 1, deleted: 1),
        [20], [3], [.reloadItem(path(0, 0))]),
      [
        (.iOS5, oldest),
        (
          .iOS6,
          "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (20), plus or minus the number of rows inserted or deleted from that section (1 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        ),
        (
          .iOS14,
          "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (20), plus or minus the number of rows inserted or deleted from that section (1 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        ),
        (
          .iOS15,
          "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (20), plus or minus the number of rows inserted or deleted from that section (1 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out). Table view: <UITableView: 0x1; dataSource: <Shop.Cart: 0x2>>"
        ),
        (
          .iOS16_4,
          "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and/or after performing the batch updates are inconsistent with the updates.\nData source before updates = { 1 section with row counts: [20] }\nData source after updates = { 1 section with row counts: [3] }\nUpdates = [\n\tDelete row (0 - 0),\n\tInsert row (0 - 0)\n]\nTable view: <UITableView: 0x1; dataSource: <Shop.Cart: 0x2>>"
        ),
        (
          .iOS17,
          "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after performing the batch updates are inconsistent with the updates.\nData source before updates = { 1 section with row counts: [20] }\nData source after updates = { 1 section with row counts: [3] }\nUpdates = [\n\tDelete row (0 - 0),\n\tInsert row (0 - 0)\n]\nTable view: <UITableView: 0x1; dataSource: <Shop.Cart: 0x2>>"
        ),
      ]),
    Sentence(
      "a section too many (A2)",
      sections(
        .table, SectionCountMismatch(before: 0, after: 1, inserted: 0, deleted: 0), [], [0], []),
      [
        (.iOS5, oldest),
        (
          .iOS6,
          "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (0), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
        ),
        (
          .iOS14,
          "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (0), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
        ),
        (
          .iOS15,
          "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (0), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted). Table view: <UITableView: 0x1; dataSource: <Shop.Cart: 0x2>>"
        ),
      ]),
  ]

  static let collections = [
    Sentence(
      "an item too many after a move (A1)",
      items(
        .collection,
        ItemCountMismatch(
          section: 1, before: 2, after: 4, inserted: 0, deleted: 0, movedIn: 1, movedOut: 0),
        [3, 2], [2, 4], [.moveItem(from: path(0, 0), to: path(1, 0))]),
      [
        (
          .iOS5,
          "Invalid update: invalid number of items in section 1.  The number of items contained in an existing section after the update (4) must be equal to the number of items contained in that section before the update (2), plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (1 moved in, 0 moved out)."
        ),
        (
          .iOS14,
          "Invalid update: invalid number of items in section 1. The number of items contained in an existing section after the update (4) must be equal to the number of items contained in that section before the update (2), plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (1 moved in, 0 moved out)."
        ),
        (
          .iOS15,
          "Invalid update: invalid number of items in section 1. The number of items contained in an existing section after the update (4) must be equal to the number of items contained in that section before the update (2), plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (1 moved in, 0 moved out). Collection view: <UICollectionView: 0x1; layout: <L: 0x3>; dataSource: <Shop.Cart: 0x2>>"
        ),
      ]),
    Sentence(
      "a section too few (A2, A3)",
      sections(
        .collection, SectionCountMismatch(before: 9, after: 9, inserted: 1, deleted: 0),
        [1, 1, 1, 1, 1, 1, 1, 1, 2], [1, 1, 1, 1, 1, 1, 1, 1, 2], [.insertSection(0)]),
      [
        (
          .iOS5,
          "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the update (9) must be equal to the number of sections contained in the collection view before the update (9), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
        ),
        (
          .iOS14,
          "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (9) must be equal to the number of sections contained in the collection view before the update (9), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
        ),
        (
          .iOS15,
          "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (9) must be equal to the number of sections contained in the collection view before the update (9), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted). Collection view: <UICollectionView: 0x1; layout: <L: 0x3>; dataSource: <Shop.Cart: 0x2>>"
        ),
        (
          .iOS16_4,
          "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after performing the batch updates are inconsistent with the updates.\nData source before updates = { 9 sections with item counts: [1, 1, 1, 1, 1, 1, 1, 1, 2] }\nData source after updates = { 9 sections with item counts: [1, 1, 1, 1, 1, 1, 1, 1, 2] }\nUpdates = [\n\tInsert section 0\n]\nCollection view: <UICollectionView: 0x1; layout: <L: 0x3>; dataSource: <Shop.Cart: 0x2>>"
        ),
        (
          .iOS17,
          "Invalid batch updates detected: the number of sections and/or items returned by the data source before and after performing the batch updates are inconsistent with the updates.\nData source before updates = { 9 sections with item counts: [1, 1, 1, 1, 1, 1, 1, 1, 2] }\nData source after updates = { 9 sections with item counts: [1, 1, 1, 1, 1, 1, 1, 1, 2] }\nUpdates = [\n\tInsert section 0\n]\nCollection view: <UICollectionView: 0x1; layout: <L: 0x3>; dataSource: <Shop.Cart: 0x2>>"
        ),
      ]),
  ]

  @Test(arguments: tables)
  func table(_ sentence: Sentence) {
    #expect(sentence.said(view: Self.table) == sentence.expected)
  }

  @Test(arguments: collections)
  func collection(_ sentence: Sentence) {
    #expect(sentence.said(view: Self.collection) == sentence.expected)
  }

  @Test func withoutAView() {
    let mismatch = ItemCountMismatch(section: 0, before: 2, after: 1, inserted: 0, deleted: 0)
    let evidence = BatchEvidence(before: [2], after: [1], batch: BatchUpdate())
    let fault = UpdateFault.itemCountMismatch(mismatch, evidence)
    #expect(
      fault.reason(.table, .newest)
        == "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after performing the batch updates are inconsistent with the updates.\nData source before updates = { 1 section with row counts: [2] }\nData source after updates = { 1 section with row counts: [1] }\nUpdates = [\n]"
    )
    #expect(
      fault.reason(.collection, .iOS16)
        == "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (1) must be equal to the number of items contained in that section before the update (2), plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
    )
  }
}
