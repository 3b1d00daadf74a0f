import Foundation
import ListCore

/// A layout that fills lines with items, breaks them when they are full, and scrolls perpendicular
/// to them.
///
/// Items of equal size, such as ``itemSize``, are laid out by arithmetic: a million items cost as
/// much as ten. If the delegate provides sizes, it is called for every item (behaviour 2.5).
///
/// Counterpart: `UICollectionViewFlowLayout`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The reference of a section's insets.
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

  /// The values that the last preparation requested and computed.
  var flow = FlowState()

  /// The size of items for which the delegate does not return one, in points. The default is 50 ×
  /// 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize, oldValue) } }
  /// The estimated size of the items, in points; zero, the default, if their size is known.
  ///
  /// Cells are asked for their preferred size when they are displayed (behaviour 10.3).
  open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize, oldValue) } }
  /// The minimum distance between lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing, oldValue) } }
  /// The minimum distance between the items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing, oldValue) }
  }
  /// The size of the headers, in points. Only the length along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize, oldValue) } }
  /// The size of the footers, in points. Only the length along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize, oldValue) } }
  /// The distances around a section's items, in points.
  open var sectionInset = EdgeInsets.zero { didSet { changed(sectionInset, oldValue) } }
  /// The reference of a section's insets.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(sectionInsetReference, oldValue) }
  }
  /// The direction in which the content scrolls.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection, oldValue) }
  }
  /// Whether section headers are pinned to the start of the bounds.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds, oldValue) }
  }
  /// Whether section footers are pinned to the end of the bounds.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds, oldValue) }
  }

  /// Creates a layout without a view.
  public override init() {
    super.init()
  }

  /// Creates a layout without a view. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// Prepares the layout. Subclasses may set properties after calling this, since positions are
  /// only computed when they are needed.
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

  /// Returns whether new bounds change the length of lines, or the position of pinned headers or
  /// footers.
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
