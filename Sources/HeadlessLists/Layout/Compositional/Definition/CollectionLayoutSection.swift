import Foundation

/// The definition of a section in a compositional layout: a group that repeats, and the views
/// around it.
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
/// Counterpart: `NSCollectionLayoutSection`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutSection: NSObject {
  /// A handler that is called with the visible elements of the section, and may change their
  /// appearance.
  public typealias VisibleItemsInvalidationHandler = (
    _ visibleItems: [any CollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any CollectionLayoutEnvironment
  ) -> Void

  /// The group that repeats.
  let group: CollectionLayoutGroup
  /// The list configuration from which the section was created; `nil` for any other section.
  var list: CollectionLayoutListConfiguration?

  /// The distances between the groups and the edges of the section, in points.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of the insets. By default it is that of the whole layout.
  open var contentInsetsReference = ContentInsetsReference.automatic
  /// The reference of the insets of headers and footers. By default it is that of the section.
  open var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// Whether headers and footers have the same insets at the sides as the groups.
  open var supplementariesFollowContentInsets = true
  /// The headers and footers.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The decorations behind the items.
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  /// The behaviour with which the section scrolls orthogonally to the layout.
  open var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The handler that is called in each layout pass with the visible elements of the section.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group.
  public init(group: CollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// The behaviour of a section that scrolls orthogonally to its layout.
///
/// Counterpart: `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll.
  case none = 0
  /// Scrolling can end anywhere.
  case continuous = 1
  /// Scrolling ends at the start of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling ends at a page boundary.
  case paging = 3
  /// Scrolling ends at the start of a group, one group at a time.
  case groupPaging = 4
  /// Scrolling ends at the centre of a group, one group at a time.
  case groupPagingCentered = 5
}

/// The reference of insets in a compositional layout.
///
/// Counterpart: `UIContentInsetsReference`.
///
/// Coverage: simulated.
public enum ContentInsetsReference: Int, Hashable, Sendable {
  /// The reference of the surrounding level.
  case automatic = 0
  /// The edges of the view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The area for readable text: the layout margins, and more at both sides of a wide view
  /// (behaviour 14.11).
  case readableContent = 4
}
