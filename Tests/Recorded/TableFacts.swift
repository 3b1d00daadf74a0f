import UIKit
import XCTest

/// Questions about tables.
final class TableFacts: RecordedFacts {
  private func table(
    _ listener: Listener, _ style: UITableView.Style = .plain, shown: Bool = true
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    kept.append(listener)
    table.dataSource = listener
    table.delegate = listener
    if shown { show(table) }
    return table
  }

  func testWhatReloadDataAsksAtOnce() async {
    let listener = Listener([2])
    let table = table(listener)
    _ = listener.take()
    table.reloadData()
    record("1.13", "What does a table's reloadData() ask before it returns?", listener.take())
  }

  func testWhatANewDataSourceIsAskedAtOnce() async {
    let listener = Listener([2])
    let table = table(listener)
    let other = Listener([3])
    _ = listener.take()
    table.dataSource = other
    record(
      "1.12", "What is a table's new data source asked before the property is set?", other.take())
  }

  func testWhatAFooterAsks() async {
    let listener = Listener([2])
    let table = table(listener, shown: false)
    listener.calls = []
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 10))
    record("1.12", "What does a footer ask of a table that has loaded nothing?", listener.take())
  }

  func testTheOrderOfVisibleCells() async {
    let listener = Listener([3])
    let table = table(listener)
    let rows = table.visibleCells.compactMap { table.indexPath(for: $0)?.row }
    record("4.16", "In which order are a table's visibleCells?", "\(rows)")
  }

  func testTheQueueOfCells() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "other")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    record(
      "4.15", "What is dequeued for a header's identifier that is not registered?",
      view == nil ? "nil" : "a view")
  }

  func testUnregisteringACellClass() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let nothing: AnyClass? = nil
    table.register(nothing, forCellReuseIdentifier: "cell")
    let cell = table.dequeueReusableCell(withIdentifier: "cell")
    record(
      "4.3", "What is dequeued after nil was registered for the identifier?",
      cell == nil ? "nil" : "a cell")
  }

  func testSelectionAfterReloadData() async {
    let listener = Listener([3])
    let table = table(listener)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    _ = listener.take()
    table.reloadData()
    table.layoutIfNeeded()
    let calls = listener.calls.filter { $0.hasPrefix("did") }
    record(
      "5.6", "What is selected after reloadData(), and what does the delegate hear?",
      "\(table.indexPathForSelectedRow.map { "\($0.row)" } ?? "nothing"), \(calls)")
  }

  func testSelectionAfterAnInsertion() async {
    let listener = Listener([3])
    let table = table(listener)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    listener.counts = [4]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    record(
      "5.6", "Row 1 is selected and a row is inserted above it. Which one is selected?",
      table.indexPathForSelectedRow.map { "row \($0.row)" } ?? "none")
  }

  func testSelectionAfterADeletion() async {
    let listener = Listener([3])
    let table = table(listener)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    _ = listener.take()
    listener.counts = [2]
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    let calls = listener.calls.filter { $0.hasPrefix("did") }
    record(
      "5.6", "The selected row is deleted. What is selected, and what does the delegate hear?",
      "\(table.indexPathForSelectedRow.map { "row \($0.row)" } ?? "none"), \(calls)")
  }

  func testSelectionAfterReconfiguring() async {
    let listener = Listener([3])
    let table = table(listener)
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    let before = table.cellForRow(at: path)
    table.reconfigureRows(at: [path])
    table.layoutIfNeeded()
    record(
      "5.6", "A selected row is reconfigured. Is it selected, and in the same cell?",
      "\(table.indexPathForSelectedRow == path), \(table.cellForRow(at: path) === before)")
  }

  func testLimitingTheSelectionToOne() async {
    let listener = Listener([3])
    let table = table(listener)
    table.allowsMultipleSelection = true
    for row in 0..<2 {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.allowsMultipleSelection = false
    record(
      "8.5", "Two rows are selected, then only one may be. Which remain?",
      "\((table.indexPathsForSelectedRows ?? []).map(\.row).sorted())")
  }

  func testSelectionWhenEditingBegins() async {
    let listener = Listener([3])
    let table = table(listener)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.setEditing(true, animated: false)
    record(
      "8.7", "Is a row still selected when editing begins?",
      table.indexPathForSelectedRow.map { "row \($0.row)" } ?? "none")
  }

  func testAMoveToItself() async {
    let listener = Listener([3])
    let table = table(listener)
    let path = IndexPath(row: 1, section: 0)
    table.performBatchUpdates { table.moveRow(at: path, to: path) }
    record(
      "3B", "A row moves to its own place. How many are there?",
      "\(table.numberOfRows(inSection: 0))")
  }

  func testTheOffsetAfterAnInsertionAbove() async {
    let listener = Listener([50])
    listener.height = 44
    let table = table(listener)
    table.contentOffset.y = 440
    table.layoutIfNeeded()
    listener.counts = [51]
    UIView.performWithoutAnimation {
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.layoutIfNeeded()
    }
    record(
      "5.7", "A row is inserted above what is shown. By how much does the offset change?",
      "\(Int(table.contentOffset.y - 440))")
  }

  func testAHeaderOfHeightZeroInAGroupedTable() async {
    let listener = Listener([1])
    listener.headerHeight = 0
    let table = table(listener, .grouped)
    record(
      "16.7", "heightForHeaderInSection answers 0 in a grouped table. Is there a header?",
      table.rectForHeader(inSection: 0).height > 0 ? "yes" : "no")
  }

  func testAHeaderOfTheLeastHeightInAGroupedTable() async {
    let listener = Listener([1])
    listener.headerHeight = .leastNormalMagnitude
    let table = table(listener, .grouped)
    record(
      "16.7", "heightForHeaderInSection answers the least magnitude. Is there a header?",
      table.rectForHeader(inSection: 0).height >= 1 ? "yes" : "no")
  }

  func testReadingVisibleCellsAfterReloadData() async {
    let listener = Listener([3])
    let table = table(listener)
    listener.counts = [2]
    table.reloadData()
    record(
      "20.2", "How many cells has visibleCells right after reloadData() from 3 rows to 2?",
      "\(table.visibleCells.count)")
  }

  func testReadingACellAfterReloadData() async {
    let listener = Listener([3])
    let table = table(listener)
    table.reloadData()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    record(
      "20.2", "Is there a cell for a visible row right after reloadData()?",
      cell == nil ? "no" : "yes")
  }

  func testARowOfHeightZero() async {
    let listener = Listener([2])
    listener.height = 0
    let table = table(listener)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    record(
      "25.33", "Has a row of height 0 a cell?", cell == nil ? "no" : "yes")
  }

  func testAnEmptyTableSaysItsSections() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    record(
      "1.12", "How many sections has a table without a data source?", "\(table.numberOfSections)")
  }
}
