import Foundation
import HeadlessViews
import ListCore

// A tap, in the order of behaviour 8.1 and 8.2.
extension CollectionView {
  /// Handles a tap in the cell of an item: on its outline disclosure, or on the item.
  func receiveTap(_ touch: Touch, in cell: CollectionViewCell) {
    guard !hasCrashed, let path = stage.cells.path(of: cell) else { return }
    if let accessory = (touch.view as? CellAccessoryView)?.accessory,
      case .outlineDisclosure = accessory.accessoryType
    {
      tapOutlineDisclosure(accessory, at: IndexPath(path))
    } else {
      tapItem(path)
    }
  }

  /// Taps an item. A header of an outline expands or collapses instead.
  private func tapItem(_ path: ItemPath) {
    if let accessory = stage.cells[path]?.outlineDisclosure,
      accessory.appearance.outlineStyle == .header
    {
      tapOutlineDisclosure(accessory, at: IndexPath(path))
    } else if touchDown(path) {
      touchUp()
    }
  }

  /// Starts a touch on an item.
  ///
  /// - Returns: Whether the item is highlighted. If not, the touch has no further effect.
  package func touchDown(_ path: ItemPath) -> Bool {
    guard selectsNow, isUserInteractionEnabled, !hasCrashed else { return false }
    let indexPath = IndexPath(path)
    emitDelegate("shouldHighlightItemAt", path)
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return false
    }
    markHighlighted(path, true)
    emitDelegate("didHighlightItemAt", path)
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  /// Ends the touch on an item.
  package func touchUp() {
    guard !hasCrashed, let path = highlightedItems.last else { return }
    let unhighlightsFirst = simulator.profile.unhighlightsBeforeSelection
    if unhighlightsFirst { unhighlight() }
    if selectsSeveralNow, engine.selection.contains(path) {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
    if !unhighlightsFirst { unhighlight() }
  }

  private func unhighlight() {
    guard !hasCrashed, let path = highlightedItems.last else { return }
    markHighlighted(path, false)
    emitDelegate("didUnhighlightItemAt", path)
    delegate?.collectionView(self, didUnhighlightItemAt: IndexPath(path))
  }

  private func selectByTouch(_ path: ItemPath) {
    let indexPath = IndexPath(path)
    emitDelegate("shouldSelectItemAt", path)
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !selectsSeveralNow {
      for other in engine.selection.paths where other != path && !hasCrashed {
        markDeselected(other)
        emitDelegate("didDeselectItemAt", other)
        delegate?.collectionView(self, didDeselectItemAt: IndexPath(other))
      }
    }
    guard !hasCrashed, engine.counts().contains(path) else { return }
    markSelected(path)
    cellForItem(at: indexPath)?.interfaceTrigger?.select()  // behaviour 23.17: before the delegate
    emitDelegate("didSelectItemAt", path)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    performPrimaryAction(path)
  }

  private func deselectByTouch(_ path: ItemPath) {
    let indexPath = IndexPath(path)
    emitDelegate("shouldDeselectItemAt", path)
    guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
    markDeselected(path)
    emitDelegate("didDeselectItemAt", path)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  /// Notifies observers that the delegate, if there is one, is called about an item.
  private func emitDelegate(_ method: @autoclosure () -> String, _ path: ItemPath) {
    if delegate != nil { engine.emit(.calledDelegate(method(), .item(path))) }
  }

  private func performPrimaryAction(_ path: ItemPath) {
    guard simulator.profile.performsPrimaryActions, !hasCrashed, let delegate,
      engine.counts().contains(path)
    else { return }
    let indexPath = IndexPath(path)
    if delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) {
      delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }
}
