import Foundation
import ListCore

// The pass that displays rows that became visible and removes those that no longer are.

extension TableView {
  /// The visible range of the content.
  ///
  /// A table that is at most one point high shows nothing: tests give a table such a frame so that
  /// no cells are created implicitly.
  var visibleStretch: (top: CGFloat, bottom: CGFloat)? {
    bounds.height > 1 ? (bounds.minY, bounds.maxY) : nil
  }

  func layOutTable() {
    guard !engine.isUpdating, !isUpdatingVisibleCells else { return }
    engine.emit(.layoutPass)
    warnOfLayoutOutsideHierarchy()
    _ = currentGeometry
    if needsMeasuring { measureVisibleRows() }
    measureInvalidatedRows()
    updateVisibleCells()
    prefetchCells()
    guard let geometry = tableGeometry else { return }
    tableHeaderView?.frame = geometry.tableHeaderRect
    tableFooterView?.frame = geometry.tableFooterRect
    backgroundView?.frame = bounds
  }

  /// Warns once for each simulator, where UIKit does so once for each process (behaviour 1.17).
  func warnOfLayoutOutsideHierarchy() {
    guard window == nil, simulator.profile.warnsOfLayoutOutsideHierarchy else { return }
    simulator.warnOnce(about: "UITableViewAlertForLayoutOutsideViewHierarchy") {
      .layoutOutsideHierarchy(tableView: description)
    }
  }

  /// Updates the displayed views for the geometry. Measured heights can move other views, so this
  /// repeats until nothing moves.
  ///
  /// - Parameter update: The update that removed cells from the screen; their display ends when it
  ///   ends.
  func updateVisibleCells(after update: Int? = nil) {
    isUpdatingVisibleCells = true
    placingRows { placeVisibleCells(after: update) }
    isUpdatingVisibleCells = false
  }

  private func placeVisibleCells(after update: Int?) {
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
    let edited = editedRow
    for path in cells.live.paths where path != edited && !isVisible(path) {
      guard let cell = cells.live.remove(path) else { continue }
      if let update {
        departures.add((path, cell), to: update)
      } else {
        endDisplaying(cell, path, keepsPrepared: true)
      }
    }
  }

  /// The row whose cell contains the first responder. It keeps its cell and the keyboard when it is
  /// scrolled away (behaviour 25.32).
  private var editedRow: ItemPath? {
    guard let responder = window?.firstResponder as? View, responder !== self,
      responder.isDescendant(of: self)
    else { return nil }
    let cell = sequence(first: responder, next: \.superview).first { $0.superview === self }
    return (cell as? TableViewCell).flatMap(cells.live.path(of:))
  }

  /// The displayed rows that are on screen: all but one that is edited and was scrolled away.
  var rowsOnScreen: [ItemPath] {
    let paths = cells.live.paths
    guard let edited = editedRow, !isVisible(edited) else { return paths }
    return paths.filter { $0 != edited }
  }

  private func isVisible(_ path: ItemPath) -> Bool {
    guard let (top, bottom) = visibleStretch, let rect = frame(of: path) else { return false }
    return shows(rect, from: top, to: bottom)
  }

  /// Returns whether a row is visible in a range of the content.
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
      guard rect.maxY >= bounds.minY else { return }  // scrolled away; another pass follows
      if cells.live[path] == nil { show(path) }
      next = tableGeometry?.row(after: path)
    }
  }

  /// Displays a row, with cellForRow, heightForRow, willDisplay (behaviour 2.2, 2.3).
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

  /// Inserts a cell behind headers and footers, and in front of the background.
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

  /// Returns the frame of a row, if it exists and the geometry is known.
  ///
  /// The geometry is changed in place while rows are measured, so no copy of it may exist then.
  func frame(of path: ItemPath) -> CGRect? {
    guard let geometry = tableGeometry, geometry.contains(path) else { return nil }
    return geometry.rect(of: path)
  }

  private static var mostPasses: Int { 10 }
}
