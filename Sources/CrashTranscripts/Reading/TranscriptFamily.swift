/// Which of UIKit's sentences a message is.
///
/// The raw values are the names under which such messages are collected.
public enum TranscriptFamily: String, Hashable, Sendable, CaseIterable {
  // MARK: A. The counts of a batch do not add up

  case invalidNumberOfRows = "invalid-number-of-rows"
  case invalidNumberOfItems = "invalid-number-of-items"
  case invalidNumberOfSections = "invalid-number-of-sections"
  case invalidBatchUpdates = "invalid-batch-updates"
  case invalidUpdateSoftReload = "invalid-update-soft-reload"
  case invalidTableViewUpdate = "invalid-table-view-update"

  // MARK: B. An index path or a section of a batch is wrong

  case attemptDeleteOutOfRange = "attempt-delete-out-of-range"
  case attemptDeleteNoSection = "attempt-delete-no-section"
  case attemptDeleteSectionOutOfRange = "attempt-delete-section-out-of-range"
  case attemptInsertOutOfRange = "attempt-insert-out-of-range"
  case attemptInsertNoSection = "attempt-insert-no-section"
  case attemptInsertSectionOutOfRange = "attempt-insert-section-out-of-range"
  case deleteAndReloadSameIndexPath = "delete-and-reload-same-index-path"
  case deleteAndMoveSameIndexPath = "delete-and-move-same-index-path"
  case insertAndMoveSameIndexPath = "insert-and-move-same-index-path"
  case deleteAndReloadSameSection = "delete-and-reload-same-section"
  case deleteAndMoveSameSection = "delete-and-move-same-section"
  case insertAndMoveSameSection = "insert-and-move-same-section"
  case moveFromMissing = "move-from-missing"
  case moveToMissing = "move-to-missing"
  case moveBothToSame = "move-both-to-same"
  case moveTwice = "move-to-two-places"
  case moveIntoInsertedSection = "move-into-inserted-section"
  case moveFromDeletedSection = "move-from-deleted-section"
  case updateInvalidIndexPath = "update-invalid-index-path"
  case invalidIndexPathLength = "invalid-index-path-length"
  case twoAnimations = "two-animations"
  case nilViewAnimation = "nil-view-animation"
  case cellAnimationFraction = "cell-animation-fraction"
  case missingPlaceholderContext = "missing-placeholder-context"
  case deallocInFlight = "dealloc-in-flight"
  case reorderInvalidTarget = "reorder-invalid-target"

  // MARK: C. Cells and supplementary views

  case dequeueTableCell = "dequeue-table-cell"
  case dequeueCollectionView = "dequeue-collection-view"
  case dequeueAppKitItem = "dequeue-appkit-item"
  case dequeueInvalidNib = "dequeue-invalid-nib"
  case dequeueDecorationView = "dequeue-decoration-view"
  case rectAtInvalidIndexPath = "rect-at-invalid-index-path"
  case dequeueMultipleSameIndexPath = "dequeue-multiple-same-index-path"
  case supplementaryAttributesBadSection = "supplementary-attributes-bad-section"
  case dequeuedViewNotReturned = "dequeued-view-not-returned"
  case nilCellTable = "nil-cell-table"
  case nilCellCollection = "nil-cell-collection"
  case cellWithoutReuseIdentifier = "cell-without-reuse-identifier"
  case supplementaryNotDequeued = "supplementary-not-dequeued"
  case noDataSource = "no-data-source"
  case registrationInsideProvider = "registration-inside-provider"
  case reconfigureOtherIdentifier = "reconfigure-other-identifier"

  // MARK: D. Queries, scrolling, layout

  case scrollRowBeyondBounds = "scroll-row-beyond-bounds"
  case scrollOutOfBoundsRow = "scroll-out-of-bounds-row"
  case scrollOutOfBoundsItem = "scroll-out-of-bounds-item"
  case scrollInvalidIndexPath = "scroll-invalid-index-path"
  case numberOfItemsBadSection = "number-of-items-bad-section"
  case numberOfRowsBadSection = "number-of-rows-bad-section"
  case globalIndex = "global-index"
  case layoutAttributesMissingIndexPath = "layout-attributes-missing-index-path"
  case layoutAttributesIgnored = "layout-attributes-ignored"
  case supplementaryAttributesChanged = "supplementary-attributes-changed"
  case layoutLoop = "layout-loop"
  case flowLayoutItemSizeWarning = "flow-layout-item-size-warning"
  case layoutOutsideHierarchyWarning = "layout-outside-hierarchy-warning"
  case cellForRowDuringUpdate = "cell-for-row-during-update"
  case scrollPositionContradiction = "scroll-position-contradiction"
  case reloadInsideBatch = "reload-inside-batch"
  case visibleCellsDuringUpdate = "visible-cells-during-update"

  // MARK: E. Diffable data sources

  case diffableDuplicateItems = "diffable-duplicate-items"
  case diffableItemExistsWarning = "diffable-item-exists-warning"
  case diffableSectionExists = "diffable-section-exists"
  case diffableSectionCountMismatch = "diffable-section-count-mismatch"
  case diffableInternalSections = "diffable-internal-sections"
  case diffableReloadMissingItem = "diffable-reload-missing-item"
  case diffableReconfigureMissingItem = "diffable-reconfigure-missing-item"
  case diffableSectionNotFound = "diffable-section-not-found"
  case diffableInvalidParameter = "diffable-invalid-parameter"
  case diffableNoSections = "diffable-no-sections"
  case diffableInsertDestinationInList = "diffable-insert-destination-in-list"
  case diffableMoveToSelf = "diffable-move-to-self"
  case sectionSnapshotDuplicateItems = "section-snapshot-duplicate-items"
  case sectionSnapshotMissingItem = "section-snapshot-missing-item"
  case sectionSnapshotInvalidParameter = "section-snapshot-invalid-parameter"
  case diffableCellProviderNil = "diffable-cell-provider-nil"
  case diffableNoSupplementaryProvider = "diffable-no-supplementary-provider"
  case diffableSectionOutOfRange = "diffable-section-out-of-range"
  case diffableDirectMutation = "diffable-direct-mutation"
  case diffableDeadlock = "diffable-deadlock"

  // MARK: F. AppKit

  case nsTableViewIndex = "nstableview-index"
}
