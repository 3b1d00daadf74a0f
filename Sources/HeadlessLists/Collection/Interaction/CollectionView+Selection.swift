import Foundation
import ListCore

extension CollectionView {
  /// Whether taps select items now.
  var selectsNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  /// Whether several items may be selected now.
  var selectsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects an item in code, without calling the delegate (behaviour 8.4). If selection is not
  /// allowed, nothing happens.
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

  /// Deselects an item in code, without calling the delegate (behaviour 8.4).
  ///
  /// A prepared cell that is not on screen keeps looking selected (behaviour 4.16b).
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

  /// Updates the selection for the selection modes: if only one item may be selected, only one is.
  /// (behaviour 8.5)
  func followSelectionModes() {
    guard !selectsSeveralNow else { return }
    for path in engine.selection.paths.dropFirst() { markDeselected(path) }
  }

  /// Clears the selection when editing begins and ends. (behaviour 8.7)
  func followEditing() {
    for path in engine.selection.paths { markDeselected(path) }
    for path in stage.cells.paths {
      if let cell = stage.cells[path] { setEditing(of: cell, at: path) }
    }
    for path in stage.prepared.paths {
      if let cell = stage.prepared[path] { setEditing(of: cell, at: path) }
    }
  }

  /// Sets whether a cell's item is being edited.
  func setEditing(of cell: CollectionViewCell, at path: ItemPath) {
    cell.isEditing =
      isEditing && delegate?.collectionView(self, canEditItemAt: IndexPath(path)) ?? true
  }
}
