import Foundation
import HeadlessViews
import ListCore

// The effects of a tap on a row, in UIKit's order (behaviour 8.2, 8.3).

extension TableView {
  /// Handles a tap in the cell of a row: on its detail button, on its editing control, or on the row.
  func receiveTap(_ touch: Touch, in cell: TableViewCell) {
    guard let path = cells.live.path(of: cell) else { return }
    switch touch.view {
    case let accessory as TableViewCellAccessoryView where accessory.isDetailButton:
      tapDetailButton(path)
    case is TableViewCellEditControl where cell.editingStyle != .none: tapEditControl(path)
    case is TableViewCellReorderControl: break
    default: tapRow(path)
    }
  }

  /// Taps a row. The tap is ignored if the row cannot be selected, for example because the table
  /// crashed in the meantime.
  private func tapRow(_ path: ItemPath) {
    guard !hasCrashed, selectsRows, isUserInteractionEnabled else { return }
    let indexPath = IndexPath(path)
    emitDelegate("shouldHighlightRowAt", path)
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true, !hasCrashed
    else { return }
    setHighlighted(path)
    emitDelegate("didHighlightRowAt", path)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    setHighlighted(nil)
    guard !hasCrashed else { return }
    emitDelegate("didUnhighlightRowAt", path)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    guard !hasCrashed else { return }

    if selectsMultipleRows, engine.selection.contains(path) {
      deselectByTap(path)
    } else {
      selectByTap(path)
    }
  }

  /// Taps the detail button of a row.
  private func tapDetailButton(_ path: ItemPath) {
    guard !hasCrashed else { return }
    cells.live[path]?.interfaceTrigger?.tapDetailButton()
    delegate?.tableView(self, accessoryButtonTappedForRowWith: IndexPath(path))
  }

  /// Returns whether a row has an editing control that inserts or deletes.
  package func showsEditControl(_ path: ItemPath) -> Bool {
    guard !hasCrashed, isEditing, let cell = cells.live[path] else { return false }
    return cell.editingStyle != .none
  }

  /// Taps the editing control of a row, and the confirmation button of a deletion.
  private func tapEditControl(_ path: ItemPath) {
    guard showsEditControl(path), let style = cells.live[path]?.editingStyle else { return }
    if style == .delete { askForDeleteTitle(path) }
    commit(style, path)
  }

  private func selectByTap(_ path: ItemPath) {
    var target = path
    if let delegate {
      emitDelegate("willSelectRowAt", path)
      guard let answer = delegate.tableView(self, willSelectRowAt: IndexPath(path)) else { return }
      target = ItemPath(item: answer.row, section: answer.section)
    }
    guard !hasCrashed, engine.counts().contains(target) else { return }
    if !selectsMultipleRows {
      for old in engine.selection.paths where old != target { deselectByTap(old) }
    }
    guard !hasCrashed else { return }
    setSelected(true, target, animated: false)
    cells.live[target]?.interfaceTrigger?.select()  // behaviour 23.17: before the delegate
    emitDelegate("didSelectRowAt", target)
    delegate?.tableView(self, didSelectRowAt: IndexPath(target))
    guard !hasCrashed else { return }
    postSelectionChange()
    performPrimaryAction(target)
  }

  private func deselectByTap(_ path: ItemPath) {
    guard !hasCrashed else { return }
    var target = path
    if let delegate {
      emitDelegate("willDeselectRowAt", path)
      guard let answer = delegate.tableView(self, willDeselectRowAt: IndexPath(path))
      else { return }
      target = ItemPath(item: answer.row, section: answer.section)
    }
    guard !hasCrashed else { return }
    setSelected(false, target, animated: false)
    emitDelegate("didDeselectRowAt", target)
    delegate?.tableView(self, didDeselectRowAt: IndexPath(target))
    if selectsMultipleRows, !hasCrashed { postSelectionChange() }
  }

  private func performPrimaryAction(_ path: ItemPath) {
    guard simulator.profile.performsPrimaryActions, let delegate,
      engine.counts().contains(path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: IndexPath(path)), !hasCrashed
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: IndexPath(path))
  }

  /// Notifies observers that the delegate, if there is one, is called about a row.
  func emitDelegate(_ method: @autoclosure () -> String, _ path: ItemPath?) {
    if delegate != nil { engine.emit(.calledDelegate(method(), path.map(ListPlace.item))) }
  }

  private func postSelectionChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
