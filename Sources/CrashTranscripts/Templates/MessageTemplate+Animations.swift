import ListCore

extension TranscriptFamily {
  public static let twoAnimations = Self("two-animations")
  public static let nilViewAnimation = Self("nil-view-animation")
  public static let cellAnimationFraction = Self("cell-animation-fraction")
  public static let missingPlaceholderContext = Self("missing-placeholder-context")
  public static let deallocInFlight = Self("dealloc-in-flight")
  public static let reorderInvalidTarget = Self("reorder-invalid-target")
}

// Crash families B6 and B7.
extension MessageTemplate {
  /// The messages about animations and about interactive reordering.
  static let animations: [MessageTemplate] = [
    // The system's message names no row; the first one is used.
    MessageTemplate(
      .twoAnimations, .table, "Attempt to create two animations for cell"
    ) { _ in .fault(.update(.twoAnimationsForCell(ItemPath(item: 0, section: 0)), .table)) },
    MessageTemplate(
      .twoAnimations, .table, "Attempt to create two animations for header view",
      obstacle: .notSimulated(.animations),
      unsimulated: { _ in .twoAnimationsForSectionView(.header) }),
    MessageTemplate(
      .twoAnimations, .table, "Attempt to create two animations for footer view",
      obstacle: .notSimulated(.animations),
      unsimulated: { _ in .twoAnimationsForSectionView(.footer) }),
    // A collection view's message for the same mistake (behaviour 3B).
    MessageTemplate(
      .nilViewAnimation, .collection, "attempt to create view animation for nil view"
    ) { _ in .fault(.update(.twoAnimationsForCell(ItemPath(item: 0, section: 0)), .collection)) },
    MessageTemplate(
      .cellAnimationFraction, .table,
      "Cell animation stop fraction must be greater than start fraction",
      obstacle: .notSimulated(.animations), unsimulated: { _ in .cellAnimationFraction }),
    MessageTemplate(
      .missingPlaceholderContext, .table,
      """
      UITableView internal inconsistency: missing placeholder context for this index path: \
      \(path: .path)
      """, obstacle: .notSimulated(.dropPlaceholders),
      unsimulated: { .missingPlaceholderContext(try $0.path(.path)) }),
    MessageTemplate(
      .deallocInFlight, .collection,
      "UICollectionView (\(object: .view)) was deallocated while an update was in flight",
      obstacle: .notSimulated(.deallocation),
      unsimulated: { .deallocatedDuringUpdate(.collection, view: try $0.text(.view)) }),
    MessageTemplate(
      .deallocInFlight, .table,
      "UITableView (\(object: .view)) was deallocated while an update was in flight",
      obstacle: .notSimulated(.deallocation),
      unsimulated: { .deallocatedDuringUpdate(.table, view: try $0.text(.view)) }),
    MessageTemplate(
      .reorderInvalidTarget, .table,
      """
      UITableView delegate method \
      tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an invalid \
      target index path (section: \(.section), row: \(.item)) because there are only \(.before) \
      rows in this section of the table view.
      """
    ) {
      .fault(
        .query(.invalidReorderTarget(try $0.itemAndSection(), rows: try $0.number(.before))))
    },
  ]
}
