import Foundation
import HeadlessKit

/// A table of many sections with ten rows each on a simulator.
@MainActor
final class Shelves: NSObject, TableViewDataSource {
  let simulator = Simulator()
  let table = TableView(frame: .zero, style: .plain)
  private var counts: [Int]

  /// Shows sections with rows of 44 points in a table that is 20 rows high.
  init(sections: Int) {
    counts = [Int](repeating: 10, count: sections)
    super.init()
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    table.dataSource = self
    simulator.show(table, frame: CGRect(x: 0, y: 0, width: 390, height: 880))
    _ = simulator.trySettling()
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  /// Inserts a row on screen and deletes it, in two batches.
  func insertAndDelete() {
    let paths = [IndexPath(row: 5, section: 0)]
    table.performBatchUpdates {
      self.counts[0] += 1
      self.table.insertRows(at: paths, with: .none)
    }
    table.performBatchUpdates {
      self.counts[0] -= 1
      self.table.deleteRows(at: paths, with: .none)
    }
    _ = simulator.trySettling()
  }

  /// Asks the data source what a table asks in a batch: once for the number of sections, and for
  /// the number of rows in each.
  func ask() -> Int {
    let source: (any TableViewDataSource)? = table.dataSource
    guard let source else { return 0 }
    var sum = 0
    for section in 0..<source.numberOfSections(in: table) {
      sum += source.tableView(table, numberOfRowsInSection: section)
    }
    return sum
  }
}
