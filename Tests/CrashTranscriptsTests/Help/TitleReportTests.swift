import ListCore
import Testing

@testable import CrashTranscripts

/// Reports as commits and issues have them: a title with a few words, the sentence of a library, or
/// two descriptions that differ in one value.
@MainActor @Suite struct TitleReportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let cause: String
  }

  nonisolated static let cases = [
    Case(
      testDescription: "a method and an exception",
      text: "Fix NSRangeException in -tableView:canEditRowAtIndexPath: after the filter changes",
      cause: """
        The table view asked for a permission to edit or move a row \
        (-tableView:canEditRowAtIndexPath:), and the array has no such index: the counting method \
        counts another array than this one reads, or the array became shorter and the table view \
        was not told.
        """),
    Case(
      testDescription: "an exception and an update",
      text:
        "Catch NSInternalInconsistencyException of the grid's UICollectionView in batch updates",
      cause: """
        After the update the counts do not add up: the model changed outside the update, often \
        replaced by a request's answer or by a second update, and the calls announce only a part of \
        it.
        """),
    Case(
      testDescription: "a function that is a breakpoint",
      text: "UITableViewAlertForLayoutOutsideViewHierarchy is hit in the feed",
      cause: """
        The table view was laid out, or updated, while it was in no window: in viewDidLoad() or \
        viewWillAppear(_:), by layoutIfNeeded(), an update, an animated apply or the first \
        notification of an observer, or after its screen had gone.
        """),
    Case(
      testDescription: "a list that is not on screen",
      text: """
        Updates crash if the table view is not in the view hierarchy: \
        Invalid update: invalid number of sections
        """,
      cause: """
        The table view was in no window when it was updated: it was not laid out since the model \
        changed, and so counted the new content as the old.
        """),
    Case(
      testDescription: "a library's words for counts",
      text: """
        Invalid number of items in section 3. The number of items after the update (9) must be equal \
        to the number of items before the update (5) plus or minus the number of items inserted or \
        deleted (5 inserted, 0 deleted)
        UICollectionView
        """,
      cause: """
        The calls announce 5 insertions, and the model only grew by 4: section 3 had 5 items and has \
        9. A call is too many, such as one in a loop that the model leaves earlier, or \
        collectionView(_:numberOfItemsInSection:) counts only a part of what was added or removed.
        """),
    Case(
      testDescription: "attributes that differ in their order",
      text: """
        layout attributes for supplementary item at index path (<NSIndexPath: 0x1> {length = 2, path \
        = 2 - 0}) changed from <UICollectionViewLayoutAttributes: 0x2> index path: (<NSIndexPath: \
        0x1> {length = 2, path = 2 - 0}); element kind: (Header); frame = (0 0; 320 40); zIndex = 9; \
         to <UICollectionViewLayoutAttributes: 0x3> index path: (<NSIndexPath: 0x1> {length = 2, \
        path = 2 - 0}); element kind: (Header); frame = (0 0; 320 40); zIndex = 4;  without \
        invalidating the layout
        """,
      cause: """
        The layout gave the view at 2 - 0 zIndex 9, then 4: two of its methods answer differently, \
        one array has the view twice, or its attributes changed without an invalidation.
        """),
    Case(
      testDescription: "a stack of a text field that loses the keyboard",
      text: """
        3 UIKitCore 0x1 -[UICollectionView _resignOrRebaseFirstResponderViewWithIndexPathMapping:]
        4 UIKitCore 0x2 -[UICollectionView _endItemAnimationsWithInvalidationContext:]
        """,
      cause: """
        A row is deleted whose text field is being edited, and the field refuses to end editing: its \
        delegate answers false to textFieldShouldEndEditing(_:), its canResignFirstResponder is \
        false, or it is made to edit again. A reload deletes too: of the row, its section or its \
        header.
        """),
  ]

  @Test(arguments: cases)
  func `the cause is that of the words`(_ given: Case) {
    #expect(Reproduction.all(in: given.text).map(\.cause) == [given.cause])
  }

  @Test(arguments: [
    "Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'No space"
      + " in contextList' while the collection view performs batch updates",
    "Fatal Exception: NSRangeException Cannot remove an observer <ListViewController 0x1> for the key"
      + " path \"size\" from <Album 0x2> because it is not registered as an observer.",
    "Fix NSInternalInconsistencyException in the payment sheet",
    "Index out of range in the parser of number of rows",
  ])
  func `words that are not about a list say nothing`(_ text: String) {
    #expect(Reproduction.all(in: text).map(\.message.family.rawValue) == [])
  }

  @Test func `a table of counts has no numbers that the sentence lacks`() {
    let shown = Reproduction.all(in: "Attempt to create two animations for cell")
      .map { ExplanationParts($0).all.map(\.title) }
    #expect(shown == [["Why", "Repair"]])
  }

  /// A call stack, or a cut sentence, has no more than the name of its family.
  @Test(arguments: TranscriptFamily.allCases)
  func `each family has a cause by its name alone`(_ family: TranscriptFamily) {
    var message = TranscriptMessage(
      ReportWords(family, text: family.rawValue), PasteEvidence(), release: nil)
    message.kind = .collection
    #expect(!Reproduction(message).help.causes.isEmpty)
  }
}
