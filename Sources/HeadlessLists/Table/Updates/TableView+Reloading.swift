import Foundation
import ListCore

extension TableView {
  /// Loads counts and heights immediately; cells are requested in the next layout (behaviour 1.13).
  ///
  /// Inside an update, this also replaces the counts by which the update is judged: changes that
  /// were announced before no longer match.
  func engineReloads() {
    forgetEverything()
    forgetSelection()  // behaviour 5.6: the delegate is not called
    _ = currentGeometry
    setNeedsLayout()
  }

  /// Deselects all rows.
  func forgetSelection() {
    guard !engine.selection.isEmpty else { return }
    engine.selection.removeAll()
    engine.emitSelection()
  }

  /// Discards everything on screen, the counts, and the heights.
  func forgetEverything() {
    generation += 1
    scrollAim = nil
    endDepartures(departures.takeAll())
    for (path, cell) in cells.live.removeAll() { endDisplaying(cell, path, keepsPrepared: false) }
    for (_, cell) in cells.prepared.removeAll() { enqueue(cell) }
    hideBars { _ in true }
    bars.prepared = [:]
    interaction.forgetRows()
    prefetcher.forgetRows()
    engine.invalidateCounts()
    survey = nil
    tableGeometry = nil
  }
}

// Reconfiguring (behaviour 4.8).
extension TableView {
  func engineReconfigures(_ paths: [ItemPath]) {
    _ = currentGeometry
    reconfigure(paths: paths)
  }

  func reconfigure(paths: [ItemPath]) {
    guard !paths.isEmpty else { return }
    for path in paths where !hasCrashed {
      if let present = cells.live[path] {
        reconfigure(present, path)
      } else if let present = cells.prepared[path],
        let cell = requestCell(path, present: present), cell !== present
      {
        cells.prepared[path] = cell
        enqueue(present)
      }
    }
    setNeedsLayout()
    if !isUpdatingVisibleCells { updateVisibleCells() }
  }

  private func reconfigure(_ present: TableViewCell, _ path: ItemPath) {
    let round = generation
    guard let cell = requestCell(path, present: present), generation == round else { return }
    if cell !== present {  // as a reload would
      cells.live[path] = cell
      prepare(cell, at: path)
      engine.emit(cell, .item(path), ListEvent.displayed)
      delegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(path))
      insertSubview(cell, belowSubview: present)
      endDisplaying(present, path, keepsPrepared: false)
    }
    measure(cell, at: path)
  }

  func reloadIndexTitles() {
    guard !hasCrashed else { return }
    interaction.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
    for cell in cells.live.all { cell.sectionIndexWidth = sectionIndexWidth }
  }

  /// The width that the index takes from the content of the cells (behaviour 15.4).
  var sectionIndexWidth: CGFloat {
    guard interaction.indexTitles?.isEmpty == false, !shownIndexTitles.isEmpty else { return 0 }
    return CellMetrics.sectionIndexWidth
  }

  var engineLeavingViews: [View] { departures.views }

  func engineRestorePoint() -> () -> Void {
    let (geometry, pattern) = (tableGeometry, sectionPattern)
    let (live, prepared) = (cells.live, cells.prepared)
    let (bars, departures, interaction) = (bars, departures, interaction)
    return { [unowned self] in
      (tableGeometry, sectionPattern) = (geometry, pattern)
      (cells.live, cells.prepared) = (live, prepared)
      (self.bars, self.departures, self.interaction) = (bars, departures, interaction)
    }
  }
}

// The paths that a mutation may name (crash families B5).

extension TableView {
  var engineDataSource: AnyObject? { dataSource }

  func engineDescribes(_ indexPath: IndexPath) -> String {
    let style = simulator.profile.indexPathStyle
    if let path = ItemPath(indexPath) { return path.objectDescription(style) }
    let indexes = indexPath.map(\.printed)
    return switch style {
    case .indexes:
      "<NSIndexPath 0x8361f40> \(indexPath.count) indexes [\(indexes.joined(separator: ", "))]"
    case .lengthAndPath:
      "<NSIndexPath: 0x8361f40> {length = \(indexPath.count), "
        + "path = \(indexes.joined(separator: " - "))}"
    }
  }
}
