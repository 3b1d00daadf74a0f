import Foundation
import ListCore

/// Which rows a table expects to show soon, where the simulator prefetches (behaviour 4.9, 4.10,
/// 4.12).
struct TablePrefetcher {
  /// The rows that the prefetch data source was told of and that have not shown since.
  private(set) var announced: Set<ItemPath> = []
  /// Whether the content moved last towards its end; `nil` before the first scroll.
  private(set) var movesDown: Bool?
  private var offset: CGFloat = 0
}

extension TablePrefetcher {
  /// The content was moved.
  mutating func noteScroll(to offset: CGFloat) {
    if offset != self.offset { movesDown = offset > self.offset }
    self.offset = offset
  }

  /// Forgets rows, as a reload does. Prefetching starts over with the next scroll.
  mutating func forgetRows() {
    announced = []
    movesDown = nil
  }

  /// Follows rows to where an update took them.
  mutating func rebase(by plan: UpdatePlan) {
    announced = Set(announced.compactMap(plan.destination(of:)))
  }

  /// Takes note of the rows that will show soon, and of those that show.
  ///
  /// - Returns: The rows to announce, in the order given, and those to cancel, ascending.
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
  /// Whether cells are asked for before they show, and kept for their rows for a while after.
  var prefetchesCells: Bool {
    simulator.prefetchesCells && isPrefetchingEnabled && simulator.profile.tablePrefetchesCells
  }

  /// Asks for cells of rows that will show soon and announces more of them, once the table was
  /// scrolled.
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
