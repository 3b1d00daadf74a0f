import DiffableKit
import Foundation
import HeadlessKit

/// A table on a simulator, filled by a diffable data source.
@MainActor
final class SourceRows<ID: BenchmarkIdentifier> {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, ID>

  let simulator = Simulator()
  let table = TableView(frame: .zero, style: .plain)
  let source: TableViewDiffableSource<Int, ID>

  /// Shows rows of 44 points in a table that is 20 rows high.
  init(_ snapshot: Snapshot) {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    source = TableViewDiffableSource(tableView: table) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    simulator.show(table, frame: CGRect(x: 0, y: 0, width: 390, height: 880))
    apply(snapshot)
  }

  /// Applies a snapshot without animation, then waits for the completion and the layout.
  func apply(_ snapshot: Snapshot) {
    source.apply(snapshot, animatingDifferences: false)
    _ = simulator.trySettling()
  }
}
