/// The parts of a flow layout that are no longer valid.
///
/// Counterpart: `UICollectionViewFlowLayoutInvalidationContext`.
///
/// Coverage: simulated. Kept without effect: `invalidateFlowLayoutAttributes`.
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacings have to be requested again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether positions have to be computed again.
  open var invalidateFlowLayoutAttributes = true
}
