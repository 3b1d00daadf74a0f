import HeadlessKit
import ListCore
import Testing

/// The room that a section index takes.
@MainActor @Suite struct TableIndexTests {
  private final class IndexedShelf: NSObject, TableViewDataSource {
    var rows = [2, 2]
    var titles: [String]? = ["A", "B"]
    var configure: (TableViewCell) -> Void = { _ in }
    func numberOfSections(in tableView: TableView) -> Int { rows.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
      configure(cell)
      return cell
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
  }

  private let simulator = Simulator()
  private let shelf = IndexedShelf()

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
    shelf.rows[0] = 3
    table.reloadData()
    #expect(widths(table) == [305, 305, 305, 305, 305])
  }

  // behaviour 15.4
  @Test func anAccessoryStandsBeforeTheIndex() throws {
    shelf.configure = {
      $0.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let table = table()
    let cell = try #require(table.visibleCells.first)
    cell.layoutIfNeeded()
    #expect(cell.accessoryView?.frame.maxX == 289)
    #expect(cell.contentView.frame.width == 261)
  }

  // behaviour 15.4
  @Test func textThatWrapsIsMeasuredInTheNarrowerContent() throws {
    func height(_ words: Int, _ width: CGFloat) -> CGFloat {
      let label = Label()
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      label.text = text(words)
      return label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
    }
    func text(_ words: Int) -> String { String(repeating: "word ", count: words) + "end" }
    let words = try #require((20...80).first { height($0, 305) > height($0, 320) })
    shelf.configure = {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = text(words)
    }
    let narrow = try #require(table().visibleCells.first).frame.height
    shelf.titles = nil
    let wide = try #require(table().visibleCells.first).frame.height
    #expect(narrow > wide)
    #expect(abs(narrow - wide - (height(words, 305) - height(words, 320))) < 0.001)
  }
}
