import Foundation

/// What all sections of a compositional layout have in common.
///
/// UIKit's counterpart is `UICollectionViewCompositionalLayoutConfiguration`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls.
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The views before and after all sections. Their position is `[0]`.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// What insets count from, the safe area unless set.
  open var contentInsetsReference = ContentInsetsReference.safeArea

  /// Creates a configuration of a layout that scrolls down.
  public override init() {
    super.init()
  }
}
