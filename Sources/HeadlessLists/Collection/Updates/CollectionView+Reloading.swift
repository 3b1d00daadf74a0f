import Foundation
import ListCore

extension CollectionView {
  /// Forgets counts, selection and views; asks for nothing (behaviour 1.3, 5.6).
  func reloadEverything() {
    guard !engine.isInert else { return }
    guard !engine.isUpdating else {
      engine.crash(.query(.reloadInsideBatch(.collection)))  // behaviour 2.8
      return
    }
    engine.emit(.reloadedData)
    forgetEverything()
  }

  /// Another data source has nothing to do with what is shown (behaviour 1.4).
  func followNewDataSource() {
    optionalMethods.forget(CollectionOptionalMethod.ofDataSource)
    engine.updater.forget()
    guard !engine.isInert else { return }
    forgetEverything()
  }

  private func forgetEverything() {
    layoutProgress.generation += 1
    engine.invalidateCounts()
    if !engine.selection.paths.isEmpty {
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

  /// Has cells configured again: now, or when the open update is over (behaviour 4.8).
  func reconfigure(_ indexPaths: [IndexPath]) {
    guard !engine.isInert else { return }
    let paths = indexPaths.compactMap { ItemPath($0) }
    engine.emit(.calledReconfigure(paths, .collection))
    if engine.defersReconfiguration(of: paths) { return }
    placing { reconfigureCells(at: paths) }
    guard !engine.isInert else { return }
    refuseStrays()
  }

  /// Asks the data source about cells that items have, on screen or ready; items without one need
  /// nothing. The cells are measured again.
  func reconfigureCells(at paths: [ItemPath]) {
    let generation = layoutProgress.generation
    for path in paths where !engine.isInert && generation == layoutProgress.generation {
      guard let cell = stage.cells[path] ?? stage.prepared[path] else { continue }
      let attributes = cell.appliedAttributes
      guard askForCell(path, attributes, present: cell) === cell else { continue }
      setFlags(of: cell, at: path)
      guard let attributes else { continue }
      measure(cell, attributes)
      if layoutProgress.wasResized { setNeedsLayout() }
    }
  }
}
