import Foundation
import HeadlessControllers
import ListCore

// The life cycle of cells (behaviour 4).

extension TableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    cells.classes[identifier] = cellClass.flatMap { requireClass($0, TableViewCell.self) }
    cells.nibs[identifier] = nil
  }

  /// Returns a registered class if it has the right type. Any other class creates nothing that a
  /// table could display.
  func requireClass<View>(_ given: AnyClass, _ wanted: View.Type) -> View.Type? {
    if let type = given as? View.Type { return type }
    let reason =
      "\(given) was registered with a table view but is no \(wanted) "
      + KnownDifference.wrongRegisteredClass.note
    CrashReport(MisuseFault(.invalidArgument, reason)).deliver()
    return nil
  }

  func dequeueCell(_ identifier: String) -> TableViewCell? {
    if let cell = cells.pool.take(identifier) {
      if engine.port.isObserved {
        engine.emit(
          .reused(engine.name(of: cell, .cell), reuseIdentifier: identifier), cell)
      }
      cell.prepareForReuse()  // behaviour 4.2
      return cell
    }
    guard let cell = cells.classes[identifier]?.create(identifier) ?? cellFromNib(identifier)
    else { return nil }
    engine.emitCreation(of: cell, .cell, identifier)
    return cell
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> TableViewCell {
    let path = ItemPath(item: indexPath.row, section: indexPath.section)
    if let fault = faultOfDequeue(identifier, path) {
      engine.crash(.cell(fault))
    } else if let present = presentCell(for: path) {
      if present.reuseIdentifier == identifier { return present }  // behaviour 4.8
      engine.crash(.cell(.reconfiguredWithOtherIdentifier(view: present.description)))
    } else if let cell = dequeueCell(identifier) {
      if cells.request?.path == path { cells.request?.dequeued.append(cell) }
      return cell
    } else {
      engine.crash(.cell(.cellNotRegistered(identifier: identifier)))  // behaviour 4.3
    }
    return TableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func faultOfDequeue(_ identifier: String, _ path: ItemPath) -> CellFault? {
    if !engine.counts().contains(path), !hasCrashed { return .dequeuedForUnknownPath(path) }
    guard let request = cells.request, request.path == path, !request.dequeued.isEmpty,
      simulator.profile.refusesSecondDequeueForIndexPath
    else { return nil }
    return .dequeuedTwice(identifier: identifier, path)
  }

  private func presentCell(for path: ItemPath) -> TableViewCell? {
    guard let request = cells.request, request.path == path else { return nil }
    return request.present
  }

  /// Requests a cell from the data source.
  ///
  /// - Parameter present: The row's current cell, if it is being reconfigured.
  func requestCell(_ path: ItemPath, present: TableViewCell? = nil) -> TableViewCell? {
    guard let dataSource else {
      engine.crash(.cell(.dataSourceNotSet(.table)))  // crash families C4
      return nil
    }
    let outer = cells.request
    cells.request = CellRequest(path: path, present: present)
    defer { cells.request = outer }
    engine.emit(.askedForView(.item(path)))
    let cell = dataSource.tableView(self, cellForRowAt: IndexPath(path))
    guard !hasCrashed else { return nil }
    guard cell !== TableViewCell.missing else {
      engine.crash(
        .cell(
          .noTableCell(tableView: description, dataSource: ObjectName.describe(dataSource))))
      return nil
    }
    // A data source that stores cells itself may return one from the reuse pool.
    if let identifier = cell.reuseIdentifier { cells.pool.remove(cell, for: identifier) }
    engine.emitCreation(of: cell, .cell, cell.reuseIdentifier)
    if cell === present { engine.emit(cell, .item(path), ListEvent.reconfigured) }
    return cell
  }

  /// Sets the state of a cell for its row (behaviour 4.14).
  func prepare(_ cell: TableViewCell, at path: ItemPath) {
    cell.setSelected(engine.selection.contains(path), animated: false)
    cell.setHighlighted(interaction.highlighted == path, animated: false)
    applyEditing(to: cell, at: path, animated: false)
    cell.sectionIndexWidth = sectionIndexWidth
    let level = askDelegate(.indentationLevel) {
      $0.tableView(self, indentationLevelForRowAt: IndexPath(path))
    }
    if let level { cell.indentationLevel = level }
  }

  /// Removes a cell from the screen.
  func endDisplaying(_ cell: TableViewCell, _ path: ItemPath, keepsPrepared: Bool) {
    if cells.live.path(of: cell) == nil { cell.removeFromSuperview() }
    engine.emit(cell, .item(path), ListEvent.ended)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(path))
    if keepsPrepared, prefetchesCells, cells.live[path] == nil {
      cells.prepared[path] = cell
    } else {
      enqueue(cell)
    }
  }

  /// Adds a cell to the reuse pool.
  func enqueue(_ cell: TableViewCell) {
    guard cells.enqueue(cell), engine.port.isObserved else { return }
    engine.emit(.pooled(engine.name(of: cell, .cell)), cell)
  }

  func visibleCell(_ indexPath: IndexPath) -> TableViewCell? {
    if isUpdatingVisibleCells, simulator.profile.refusesVisibleCellsDuringUpdate {
      simulator.warn(.cellForRowDuringUpdate(tableView: description))  // crash families D5
      return nil
    }
    layOutBeforeReadingCells()
    return ItemPath(indexPath).flatMap { cells.live[$0] }
  }

  var currentVisibleCells: [TableViewCell] {
    if isUpdatingVisibleCells, simulator.profile.refusesVisibleCellsDuringUpdate {
      engine.crash(.query(.visibleCellsDuringUpdate))  // behaviour 2.9
      return []
    }
    layOutBeforeReadingCells()
    return rowsOnScreen.compactMap { cells.live[$0] }
  }

  /// Runs the pending layout, unless the cells are read while the table asks about its rows or
  /// updates them (behaviour 20.2).
  private func layOutBeforeReadingCells() {
    let isBusy =
      isUpdatingVisibleCells || isSurveying || engine.isUpdating || engine.isAskingForCounts
    if !isBusy, !hasCrashed { layoutIfNeeded() }
  }
}

