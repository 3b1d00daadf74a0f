import Foundation

/// A model that likes to know early which rows will be needed.
///
/// Called only where the simulator prefetches (``Simulator/prefetchesCells``), after the first
/// scroll.
///
/// Counterpart: `UITableViewDataSourcePrefetching`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows that will soon show, the nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows announced before that are no longer about to show.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
