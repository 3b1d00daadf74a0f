import ListCore
import Testing

@testable import CrashTranscripts

/// Messages beside those of updates: each has a cause and a repair.
@MainActor @Suite struct NeighbourMessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let family: TranscriptFamily
    /// How the cause begins.
    let cause: String
    var testDescription: String { family.rawValue + ": " + text.prefix(50) }
  }

  nonisolated private static let cellFrame = """

    3   UIKitCore   0x0000000185 -[UITableView _createPreparedCellForGlobalRow:withIndexPath:] + 640
    4   Shelf       0x0000000100 ShelfController.tableView(_:cellForRowAt:) (ShelfController.swift:31)
    """

  nonisolated static let cases = [
    Case(
      text: """
        UITableView dataSource returned a nil cell for row at index path: <NSIndexPath: 0x1> {length \
        = 2, path = 0 - 3}. Table view: <UITableView: 0x2>, dataSource: <Shelf: 0x3>
        """,
      family: .nilCellTable, cause: "tableView(_:cellForRowAt:) returned nil"),
    Case(
      text: "Detected item identifiers that are equal but have different hash values.",
      family: .equalIdentifiersUnequalHashes, cause: "Two identifiers are equal by =="),
    Case(
      text: "UICollectionView must be initialized with a non-nil layout parameter",
      family: .collectionWithoutLayout, cause: "The collection view, or its controller, was created"
    ),
    Case(
      text: "The layout ran into an error when computing the layout: the height of a group is zero",
      family: .layoutComputingError, cause: "The layout could not be computed; the text after"),
    Case(
      text: "-[UICollectionViewLayoutAttributes setSize:]: -setSize: requires finite dimensions",
      family: .infiniteSize, cause: "A size is infinite or not a number"),
    Case(
      text: """
        Failed to allocate data stores for 9223372036854775807 rows in section 0. Consider using \
        fewer rows
        """,
      family: .tooManyRows, cause: "tableView(_:numberOfRowsInSection:) answered a number"),
    Case(
      text: """
        -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: <_UICollectionViewItemKey: \
        0x600000>)
        """,
      family: .nilView, cause: "The collection view got nil where it needs a cell"),
    Case(
      text: "Row index -1 out of row range (numberOfRows: 5)",
      family: .nsTableViewIndex, cause: "AppKit's table view was asked for a row"),
    Case(
      text: """
        the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does \
        not match the element kind it is being used for. When asked for a view of element kind 'A' \
        the data source dequeued a view registered for the element kind 'B'.
        """,
      family: .otherElementKind, cause: "The data source dequeued a view that is registered"),
    Case(
      text: "*** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]" + cellFrame,
      family: .arrayIndex, cause: "The table view asked for a cell (ShelfController.swift:31)"),
    Case(
      text: "Fatal error: Index out of range: file Swift/ContiguousArrayBuffer.swift" + cellFrame,
      family: .arrayIndex, cause: "The table view asked for a cell (ShelfController.swift:31)"),
    Case(
      text: """
        Exception Type: EXC_BAD_ACCESS (SIGSEGV)
        0   libobjc.A.dylib   0x0000000180 objc_msgSend + 32
        1   UIKitCore   0x0000000185 -[UITableView _endCellAnimationsWithContext:] + 8044
        2   UIKitCore   0x0000000186 -[UITableView endUpdates] + 12
        """,
      family: .badAccess, cause: "The list used memory that is no longer valid"),
    Case(
      text: "Fatal error: Index out of range" + """

        1   Shelf       0x0000000100 ShelfController.tableView(_:didSelectRowAt:) (Shelf.swift:40)
        2   UIKitCore   0x0000000185 -[UITableView _selectRowAtIndexPath:animated:] + 640
        """,
      family: .arrayIndex, cause: "The index path of a touch was used (Shelf.swift:40)"),
    Case(
      text: "*** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]" + """

        4   UIKitCore   0x0000000185 -[UITableViewDataSource tableView:heightForRowAtIndexPath:] + 4
        5   UIKitCore   0x0000000185 -[UITableViewController tableView:heightForRowAtIndexPath:] + 4
        """,
      family: .arrayIndex, cause: "The table has static cells"),
    Case(
      text: "Fatal error: Unexpectedly found nil while unwrapping an Optional value" + cellFrame,
      family: .nilUnwrapped, cause: "An outlet or an optional is nil"),
    Case(
      text: "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from "
        + "objects[0]" + cellFrame,
      family: .nilInArray, cause: "An array of index paths was made from nil"),
    Case(
      text: "Could not cast value of type 'UITableViewCell' (0x106) to 'Shelf.BookCell' (0x107).",
      family: .cellCast, cause: "The dequeued view does not have the class"),
    Case(
      text: """
        -[UIViewController tableView:numberOfRowsInSection:]: unrecognized selector sent to \
        instance 0x7fa1
        """,
      family: .unrecognizedSelector, cause: "The data source is an object without this method"),
    Case(
      text: "UITableView.reloadData() must be used from main thread only",
      family: .backgroundThread, cause: "The list was called on a background thread"),
    Case(
      text: "UI API called on a background thread: -[UICollectionView reloadData]",
      family: .backgroundThread, cause: "The list was called on a background thread"),
    Case(
      text: """
        UITableView internal inconsistency: _visibleRows and _visibleCells must be of same length. \
        _visibleRows: {0, 3}; _visibleCells.count: 2
        """,
      family: .visibleRowsInconsistent, cause: "The table view was told to update or reload"),
    Case(
      text: "*** -[NSMutableRLEArray objectAtIndex:effectiveRange:runIndex:]: Out of bounds",
      family: .rowHeightsOutOfBounds, cause: "The table view looked up a row"),
    Case(
      text: "UICollectionViewFlowLayout has cached frame mismatch for index path <A: 0x1>",
      family: .cachedFrameMismatch, cause: "A subclass of the flow layout changes"),
    Case(
      text: """
        -[UITableViewController loadView] instantiated view controller with identifier \
        "UIViewController-x" from storyboard "Main", but didn't get a UITableView.
        """,
      family: .controllerWithoutList, cause: "The controller's class is a list controller"),
    Case(
      text: "cell reuse indentifier in nib (A) does not match the identifier used for it (B)",
      family: .nibIdentifierMismatch, cause: "The cell in the nib has another reuse identifier"),
    Case(
      text: "Attempt to delete row containing first responder that refused to resign",
      family: .deletedFirstResponder, cause: "A row is deleted whose text field is being edited"),
    Case(
      text: """
        attempt to begin reordering on collection view while reordering is already in progress
        """,
      family: .reorderingUnderWay, cause: "beginInteractiveMovementForItem(at:) was called"),
    Case(
      text: "attempting to apply nil layout attributes to view <Shelf.BookCell: 0x1>",
      family: .nilLayoutAttributes, cause: "A view is on screen, or about to be"),
    Case(
      text: "Invalid parameter not satisfying: indexPath || ignoreInvalidItems",
      family: .missingSnapshotItem, cause: "A diffable data source was asked to reload"),
    Case(
      text: "<UICollectionView: 0x1> is stuck in a recursive layout loop",
      family: .layoutLoop, cause: "Each layout pass asks for another one"),
    Case(
      text: "Invalid row height provided by table delegate. Value must be at least 0.0",
      family: .negativeSize, cause: "A height or a dimension is negative"),
  ]

  @Test(arguments: cases)
  func `a neighbouring message has a cause and a repair`(_ given: Case) throws {
    let found = Reproduction.all(in: given.text)
    #expect(found.map(\.message.family) == [given.family])
    let cause = try #require(found.first?.help.causes.first)
    #expect(cause.sentence.hasPrefix(given.cause))
    #expect(!cause.repair.sentence.isEmpty && !cause.repair.swiftCode.isEmpty)
  }

  @Test(arguments: [
    "*** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]",
    "Fatal error: Index out of range: file Main.swift, line 3",
    "Exception Type: EXC_BAD_ACCESS (SIGSEGV)",
  ])
  func `an array's message without a frame of a list is not about one`(_ text: String) {
    #expect(Reproduction.all(in: text).isEmpty)
  }

  @Test func `a stack that begins in the app's data source is explained by its method`() throws {
    let found = Reproduction.all(
      in: """
        Thread 0 Crashed:
        0   libswiftCore.dylib   0x0000000180 _assertionFailure(_:_:file:line:flags:) + 32
        1   Shelf       0x0000000100 ShelfController.tableView(_:cellForRowAt:) (ShelfController.swift:31)
        2   UIKitCore   0x0000000185 -[UITableView _createPreparedCellForGlobalRow:withIndexPath:] + 640
        """)
    #expect(found.map(\.message.family) == [.dataSourceMethod])
    #expect(found.first?.help.causes.count == 2)
    #expect(
      found.first?.cause?.hasPrefix("The table view asked for a cell (ShelfController.swift:31)")
        == true)
  }

  @Test(arguments: [
    (
      """
      Ungültige Anzahl von Zeilen in Abschnitt 2. Die Anzahl der Zeilen in einem vorhandenen \
      Abschnitt nach der Aktualisierung (3) muss gleich der Anzahl der Zeilen vor der Aktualisierung \
      (3) sein, plus oder minus der eingefügten oder gelöschten Zeilen (0 eingefügt, 1 gelöscht).
      """,
      TranscriptFacts.itemCounts(
        ItemCountMismatch(section: 2, before: 3, after: 3, inserted: 0, deleted: 1), .table)
    ),
    (
      "第 0 节中的项数无效。更新后现有节中包含的项数（5）必须等于更新前该节中包含的项数（4），加上或减去插入或删除的项数（插入 0 项，删除 0 项）",
      .itemCounts(
        ItemCountMismatch(section: 0, before: 4, after: 5, inserted: 0, deleted: 0), .collection)
    ),
  ])
  func `a translated sentence is read by its numbers`(_ text: String, _ facts: TranscriptFacts) {
    let found = Reproduction.all(in: text)
    #expect(found.map(\.message.facts) == [facts])
    #expect(found.first?.help.causes.isEmpty == false)
  }

  @Test func `numbers that add up are no message`() {
    #expect(Reproduction.all(in: "Abschnitt 0: Zeilen (3), vorher (4), (0 neu, 1 alt)").isEmpty)
  }
}
