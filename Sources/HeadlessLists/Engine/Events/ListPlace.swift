import ListCore

/// What a view of a list stands for.
public enum ListPlace: Hashable, Sendable {
  /// A row or an item.
  case item(ItemPath)
  /// The header of a table's section.
  case header(section: Int)
  /// The footer of a table's section.
  case footer(section: Int)
  /// A supplementary view of a collection view.
  case supplementary(kind: String, ItemPath)
  /// A decoration view of a collection view.
  case decoration(kind: String, ItemPath)
}

extension ListPlace {
  /// The kind of the headers of a collection view's sections.
  static let sectionHeaderKind = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of a collection view's sections.
  static let sectionFooterKind = "UICollectionElementKindSectionFooter"

  /// The section that the place belongs to.
  public var section: Int {
    switch self {
    case .item(let path), .supplementary(_, let path), .decoration(_, let path): path.section
    case .header(let section), .footer(let section): section
    }
  }

  /// The item, unless the place is beside the items.
  public var item: ItemPath? {
    if case .item(let path) = self { path } else { nil }
  }
}

extension ListPlace: CustomStringConvertible {
  /// `0 - 3`, `header 1`, `footer 1`; of other views the kind and the path.
  public var description: String {
    switch self {
    case .item(let path): path.description
    case .header(let section): "header \(section)"
    case .footer(let section): "footer \(section)"
    case .supplementary(Self.sectionHeaderKind, let path):
      "header \(path.section)"
    case .supplementary(Self.sectionFooterKind, let path):
      "footer \(path.section)"
    case .supplementary(let kind, let path), .decoration(let kind, let path): "\(kind) \(path)"
    }
  }
}
