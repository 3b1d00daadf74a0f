import ListCore
import Testing

@testable import CrashTranscripts

/// Titles in a developer's own words: an operation on a list, and that it crashes.
@MainActor @Suite struct OperationWordsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let family: TranscriptFamily
    /// How the cause begins.
    let cause: String
    var testDescription: String { text }

    init(_ text: String, _ family: TranscriptFamily, _ cause: String) {
      (self.text, self.family, self.cause) = (text, family, cause)
    }
  }

  nonisolated static let cases =
    [
      Case(
        "App crashes when deleting last row in section", .invalidNumberOfSections,
        "Most often, with its last row the section disappears from the model too"),
      Case(
        "UITableView crashes when I swipe to delete a row", .invalidNumberOfRows,
        "Most often, after deleteRows(at:with:) the counts do not add up"),
      Case(
        "collectionView insertItems crash", .invalidNumberOfItems,
        "Most often, after insertItems(at:) the counts do not add up"),
      Case(
        "Fix crash on reordering cells in the UICollectionView", .invalidNumberOfItems,
        "Most often, after moveItem(at:to:) the counts do not add up: the model was not moved"),
      Case(
        "Crash in reloadSections", .invalidNumberOfRows,
        "Most often, after reloadSections(_:) the counts do not add up"),
      Case(
        "prevent crash on scrollToRow if the table is empty", .scrollOutOfBoundsRow,
        "Most often, the list was asked for the position of a row"),
      Case(
        "Index out of range when filtering the table view with a search bar", .arrayIndex,
        "Most often, the methods of the data source use two arrays"),
      Case(
        "Crash in didEndDisplaying cell after delete (collectionView)", .arrayIndex,
        "Most often, the method that tells of a cell that disappeared reads the model"),
      Case(
        "Crash when reordering by long press where there is no cell in the collection view",
        .reorderingUnderWay, "Most often, the gesture began where no item is"),
      Case(
        "App crashes when the user collapses the section of the selected row",
        .invalidNumberOfRows, "Most often, a collapsed section counts no rows"),
      Case(
        "Fix crash of the tableView if cellForRow returns nil", .nilCellTable,
        "Most often, the data source returned no cell"),
      Case(
        "register all cell types to fix crash on dequeue", .dequeueTableCell,
        "Most often, no class, nib or prototype is registered"),
      Case(
        "Crash: performBatchUpdates while the UICollectionView is not visible",
        .invalidNumberOfItems, "Most often, the collection view was in no window"),
      Case(
        "NSFetchedResultsController crash when an object moves between sections",
        .invalidNumberOfRows, "Most often, after the update the counts do not add up: the delegate"),
      Case(
        "Diffable data source crash: duplicate identifiers", .diffableDuplicateItems,
        "Most often, a snapshot got two equal identifiers"),
      Case(
        "Diffable data source crashes when a snapshot is applied on a background thread",
        .diffableDeadlock, "Most often, apply was called on the main queue while"),
      Case(
        "crash: scrollToRowAtIndexPath has to be called on the main thread", .backgroundThread,
        "Most often, the list was called on a background thread"),
      Case(
        "Crash from negative flow layout cell height", .negativeSize,
        "Most often, the flow layout got a size that is negative"),
      Case(
        "Crash because the layout returns outdated cached attributes for a UICollectionView",
        .layoutAttributesMissingIndexPath, "Most often, the layout returned attributes of a cell"),
      Case(
        "endless layout loop in a self-sizing cell", .layoutLoop,
        "Most often, each layout pass asks for another one"),
      Case(
        "crash with an empty index path in shouldInvalidateLayout", .invalidIndexPathLength,
        "Most often, "),
      Case(
        "iPad crash when showing an action sheet from a table view cell", .popoverWithoutSource,
        "Most often, a popover points at a view"),
      Case(
        "Crash of a UITableView whose data source was deallocated", .badAccess,
        "Most often, the table view calls a data source or delegate that was deallocated"),
      Case(
        "Crash when the dataSource of the tableView is swapped in an update",
        .invalidNumberOfRows, "Most often, the data source was replaced"),
      Case(
        "Crash caused by layoutIfNeeded too early, before the UITableView sets up its data source",
        .invalidNumberOfRows, "Most often, the table view was laid out before its data source"),
      Case(
        "Crash: layout attributes for a footer that the UICollectionView does not have",
        .noLayoutAttributes, "Most often, a layout answers for a header or footer"),
      Case(
        "deselect the row first, as the table may be reloaded on select and crash", .arrayIndex,
        "Most often, what happens on the tap changes or reloads the table view"),
      Case(
        "Crash as a wrong index path is returned on tapping a cell", .arrayIndex,
        "Most often, the index path of a tap does not fit the array"),
      Case(
        "performBatchUpdates crashes as the collection view only displays the first few of them",
        .invalidNumberOfItems, "Most often, the section shows only a part of the model"),
      Case(
        "Fixes section out of bounds crash when inserting rows", .invalidNumberOfRows,
        "Most often, the call names a section that does not have the change"),
      Case(
        "Reload the table view after clearing the array to avoid a crash", .arrayIndex,
        "Most often, the array changes now and the table view reloads later"),
      Case(
        "Deleting multiple rows crashes: index out of range", .arrayIndex,
        "Most often, several rows are removed from the array"),
      Case(
        "SwiftUI List crash on delete", .arrayIndex,
        "Most often, a row of SwiftUI still reads the element that was deleted"),
    ]

  @Test(arguments: cases)
  func `the operation that the words name has its most common cause`(_ given: Case) throws {
    let found = Reproduction.all(in: given.text)
    #expect(found.map(\.message.family) == [given.family])
    let cause = try #require(found.first?.cause)
    #expect(cause.prefix(given.cause.count) == given.cause)
  }

  @Test(arguments: cases)
  func `words without a number have a cause and a repair without one`(_ given: Case) throws {
    let first = try #require(Reproduction.all(in: given.text).first?.help.causes.first)
    let numbers = (first.sentence + first.repair.sentence).filter(\.isNumber)
    #expect(numbers == "")
  }

  /// Titles of databases, servers and parsers, as public repositories have them, and of lists that
  /// do not crash.
  @Test(arguments: [
    "Row.value(atIndex:) reliably crashes when the index is out of range",
    "Don't fail an assertion if CBLQueryRow.value is called after the database is deleted",
    "Fix a crash when inserting a null blob", "Fix crash when reposting",
    "Throw an exception instead of returning an error when a document is removed",
    "The parser crashes on an empty section", "Fix crash in UITextView on selection",
    "UIPickerView crash", "Crash in UIPageViewController when swiping fast",
    "Delete rows with an animation", "Add index path validation to avoid production crashes",
    "App crashes on launch", "Fixed crash with payment rows that are deleted",
    "Crash of a UITableView: internal inconsistency of an unknown kind while rows are deleted",
    """
    *** Terminating app due to uncaught exception 'NSInternalInconsistencyException'
    3 UIKitCore 0x1 -[UITableView _somethingNew]
    """,
  ])
  func `words of something else say nothing`(_ text: String) {
    #expect(Reproduction.all(in: text).map(\.message.family.rawValue) == [])
  }

  @Test func `names of types and methods are divided into words`() {
    #expect(
      ReportText("Fix crash in -[UITableView cellForRowAtIndexPath:], TVCell2").words
        == " fix crash in ui table view cell for row at index path tv cell2 ")
  }
}
