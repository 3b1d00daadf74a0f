import Foundation
import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct TableHeightTests {
  private final class Heights: NSObject, TableViewDelegate {
    var header: CGFloat = 0
    var row: CGFloat = 30
    var asked = 0
    var onQuery: ((IndexPath) -> Void)?

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      header
    }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
      header
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      onQuery?(indexPath)
      return row
    }
  }

  @MainActor private struct World {
    let simulator = Simulator()
    let shelf: Shelf
    let heights = Heights()
    let table: TableView

    @MainActor init(_ style: TableView.Style, rows: Int = 3, height: CGFloat = 844) {
      shelf = Shelf(rows: rows, rows)
      table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: height), style: style)
      table.register(TableViewCell.self, forCellReuseIdentifier: "book")
      table.dataSource = shelf
      table.delegate = heights
    }

    @MainActor func show() { simulator.show(table, frame: table.frame) }
  }

  private final class Quiet: NSObject, TableViewDelegate {}

  /// A table that nobody observes finds the headers and footers of such sections once.
  @Test(arguments: [TableView.Style.plain, .grouped, .insetGrouped], [true, false])
  func barsThatNobodyIsAskedAboutAreAlike(style: TableView.Style, hasDelegate: Bool) {
    let (quick, thorough) = (World(style), World(style))
    let quiet = Quiet()
    let observation = thorough.table.observeEvents { _, _ in }
    for world in [quick, thorough] {
      world.table.delegate = hasDelegate ? quiet : nil
      world.shelf.sections = [2, 0, 3, 1, 4].map { [String](repeating: "book", count: $0) }
      world.show()
      world.shelf.sections = [2, 1, 0, 1, 4, 2].map { [String](repeating: "book", count: $0) }
      world.table.reloadData()
      world.table.layoutIfNeeded()
    }
    let places = [quick, thorough].map { world in
      (0..<6).map { section in
        [
          world.table.rect(forSection: section), world.table.rectForHeader(inSection: section),
          world.table.rectForFooter(inSection: section),
        ]
      }
    }
    #expect(places[0] == places[1])
    #expect(quick.table.contentSize == thorough.table.contentSize)
    withExtendedLifetime((quiet, observation)) {}
  }

  // behaviour 16.7
  @Test(arguments: [TableView.Style.grouped, .insetGrouped])
  func aHeightOfZeroIsTheDefaultInAGroupedTable(style: TableView.Style) {
    let (asked, plain) = (World(style), World(style))
    plain.heights.header = TableView.automaticDimension
    asked.show()
    plain.show()
    #expect(plain.table.rectForHeader(inSection: 0).height > 0)
    for section in 0...1 {
      #expect(
        asked.table.rectForHeader(inSection: section)
          == plain.table.rectForHeader(inSection: section))
      #expect(
        asked.table.rectForFooter(inSection: section)
          == plain.table.rectForFooter(inSection: section))
    }
  }

  // behaviour 16.7
  @Test(arguments: [TableView.Style.grouped, .insetGrouped, .plain])
  func theLeastMagnitudeMeansNone(style: TableView.Style) {
    let world = World(style)
    world.heights.header = .leastNormalMagnitude
    world.show()
    #expect(world.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(world.table.contentSize.height == 180)
  }

  @Test func aHeightOfZeroMeansNoneInAPlainTable() {
    let world = World(.plain)
    world.show()
    #expect(world.table.contentSize.height == 180)
  }

  // behaviour 16.8
  @Test(arguments: [TableView.automaticDimension, 70])
  func rowsNotYetMeasuredCountTheEstimate(rowHeight: CGFloat) {
    let world = World(.plain, rows: 100, height: 300)
    world.table.rowHeight = rowHeight
    world.table.estimatedRowHeight = 50
    world.show()
    let shown = world.table.visibleCells.count
    #expect(shown == 10)
    #expect(world.heights.asked == shown)
    #expect(world.table.contentSize.height == CGFloat(shown * 30 + (200 - shown) * 50))
    world.table.reloadData()
    #expect(world.table.rectForRow(at: IndexPath(row: 199 - 100, section: 1)).height == 50)
  }

  // behaviour 16.10
  @Test func aHeightThatIsNotANumberRaises() throws {
    for estimate in [0, TableView.automaticDimension] {
      let world = World(.plain)
      world.heights.row = .nan
      world.table.estimatedRowHeight = estimate
      let report = captureCrash { world.show() }
      #expect(
        report?.reason.components(separatedBy: ". Layer: ").first
          == "CALayer position contains NaN: [195 nan]")
    }
  }

  // behaviour 20.2
  @Test func readingTheVisibleCellsLaysTheTableOut() {
    let world = World(.plain)
    world.show()
    world.shelf.sections = [["new"]]
    world.table.reloadData()
    #expect(world.table.visibleCells.map(\.textLabel?.text) == ["new"])
  }

  // behaviour 20.2
  @Test func readingTheCellOfARowLaysTheTableOut() {
    let world = World(.plain)
    world.show()
    world.shelf.sections = [["new"]]
    world.table.reloadData()
    #expect(world.table.cellForRow(at: [0, 0])?.textLabel?.text == "new")
    #expect(world.table.cellForRow(at: [0, 1]) == nil)
  }

  // behaviour 20.2
  @Test func aTableThatAsksForHeightsHasNoCellsYet() {
    let world = World(.plain)
    world.table.estimatedRowHeight = 0
    world.show()
    var cells: [TableViewCell?] = []
    world.heights.onQuery = { [table = world.table] in cells.append(table.cellForRow(at: $0)) }
    world.table.reloadData()
    #expect(cells == [TableViewCell?](repeating: nil, count: 6))
    #expect(world.table.visibleCells.count == 6)
  }

  // behaviour 20.2
  @Test func outsideAWindowReadingTheVisibleCellsLogsALine() {
    let world = World(.plain)
    world.simulator.run {
      #expect(world.table.visibleCells.count == 6)
    }
    #expect(world.simulator.console.warnings.count == 1)
  }
}
