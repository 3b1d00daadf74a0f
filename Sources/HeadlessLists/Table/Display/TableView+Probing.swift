import Foundation
import ListCore

// Queries of the data source and the delegate that leave the table unchanged.

extension TableView {
  /// Returns the cell that the data source would provide for a row now.
  ///
  /// Dequeued cells are new views of the registered class. The table neither displays nor keeps the
  /// cell; its screen, its reuse pool and its observers are not affected. The cell has the row's
  /// size and selection, and is laid out. The delegate's `willDisplay` is not called for it.
  ///
  /// The data source's method runs with all its side effects.
  ///
  /// - Returns: The cell; `nil` if the row does not exist, if the table has not loaded its counts
  ///   or is in the middle of an update, if the data source returns a cell that is in use,
  ///   or if its answer would crash: see ``ListScrollView/crashOfFreshView``.
  public func freshCell(at indexPath: IndexPath) -> TableViewCell? {
    guard let path = ItemPath(indexPath), let dataSource, canBeProbed,
      engine.loadedCounts?.contains(path) == true
    else { return nil }
    return probing {
      cells.request = CellRequest(path: path)
      let cell = dataSource.tableView(self, cellForRowAt: indexPath)
      guard !hasCrashed, cell !== TableViewCell.missing, isUnused(cell) else { return nil }
      cell.frame = cells.live[path]?.frame ?? currentGeometry.rect(of: path)
      prepare(cell, at: path)
      cell.layoutIfNeeded()
      return cell
    }
  }

  /// Returns the header that a section would get now, like ``freshCell(at:)``.
  ///
  /// - Returns: The header; `nil` if the section has none, or in the same cases as for a cell.
  public func freshHeader(inSection section: Int) -> View? { freshBar(.header, section) }

  /// Returns the footer that a section would get now, like ``freshCell(at:)``.
  ///
  /// - Returns: The footer; `nil` if the section has none, or in the same cases as for a cell.
  public func freshFooter(inSection section: Int) -> View? { freshBar(.footer, section) }

  private func freshBar(_ bar: TableBar, _ section: Int) -> View? {
    guard canBeProbed, engine.loadedCounts?.contains(section: section) == true else { return nil }
    let present = bars[bar, section]
    return probing {
      let place = TableBars.Place(bar: bar, section: section)
      guard let view = askViewIfPresent(for: bar, section) ?? titleView(place), !hasCrashed,
        view.superview == nil, view !== present
      else { return nil }
      if let present { view.frame = present.frame }
      (view as? TableViewHeaderFooterView)?.isFooter = bar == .footer
      view.layoutIfNeeded()
      return view
    }
  }

  private var canBeProbed: Bool {
    !hasCrashed && !engine.isUpdating && !engine.isAskingForCounts && !isUpdatingVisibleCells
  }

  private func isUnused(_ cell: TableViewCell) -> Bool {
    cell.superview == nil && cells.live.path(of: cell) == nil
      && cells.prepared.path(of: cell) == nil
  }

  /// Runs a query with empty reuse pools and without observers, and restores the previous state.
  private func probing<Answer>(_ question: () -> Answer?) -> Answer? {
    let (port, request) = (engine.port, cells.request)
    let (cellPool, barPool, methods) = (cells.pool, bars.pool, optionalMethods)
    engine.port = EventPort()
    (cells.pool, bars.pool) = (ReusePool(), ReusePool())
    defer {
      (engine.port, cells.request) = (port, request)
      (cells.pool, bars.pool, optionalMethods) = (cellPool, barPool, methods)
    }
    return simulator.run { engine.probe(question) }
  }
}
