import Foundation

/// An element of a collection view, with its position.
package enum CollectionElement: Hashable {
  /// The cell of an item.
  case item(IndexPath)
  /// A supplementary view of a kind.
  case supplementary(String, IndexPath)
  /// A decoration view of a kind.
  case decoration(String, IndexPath)

  /// Creates the element that layout attributes describe.
  init(_ attributes: CollectionViewLayoutAttributes) {
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: self = .item(attributes.indexPath)
    case .supplementaryView: self = .supplementary(kind, attributes.indexPath)
    case .decorationView: self = .decoration(kind, attributes.indexPath)
    }
  }

  /// The element's position.
  var indexPath: IndexPath {
    switch self {
    case .item(let path), .supplementary(_, let path), .decoration(_, let path): path
    }
  }

  /// The kind of a supplementary or decoration element.
  var kind: String? {
    switch self {
    case .item: nil
    case .supplementary(let kind, _), .decoration(let kind, _): kind
    }
  }
}

extension CollectionElement: Comparable {
  /// Returns whether an element precedes another: by position, cells first, then by kind.
  package static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    one.indexPath != other.indexPath
      ? one.indexPath < other.indexPath : one.rank < other.rank
  }

  private var rank: (Int, String) {
    switch self {
    case .item: (0, "")
    case .supplementary(let kind, _): (1, kind)
    case .decoration(let kind, _): (2, kind)
    }
  }
}
