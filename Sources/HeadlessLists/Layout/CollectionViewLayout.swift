import Foundation
@_spi(Hooks) import HeadlessControllers
@_spi(Hooks) import HeadlessViews
import ListCore

/// What decides where the elements of a collection view go.
///
/// A layout computes; it makes no views. The collection view asks it in this order: ``prepare()``
/// when something changed, ``collectionViewContentSize``, then ``layoutAttributesForElements(in:)``
/// for what is on screen (behaviour 2.4). A subclass overrides what it answers.
///
/// UIKit's counterpart is `UICollectionViewLayout`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewLayout: NSObject {
  /// The view that owns the layout.
  weak var owner: CollectionView?
  /// The context of an invalidation that the view began, while it is under way.
  private var contextUnderWay: CollectionViewLayoutInvalidationContext?
  /// The classes of the decoration views, by kind.
  var decorationClasses: [String: CollectionReusableView.Type] = [:]
  /// The nibs of decoration views, by kind.
  var decorationNibs: [String: Nib] = [:]
  /// The update that is being laid out: where the elements came from, and where they go.
  var updateUnderWay: LayoutUpdate?

  /// Creates a layout that belongs to no view.
  public override init() {
    super.init()
  }

  /// Creates a layout; nothing is read from the coder, since there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? InterfaceCoder)?.decode(self)
  }

  // MARK: What it belongs to

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The class of the contexts of invalidations.
  open class var invalidationContextClass: AnyClass {
    CollectionViewLayoutInvalidationContext.self
  }

  /// The view that owns the layout; `nil` when none does.
  open var collectionView: CollectionView? { owner }
  /// The direction that the layout was written for.
  open var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored where people read the other way. It is not, here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: What the view asks

  /// Gets ready to answer. Called before the first question, and after each invalidation.
  open func prepare() {}

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of every element that touches a rectangle of the collection view.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Where the view is to stand after a change, given where it would stand.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Where a scroll is to come to rest, given where it would.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Decoration views

  /// Names the class of a kind of decoration view; `nil` takes the name back.
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

  /// Says that nothing the layout answered is right any more.
  ///
  /// The view asks again at its next layout, not before. An override calls `super`.
  open func invalidateLayout() {
    invalidateLayout(with: contextUnderWay ?? makeInvalidationContext())
  }

  /// Says which parts of what the layout answered are not right any more. An override calls
  /// `super`.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(with: context)
  }

  /// Whether the layout is no longer right once the view's bounds change.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is no longer right once the view's bounds change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether the layout is no longer right, given what a view would like to be.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// What is no longer right, given what a view would like to be.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  // MARK: Updates

  /// Gets ready to animate an update. Called after ``prepare()`` with the new counts.
  ///
  /// - Parameter updateItems: Deletions, last first; insertions, first first; reloads; moves
  ///   (behaviour 2.6).
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Ends what ``prepare(forCollectionViewUpdates:)`` began.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item's cell appears from. The position is the one after the update.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Where an item's cell disappears to. The position is the one before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(updateUnderWay?.attributesBefore(.item(itemIndexPath)))
  }

  /// Where a supplementary view appears from. The position is the one after the update.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(
      layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// Where a supplementary view disappears to. The position is the one before the update.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(
      updateUnderWay?.attributesBefore(.supplementary(elementKind, elementIndexPath)))
  }

  /// Where a decoration view appears from. The position is the one after the update.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// Where a decoration view disappears to. The position is the one before the update.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    fadedAttributes(
      updateUnderWay?.attributesBefore(.decoration(elementKind, decorationIndexPath)))
  }

  /// Which supplementary views of a kind an update removes, beside those that its changes explain.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Which decoration views of a kind an update removes.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Which supplementary views of a kind an update adds, beside those that its changes explain.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Which decoration views of a kind an update adds.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Other changes that animate

  /// Gets ready to animate a change of the view's bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Ends what ``prepare(forAnimatedBoundsChange:)`` began.
  open func finalizeAnimatedBoundsChange() {}

  /// Gets ready to be replaced by another layout.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// Gets ready to replace another layout.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

  /// Ends a transition from or to this layout.
  open func finalizeLayoutTransition() {}

  // MARK: Items moved by hand

  /// Where an item would go that is held at a point.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    owner?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// The attributes of an item that is held at a point.
  ///
  /// No object where ``layoutAttributesForItem(at:)`` is `nil`, although the signature promises one,
  /// as in UIKit (behaviour 15.6).
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let held = layoutAttributesForItem(at: indexPath).map { heldAttributes($0, position) }
    return unsafeBitCast(held, to: CollectionViewLayoutAttributes.self)
  }

  /// What is no longer right when an item is held over another place.
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

  /// What is no longer right when an item is let go.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.note(.init(previous: previousIndexPaths, targets: indexPaths, position: .zero))
    return context
  }

  // MARK: For the view

  /// Whether a view is asked what it would like to be once it has its attributes.
  var asksForPreferredAttributes: Bool { true }

  /// Whether the view with some attributes is asked what it would like to be.
  func asksForPreferredAttributes(of attributes: CollectionViewLayoutAttributes) -> Bool {
    asksForPreferredAttributes
  }

  /// Returns whether an element is in a section that looks like a table.
  func isList(_ attributes: CollectionViewLayoutAttributes) -> Bool { false }

  /// The sides of the view with some attributes that it chooses when it is measured; a layout that
  /// estimates a side leaves it to the view. (behaviour 16.1)
  func flexibleSides(
    of attributes: CollectionViewLayoutAttributes
  ) -> CollectionLayoutSize.Sides {
    CollectionLayoutSize.Sides(width: true, height: true)
  }

  /// Hears that the view is about to scroll to an item.
  func willScroll(to indexPath: IndexPath, _ position: CollectionView.ScrollPosition) {}

  /// The actions behind one side of an item, in a layout that has such actions.
  package func swipeActions(
    _ edge: Simulator.SwipeEdge, at indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    nil
  }

  /// Follows the items through an update, before ``prepare()`` is called for it.
  func follow(_ plan: UpdatePlan) {}

  /// Hears that the room around the content is another one.
  func insetsDidChange() {}

  /// Whether a view must be asked again what it would like to be, although its attributes are what
  /// they were.
  func isUnmeasured(_ attributes: CollectionViewLayoutAttributes) -> Bool { false }

  /// Hears what a view would like to be.
  func didMeasure(_ preferred: CollectionViewLayoutAttributes) {}

  /// Invalidates on behalf of the view.
  ///
  /// A client's layout that forgets what it computed in ``invalidateLayout()`` alone must hear of
  /// reloads and updates too, so those come that way.
  func invalidate(using context: CollectionViewLayoutInvalidationContext) {
    guard context.invalidateDataSourceCounts else { return invalidateLayout(with: context) }
    contextUnderWay = context
    defer { contextUnderWay = nil }
    invalidateLayout()
  }

  /// Makes a context of the class that the layout wants.
  func makeInvalidationContext() -> CollectionViewLayoutInvalidationContext {
    let wanted =
      type(of: self).invalidationContextClass as? CollectionViewLayoutInvalidationContext.Type
    return (wanted ?? CollectionViewLayoutInvalidationContext.self).init()
  }
}
