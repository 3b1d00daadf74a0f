import ListCore
import Testing

@testable import CrashTranscripts

/// Messages of files, objects and controllers around a list: each has a cause.
@MainActor @Suite struct SurroundingMessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let family: TranscriptFamily
    var testDescription: String { family.rawValue + ": " + text.prefix(50) }

    init(_ text: String, _ family: TranscriptFamily) { (self.text, self.family) = (text, family) }
  }

  nonisolated static let cases = [
    Case(
      """
      [<Shelf.BookCell 0x7fb> setValue:forUndefinedKey:]: this class is not key value \
      coding-compliant for the key titleLabel.
      """, .missingOutlet),
    Case(
      "Could not load NIB in bundle: 'NSBundle </x/Shelf.app> (loaded)' with name 'BookCell'",
      .missingNib),
    Case("Unknown class BookCell in Interface Builder file.", .unknownClass),
    Case(
      "Storyboard (<UIStoryboard: 0x6>) doesn't contain a view controller with identifier 'Shelf'",
      .missingScene),
    Case(
      "Receiver (<Shelf.ListController: 0x7>) has no segue with identifier 'book'", .missingScene),
    Case(
      """
      The titleLabel outlet from the ListController to the UILabel is invalid. Outlets cannot be \
      connected to repeating content.
      """, .repeatedOutlet),
    Case(
      """
      view reuse identifier in nib (Book) does not match the identifier used to register the nib (B)
      """, .nibIdentifierMismatch),
    Case(
      "-[UITableViewController loadView] loaded the \"1-view-2\" nib but didn't get a UITableView.",
      .controllerWithoutList),
    Case(
      "An instance of NSFetchedResultsController requires a fetch request with sort descriptors",
      .unsortedFetch),
    Case(
      """
      CoreData: error: (NSFetchedResultsController) The fetched object at index 14 has an out of \
      order section name 'A. Objects must be sorted by section name'
      """, .sectionsOutOfOrder),
    Case("no object at index 3 in section at index 0", .missingFetchedObject),
    Case("CoreData could not fulfill a fault for '0x1 <x-coredata://Book/p1>'", .deletedObject),
    Case(
      "*** Collection <__NSArrayM: 0x1> was mutated while being enumerated. (in reloadData)",
      .mutatedWhileEnumerated),
    Case(
      "Fatal error: Can't remove last element from an empty collection\nitems.removeLast(); "
        + "tableView.reloadData()", .emptyArray),
    Case(
      "-[Shelf tableView:numberOfRowsInSection:]: message sent to deallocated instance 0x1",
      .deallocatedObject),
    Case(
      """
      The tableView crashes: -[__NSPlaceholderOrderedSet initWithCapacity:]: capacity \
      (18446744073709551615) is ridiculous
      """, .impossibleCapacity),
    Case(
      "-[UITableViewCell titleLabel]: unrecognized selector sent to instance 0x1", .cellCast),
    Case(
      "Attempt to present <UIAlertController: 0x1> on <Shelf: 0x2> whose view is not in the window "
        + "hierarchy!", .presentedOutsideWindow),
    Case(
      "Attempt to present <A: 0x1> on <Shelf: 0x2> which is already presenting <B: 0x3>",
      .presentedWhileBusy),
    Case(
      "Unbalanced calls to begin/end appearance transitions for <Shelf: 0x1>.",
      .overlappingTransitions),
    Case(
      "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x2"
        + ".height == 44>", .encapsulatedSize),
    Case(
      """
      Attempting to change the refresh control while it is not idle is strongly discouraged and \
      probably won't work properly.
      """, .refreshWhileBusy),
    Case(
      "UIPreviewTarget requires that the container view is in a window, but it is not.",
      .previewOutsideWindow),
    Case(
      """
      the invalidation context (<UICollectionViewLayoutInvalidationContext: 0x1>) sent to \
      -[UICollectionViewFlowLayout invalidateLayoutWithContext:] is not an instance of type \
      UICollectionViewFlowLayoutInvalidationContext
      """, .foreignInvalidationContext),
    Case("no index path for table cell being reused", .cellAsHeader),
    Case(
      """
      An instance 0x7f8 of class UITableView was deallocated while key value observers were still \
      registered with it. Current observation info: <NSKeyValueObservationInfo 0x6>
      """, .observedWhileDeallocated),
    Case(
      """
      Cannot remove an observer <Shelf 0x1> for the key path "contentSize" from <UITableView 0x2> \
      because it is not registered as an observer.
      """, .missingObserver),
    Case(
      "Type 'Shelf' does not conform to protocol 'UITableViewDataSource'", .missingDataSourceMethods
    ),
    Case("value of type 'UITableViewCell' has no member 'titleLabel'", .memberOfPlainCell),
    Case("Too many update animations on one view - limit is 31 in flight", .tooManyAnimations),
    Case(
      "Fatal error: init(coder:) has not been implemented: file Shelf/BookCell.swift, line 12",
      .missingInitializer),
    Case(
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: \
      (Header,<NSIndexPath: 0x6> {length = 2, path = 0 - 0}) was not retrieved by
      """, .supplementaryNotDequeued),
    Case("[IGListKit] Duplicate identifier 7 for object <Book: 0x1>", .repeatedListObject),
    Case("Error while binding data animated: duplicateItem(item: 3)", .animatedDuplicate),
    Case(
      """
      This is a feature to warn you that there is already a delegate (or data source) set somewhere
      """, .secondDataSource),
    Case("Reentrancy anomaly was detected. (tableView.rx.items)", .reentrantEvents),
    Case("Realm accessed from incorrect thread. at tableView.reloadData()", .realmThread),
    Case(
      "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data",
      .variableForEach),
    Case(
      """
      ForEach: the ID 3 occurs multiple times within the collection, this will give undefined results!
      """, .repeatedIdentity),
    Case(
      "-[__NSCFNumber length]: unrecognized selector sent to instance 0x1\nin cellForRowAtIndexPath",
      .modelOfOtherClass),
    Case(
      "Auto Layout still required after executing -layoutSubviews. UITableView's implementation",
      .layoutWithoutSuper),
    Case(
      """
      unable to generate a new section map with old section count: 1 and new section count: 0
      """, .invalidNumberOfSections),
    Case(
      """
      Unable to simultaneously satisfy constraints.
      ("<NSLayoutConstraint:0x6 V:|-(10)-[UILabel:0x7] (Names: '|':UITableViewCellContentView:0x7)>")
      """, .cellConstraints),
    Case("Missing cell for newly visible row 2", .missingVisibleCell),
    Case(
      """
      UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting \
      as the UICollectionView's dataSource: please do not call mutation APIs directly on \
      UICollectionView.
      """, .diffableDirectMutation),
  ]

  @Test(arguments: cases)
  func `the message is recognised and has a cause and a repair`(_ given: Case) {
    let found = Reproduction.all(in: given.text)
    #expect(found.map(\.message.family) == [given.family])
    #expect(found.first?.help.causes.isEmpty == false)
  }

  @Test func `the cause names the kind of list that the message names`() {
    let cause = Reproduction.all(in: Self.cases.last?.text ?? "").first?.cause
    #expect(
      cause == """
        A method that changes the collection view was called, but only its diffable data source may \
        change it.
        """)
  }

  /// The same words without a list are about anything.
  @Test(arguments: [
    "*** Collection <__NSArrayM: 0x1> was mutated while being enumerated.",
    "Fatal error: Can't remove last element from an empty collection",
    "[<__NSDictionaryM 0x1> valueForUndefinedKey:]: this class is not key value coding-compliant",
    "-[NSNull length]: unrecognized selector sent to instance 0x1",
    "-[__NSCFNumber length]: unrecognized selector sent to instance 0x1",
    "Unable to simultaneously satisfy constraints.",
    "Realm accessed from incorrect thread.",
  ])
  func `a message that names no list says nothing`(_ text: String) {
    #expect(Reproduction.all(in: text).map(\.message.family.rawValue) == [])
  }

  /// A stack of UIKit whose message is missing.
  @Test(arguments: [
    ("-[UICollectionView _setVisibleView:forLayoutAttributes:]", TranscriptFamily.nilView),
    ("-[UITableViewController loadView]", .controllerWithoutList),
    ("-[NSFetchedResultsController objectAtIndexPath:]", .missingFetchedObject),
    ("-[UITableView _updateVisibleCellsNow:]", .visibleRowsInconsistent),
    ("-[UINib instantiateWithOwner:options:]", .missingNib),
  ])
  func `the frame names the family`(_ symbol: String, _ family: TranscriptFamily) {
    let stack = """
      0 CoreFoundation 0x1 __exceptionPreprocess
      1 libobjc.A.dylib 0x2 objc_exception_throw
      2 UIKitCore 0x3 \(symbol)
      3 UIKitCore 0x4 UIApplicationMain
      """
    #expect(Reproduction.all(in: stack).map(\.message.family) == [family])
  }

  @Test func `a list that sends a message to freed memory names its data source`() {
    let stack = """
      0 libobjc.A.dylib 0x1 objc_msgSend
      1 UIKitCore 0x2 -[UITableView _adjustExtraSeparators]
      2 UIKitCore 0x3 -[UITableView layoutSubviews]
      """
    #expect(Reproduction.all(in: stack).map(\.message.family) == [.deallocatedObject])
  }
}
