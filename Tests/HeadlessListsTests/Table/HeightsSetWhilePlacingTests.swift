import Foundation
import HeadlessKit
import Testing

/// Apps set heights, headers and footers where they make a cell: `tableFooterView = UIView()` in
/// `cellForRowAt` hides the separators of empty rows.
@MainActor
@Suite struct HeightsSetWhilePlacingTests {
  private final class Shelf: TableViewController {
    var made = 0
    var displayed = 0
    var measured = 0
    var inCell: (TableView) -> Void = { _ in }
    var inHeight: ((TableView) -> Void)?
    var inDisplay: (TableView) -> Void = { _ in }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      12
    }

    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      made += 1
      inCell(tableView)
      let cell = TableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      measured += 1
      inHeight?(tableView)
      return 50
    }

    override func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      displayed += 1
      inDisplay(tableView)
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable @MainActor (TableView) -> Void
  }

  nonisolated static let changes: [Change] = [
    Change(testDescription: "a new empty footer") { $0.tableFooterView = View(frame: .zero) },
    Change(testDescription: "no footer") { $0.tableFooterView = nil },
    Change(testDescription: "a footer") {
      $0.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    },
    Change(testDescription: "a header") {
      $0.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    },
    Change(testDescription: "a height") { $0.rowHeight = 60 },
    Change(testDescription: "an estimate") { $0.estimatedRowHeight = 70 },
    Change(testDescription: "a header's height") { $0.sectionHeaderHeight = 10 },
  ]

  private func expectAllRows(_ shelf: Shelf, in simulator: Simulator) throws {
    try simulator.settle()
    let table = try #require(shelf.tableView)
    #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<12).map { "Row \($0)" })
    #expect(shelf.made == 12)
    #expect(shelf.displayed == 12)
    #expect(table.visibleCells.allSatisfy { $0.superview === table })
    let places = (0..<12).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(table.visibleCells.map(\.frame) == places)
  }

  @Test(arguments: changes) func setWhereACellIsMade(_ change: Change) throws {
    let simulator = Simulator()
    let shelf = Shelf(style: .plain)
    shelf.inCell = change.make
    simulator.show(shelf)
    try expectAllRows(shelf, in: simulator)
  }

  @Test(arguments: changes) func setWhereAHeightIsTold(_ change: Change) throws {
    let simulator = Simulator()
    let shelf = Shelf(style: .plain)
    shelf.inHeight = change.make
    simulator.show(shelf)
    try expectAllRows(shelf, in: simulator)
  }

  @Test(arguments: changes) func setWhereACellIsDisplayed(_ change: Change) throws {
    let simulator = Simulator()
    let shelf = Shelf(style: .plain)
    shelf.inDisplay = change.make
    simulator.show(shelf)
    try expectAllRows(shelf, in: simulator)
  }

  @Test func whatIsSetCountsFromTheNextPassOn() throws {
    let simulator = Simulator()
    let shelf = Shelf(style: .plain)
    shelf.inCell = {
      $0.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    }
    simulator.show(shelf)
    try simulator.settle()
    let table = try #require(shelf.tableView)
    #expect(table.rectForRow(at: [0, 0]).minY == 30)
    #expect(table.visibleCells.first?.frame.minY == 30)
    #expect(table.contentSize.height == 630)
  }
}
