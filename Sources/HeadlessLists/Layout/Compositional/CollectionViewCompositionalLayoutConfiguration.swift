import Foundation

/// The properties of a whole compositional layout.
///
/// Counterpart: `UICollectionViewCompositionalLayoutConfiguration`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls.
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The boundary items before and after all sections. Their index path is `[0]`.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of insets. The default is the safe area.
  open var contentInsetsReference = ContentInsetsReference.safeArea

  /// Creates a configuration of a layout that scrolls vertically.
  public override init() {
    super.init()
  }
}