extension TableViewCell {
  /// Represents `nil` where a data source must return a cell.
  ///
  /// Objective-C data sources could return `nil`, which caused many crash reports. In Swift the
  /// method cannot; returning this reproduces the crash. (crash families C4)
  public static let missing = TableViewCell(style: .default, reuseIdentifier: nil)
}

extension TableView {
  func cellFromNib(_ identifier: String) -> TableViewCell? {
    let nib = cells.nibs[identifier]
    let cell = nib?.makeView(TableViewCell.self) {
      TableViewCell(style: .default, reuseIdentifier: identifier)
    }
    nib?.check(cell?.reuseIdentifier, registeredAs: identifier, of: "cell")
    cell?.assignedReuseIdentifier = identifier
    return cell
  }

  func barFromNib(_ identifier: String) -> TableViewHeaderFooterView? {
    let view = bars.nibs[identifier]?.makeView(TableViewHeaderFooterView.self) {
      TableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    view?.assignedReuseIdentifier = identifier
    return view
  }
}

/// The cells of a table.
///
/// A cell is in at most one place: displayed, prepared for its row, or in the reuse pool. Cells
/// that a client holds, or that are being animated out, are in none.
package struct TableCells {
  /// The displayed cells.
  package var live = LiveViews<TableViewCell>()
  /// Cells that were requested early, or left the screen recently, and still belong to their rows
  /// (behaviour 4.9, 4.10). Used only if the simulator prefetches.
  var prepared = LiveViews<TableViewCell>()
  /// The reuse pool, by identifier.
  var pool = ReusePool<String, TableViewCell>()
  /// The registered classes, by identifier.
  var classes: [String: TableViewCell.Type] = [:]
  /// The registered nibs, by identifier.
  var nibs: [String: Nib] = [:]
  /// Whether the size of a displayed cell was invalidated.
  var needsMeasuring = false
  /// The request for a cell in progress.
  var request: CellRequest<TableViewCell>?
}

extension TableCells {
  /// Adds a cell to the reuse pool; a cell without an identifier is released (behaviour 4.2).
  ///
  /// A cell that its data source returned for a second row stays with that row.
  ///
  /// - Returns: Whether the cell was added to the reuse pool.
  @MainActor mutating func enqueue(_ cell: TableViewCell) -> Bool {
    guard let identifier = cell.reuseIdentifier, live.path(of: cell) == nil,
      prepared.path(of: cell) == nil, !pool.contains(cell, for: identifier)
    else { return false }
    pool.add(cell, for: identifier)
    return true
  }
}
