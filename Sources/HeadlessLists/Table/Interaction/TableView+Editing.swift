import Foundation
import ListCore

extension TableView {
  /// Changes the editing mode, with canEditRow, editingStyleForRow, setEditing, for every displayed
  /// row (behaviour 8.6). The selection is cleared (behaviour 8.7).
  func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != interaction.isEditing else { return }
    deselectAll(animated: animated)
    interaction.isEditing = editing
    for path in cells.live.paths {
      guard let cell = cells.live[path] else { continue }
      applyEditing(to: cell, at: path, animated: animated)
    }
    setNeedsLayout()
  }

  /// Shows the editing controls of a cell's row.
  func applyEditing(to cell: TableViewCell, at path: ItemPath, animated: Bool) {
    guard interaction.isEditing || interaction.swiped == path else {
      cell.setEditing(false, animated: animated)
      return
    }
    let indexPath = IndexPath(path)
    let selects = interaction.isEditing && allowsMultipleSelectionDuringEditing
    let style = editingStyle(at: path)
    cell.assignedEditingStyle = selects ? .none : style
    cell.flags.selectsWhileEditing = selects
    if let delegate {
      cell.shouldIndentWhileEditing = delegate.tableView(
        self, shouldIndentWhileEditingRowAt: indexPath)
    }
    if interaction.isEditing, let moves = canMoveIfSaid(path) { cell.showsReorderControl = moves }
    cell.setEditing(true, animated: animated)
  }

  /// Returns the editing style of a row; `.none` if the row may not be edited.
  package func editingStyle(at path: ItemPath) -> TableViewCell.EditingStyle {
    let indexPath = IndexPath(path)
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// Queries the title of the delete confirmation button when it becomes visible.
  package func askForDeleteTitle(_ path: ItemPath) {
    _ = delegate?.tableView(
      self, titleForDeleteConfirmationButtonForRowAt: IndexPath(path))
  }

  /// Returns whether a row can be dragged; `nil` if the data source does not say.
  func canMoveIfSaid(_ path: ItemPath) -> Bool? {
    askDataSource(.canMoveRow) { $0.tableView(self, canMoveRowAt: IndexPath(path)) }
  }

  /// Edits a single row, as a swipe does (behaviour 8.6).
  package func editSwipedRow(_ path: ItemPath, _ edit: () -> Void) {
    emitDelegate("willBeginEditingRowAt", path)
    delegate?.tableView(self, willBeginEditingRowAt: IndexPath(path))
    interaction.swiped = path
    if let cell = cells.live[path] {
      applyEditing(to: cell, at: path, animated: true)
      cell.setShowingDeleteConfirmation(true, animated: true)
    }
    edit()
    let rest = interaction.swiped
    interaction.swiped = nil
    if let rest, let cell = cells.live[rest] {
      cell.setShowingDeleteConfirmation(false, animated: true)
      applyEditing(to: cell, at: rest, animated: true)
    }
    emitDelegate("didEndEditingRowAt", rest)
    delegate?.tableView(self, didEndEditingRowAt: rest.map(IndexPath.init))
  }
}
