import Foundation
@_spi(Hooks) import HeadlessControllers
@_spi(Hooks) import HeadlessViews
import ListCore

/// An object that determines the positions of a collection view's elements.
///
/// A layout computes attributes and creates no views. The collection view calls it in this order:
/// ``prepare()`` after an invalidation, ``collectionViewContentSize``, then
/// ``layoutAttributesForElements(in:)`` for the visible rectangle (behaviour 2.4). Subclasses
/// override these members.
///
/// Counterpart: `UICollectionViewLayout`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewLayout: NSObject {
  /// The view that owns the layout.
  weak var owner: CollectionView?
  /// The context of an invalidation that the view has begun and not finished.
  private var contextUnderWay: CollectionViewLayoutInvalidationContext?
  /// The classes of the decoration views, by kind.
  var decorationClasses: [String: CollectionReusableView.Type] = [:]
  /// The nibs of decoration views, by kind.
  var decorationNibs: [String: Nib] = [:]
  /// The update that is being laid out: the previous positions of the elements, and the new ones.
  var updateUnderWay: LayoutUpdate?

  /// Creates a layout without a view.
  public override init() {
    super.init()
  }

  /// Creates a layout without a view. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? InterfaceCoder)?.decode(self)
  }

  // MARK: Collection view and classes

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    CollectionViewLayoutInvalidationContext.self
  }

  /// The view that owns the layout; `nil` if there is none.
  open var collectionView: CollectionView? { owner }
  /// The layout direction for which the layout was designed.
  open var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored in the opposite layout direction. It is not by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Queries of the collection view

  /// Prepares the layout. Called before the first query, and after each invalidation.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of every element that touches a rectangle of the collection view.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the content offset after a change, given the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Returns the content offset at which scrolling ends, given the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Decoration views

  /// Registers the class of decoration views of a kind; `nil` unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? CollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }

  /// Registers a nib for decoration views of a kind; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - nib: The nib. It contains one view.
  ///   - elementKind: The kind.
  open func register(_ nib: Nib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nil
    decorationNibs[elementKind] = nib
  }

  // MARK: Invalidation

  /// Invalidates the layout entirely.
  ///
  /// The view queries it again in its next layout pass, not before. Overrides call `super`.
  open func invalidateLayout() {
    invalidateLayout(with: contextUnderWay ?? makeInvalidationContext())
  }

  /// Invalidates parts of the layout. Overrides call `super`.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(with: context)
  }

  /// Returns whether a change of the view's bounds invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for a change of the view's bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns whether the preferred attributes of a view invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Returns the context for the preferred attributes of a view.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  // MARK: Updates

  /// Prepares the animation of an update. Called after ``prepare()`` with the new counts.
  ///
  /// - Parameter updateItems: Deletions, last first; insertions, first first; reloads; moves
  ///   (behaviour 2.6).
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Ends the animation that ``prepare(forCollectionViewUpdates:)`` prepared.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the initial attributes of an item's cell that appears. The index path is the one after
  /// the update.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns the final attributes of an item's cell that disappears. The index path is the one
  /// before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(updateUnderWay?.attributesBefore(.item(itemIndexPath)))
  }

  /// Returns the initial attributes of a supplementary view that appears. The index path is the one
  /// after the update.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(
      layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// Returns the final attributes of a supplementary view that disappears. The index path is the
  /// one before the update.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(
      updateUnderWay?.attributesBefore(.supplementary(elementKind, elementIndexPath)))
  }

  /// Returns the initial attributes of a decoration view that appears. The index path is the one
  /// after the update.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// Returns the final attributes of a decoration view that disappears. The index path is the one
  /// before the update.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(
      updateUnderWay?.attributesBefore(.decoration(elementKind, decorationIndexPath)))
  }

  /// Returns the supplementary views of a kind that an update removes, in addition to those that
  /// its changes imply.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that an update removes.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind that an update adds, in addition to those that its
  /// changes imply.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that an update adds.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Other animated changes

  /// Prepares the animation of a change of the view's bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Ends the animation that ``prepare(forAnimatedBoundsChange:)`` prepared.
  open func finalizeAnimatedBoundsChange() {}

  /// Prepares the layout to be replaced by another one.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// Prepares the layout to replace another one.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

  /// Ends a transition from or to this layout.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the target of an item that is being moved interactively to a point.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    owner?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Returns the attributes of an item that is being moved interactively to a point.
  ///
  /// As in UIKit, it returns a null reference if ``layoutAttributesForItem(at:)`` returns `nil`,
  /// although the type does not allow it (behaviour 15.6).
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let held = layoutAttributesForItem(at: indexPath).map { heldAttributes($0, position) }
    return unsafeBitCast(held, to: CollectionViewLayoutAttributes.self)
  }

  /// Returns the context for an interactive movement to another target.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.note(
      .init(previous: previousIndexPaths, targets: targetIndexPaths, position: targetPosition))
    return context
  }

  /// Returns the context for the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.note(.init(previous: previousIndexPaths, targets: indexPaths, position: .zero))
    return context
  }

  // MARK: For the view

  /// Whether views are asked for their preferred attributes.
  var asksForPreferredAttributes: Bool { true }

  /// Returns whether a view with some attributes is asked for its preferred attributes.
  func asksForPreferredAttributes(of attributes: CollectionViewLayoutAttributes) -> Bool {
    asksForPreferredAttributes
  }

  /// Returns whether an element is in a section that looks like a table.
  func isList(_ attributes: CollectionViewLayoutAttributes) -> Bool { false }

  /// Returns the sides that the view with some attributes may choose when it is measured. A layout
  /// that estimates a side leaves it to the view. (behaviour 16.1)
  func flexibleSides(
    of attributes: CollectionViewLayoutAttributes
  ) -> CollectionLayoutSize.Sides {
    CollectionLayoutSize.Sides(width: true, height: true)
  }

  /// Called before the view scrolls to an item.
  func willScroll(to indexPath: IndexPath, _ position: CollectionView.ScrollPosition) {}

  /// Returns the swipe actions at one edge of an item; `nil` if the layout has none.
  package func swipeActions(
    _ edge: Simulator.SwipeEdge, at indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    nil
  }

  /// Moves all state about items to their positions after an update, before ``prepare()`` is called
  /// for it.
  func follow(_ plan: UpdatePlan) {}

  /// Called when the view's insets change.
  func insetsDidChange() {}

  /// Returns whether a view must be asked for its preferred attributes again, although its
  /// attributes have not changed.
  func isUnmeasured(_ attributes: CollectionViewLayoutAttributes) -> Bool { false }

  /// Called with the preferred attributes of a view.
  func didMeasure(_ preferred: CollectionViewLayoutAttributes) {}

  /// Invalidates the layout on behalf of the view.
  ///
  /// A client's layout may discard its cache only in ``invalidateLayout()``, so that method is
  /// called for reloads and updates.
  func invalidate(using context: CollectionViewLayoutInvalidationContext) {
    guard context.invalidateDataSourceCounts else { return invalidateLayout(with: context) }
    contextUnderWay = context
    defer { contextUnderWay = nil }
    invalidateLayout()
  }

  /// Creates a context of the layout's context class.
  func makeInvalidationContext() -> CollectionViewLayoutInvalidationContext {
    let wanted =
      type(of: self).invalidationContextClass as? CollectionViewLayoutInvalidationContext.Type
    return (wanted ?? CollectionViewLayoutInvalidationContext.self).init()
  }
}

