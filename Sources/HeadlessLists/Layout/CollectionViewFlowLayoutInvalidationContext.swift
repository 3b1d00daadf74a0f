/// Which parts of a flow layout are no longer right.
///
/// UIKit's counterpart is `UICollectionViewFlowLayoutInvalidationContext`.
///
/// Coverage: simulated. Kept without effect: `invalidateFlowLayoutAttributes`.
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacings are to be asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether positions are to be computed again.
  open var invalidateFlowLayoutAttributes = true
}
