import Foundation
import ListCore

// What the data source and the delegate would give now, asked without a trace.

extension TableView {
  /// Asks the data source what the cell of a row would be if it were made now.
  ///
  /// Whatever is dequeued for it is a new view of the registered class. The table neither shows it
  /// nor keeps it; what is on screen, what waits for reuse and what observers hear stay as they
  /// are. The cell is as large as the row, looks selected if the row is, and is laid out. What the
  /// delegate does in `willDisplay` has not been done to it.
  ///
  /// The data source runs: what it counts, it counts, and what it starts, it starts.
  ///
  /// - Returns: The cell; `nil` if the row does not exist, if the table does not know its counts or
  ///   is in the middle of an update, or if the data source returns a cell that is in use.
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

  /// Asks what the header of a section would be if it were made now; otherwise as
  /// ``freshCell(at:)``.
  ///
  /// - Returns: The header; `nil` if the section has none, or as for a cell.
  public func freshHeader(inSection section: Int) -> View? { freshBar(.header, section) }

  /// Asks what the footer of a section would be if it were made now; otherwise as
  /// ``freshCell(at:)``.
  ///
  /// - Returns: The footer; `nil` if the section has none, or as for a cell.
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

  /// Runs a question with empty pools and without observers, and puts everything back.
  private func probing<Answer>(_ question: () -> Answer) -> Answer {
    let (port, request) = (engine.port, cells.request)
    let (cellPool, barPool, methods) = (cells.pool, bars.pool, optionalMethods)
    engine.port = EventPort()
    (cells.pool, bars.pool) = (ReusePool(), ReusePool())
    defer {
      (engine.port, cells.request) = (port, request)
      (cells.pool, bars.pool, optionalMethods) = (cellPool, barPool, methods)
    }
    return simulator.run { question() }
  }
}
