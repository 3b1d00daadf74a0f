import ListCore
import Testing

@testable import CrashTranscripts

/// Sentences cut after a few words, stacks without a sentence, and titles: what the frames, the code
/// and the words say decides.
@MainActor @Suite struct ShortReportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let family: TranscriptFamily
    /// How the first cause begins.
    let cause: String

    init(_ name: String, _ family: TranscriptFamily, _ cause: String, _ text: String) {
      (testDescription, self.family, self.cause, self.text) = (name, family, cause, text)
    }
  }

  nonisolated static let cut = [
    Case(
      "a reason cut inside its second word", .invalidNumberOfRows,
      "After deleteRows(at:with:) the counts do not add up: the model still has the row",
      """
      *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
      'Invalid upd...

      override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        tableView.deleteRows(at: [indexPath], with: .fade)
      }
      """),
    Case(
      "an index error cut inside a word, beside the line", .arrayIndex,
      "`prices` has no element for this row",
      """
      fatal error: Array index out of ra
      cell.priceLabel.text = prices[indexPath.row]
      """),
    Case(
      "a scroll to the count", .scrollRowBeyondBounds,
      "The code scrolls to index `count`, one past the end",
      """
      -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (X) beyond \
      bounds (X) for sec

      tableView.scrollToRow(at: IndexPath(row: lines.count, section: 0), at: .bottom, animated: true)
      """),
    Case(
      "a number where a text is expected", .modelOfOtherClass, "A number is used as a text",
      """
      -[__NSCFNumber length]: unrecognized selector sent to inst
      cell.textLabel.text = value  in cellForRowAtIndexPath
      """),
    Case(
      "a position that worked once", .attemptDeleteOutOfRange,
      "The position was kept when the cell was filled",
      """
      'attempt to delete row 7 from section 0 which only contains 7 rows bef
      func trash(_ sender: UIButton) { remove(sender.tag) }
      """),
    Case(
      "constraints across a cell", .encapsulatedSize,
      "Constraints across a cell contradict its width",
      """
      "<NSLayoutConstraint:0x6000 'UIView-Encapsulated-Layout-Width' \
      UITableViewCellContentView:0x7fb8.width == 320   (active)>",
      "<NSLayoutConstraint:0x6001 H:|-(8)-[UILabel:0x7fb9]   (active, names: '|':UITableViewCellCon
      """),
  ]

  nonisolated static let stacks = [
    Case(
      "a layout reads its cache", .arrayIndex, "The layout's `layoutAttributesForItem(at:)` reads",
      """
      0  libswiftCore.dylib 0x1a2b8f4d0 _assertionFailure(_:_:file:line:flags:) + 496
      1  libswiftCore.dylib 0x1a2bb1d1c _ArrayBuffer._checkInoutAndNativeTypeCheckedBounds + 236
      2  Walls 0x100e2a5d4 MosaicLayout.layoutAttributesForItem(at:) + 12 (MosaicLayout.swift:61)
      3  UIKitCore 0x196d0c0e4 -[UICollectionViewData layoutAttributesForItemAtIndexPath:] + 452
      4  UIKitCore 0x196cd6234 -[UICollectionView layoutSubviews] + 80
      """),
    Case(
      "a segue of a selected row", .arrayIndex,
      "`prepare(for:sender:)` uses the index of the tapped row",
      """
      0   libswiftCore.dylib   _ArrayBuffer._checkInoutAndNativeTypeCheckedBounds
      1   Trips            TripsViewController.prepare(for:sender:)
      2   UIKitCore        -[UIStoryboardSegueTemplate _perform:]
      3   UIKitCore        -[UITableView _selectRowAtIndexPath:animated:scrollPosition:notifyDelegate:]
      """),
    Case(
      "a reload on another thread", .backgroundThread, "The list was called on a background thread",
      """
      Thread 5 Crashed:: Dispatch queue: com.apple.NSURLSession-delegate
      0   libobjc.A.dylib  0x192c1cbd0 objc_msgSend + 16
      1   UIKit            0x187a8f9a4 -[UITableViewRowData heightForTable] + 168
      2   UIKit            0x187a92468 -[UITableView reloadData] + 1008
      3   Casts            0x1000d4e14 CastsController.load() (CastsController.swift:40)
      """),
    Case(
      "a drag that ended", .invalidNumberOfItems,
      "The drag that ended has moved an item in the collection view",
      """
      Invalid update: invalid number of items in section . The number of items contained in an \
      existing section after the update () must be equal to

      -[UICollectionView endInteractiveMovement]
      """),
    Case(
      "a swipe's action", .invalidNumberOfRows, "`archive(at:)` deletes a row in the table view",
      """
      Fatal Exception: NSInternalInconsistencyException
      0  CoreFoundation 0x1a9d6d9b4 __exceptionPreprocess
      1  libobjc.A.dylib 0x1be8ecb54 objc_exception_throw
      2  UIKitCore 0x1acf0b5c4 -[UITableView _endCellAnimationsWithContext:]
      3  UIKitCore 0x1acf1fda0 -[UITableView endUpdates]
      4  Mail 0x1025e9c48 InboxController.archive(at:) + 144 (InboxController.swift:144)
      5  UIKitCore 0x1ac5e5e28 -[UIContextualAction executeHandlerWithView:completionHandler:]
      """),
    Case(
      "a cell's own method", .dataSourceMethod, "`configure(with:)` of the cell traps",
      """
      0  libswiftCore.dylib 0x1a2b8f4d0 _assertionFailure(_:_:file:line:flags:)
      1  Feed 0x100e2a5d4 PostCell.configure(with:) (PostCell.swift:40)
      2  Feed 0x100e2a690 FeedController.tableView(_:cellForRowAt:) (FeedController.swift:101)
      3  UIKitCore 0x1bd8fa8b4 -[UITableView _createPreparedCellForGlobalRow:withIndexPath:willDisplay:]
      """),
  ]

  nonisolated static let titles = [
    Case(
      "the words of another language", .methodNotCalled,
      "Most often, the table view asks for no cell",
      "テーブルビューの cellForRowAt が呼ばれない。numberOfRowsInSection は 3 を返す"),
    Case(
      "a deletion in another language", .invalidNumberOfRows,
      "Most often, after deleteRows(at:with:) the counts do not add up",
      "UITableView beim Löschen stürzt ab: tableView.deleteRows(at: [indexPath], with: .fade)"),
    Case(
      "a reload of a new controller", .unchangedOnScreen,
      "Most often, the call goes to a new controller",
      "tableView.reloadData() does nothing. I call ListViewController().refresh() after saving."),
    Case(
      "a class registered over a nib", .nilUnwrapped,
      "The cell's class is registered in code",
      """
      自定义xib的cell, cell.nameLabel 是 nil
      [self.tableView registerClass:[GoodsCell class] forCellReuseIdentifier:@"GoodsCell"];
      """),
    Case(
      "rows of indices", .variableForEach, "The rows are made from indices",
      """
      SwiftUI: deleting from List crashes, "Index out of range"
      ForEach(store.items.indices, id: \\.self) { i in Row(item: $store.items[i]) }
      """),
    Case(
      "a jump first, and a crash sometimes", .jumpingScroll,
      "Most often, opening and closing reloads the whole section",
      "When I expand a section in my table view the header jumps. Sometimes it crashes"),
    Case(
      "sizes that are right later", .wrongCellSize,
      "Most often, the cells are measured before they have their final width",
      "The first cells of my table view have the wrong height until I scroll"),
  ]

  @Test(arguments: cut + stacks + titles)
  func `the operation decides`(_ given: Case) {
    let found = Reproduction.all(in: given.text)
    #expect(found.map(\.message.family) == [given.family])
    let cause = found.first?.cause ?? ""
    #expect(cause.prefix(given.cause.count) == given.cause)
  }

  @Test(arguments: [
    "Crashed: com.apple.main-thread\nMyCell of the table view was released",
    "reason: 'Invalid parameter not satisfying: date'",
    "NSInternalInconsistencyException: 'Could not load NIB in bundle",
  ])
  func `the beginning of another sentence is no list's count`(_ text: String) {
    #expect(Reproduction.all(in: text).filter { $0.message.family.isAboutCounts }.isEmpty)
  }

  @Test func `a report without a reason is told what to paste`() {
    let idle = "Thread 0:\n0  libsystem_kernel.dylib  0x1e4b1cef8 mach_msg_trap + 8"
    #expect(
      MissingReason.sentence(about: idle) == """
        The thread in it only waits: paste the thread that is marked "Crashed", and the "Last \
        Exception Backtrace" if there is one.
        """)
    #expect(
      MissingReason.sentence(about: "terminating with uncaught exception of type NSException")
        == """
        It tells of an exception and not of its reason: paste the line with "reason:" that the \
        console prints before it, or stop at an exception breakpoint and paste the stack.
        """)
    #expect(MissingReason.sentence(about: "all is well") == nil)
  }
}
