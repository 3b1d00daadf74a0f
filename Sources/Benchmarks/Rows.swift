import Foundation
import HeadlessKit

/// A table of numbered rows on a simulator, with a data source that answers immediately.
@MainActor
final class Rows: NSObject, TableViewDataSource {
  let simulator = Simulator()
  let table = TableView(frame: .zero, style: .plain)
  var count: Int
  private(set) var cellsMade = 0

  /// Shows rows of 44 points in a table that is 20 rows high.
  init(_ count: Int) {
    self.count = count
    super.init()
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    table.dataSource = self
    simulator.show(table, frame: CGRect(x: 0, y: 0, width: 390, height: 880))
    _ = simulator.trySettling()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    if let cell = tableView.dequeueReusableCell(withIdentifier: "spare") { return cell }
    cellsMade += 1
    return TableViewCell(style: .default, reuseIdentifier: "spare")
  }

  /// Inserts one row among those on screen, including the animation.
  func insertOne() {
    table.performBatchUpdates {
      self.count += 1
      self.table.insertRows(at: [IndexPath(row: 5, section: 0)], with: .fade)
    }
    _ = simulator.trySettling()
  }

  /// Scrolls down by one screen; at the end, scrolls back to the top.
  func scrollOneScreen() {
    let next = table.contentOffset.y + table.bounds.height
    table.contentOffset.y = next + table.bounds.height > table.contentSize.height ? 0 : next
    table.layoutIfNeeded()
  }

  /// Scrolls from the first row to the last, half a screen at a time.
  func scrollThrough() {
    let end = table.contentSize.height - table.bounds.height
    while table.contentOffset.y < end {
      table.contentOffset.y = min(end, table.contentOffset.y + table.bounds.height / 2)
      table.layoutIfNeeded()
    }
  }
}
