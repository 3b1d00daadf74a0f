import HeadlessKit
import ListCore
import Testing

/// The room that a section index takes.
@MainActor @Suite struct TableIndexTests {
  private final class IndexedShelf: Shelf {
    var titles: [String]? = ["A", "B"]
    func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
  }

  private let simulator = Simulator()
  private let shelf = IndexedShelf(rows: 2, 2)

  private func table(
    _ style: TableView.Style = .plain, _ prepare: (TableView) -> Void = { _ in }
  ) -> TableView {
    let table = simulator.run {
      TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    }
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = shelf
    prepare(table)
    simulator.show(table, frame: table.frame)
    return table
  }

  private func widths(_ table: TableView) -> [CGFloat] {
    table.visibleCells.map {
      $0.layoutIfNeeded()
      return $0.contentView.frame.width
    }
  }

  // behaviour 15.4
  @Test func anIndexNarrowsTheContentOfEveryCell() {
    let table = table()
    #expect(widths(table) == [305, 305, 305, 305])
    #expect(table.visibleCells.map(\.frame.width) == [320, 320, 320, 320])
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [0, 0, 0, 0])
  }

  // behaviour 15.4
  @Test func withoutTitlesTheContentIsAsWideAsTheCell() {
    shelf.titles = nil
    let table = table()
    #expect(widths(table) == [320, 320, 320, 320])
    shelf.titles = ["A"]
    table.reloadSectionIndexTitles()
    #expect(widths(table) == [305, 305, 305, 305])
    shelf.titles = []
    table.reloadSectionIndexTitles()
    #expect(widths(table) == [320, 320, 320, 320])
  }

  // behaviour 15.4
  @Test func aTableWithFewRowsShowsNoIndex() {
    let table = table { $0.sectionIndexMinimumDisplayRowCount = 5 }
    #expect(widths(table) == [320, 320, 320, 320])
    shelf.sections[0] += ["c"]
    table.reloadData()
    #expect(widths(table) == [305, 305, 305, 305, 305])
  }

  // behaviour 15.4
  @Test func anAccessoryStandsBeforeTheIndex() throws {
    shelf.makesCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
      cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      return cell
    }
    let table = table()
    let cell = try #require(table.visibleCells.first)
    cell.layoutIfNeeded()
    #expect(cell.accessoryView?.frame.maxX == 320 - 15 - 16)
    #expect(cell.contentView.frame.width == 320 - 15 - 16 - 20 - 8)
  }

  // behaviour 15.4
  @Test func textThatWrapsIsMeasuredInTheNarrowerContent() throws {
    shelf.sections = [[String(repeating: "word ", count: 60)]]
    shelf.makesCell = { [shelf] table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = shelf.sections[path.section][path.row]
      return cell
    }
    let narrow = try #require(table().visibleCells.first)
    narrow.layoutIfNeeded()
    let label = try #require(narrow.textLabel)
    let needed = label.sizeThatFits(CGSize(width: 305 - 32, height: 0)).height
    #expect(narrow.frame.height == needed + 22)
    #expect(needed > label.sizeThatFits(CGSize(width: 320 - 32, height: 0)).height)
  }
}
