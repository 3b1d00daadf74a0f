import Foundation
import HeadlessKit
import TestSupport
import Testing

/// A table whose sections are all alike changes only what a batch names: the result is that of a new
/// table.
@MainActor
@Suite struct TableSectionPatternTests {
  @Test(
    "after any batch, every row is where a new table has it",
    arguments: [TableView.Style.plain, .grouped, .insetGrouped], [3, 4] as [UInt64])
  func places(_ style: TableView.Style, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stock = Stock([4, 0, 9, 2])
    let table = stock.table(style)
    for _ in 0..<60 {
      let name = stock.change(table, &random)
      let fresh = Stock(stock.counts).table(style)
      #expect(rects(table, stock.counts) == rects(fresh, stock.counts), "\(name)")
      #expect(table.contentSize == fresh.contentSize, "\(name)")
    }
  }

  @Test("a height that the client changes inside a batch is that of all rows after it")
  func changedHeight() {
    let stock = Stock([4, 3])
    let table = stock.table(.plain)
    table.performBatchUpdates {
      table.rowHeight = 60
      stock.counts[0] += 1
      table.insertRows(at: [[0, 0]], with: .none)
    }
    #expect(table.rectForRow(at: [0, 4]).height == 60)
    #expect(table.rectForRow(at: [1, 2]).height == 60)
    #expect(table.contentSize.height == 480)
  }

  @Test("behaviour 2.3: rows that were measured keep their heights in an update elsewhere")
  func measuredHeights() throws {
    let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
    let stock = Stock([12, 12])
    let table = TableView(frame: .zero, style: .plain)
    table.register(SeventyPointCell.self, forCellReuseIdentifier: "row")
    table.dataSource = stock
    simulator.show(table)
    try simulator.settle()
    #expect(table.rectForRow(at: [0, 1]).height == 70)
    table.scrollToRow(at: [1, 11], at: .bottom, animated: false)
    try simulator.settle()
    #expect(table.rectForRow(at: [1, 11]).height == 70)

    stock.counts[0] += 1
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(table.rectForRow(at: [0, 2]).height == 70)
    #expect(table.rectForRow(at: [1, 11]).height == 70)
    stock.counts[1] -= 1
    table.deleteRows(at: [[1, 0]], with: .none)
    #expect(table.rectForRow(at: [0, 2]).height == 70)
    #expect(table.rectForRow(at: [1, 10]).height == 70)
  }

  private func rects(_ table: TableView, _ counts: [Int]) -> [CGRect] {
    counts.indices.flatMap { section in
      [table.rect(forSection: section)]
        + (0..<counts[section]).map { table.rectForRow(at: IndexPath(row: $0, section: section)) }
    }
  }
}

private final class SeventyPointCell: TableViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 70) }
}

/// The counts of a table without titles and delegate.
@MainActor
private final class Stock: NSObject, TableViewDataSource {
  var counts: [Int]
  private var simulators: [Simulator] = []

  init(_ counts: [Int]) { self.counts = counts }

  /// Makes a table with rows of 44 points.
  func table(_ style: TableView.Style) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    (table.rowHeight, table.estimatedRowHeight) = (44, 0)
    table.dataSource = self
    let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
    simulator.show(table)
    simulators.append(simulator)
    table.layoutIfNeeded()
    return table
  }

  /// Makes a random change and announces it.
  func change(_ table: TableView, _ random: inout SeededGenerator) -> String {
    let section = Int.random(in: counts.indices, using: &random)
    let path = IndexPath(row: 0, section: section)
    let number = Int.random(in: 0..<7, using: &random)
    let target = Int.random(in: counts.indices, using: &random)
    table.performBatchUpdates {
      switch number {
      case 0 where counts[section] > 0:
        counts[section] -= 1
        table.deleteRows(at: [path], with: .none)
      case 1:
        counts[section] += 2
        table.insertRows(at: [path, [section, 1]], with: .none)
      case 2 where counts[section] > 0:
        counts[section] -= 1
        counts[target] += 1
        table.moveRow(at: path, to: [target, 0])
      case 3 where counts[section] > 0: table.reloadRows(at: [path], with: .none)
      case 4:
        counts.insert(3, at: section)
        table.insertSections([section], with: .none)
      case 5 where counts.count > 2:
        counts.remove(at: section)
        table.deleteSections([section], with: .none)
      default: break
      }
    }
    return "change \(number) in section \(section) -> \(counts)"
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
