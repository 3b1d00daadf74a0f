import Foundation
import ListCore

/// The rows that a table expects to display soon, if the simulator prefetches (behaviour 4.9, 4.10,
/// 4.12).
struct TablePrefetcher {
  /// The rows that were announced to the prefetch data source and have not been displayed since.
  private(set) var announced: Set<ItemPath> = []
  /// Whether the content last moved towards its end; `nil` before the first scroll.
  private(set) var movesDown: Bool?
  private var offset: CGFloat = 0
}

extension TablePrefetcher {
  /// Records a scroll.
  mutating func noteScroll(to offset: CGFloat) {
    if offset != self.offset { movesDown = offset > self.offset }
    self.offset = offset
  }

  /// Forgets rows, as a reload does. Prefetching starts over with the next scroll.
  mutating func forgetRows() {
    announced = []
    movesDown = nil
  }

  /// Updates index paths after an update.
  mutating func rebase(by plan: UpdatePlan) {
    announced = Set(announced.compactMap(plan.destination(of:)))
  }

  /// Records the rows that will be displayed soon, and those that are displayed.
  ///
  /// - Returns: The rows to announce, in the given order, and those to cancel, ascending.
  mutating func expect(
    _ rows: [ItemPath], shown: Set<ItemPath>
  ) -> (new: [ItemPath], cancelled: [ItemPath]) {
    let new = rows.filter { !announced.contains($0) && !shown.contains($0) }
    let cancelled = announced.subtracting(rows).subtracting(shown).sorted()
    announced = announced.subtracting(shown).subtracting(cancelled).union(new)
    return (new, cancelled)
  }
}

extension TableView {
  /// Whether cells are requested before they are displayed, and kept for their rows for a while
  /// afterwards.
  var prefetchesCells: Bool {
    simulator.prefetchesCells && isPrefetchingEnabled && simulator.profile.tablePrefetchesCells
  }

  /// Requests cells of rows that will be displayed soon and announces more of them, after the first
  /// scroll.
  func prefetchCells() {
    guard simulator.prefetchesCells, isPrefetchingEnabled, !hasCrashed,
      let geometry = tableGeometry,
      let (top, bottom) = visibleStretch, let movesDown = prefetcher.movesDown
    else { return }
    let height = bottom - top
    let ahead =
      movesDown
      ? geometry.rows(from: bottom, to: bottom + height)
      : geometry.rows(from: top - height, to: top).reversed()
    announce(ahead)
    guard prefetchesCells else { return }
    letGoOfPrepared(outside: (top - height, bottom + height), geometry)
    for path in ahead.prefix(ahead.count / 2)
    where cells.live[path] == nil && cells.prepared[path] == nil {
      guard let cell = requestCell(path) else { return }
      prepare(cell, at: path)
      cells.prepared[path] = cell
    }
  }

  private func announce(_ rows: [ItemPath]) {
    let (new, cancelled) = prefetcher.expect(rows, shown: Set(cells.live.paths))
    if !new.isEmpty {
      prefetchDataSource?.tableView(self, prefetchRowsAt: new.map(IndexPath.init))
    }
    if !cancelled.isEmpty {
      prefetchDataSource?.tableView(
        self, cancelPrefetchingForRowsAt: cancelled.map(IndexPath.init))
    }
  }

  private func letGoOfPrepared(
    outside stretch: (top: CGFloat, bottom: CGFloat), _ geometry: TableGeometry
  ) {
    for path in cells.prepared.paths {
      let rect = geometry.contains(path) ? geometry.rect(of: path) : .null
      guard rect.isNull || rect.maxY <= stretch.top || rect.minY >= stretch.bottom else { continue }
      if let cell = cells.prepared.remove(path) { enqueue(cell) }
    }
  }
}
