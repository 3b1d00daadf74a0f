import Foundation
import ListCore

// The effects of a tap on a row, in UIKit's order (behaviour 8.2, 8.3).

extension TableView {
  package func tapRow(_ path: ItemPath) {
    guard !hasCrashed, selectsRows, isUserInteractionEnabled else { return }
    let indexPath = IndexPath(path)
    emitDelegate("shouldHighlightRowAt", path)
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    setHighlighted(path)
    emitDelegate("didHighlightRowAt", path)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    setHighlighted(nil)
    emitDelegate("didUnhighlightRowAt", path)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)

    if selectsMultipleRows, engine.selection.contains(path) {
      deselectByTap(path)
    } else {
      selectByTap(path)
    }
  }

  private func selectByTap(_ path: ItemPath) {
    var target = path
    if let delegate {
      emitDelegate("willSelectRowAt", path)
      guard let answer = delegate.tableView(self, willSelectRowAt: IndexPath(path)) else { return }
      target = ItemPath(item: answer.row, section: answer.section)
    }
    guard engine.counts().contains(target) else { return }
    if !selectsMultipleRows {
      for old in engine.selection.paths where old != target { deselectByTap(old) }
    }
    setSelected(true, target, animated: false)
    emitDelegate("didSelectRowAt", target)
    delegate?.tableView(self, didSelectRowAt: IndexPath(target))
    postSelectionChange()
    performPrimaryAction(target)
  }

  private func deselectByTap(_ path: ItemPath) {
    var target = path
    if let delegate {
      emitDelegate("willDeselectRowAt", path)
      guard let answer = delegate.tableView(self, willDeselectRowAt: IndexPath(path))
      else { return }
      target = ItemPath(item: answer.row, section: answer.section)
    }
    setSelected(false, target, animated: false)
    emitDelegate("didDeselectRowAt", target)
    delegate?.tableView(self, didDeselectRowAt: IndexPath(target))
    if selectsMultipleRows { postSelectionChange() }
  }

  private func performPrimaryAction(_ path: ItemPath) {
    guard let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: IndexPath(path))
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
