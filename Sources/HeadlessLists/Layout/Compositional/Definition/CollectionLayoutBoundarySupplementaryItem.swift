import Foundation

/// A view at the edge of a section or of the whole layout, such as a header.
///
/// Counterpart: `NSCollectionLayoutBoundarySupplementaryItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge or corner at which the view is placed.
  open private(set) var alignment: RectAlignment
  /// The offset of the view from there, in points.
  open private(set) var offset: CGPoint
  /// Whether the view extends the section. The default is `true`.
  open var extendsBoundary = true
  /// Whether the view is pinned to the visible bounds while its section is visible.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge or corner.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at an offset from an edge or corner.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: CollectionLayoutAnchor(edges: alignment.edges), ownAnchor: nil)
  }
}

/// An edge or a corner of a rectangle, in reading direction.
///
/// Counterpart: `NSRectAlignment`.
public enum RectAlignment: Int, Hashable, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  /// The edges of the alignment.
  var edges: DirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A decoration behind the items of a section.
///
/// Counterpart: `NSCollectionLayoutDecorationItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The stacking order of the view: of two overlapping elements, the one with the higher value is
  /// in front. The default is 0, which is behind all others.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a background that covers the section with its headers and footers.
  public class func background(elementKind: String) -> Self {
    Self(elementKind: elementKind)
  }
}
