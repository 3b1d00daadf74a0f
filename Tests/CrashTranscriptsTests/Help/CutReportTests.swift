import ListCore
import Testing

@testable import CrashTranscripts

/// Reports as people paste them: cut at either end, or a call stack alone.
@MainActor @Suite struct CutReportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let cause: String
  }

  nonisolated static let cases = [
    Case(
      testDescription: "the beginning is lost, and with it the section",
      text: """
        ...after the update (4) must be equal to the number of rows contained in that section before \
        the update (5), plus or minus the number of rows inserted or deleted from that section (0 \
        inserted, 0 deleted)... please help
        """,
      cause: """
        The model lost 1 row and no call told the table view: the section had 5 rows and has 4. Any \
        update counts every section, also an empty one that only animates a height, or one of \
        another section.
        """),
    Case(
      testDescription: "the end is lost, and with it the calls",
      text: """
        'Invalid update: invalid number of items in section 2. The number of items contained in an \
        existing section after the update (8) must be equal to the number of items contained in that \
        section before the update (8), plus or minus the number of items inserted or del... #2113
        """,
      cause: """
        The model has 8 items before and after the update, and a call announces that one came or \
        went: the model is not changed, is changed later, or was changed before the collection view \
        counted.
        """),
    Case(
      testDescription: "the end is lost, and the counts differ",
      text: """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (80) must be equal to the number of rows contained in that \
        section before the update (60), plus or minus
        """,
      cause: """
        The model went from 60 rows to 80, and the calls announce another change, or none: the end \
        of the sentence has their numbers.
        """),
    Case(
      testDescription: "a method is left of the beginning",
      text:
        "w _contentOffsetForScrollingToRowAtIndexPath:]: row (24) beyond bounds (0) for section (0).",
      cause: """
        The table view was told to scroll to row 24 of section 0, but it has no rows. It scrolls by \
        the counts it has loaded, which may be older, or newer, than the model's.
        """),
    Case(
      testDescription: "a title cuts the method off",
      text: """
        Error: NSInternalInconsistencyException at UIKit/UIKitCore:-[UICollectionView \
        _createPreparedCellForItemAtIndexPath:withLayoutAttributes:applyAttribut
        """,
      cause: """
        The data source returned no cell: the dequeued cell was nil, or a branch returns before one \
        is made.
        """),
    Case(
      testDescription: "a library computed the calls",
      text: """
        3  UIKitCore  -[UICollectionView _endItemAnimationsWithInvalidationContext:animator:]
        4  UIKitCore  -[UICollectionView _performBatchUpdates:completion:invalidationContext:]
        5  RxDataSources  closure #1 in RxCollectionViewSectionedAnimatedDataSource.collectionView()
        """,
      cause: """
        The animated data source computed its calls from two versions of the content, and the \
        collection view counts a third: two events came close together or off the main thread, two \
        equal identities, or an update while it is in no window.
        """),
    Case(
      testDescription: "the heading of a warning and its body are two lines of a log",
      text: """
        2021-01-08 14:03:31.907127+0100 Grid[8821:1550] The behavior of the \
        UICollectionViewFlowLayout is not defined because:
        2021-01-08 14:03:31.907314+0100 Grid[8821:1550] the item height must be less than the height \
        of the UICollectionView minus the section insets top and bottom values, minus the content \
        insets top and bottom values.
        """,
      cause: """
        The height that sizeForItemAt or itemSize gives is greater than that of the collection view \
        minus its insets: the insets and the spacing are not subtracted, or the size was computed \
        from the bounds before a rotation or the first layout.
        """),
    Case(
      testDescription: "only the heading of a warning",
      text: "The behavior of the UICollectionViewFlowLayout is not defined because:",
      cause: """
        The width or height that sizeForItemAt or itemSize gives is greater than that of the \
        collection view minus its insets: the insets and the spacing are not subtracted, or the size \
        was computed from the bounds before a rotation or the first layout.
        """),
    Case(
      testDescription: "a negative index with its sign",
      text: """
        -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (-1) beyond \
        bounds (0) for section (0).
        """,
      cause:
        "The index is -1: usually `count - 1` of an empty list, or a search that found nothing."
    ),
    Case(
      testDescription: "an exception of Swift beside a line that calls a list",
      text: """
        Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
        (lldb)   tableView.reloadData()
        """,
      cause: """
        An outlet or an optional is nil in code that serves the list: the controller or the cell was \
        created in code and not from its storyboard or nib, so nothing connects its outlets; or the \
        list is used before the view is loaded.
        """),
  ]

  @Test(arguments: cases)
  func `a report that is not whole has one cause, and no number of its own`(_ given: Case) {
    #expect(Reproduction.all(in: given.text).map(\.cause) == [given.cause])
  }

  @Test func `an exception of Swift without a word about lists is not explained`() {
    #expect(
      Reproduction.all(in: "index 18446744073709551615 beyond bounds for empty array").isEmpty)
  }

  @Test func `a cast is repaired with the class that it names`() {
    let text =
      "Could not cast value of type 'UITableViewCell' (0x1e5) to 'Shop.ProductCell' (0x104)."
    #expect(
      Reproduction.all(in: text).map { $0.help.causes.first?.repair.swiftCode } == [
        """
        // Only without a prototype in the storyboard:
        tableView.register(ProductCell.self, forCellReuseIdentifier: identifier)
        """
      ])
  }

  @Test(arguments: [
    ("_TFFC4Shop14ListController11viewDidLoadFT_T_U_FGO_", "Shop.ListController.viewDidLoad"),
    (
      "$s4Shop14ListControllerC6remove33_0123456789ABCDEF0123456789ABCDEFLL2atySi_tF",
      "Shop.ListController.remove(at:)"
    ),
  ])
  func `symbols of old compilers and of private functions are read`(symbol: String, name: String) {
    #expect(MangledName(symbol)?.text == name)
  }
}
