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
      family: .arrayIndex, cause: "An index path of the list was used in an array"),
    Case(
      text: "Fatal error: Index out of range: file Swift/ContiguousArrayBuffer.swift" + cellFrame,
      family: .arrayIndex, cause: "An index path of the list was used in an array"),
    Case(
      text: """
        Exception Type: EXC_BAD_ACCESS (SIGSEGV)
        0   libobjc.A.dylib   0x0000000180 objc_msgSend + 32
        1   UIKitCore   0x0000000185 -[UITableView _endCellAnimationsWithContext:] + 8044
        2   UIKitCore   0x0000000186 -[UITableView endUpdates] + 12
        """,
      family: .badAccess, cause: "The list used memory that is no longer valid"),
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
}
