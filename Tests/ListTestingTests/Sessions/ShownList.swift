import HeadlessKit

/// What a list shows at one moment, for tables and collection views alike.
struct ShownList: Equatable {
  /// A cell on screen.
  struct Cell: Equatable {
    var identity: ObjectIdentifier
    /// The index path that the list gives for the cell.
    var path: IndexPath?
    var text: String?
    var frame: CGRect
    var isSelected: Bool
  }

  /// The number of rows or items in each section, as the list says.
  var counts: [Int]
  /// The cells that the list calls visible.
  var cells: [Cell]
  /// The index paths that the list calls visible.
  var visiblePaths: [IndexPath]
  /// The cells among the list's views that are not hidden.
  var cellsInHierarchy: Set<ObjectIdentifier>
  var selection: [IndexPath]
  var contentSize: CGSize
}

extension ShownList {
  @MainActor
  init(_ table: TableView) {
    counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    cells = table.visibleCells.map {
      Cell(
        identity: ObjectIdentifier($0), path: table.indexPath(for: $0), text: $0.textLabel?.text,
        frame: $0.frame, isSelected: $0.isSelected)
    }
    visiblePaths = table.indexPathsForVisibleRows ?? []
    cellsInHierarchy = Self.shownViews(of: TableViewCell.self, in: table)
    selection = table.indexPathsForSelectedRows ?? []
    contentSize = table.contentSize
  }

  @MainActor
  init(_ grid: CollectionView) {
    counts = (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }
    cells = grid.visibleCells.map {
      Cell(
        identity: ObjectIdentifier($0), path: grid.indexPath(for: $0),
        text: ($0 as? SessionCell)?.text, frame: $0.frame, isSelected: $0.isSelected)
    }
    visiblePaths = grid.indexPathsForVisibleItems
    cellsInHierarchy = Self.shownViews(of: CollectionViewCell.self, in: grid)
    selection = grid.indexPathsForSelectedItems ?? []
    contentSize = grid.contentSize
  }

  @MainActor
  private static func shownViews<Shown: View>(
    of type: Shown.Type, in view: View
  ) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for child in view.subviews where !child.isHidden {
      if child is Shown { found.insert(ObjectIdentifier(child)) }
      found.formUnion(shownViews(of: type, in: child))
    }
    return found
  }
}

extension ShownList {
  /// The first rule that the list breaks; `nil` if it breaks none.
  ///
  /// - Parameters:
  ///   - model: The texts of the rows or items, by section.
  ///   - isSettled: Whether no animation is in progress, in which cells of deleted rows are shown.
  func breach(of model: [[String]], isSettled: Bool) -> String? {
    let counted = model.map(\.count)
    if counts != counted { return "it counts \(counts), the data source \(counted)" }
    return breachOfSelection(in: model) ?? breachOfCells(in: model, isSettled: isSettled)
  }

  private func breachOfSelection(in model: [[String]]) -> String? {
    if Set(selection).count != selection.count { return "\(selection) is selected twice" }
    if let path = selection.first(where: { Self.text(at: $0, in: model) == nil }) {
      return "\(path) is selected and does not exist"
    }
    let chosen = Set(selection)
    for cell in cells {
      guard let path = cell.path else { continue }
      if cell.isSelected != chosen.contains(path) { return "the cell at \(path) looks wrong" }
    }
    return nil
  }

  private func breachOfCells(in model: [[String]], isSettled: Bool) -> String? {
    let identities = Set(cells.map(\.identity))
    if identities.count != cells.count { return "a cell is visible twice" }
    if let stray = cells.first(where: { $0.path == nil }) {
      return "the visible cell \(stray.text ?? "") has no index path"
    }
    let paths = cells.compactMap(\.path)
    if Set(paths).count != paths.count { return "two cells share a row: \(paths)" }
    if Set(paths) != Set(visiblePaths) { return "cells at \(paths), visible \(visiblePaths)" }
    for cell in cells {
      guard let path = cell.path else { continue }
      let expected = Self.text(at: path, in: model)
      if cell.text != expected {
        return "\(path) shows \(cell.text ?? "nothing") instead of \(expected ?? "nothing")"
      }
    }
    guard isSettled else { return nil }
    let lost = cellsInHierarchy.symmetricDifference(identities).count
    return lost == 0 ? nil : "\(lost) cells are visible or in the hierarchy, but not both"
  }

  private static func text(at path: IndexPath, in model: [[String]]) -> String? {
    guard path.count == 2, model.indices.contains(path.section),
      model[path.section].indices.contains(path.item)
    else { return nil }
    return model[path.section][path.item]
  }
}
