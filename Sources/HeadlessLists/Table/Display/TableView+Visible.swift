import Foundation
import ListCore

// The pass that asks for what came into sight and lets go of what left it.

extension TableView {
  /// The part of the content on screen.
  ///
  /// A table that is no higher than a point shows nothing: tests give a table such a frame so that
  /// no cell is made behind their backs.
  var visibleStretch: (top: CGFloat, bottom: CGFloat)? {
    bounds.height > 1 ? (bounds.minY, bounds.maxY) : nil
  }

  func layOutTable() {
    guard !engine.isUpdating, !isUpdatingVisibleCells else { return }
    engine.emit(.layoutPass)
    warnOfLayoutOutsideHierarchy()
    _ = currentGeometry
    if needsMeasuring { measureVisibleRows() }
    updateVisibleCells()
    prefetchCells()
    guard let geometry = tableGeometry else { return }
    tableHeaderView?.frame = geometry.tableHeaderRect
    tableFooterView?.frame = geometry.tableFooterRect
    backgroundView?.frame = bounds
  }

  /// Once for each simulator, where UIKit says it once for each process (behaviour 1.17).
  func warnOfLayoutOutsideHierarchy() {
    guard window == nil, simulator.profile.warnsOfLayoutOutsideHierarchy else { return }
    simulator.warnOnce(about: "UITableViewAlertForLayoutOutsideViewHierarchy") {
      .layoutOutsideHierarchy(tableView: description)
    }
  }

  /// Brings the views on screen in line with the geometry. What is measured on the way can move the
  /// rest, so this goes on until nothing moves.
  ///
  /// - Parameter update: The update that took cells off the screen; their end comes with its end.
  func updateVisibleCells(after update: Int? = nil) {
    isUpdatingVisibleCells = true
    defer { isUpdatingVisibleCells = false }
    for _ in 0..<Self.mostPasses {
      let height = currentGeometry.contentHeight
      let (offset, round) = (contentOffset, generation)
      hideRows(after: update)
      followAim()
      showRows()
      showBars()
      guard !hasCrashed else { return }
      applyContentSize()
      let isSettled =
        contentOffset == offset && generation == round && tableGeometry?.contentHeight == height
      if isSettled { break }
    }
    if isAiming, visibleStretch != nil { scrollAim = nil }
    placeCells()
  }

  private func hideRows(after update: Int?) {
    for path in cells.live.paths where !isVisible(path) {
      guard let cell = cells.live.remove(path) else { continue }
      if let update {
        departures.add((path, cell), to: update)
      } else {
        endDisplaying(cell, path, keepsPrepared: true)
      }
    }
  }

  private func isVisible(_ path: ItemPath) -> Bool {
    guard let (top, bottom) = visibleStretch, let rect = frame(of: path) else { return false }
    return shows(rect, from: top, to: bottom)
  }

  /// Whether a row is on screen while a stretch of the content is.
  func shows(_ rect: CGRect, from top: CGFloat, to bottom: CGFloat) -> Bool {
    rect.minY < bottom && (rect.maxY > top || rect.height == 0 && rect.minY > top)
  }

  private func showRows() {
    guard let stretch = visibleStretch else { return }
    let round = generation
    var next = currentGeometry.rows(from: stretch.top, to: stretch.bottom).first
    while let path = next, generation == round, let rect = frame(of: path),
      rect.minY < bounds.maxY
    {
      guard rect.maxY >= bounds.minY else { return }  // scrolled away meanwhile; another pass comes
      if cells.live[path] == nil { show(path) }
      next = tableGeometry?.row(after: path)
    }
  }

  /// cellForRow, heightForRow, willDisplay (behaviour 2.2, 2.3).
  func show(_ path: ItemPath) {
    let round = generation
    guard let cell = cells.prepared.remove(path) ?? requestCell(path) else { return }
    guard generation == round else { return enqueue(cell) }
    cells.live[path] = cell
    prepare(cell, at: path)
    measure(cell, at: path)
    guard generation == round, let frame = frame(of: path) else { return }
    cell.frame = frame
    engine.emit(cell, .item(path), ListEvent.displayed)
    delegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(path))
    if cells.live.path(of: cell) != nil { insertCell(cell) }
  }

  /// Cells stand behind headers and footers, and in front of the background.
  private func insertCell(_ cell: TableViewCell) {
    if let backgroundView, backgroundView.superview === self {
      insertSubview(cell, aboveSubview: backgroundView)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  private func placeCells() {
    for path in cells.live.paths {
      if let frame = frame(of: path) { cells.live[path]?.frame = frame }
    }
  }

  /// Where a row is, if it exists and the geometry is known.
  ///
  /// The geometry is changed in place while rows are measured, so nobody holds a copy of it then.
  func frame(of path: ItemPath) -> CGRect? {
    tableGeometry.flatMap { $0.contains(path) ? $0.rect(of: path) : nil }
  }

  private static var mostPasses: Int { 10 }
}
