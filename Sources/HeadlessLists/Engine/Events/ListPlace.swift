import ListCore

/// The position in a list that a view represents.
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

  /// The section that contains the position.
  public var section: Int {
    switch self {
    case .item(let path), .supplementary(_, let path), .decoration(_, let path): path.section
    case .header(let section), .footer(let section): section
    }
  }

  /// The path of a row or an item; `nil` for another view.
  public var item: ItemPath? {
    if case .item(let path) = self { path } else { nil }
  }
}

extension ListPlace: CustomStringConvertible {
  /// `0 - 3`, `header 1` or `footer 1`; for other views, the kind and the path.
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

/// The name of a list's view in a trace: `cell-3`.
///
/// Each list counts its views by role, in the order in which they are first mentioned. Unlike an
/// address, a name is therefore the same in every run.
public struct ListViewName: Hashable, Sendable {
  /// The role of a view in its list.
  public enum Role: String, Hashable, Sendable {
    case cell, header, footer, supplementary, decoration
  }

  /// The role of the view.
  public let role: Role
  /// The number of the view among those with its role, starting at 1.
  public let number: Int

  /// Creates a name.
  public init(_ role: Role, _ number: Int) {
    self.role = role
    self.number = number
  }
}

extension ListViewName: CustomStringConvertible {
  /// The role and the number: `cell-3`.
  public var description: String { "\(role.rawValue)-\(number)" }
}

/// The storage for the name of a view that a trace has mentioned.
private final class KnownListName {
  var name: ListViewName?
}

extension View {
  /// The name of the view in traces; `nil` until one has mentioned it.
  var listName: ListViewName? {
    get { keptStates.known(KnownListName.self)?.name }
    set { kept { KnownListName() }.name = newValue }
  }
}

extension ListPlace {
  /// The role of a view at this position.
  var role: ListViewName.Role {
    switch self {
    case .item: .cell
    case .header: .header
    case .footer: .footer
    case .supplementary: .supplementary
    case .decoration: .decoration
    }
  }
}
