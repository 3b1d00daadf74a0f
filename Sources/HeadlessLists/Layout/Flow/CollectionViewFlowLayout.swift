import Foundation
import ListCore

/// A layout that fills lines with items, breaks them where they are full, and scrolls at right
/// angles to them.
///
/// Items that are all alike, which is what ``itemSize`` makes them, are laid out by arithmetic:
/// a million cost what ten cost. Sizes that a delegate gives are asked for one by one, for every
/// item (behaviour 2.5).
///
/// UIKit's counterpart is `UICollectionViewFlowLayout`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// From where a section's insets count.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The edges of the content.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// An estimate that leaves the size to the cells.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// What the last preparation learnt and computed.
  var flow = FlowState()

  /// The size of the items, unless the delegate gives sizes. 50 × 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize, oldValue) } }
  /// About how large the items are; zero, which it is unless set, if their size is given.
  ///
  /// Cells are then asked for their size once they are on screen (behaviour 10.3).
  open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize, oldValue) } }
  /// The least distance between lines, in points. 10 unless set.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing, oldValue) } }
  /// The least distance between the items of a line, in points. 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing, oldValue) }
  }
  /// The size of the headers; only the side along the scroll direction counts.
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize, oldValue) } }
  /// The size of the footers; only the side along the scroll direction counts.
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize, oldValue) } }
  /// The distances between a section's items and what surrounds them.
  open var sectionInset = EdgeInsets.zero { didSet { changed(sectionInset, oldValue) } }
  /// From where a section's insets count.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(sectionInsetReference, oldValue) }
  }
  /// The direction in which the content scrolls.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection, oldValue) }
  }
  /// Whether the header of the section at the beginning of the bounds stays there.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds, oldValue) }
  }
  /// Whether the footer of the section at the end of the bounds stays there.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds, oldValue) }
  }

  /// Creates a layout that belongs to no view.
  public override init() {
    super.init()
  }

  /// Creates a layout; nothing is read from the coder, since there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// Gets ready to compute. What a subclass sets after calling this still counts, since nothing is
  /// computed before somebody asks.
  open override func prepare() {
    super.prepare()
    flow.isStale = true
    _ = collectionView?.laidOutCounts  // behaviour 25.48
  }

  open override var collectionViewContentSize: CGSize { currentGeometry?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    attributesOfElements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    ItemPath(indexPath).flatMap { attributes(ofItem: $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(ofSupplementary: elementKind, at: indexPath)
  }

  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let present = layoutAttributesForItem(at: indexPath)
    return heldAttributes(present ?? makeAttributes(.cell, indexPath), position)
  }

  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  /// The layout is no longer right when lines get another length, and when headers or footers
  /// follow the bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isDisturbed(by: newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
      changesLineLength(newBounds)
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    asksForPreferredAttributes && originalAttributes.representedElementCategory == .cell
      && !preferredAttributes.size.isNearly(originalAttributes.size)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    contextOfMeasurement(
      super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes),
      preferredAttributes)
  }

  // MARK: For the view

  override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }

  override func follow(_ plan: UpdatePlan) {
    flow.measured.rebase(by: plan)
  }

  override func insetsDidChange() {
    if let view = collectionView, currentGeometry != nil, changesLineLength(view.bounds) {
      invalidateLayout()
    }
  }

  override func isUnmeasured(_ attributes: CollectionViewLayoutAttributes) -> Bool {
    asksForPreferredAttributes && attributes.representedElementCategory == .cell
      && ItemPath(attributes.indexPath).map { flow.measured[$0] == nil } ?? false
  }

  override func didMeasure(_ preferred: CollectionViewLayoutAttributes) {
    guard preferred.representedElementCategory == .cell, let path = ItemPath(preferred.indexPath)
    else { return }
    flow.measured[path] = preferred.size
  }

  private func changed<Value: Equatable>(_ new: Value, _ old: Value) {
    if new != old { invalidateLayout() }
  }
}
