/// Which of the two faces of a list is meant.
///
/// The two share one engine and differ in a short list of policies, and in their words.
public enum ListKind: String, Hashable, Sendable, CaseIterable {
  /// A table view: rows in sections.
  case table
  /// A collection view: items in sections.
  case collection
}

extension ListKind {
  /// What one element of a section is called: `row` or `item`.
  public var itemNoun: String {
    switch self {
    case .table: "row"
    case .collection: "item"
    }
  }

  /// What the view is called in prose: `table view` or `collection view`.
  public var viewNoun: String {
    switch self {
    case .table: "table view"
    case .collection: "collection view"
    }
  }

  /// What UIKit calls the class: `UITableView` or `UICollectionView`.
  public var className: String {
    switch self {
    case .table: "UITableView"
    case .collection: "UICollectionView"
    }
  }
}
