import ListCore
import TestSupport
import Testing

private func path(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(item: item, section: section)
}

// Crash families B5, B7, D1, D2; behaviour 2.9, 6.1.
@Suite struct QueryFaultReasonTests {
  static let sentences: [Sentence] = scrolls + questions

  static let scrolls = [
    Sentence(
      "row (D1)",
      .query(
        .scrollToMissingRow(
          path(1, 20), rows: 3, tableView: "<List: 0x1>", className: "List")),
      [
        (
          .iOS5,
          "-[List scrollToRowAtIndexPath:atScrollPosition:animated:]: row (20) beyond bounds (3) for section (1)."
        ),
        (
          .iOS6,
          "-[List _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (20) beyond bounds (3) for section (1)."
        ),
        (
          .iOS11,
          "-[List _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: row (20) beyond bounds (3) for section (1)."
        ),
        (
          .iOS13_3,
          "Attempted to scroll the table view to an out-of-bounds row (20) when there are only 3 rows in section 1. Table view: <List: 0x1>"
        ),
      ]),
    Sentence(
      "row of a missing section (D1; iOS 5, 11 and 13 from memory)",
      .query(
        .scrollToRowOfMissingSection(
          path(26, 0), sections: 25, tableView: "<UITableView: 0x1>", className: "UITableView")),
      [
        (
          .iOS5,
          "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: section (26) beyond bounds (25)."
        ),
        (
          .iOS6,
          "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: section (26) beyond bounds (25)."
        ),
        (
          .iOS11,
          "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: section (26) beyond bounds (25)."
        ),
        (
          .iOS13_3,
          "Attempted to scroll the table view to an out-of-bounds section (26) when there are only 25 sections. Table view: <UITableView: 0x1>"
        ),
      ]),
    Sentence(
      "item (D1)",
      .query(.scrollToMissingItem(path(0, 3), items: 1, collectionView: "<C: 0x1>")),
      [
        (
          .iOS5,
          "attempt to scroll to invalid index path: <NSIndexPath 0x8361f40> 2 indexes [0, 3]"
        ),
        (.iOS7, "attempt to scroll to invalid index path: \(Printed.path0_3)"),
        (
          .iOS13_3,
          "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 1 items in section 0. Collection view: <C: 0x1>."
        ),
      ]),
    Sentence(
      "item of a missing section (D1; iOS 13 from memory)",
      .query(
        .scrollToItemOfMissingSection(path(2, 0), sections: 1, collectionView: "<C: 0x1>")),
      [
        (
          .iOS5,
          "attempt to scroll to invalid index path: <NSIndexPath 0x8361f40> 2 indexes [2, 0]"
        ),
        (.iOS7, "attempt to scroll to invalid index path: \(Printed.path2_0)"),
        (
          .iOS13_3,
          "Attempted to scroll the collection view to an out-of-bounds section (2) when there are only 1 sections. Collection view: <C: 0x1>."
        ),
      ]),
    Sentence(
      "two positions of one axis (ours)", .query(.contradictoryScrollPosition),
      "attempt to use a scroll position with multiple positioning styles for one axis"),
  ]

  static let questions = [
    Sentence(
      "items of a missing section (D2)", .query(.itemsOfMissingSection(0, sections: 0)),
      "request for number of items in section 0 when there are only 0 sections in the collection view"
    ),
    Sentence(
      "rows of a missing section (behaviour 6.1)", .query(.rowsOfMissingSection(4, sections: 4)),
      "Requested the number of rows for section (4) which is out of bounds."),
    Sentence(
      "running number (D2)", .query(.missingGlobalIndex(7, items: 7)),
      "request for index path for global index 7 when there are only 7 items in the collection view"
    ),
    sentence("rect (C2)", .query(.rectOfMissingRow(path(0, 0))), [(0, 0)], [Printed.path0_0]) {
      "request for rect at invalid index path (\($0[0]))"
    },
    Sentence(
      "update path (B5)",
      .query(.invalidUpdatePath(description: "<NSIndexPath: 0x1> {length = 0, path = }")),
      "Attempted to perform update with invalid index path: <NSIndexPath: 0x1> {length = 0, path = }"
    ),
    Sentence(
      "path length in a table (B5)", .query(.invalidPathLength(.table)),
      [
        (
          .iOS5,
          "Invalid index path for use with UITableView.  Index paths passed to table view must contain exactly two indices specifying the section and row.  Please use the category on NSIndexPath in UITableView.h if possible."
        ),
        (
          .iOS9,
          "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices specifying the section and row. Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible."
        ),
      ]),
    Sentence(
      "path length in a collection (ours, as in a table)",
      .query(.invalidPathLength(.collection)),
      [
        (
          .iOS5,
          "Invalid index path for use with UICollectionView.  Index paths passed to collection view must contain exactly two indices specifying the section and item.  Please use the category on NSIndexPath in UICollectionView.h if possible."
        ),
        (
          .iOS9,
          "Invalid index path for use with UICollectionView. Index paths passed to collection view must contain exactly two indices specifying the section and item. Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible."
        ),
      ]),
    Sentence(
      "visible cells during an update (behaviour 2.9)", .query(.visibleCellsDuringUpdate),
      "Attempted to access the table view's visibleCells while they were in the process of being updated, which is not allowed."
    ),
    Sentence(
      "reorder target (B7)", .query(.invalidReorderTarget(path(1, 4), rows: 2)),
      "UITableView delegate method tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an invalid target index path (section: 1, row: 4) because there are only 2 rows in this section of the table view."
    ),
    Sentence(
      "reload inside a batch of a table (ours)", .query(.reloadInsideBatch(.table)),
      "reloadData was called inside a batch update of the table view"),
    Sentence(
      "reload inside a batch of a collection (ours)", .query(.reloadInsideBatch(.collection)),
      "reloadData was called inside a batch update of the collection view"),
  ]

  @Test(arguments: sentences)
  func reason(_ sentence: Sentence) {
    #expect(sentence.said(view: "<UITableView: 0x9>") == sentence.expected)
  }

  @Test func preconditionOfIndexPath() {
    #expect(
      QueryFault.pathLengthPrecondition(.table)
        == "Invalid index path for use with UITableView. This index path must contain exactly two indices specifying the section and row."
    )
  }
}
