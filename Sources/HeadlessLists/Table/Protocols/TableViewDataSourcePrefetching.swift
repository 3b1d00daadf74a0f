import Foundation

/// An object that prepares the data of rows before they are needed.
///
/// Called only if the simulator prefetches (``Simulator/prefetchesCells``), after the first scroll.
///
/// Counterpart: `UITableViewDataSourcePrefetching`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that will soon be displayed, the nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with previously announced rows that will not be displayed soon.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
