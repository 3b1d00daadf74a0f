import Foundation
import ListCore

extension TableView {
  /// The current state of the table.
  ///
  /// - Complexity: O(*v* log *v*), where *v* is the number of its views.
  public var inspection: ListInspection {
    var inspection = ListInspection()
    inspection.counts = engine.loadedCounts
    inspection.isUpdatingFromLateCounts = engine.isUpdatingFromLateCounts
    inspection.selection = engine.selection.paths
    inspection.cells = cells.live.paths.compactMap { path in
      cells.live[path].map { entry(.item(path), $0) }
    }
    inspection.preparedCells = cells.prepared.paths.compactMap { path in
      cells.prepared[path].map { entry(.item(path), $0) }
    }
    inspection.otherViews = bars.all.map { entry($0.place.listPlace, $0.view) }
    for (identifier, views) in cells.pool.contents {
      inspection.pool[identifier] = views.map { engine.name(of: $0, .cell) }
    }
    for (identifier, views) in bars.pool.contents {
      inspection.pool[identifier, default: []] += views.map { engine.name(of: $0, .header) }
    }
    return inspection
  }

  /// Returns the name in traces of a view of the table: a cell, header or footer.
  public func displayName(of view: View) -> ListViewName {
    engine.name(of: view, view is TableViewCell ? .cell : .header)
  }

  private func entry(_ place: ListPlace, _ view: View) -> ListInspection.Entry {
    ListInspection.Entry(place: place, view: view, name: engine.name(of: view, place.role))
  }
}

extension TableBars.Place {
  /// The position, as observers are told of it.
  package var listPlace: ListPlace {
    switch bar {
    case .header: .header(section: section)
    case .footer: .footer(section: section)
    }
  }
}

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
