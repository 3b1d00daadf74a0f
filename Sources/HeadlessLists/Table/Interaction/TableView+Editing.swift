import Foundation
import ListCore

extension TableView {
  /// Changes the editing mode, with canEditRow, editingStyleForRow, setEditing, for every displayed
  /// row (behaviour 8.6). The selection is cleared (behaviour 8.7). During a swipe the table is in
  /// editing mode already, so leaving it ends the swipe (behaviour 17.8).
  func changeEditing(to editing: Bool, animated: Bool) {
    guard !interaction.isSwiping else {
      if !editing { endSwipe() }
      return
    }
    guard editing != interaction.isEditing else { return }
    deselectAll(animated: animated)
    interaction.isEditing = editing
    for path in cells.live.paths {
      guard let cell = cells.live[path] else { continue }
      applyEditing(to: cell, at: path, animated: animated)
    }
    setNeedsLayout()
  }

  /// Shows the editing controls of a cell's row. A swiped row has none (behaviour 17.8).
  func applyEditing(to cell: TableViewCell, at path: ItemPath, animated: Bool) {
    let isSwiped = interaction.isSwiping && interaction.swiped == path
    guard interaction.isEditing || isSwiped else {
      cell.setEditing(false, animated: animated)
      cell.flags.isSwiped = false
      return
    }
    let indexPath = IndexPath(path)
    let selects = interaction.isEditing && allowsMultipleSelectionDuringEditing
    let style = editingStyle(at: path)
    cell.flags.isSwiped = isSwiped
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
  ///
  /// - Returns: The title; "Delete" if the delegate provides none.
  @discardableResult
  package func askForDeleteTitle(_ path: ItemPath) -> String {
    delegate?.tableView(
      self, titleForDeleteConfirmationButtonForRowAt: IndexPath(path)) ?? "Delete"
  }

  /// Returns whether a row can be dragged; `nil` if the data source does not implement the method.
  func canMoveIfSaid(_ path: ItemPath) -> Bool? {
    askDataSource(.canMoveRow) { $0.tableView(self, canMoveRowAt: IndexPath(path)) }
  }
}

// A swipe edits a single row. The table is in editing mode until it ends (behaviour 8.6, 17.8).
extension TableView {
  /// Edits a swiped row. In a table that is being edited, the row's buttons change nothing else.
  package func editSwipedRow(_ path: ItemPath, _ edit: () -> Void) {
    guard !interaction.isEditing else { return edit() }
    interaction.isSwiping = true
    interaction.swiped = path
    emitDelegate("willBeginEditingRowAt", path)
    delegate?.tableView(self, willBeginEditingRowAt: IndexPath(path))
    if interaction.isSwiping, let path = interaction.swiped, let cell = cells.live[path] {
      applyEditing(to: cell, at: path, animated: true)
      cell.setShowingDeleteConfirmation(true, animated: true)
    }
    edit()
    endSwipe()
  }

  /// Ends the swipe in progress, if any: hides the row's buttons and notifies the delegate.
  private func endSwipe() {
    guard interaction.isSwiping else { return }
    let path = interaction.swiped
    interaction.isSwiping = false
    interaction.swiped = nil
    if let path, let cell = cells.live[path] {
      cell.setShowingDeleteConfirmation(false, animated: true)
      applyEditing(to: cell, at: path, animated: true)
    }
    guard !hasCrashed else { return }
    emitDelegate("didEndEditingRowAt", path)
    delegate?.tableView(self, didEndEditingRowAt: path.map(IndexPath.init))
  }

  /// Deletes a swiped row: the data source commits the deletion.
  ///
  /// - Returns: Whether the data source has the method.
  @discardableResult
  package func deleteSwipedRow(_ path: ItemPath) -> Bool {
    var isCommitted = false
    editSwipedRow(path) { isCommitted = commit(.delete, path) }
    return isCommitted
  }

  /// Lets the data source commit an edit.
  ///
  /// - Returns: Whether the data source has the method.
  @discardableResult
  package func commit(_ style: TableViewCell.EditingStyle, _ path: ItemPath) -> Bool {
    let answer: Void? = askDataSource(.commitEditing) {
      $0.tableView(self, commit: style, forRowAt: IndexPath(path))
    }
    return answer != nil
  }
}
