import ListCore
import Testing

struct WarningCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let warning: ListWarning
  let profile: SystemProfile
  let line: String
}

private let dropped = ListWarning.updateDropped(
  .itemCountMismatch(
    ItemCountMismatch(section: 0, before: 6, after: 4, inserted: 0, deleted: 0),
    BatchEvidence(before: [6], after: [4], batch: BatchUpdate())),
  collectionView: "<UICollectionView: 0x1>",
  update:
    "[UICollectionViewUpdate - 0x2: old:<UICollectionViewData: 0x3> new<UICollectionViewData: 0x4> items:<(\n)>]"
)

private let droppedWithView =
  "[UICollectionView] Performing reloadData as a fallback — Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (4) must be equal to the number of items contained in that section before the update (6), plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out). Collection view: <UICollectionView: 0x1>"

// Crash families A4, D3, D4, D5, E2, E7.
@Suite struct ListWarningTextTests {
  static let cases = [
    WarningCase(
      testDescription: "layout outside a window (D5)",
      warning: .layoutOutsideHierarchy(tableView: "<UITableView: 0x1>"), profile: .newest,
      line:
        "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the view hierarchy (the table view or one of its superviews has not been added to a window). This may cause bugs by forcing views inside the table view to load and perform layout without accurate information (e.g. table view bounds, trait collection, layout margins, safe area insets, etc), and will also cause unnecessary performance overhead due to extra layout passes. Make a symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what caused this to occur, so you can avoid this action altogether if possible, or defer it until the table view has been added to a window. Table view: <UITableView: 0x1>"
    ),
    WarningCase(
      testDescription: "cell for row during an update (D5)",
      warning: .cellForRowDuringUpdate(tableView: "<UITableView: 0x1>"), profile: .iOS13,
      line:
        "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of updating its visible cells, which is not allowed. Make a symbolic breakpoint at UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger and see what caused this to occur. Perhaps you are trying to ask the table view for a cell from inside a table view callback about a specific row? Table view: <UITableView: 0x1>"
    ),
    WarningCase(
      testDescription: "attributes ignored (D3)",
      warning: .attributesIgnored(attributes: "<A: 0x1> zIndex = 1; ", layout: "<L: 0x2>"),
      profile: .iOS13,
      line:
        "Layout attributes <A: 0x1> zIndex = 1;  were received from the layout <L: 0x2> but are not valid for the data source counts. Attributes will be ignored."
    ),
    WarningCase(
      testDescription: "item too wide (D4)", warning: .itemTooLarge(.width), profile: .iOS10,
      line:
        "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values."
    ),
    WarningCase(
      testDescription: "item too wide, until iOS 9 (D4)", warning: .itemTooLarge(.width),
      profile: .iOS9,
      line:
        "the behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values."
    ),
    WarningCase(
      testDescription: "item too high (D4)", warning: .itemTooLarge(.height), profile: .newest,
      line:
        "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item height must be less than the height of the UICollectionView minus the section insets top and bottom values, minus the content insets top and bottom values."
    ),
    WarningCase(
      testDescription: "update dropped, first form (A4)", warning: dropped, profile: .iOS13,
      line:
        "[UICollectionView] Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the update (4) must be equal to the number of items contained in that section before the update (6), plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out). - will perform reloadData. UICollectionView instance: <UICollectionView: 0x1>; currentUpdate: [UICollectionViewUpdate - 0x2: old:<UICollectionViewData: 0x3> new<UICollectionViewData: 0x4> items:<(\n)>]"
    ),
    WarningCase(
      testDescription: "update dropped, second form (A4)", warning: dropped, profile: .iOS15,
      line: droppedWithView),
    WarningCase(
      testDescription: "update dropped, second form until iOS 16.3 (A4)", warning: dropped,
      profile: .iOS16, line: droppedWithView),
    WarningCase(
      testDescription: "an item that is there (E2)", warning: .itemsExist(["Zoo.Fox"]),
      profile: .newest,
      line:
        "[UIDiffableDataSource] Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the snapshot. The existing item identifier will be moved into place instead, but this operation will be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifier that already exists: Zoo.Fox"
    ),
    WarningCase(
      testDescription: "items that are there (E2)", warning: .itemsExist(["Zoo.Fox", "b"]),
      profile: .iOS13,
      line:
        "[UIDiffableDataSource] Diffable data source detected an attempt to insert or append 2 item identifiers that already exist in the snapshot. The existing item identifiers will be moved into place instead, but this operation will be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifiers that already exist: (\n    \"Zoo.Fox\",\n    b\n)"
    ),
    WarningCase(
      testDescription: "updates from several queues (E7)",
      warning: .updatesFromSeveralQueues(view: "<T: 0x1>"), profile: .iOS15,
      line:
        "[UIDiffableDataSource] Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always submit updates either always on the main queue or always off the main queue - view=<T: 0x1>"
    ),
    WarningCase(
      testDescription: "updates from several queues, until iOS 14 (E7)",
      warning: .updatesFromSeveralQueues(view: "<T: 0x1>"), profile: .iOS14,
      line:
        "[UIDiffableDataSource] Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always submit updates either always on the main queue or always off the main queue"
    ),
  ]

  @Test(arguments: cases)
  func line(_ given: WarningCase) {
    #expect(given.warning.line(given.profile) == given.line)
  }
}
