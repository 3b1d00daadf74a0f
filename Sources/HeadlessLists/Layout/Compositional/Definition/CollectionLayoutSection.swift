import Foundation

/// How one section of a compositional layout looks: a group that repeats, and what is around it.
///
/// ```swift
/// let whole = CollectionLayoutSize(
///   widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
/// let row = CollectionLayoutSize(
///   widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
/// let group = CollectionLayoutGroup.horizontal(
///   layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: whole)])
/// let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
/// ```
///
/// UIKit's counterpart is `NSCollectionLayoutSection`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutSection: NSObject {
  /// Hears which elements of the section are on screen, and may change how they look.
  public typealias VisibleItemsInvalidationHandler = (
    _ visibleItems: [any CollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any CollectionLayoutEnvironment
  ) -> Void

  /// The group that repeats.
  let group: CollectionLayoutGroup
  /// What a list section was made from; `nil` for any other.
  var list: CollectionLayoutListConfiguration?

  /// The distances between the groups and the edges of the section.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What else the insets count from; that of the whole layout unless set.
  open var contentInsetsReference = ContentInsetsReference.automatic
  /// What the insets of headers and footers count from; that of the section unless set.
  open var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// Whether headers and footers keep the distances at the sides that the groups keep.
  open var supplementariesFollowContentInsets = true
  /// The headers and footers.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// What is behind the items.
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Whether and how the section scrolls at right angles to the layout.
  open var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Hears in each layout pass which elements of the section are on screen.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group.
  public init(group: CollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// How a section scrolls at right angles to its layout.
///
/// UIKit's counterpart is `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// It does not.
  case none = 0
  /// It rests anywhere.
  case continuous = 1
  /// It rests where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// It rests at whole pages.
  case paging = 3
  /// It rests where a group begins, one group at a time.
  case groupPaging = 4
  /// It rests where a group is in the middle, one group at a time.
  case groupPagingCentered = 5
}

/// What insets of a compositional layout count from.
///
/// UIKit's counterpart is `UIContentInsetsReference`.
///
/// Coverage: simulated.
public enum ContentInsetsReference: Int, Hashable, Sendable {
  /// What the surrounding level says.
  case automatic = 0
  /// The edges of the view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The area for text: the layout margins, and more at both sides of a wide view (behaviour 14.11).
  case readableContent = 4
}
