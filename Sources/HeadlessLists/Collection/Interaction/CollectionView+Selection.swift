import Foundation
import ListCore

extension CollectionView {
  /// Whether a tap selects now.
  var selectsNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  /// Whether several items may be selected now.
  var selectsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects an item on behalf of the client: nobody is told (behaviour 8.4). Where nothing may be
  /// selected, nothing happens.
  func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let indexPath, let path = ItemPath(indexPath) else {
      for path in engine.selection.paths { markDeselected(path) }
      return
    }
    guard selectsNow, engine.counts().contains(path) else { return }
    if !selectsSeveralNow {
      for other in engine.selection.paths where other != path { markDeselected(other) }
    }
    markSelected(path)
    if !position.isEmpty { scroll(to: indexPath, position, animated: animated) }
  }

  /// Deselects an item on behalf of the client: nobody is told (behaviour 8.4).
  ///
  /// A cell that is ready and not on screen keeps looking selected (behaviour 4.16b).
  func deselect(_ indexPath: IndexPath) {
    guard let path = ItemPath(indexPath) else { return }
    markDeselected(path)
  }

  func markSelected(_ path: ItemPath) {
    let isNew = !engine.selection.contains(path)
    engine.selection.insert(path)
    if isNew { engine.emitSelection() }
    stage.cells[path]?.isSelected = true
  }

  func markDeselected(_ path: ItemPath) {
    let wasSelected = engine.selection.contains(path)
    engine.selection.remove(path)
    if wasSelected { engine.emitSelection() }
    stage.cells[path]?.isSelected = false
  }

  func markHighlighted(_ path: ItemPath, _ isHighlighted: Bool) {
    highlightedItems.removeAll { $0 == path }
    if isHighlighted { highlightedItems.append(path) }
    stage.cells[path]?.isHighlighted = isHighlighted
  }

  /// Behaviour 8.5: where only one item may be selected, only one is.
  func followSelectionModes() {
    guard !selectsSeveralNow else { return }
    for path in engine.selection.paths.dropFirst() { markDeselected(path) }
  }

  /// Behaviour 8.7: editing begins and ends with nothing selected.
  func followEditing() {
    for path in engine.selection.paths { markDeselected(path) }
    for path in stage.cells.paths {
      if let cell = stage.cells[path] { setEditing(of: cell, at: path) }
    }
    for path in stage.prepared.paths {
      if let cell = stage.prepared[path] { setEditing(of: cell, at: path) }
    }
  }

  /// Lets a cell know whether its item is being edited.
  func setEditing(of cell: CollectionViewCell, at path: ItemPath) {
    cell.isEditing =
      isEditing && delegate?.collectionView(self, canEditItemAt: IndexPath(path)) ?? true
  }
}