extension CollectionViewLayout {
  /// Creates attributes of the layout's attributes class.
  func makeAttributes(
    _ category: CollectionView.ElementCategory, _ indexPath: IndexPath, kind: String? = nil
  ) -> CollectionViewLayoutAttributes {
    let wanted = type(of: self).layoutAttributesClass as? CollectionViewLayoutAttributes.Type
    let attributes = (wanted ?? CollectionViewLayoutAttributes.self).init()
    attributes.represent(category, kind, at: indexPath)
    return attributes
  }

  /// Returns the attributes of an element that appears or disappears: at its position, and
  /// transparent.
  func fadedAttributes(
    _ attributes: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? CollectionViewLayoutAttributes else { return nil }
    copy.alpha = 0
    return copy
  }

  /// Returns the attributes of an item that is being moved interactively: centred at a point, in
  /// front of all others.
  func heldAttributes(
    _ attributes: CollectionViewLayoutAttributes, _ position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let held = attributes.copy() as? CollectionViewLayoutAttributes ?? attributes
    held.center = position
    held.zIndex = .max
    return held
  }
}

/// The information that a layout has about the update that is being laid out.
struct LayoutUpdate {
  /// The attributes that were applied most recently, by the elements' positions before the update.
  var before: [CollectionElement: CollectionViewLayoutAttributes]

  /// Returns the previous attributes of an element. Its position is the one before the update.
  func attributesBefore(_ element: CollectionElement) -> CollectionViewLayoutAttributes? {
    before[element]
  }
}
