/// The kind of list: a table view or a collection view.
///
/// The two share one engine and differ in a short list of policies, and in their wording.
public enum ListKind: String, Hashable, Sendable, CaseIterable {
  /// A table view: rows in sections.
  case table
  /// A collection view: items in sections.
  case collection
}

extension ListKind {
  /// The noun for an element of a section: `row` or `item`.
  public var itemNoun: String {
    switch self {
    case .table: "row"
    case .collection: "item"
    }
  }

  /// The noun for the view: `table view` or `collection view`.
  public var viewNoun: String {
    switch self {
    case .table: "table view"
    case .collection: "collection view"
    }
  }

  /// The name of UIKit's class: `UITableView` or `UICollectionView`.
  public var className: String {
    switch self {
    case .table: "UITableView"
    case .collection: "UICollectionView"
    }
  }
}

/// The two views of a table's section in addition to its rows.
public enum SectionViewKind: String, Hashable, Sendable, CaseIterable {
  /// The view above the rows.
  case header
  /// The view below the rows.
  case footer
}
