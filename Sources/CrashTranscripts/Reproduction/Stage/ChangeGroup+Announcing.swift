import HeadlessKit
import ListCore

// The mutation methods are referenced by their full names, which are UIKit's: direct calls would
// record their position in this file as the location of the client's mistake.

extension ChangeGroup {
  /// Makes the call on a table view.
  @MainActor
  func announce(to table: TableView) {
    switch self {
    case .deleteItems(let paths): table.deleteRows(at:with:)(paths.map(IndexPath.init), .automatic)
    case .insertItems(let paths): table.insertRows(at:with:)(paths.map(IndexPath.init), .automatic)
    case .reloadItems(let paths): table.reloadRows(at:with:)(paths.map(IndexPath.init), .automatic)
    case .moveItem(let from, let to): table.moveRow(at:to:)(IndexPath(from), IndexPath(to))
    case .deleteSections(let sections):
      table.deleteSections(_:with:)(IndexSet(sections), .automatic)
    case .insertSections(let sections):
      table.insertSections(_:with:)(IndexSet(sections), .automatic)
    case .reloadSections(let sections):
      table.reloadSections(_:with:)(IndexSet(sections), .automatic)
    case .moveSection(let from, let to): table.moveSection(_:toSection:)(from, to)
    }
  }

  /// Makes the call on a collection view.
  @MainActor
  func announce(to view: CollectionView) {
    switch self {
    case .deleteItems(let paths): view.deleteItems(at:)(paths.map(IndexPath.init))
    case .insertItems(let paths): view.insertItems(at:)(paths.map(IndexPath.init))
    case .reloadItems(let paths): view.reloadItems(at:)(paths.map(IndexPath.init))
    case .moveItem(let from, let to): view.moveItem(at:to:)(IndexPath(from), IndexPath(to))
    case .deleteSections(let sections): view.deleteSections(_:)(IndexSet(sections))
    case .insertSections(let sections): view.insertSections(_:)(IndexSet(sections))
    case .reloadSections(let sections): view.reloadSections(_:)(IndexSet(sections))
    case .moveSection(let from, let to): view.moveSection(_:toSection:)(from, to)
    }
  }

  /// Returns the name of the call: `deleteRows(at:with:)`.
  func name(_ kind: ListKind) -> String {
    let with = kind == .table ? "with:" : ""
    return switch self {
    case .deleteItems: "delete\(kind.callNoun)s(at:\(with))"
    case .insertItems: "insert\(kind.callNoun)s(at:\(with))"
    case .reloadItems: "reload\(kind.callNoun)s(at:\(with))"
    case .moveItem: "move\(kind.callNoun)(at:to:)"
    case .deleteSections: "deleteSections(_:\(with))"
    case .insertSections: "insertSections(_:\(with))"
    case .reloadSections: "reloadSections(_:\(with))"
    case .moveSection: "moveSection(_:toSection:)"
    }
  }
}
