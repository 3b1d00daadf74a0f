import Foundation
import ListCore

// Where a finger touches a row of a table, or an item of a collection view: by hit testing, as for
// any other view.

extension Simulator {
  /// A row or an item on screen.
  typealias ShownRow = (path: ItemPath, cell: View)

  /// Returns a row or an item on screen.
  func row(
    _ indexPath: IndexPath, in list: ListScrollView
  ) throws(TouchRefusal) -> ShownRow {
    let kind = list.engine.kind
    guard !list.hasCrashed else { throw .crashed(kind) }
    guard list.window?.ownSimulator === self else { throw .notShown(kind) }
    let path = try Self.path(indexPath)
    if let cell = list.shownCell(at: path) { return (path, cell) }
    let counts = list.engine.counts()
    guard counts.contains(path) else { throw .missing(path, kind, counts) }
    throw .offScreen(path, kind, visible: list.engine.visiblePaths)
  }

  /// Returns where a finger lands that touches a row or an item.
  func spot(on row: ShownRow, in list: ListScrollView) throws(ViewTouchRefusal) -> Spot {
    try spot(on: row.cell, named: list.name(of: row.path))
  }

  /// Returns a row or an item that a finger can reach.
  func rowInReach(_ indexPath: IndexPath, in list: ListScrollView) throws -> ShownRow {
    let row = try row(indexPath, in: list)
    _ = try spot(on: row, in: list)
    return row
  }

  /// Taps a row or an item.
  func attemptTap(_ indexPath: IndexPath, in list: ListScrollView) throws {
    try tap(try spot(on: try row(indexPath, in: list), in: list), times: 1)
  }

  /// Returns where a finger lands on a part of a row or an item, such as its edit control.
  func spot(
    on part: View, ofRow path: ItemPath, in list: ListScrollView
  ) throws(ViewTouchRefusal) -> Spot {
    try spot(on: part, named: "the control of \(list.name(of: path))")
  }
}

extension ListScrollView {
  /// Returns the cell of a row or an item on screen.
  fileprivate func shownCell(at path: ItemPath) -> View? {
    (self as? TableView)?.cells.live[path] ?? (self as? CollectionView)?.stage.cells[path]
  }

  /// Returns the name of a row or an item in messages.
  fileprivate func name(of path: ItemPath) -> String {
    "\(engine.kind.itemNoun) [\(path.section), \(path.item)]"
  }
}

extension View {
  /// Returns the first view inside this one that meets a condition, from the outside in.
  func firstDescendant<Kind: View>(_ kind: Kind.Type, where holds: (Kind) -> Bool) -> Kind? {
    for view in subviews {
      if let found = view as? Kind, holds(found) { return found }
      if let found = view.firstDescendant(kind, where: holds) { return found }
    }
    return nil
  }
}
