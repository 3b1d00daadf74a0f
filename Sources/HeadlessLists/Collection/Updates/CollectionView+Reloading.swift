import Foundation
import ListCore

extension CollectionView {
  /// Discards counts, selection and views, without asking the data source (behaviour 1.3, 5.6).
  func engineReloads() {
    forgetEverything()
  }

  /// Discards the displayed content after the data source was replaced (behaviour 1.4).
  func followNewDataSource() {
    optionalMethods.forget(CollectionOptionalMethod.ofDataSource)
    engine.updater.forget()
    enter { forgetEverything() }
  }

  private func forgetEverything() {
    generation += 1
    engine.invalidateCounts()
    if !engine.selection.isEmpty {
      engine.selection.removeAll()
      engine.emitSelection()
    }
    highlightedItems = []
    movement = nil
    prefetching.forget()
    for cell in stage.cells.all {
      cell.isSelected = false
      cell.isHighlighted = false
    }
    stage.discardAll()
    for (path, cell) in stage.prepared.removeAll() {
      enqueue(LeavingView(element: .item(IndexPath(path)), view: cell))
    }
    currentLayout.invalidate(
      using: currentLayout.makeInvalidationContext().because(of: .everything))
    setNeedsLayout()
  }

  func engineReconfigures(_ paths: [ItemPath]) {
    placing { reconfigureCells(at: paths) }
    refuseUnreturnedViews()
  }

  /// Asks the data source for the cells of items that have one, on screen or prepared; other items
  /// are ignored. The cells are measured again.
  func reconfigureCells(at paths: [ItemPath]) {
    let generation = self.generation
    for path in paths where generation == self.generation {
      guard let cell = stage.cells[path] ?? stage.prepared[path] else { continue }
      let attributes = cell.appliedAttributes
      guard askForCell(path, attributes, present: cell) === cell else { continue }
      setFlags(of: cell, at: path)
      guard let attributes else { continue }
      measure(cell, attributes)
      if layoutProgress.wasResized { setNeedsLayout() }
    }
  }

  var engineLeavingViews: [View] { stage.departing.map(\.view) }

  func engineRestorePoint() -> () -> Void {
    let (stage, highlighted) = (stage, highlightedItems)
    return { [unowned self] in
      (self.stage, highlightedItems) = (stage, highlighted)
    }
  }
}

// The paths that a mutation may name (crash families B5).

extension CollectionView {
  var engineDataSource: AnyObject? { dataSource }

  func engineDescribes(_ indexPath: IndexPath) -> String { indexPath.objectDescription }
}

extension IndexPath {
  /// The description of the Objective-C index path in messages.
  var objectDescription: String {
    if let path = ItemPath(self) { return path.objectDescription(.lengthAndPath) }
    let text = map(\.printed).joined(separator: " - ")
    return "<NSIndexPath: 0x\(String(UInt(bitPattern: hashValue), radix: 16))> "
      + "{length = \(count), path = \(text)}"
  }
}
