import Foundation
import ListCore

// Selection in code, without calling the delegate (behaviour 8.4).

extension TableView {
  /// Whether several rows can be selected now.
  var selectsMultipleRows: Bool {
    interaction.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether a tap can select a row now (behaviour 8.5, 8.7).
  var selectsRows: Bool {
    interaction.isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll(animated: animated) }
    let path = ItemPath(item: indexPath.row, section: indexPath.section)
    if engine.counts().contains(path) {
      if !selectsMultipleRows {
        for other in engine.selection.paths where other != path {
          setSelected(false, other, animated: animated)
        }
      }
      setSelected(true, path, animated: animated)
    }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard let path = ItemPath(indexPath) else { return }
    setSelected(false, path, animated: animated)
  }

  func deselectAll(animated: Bool) {
    for path in engine.selection.paths { setSelected(false, path, animated: animated) }
  }

  /// Keeps at most one row selected if multiple selection is not allowed (behaviour 8.5).
  func trimSelection() {
    guard !selectsMultipleRows, engine.selection.count > 1 else { return }
    for path in engine.selection.paths.dropFirst() { setSelected(false, path, animated: false) }
  }

  func setSelected(_ isSelected: Bool, _ path: ItemPath, animated: Bool) {
    let wasSelected = engine.selection.contains(path)
    if isSelected {
      engine.selection.insert(path)
    } else {
      engine.selection.remove(path)
    }
    if wasSelected != isSelected { engine.emitSelection() }
    for cell in [cells.live[path], cells.prepared[path]] {
      cell?.setSelected(isSelected, animated: animated)
    }
  }

  func setHighlighted(_ path: ItemPath?) {
    let old = interaction.highlighted
    interaction.highlighted = path
    if let old, old != path { cells.live[old]?.setHighlighted(false, animated: false) }
    if let path { cells.live[path]?.setHighlighted(true, animated: false) }
  }
}

/// The state of the user's interaction with a table.
struct TableInteraction {
  /// Whether the entire table is being edited.
  var isEditing = false
  /// The row that is highlighted by a touch.
  var highlighted: ItemPath?
  /// Whether a row is edited by itself after a swipe.
  var isSwiping = false
  /// The row that was swiped; `nil` once it was deleted or reloaded.
  var swiped: ItemPath?
  /// The titles of the index at the edge; `nil` until they are queried.
  var indexTitles: [String]?
}

extension TableInteraction {
  /// Updates index paths after an update.
  mutating func rebase(by plan: UpdatePlan) {
    highlighted = highlighted.flatMap(plan.destination(of:))
    swiped = swiped.flatMap(plan.destination(of:))
  }

  /// Forgets all rows, as a reload does.
  mutating func forgetRows() {
    highlighted = nil
    swiped = nil
    indexTitles = nil
  }
}
