import Foundation

/// A view at the edge of a section or of the whole layout, such as a header.
///
/// UIKit's counterpart is `NSCollectionLayoutBoundarySupplementaryItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge or corner that the view is at.
  open private(set) var alignment: RectAlignment
  /// How far it is moved from there, in points.
  open private(set) var offset: CGPoint
  /// Whether the section grows by the view, which it does unless this is set to `false`.
  open var extendsBoundary = true
  /// Whether the view stays on screen while its section is.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge or corner.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view near an edge or corner.
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
/// UIKit's counterpart is `NSRectAlignment`.
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

  /// The edges that meet there.
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

/// Something behind the items of a section.
///
/// UIKit's counterpart is `NSCollectionLayoutDecorationItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// Which element is in front where two overlap. 0 unless set, which is behind all others.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A background as large as the section with its headers and footers.
  public class func background(elementKind: String) -> Self {
    Self(elementKind: elementKind)
  }
}
