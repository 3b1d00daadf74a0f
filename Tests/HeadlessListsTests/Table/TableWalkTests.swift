import ListCore
import TestSupport
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Five thousand random steps of scrolling and updating, after each of which all invariants of a
/// table's cells must hold.
@MainActor
@Suite struct TableWalkTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func cellsAreNeverLostOrShared(seed: UInt64) throws {
    let walk = Walk(seed: seed)
    var mostAtOnce = 0
    for step in 0..<1_250 {
      let before = walk.room.table.cells.live.count
      let name = try walk.takeStep()
      let breach = walk.breach
      let after = walk.room.table.cells.live.count + walk.room.table.departures.count
      mostAtOnce = max(mostAtOnce, before + after)
      #expect(breach == nil, "seed \(seed), step \(step), \(name)")
      if breach != nil { return }
    }
    try walk.room.simulator.settle()
    #expect(walk.breach == nil)
    // No more of either kind than were ever in use at once.
    #expect(walk.model.made.count <= 2 * mostAtOnce, "seed \(seed)")
  }
}

/// The model: sections of numbered books.
@MainActor
private final class Library: NSObject, TableViewDataSource {
  var sections: [[Int]] = []
  var nextBook = 0
  var made: Set<TableViewCell> = []

  func newBook() -> Int {
    defer { nextBook += 1 }
    return nextBook
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let book = sections[indexPath.section][indexPath.row]
    let cell = tableView.dequeueReusableCell(
      withIdentifier: book.isMultiple(of: 3) ? "book" : "film", for: indexPath)
    cell.tag = book
    made.insert(cell)
    return cell
  }
}

@MainActor
private final class Walk {
  let model = Library()
  let room: Room<Library>
  private var random: SeededGenerator
  private var selected: Set<Int> = []
  /// The cells on screen before the step, by their books.
  private var cellsBefore: [Int: TableViewCell] = [:]
  private var reloaded: Set<Int> = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let books = model
    model.sections = (0..<4).map { _ in (0..<8).map { _ in books.newBook() } }
    room = Room(model) {
      $0.register(TableViewCell.self, forCellReuseIdentifier: "film")
      $0.allowsMultipleSelection = true
    }
  }

  private var table: TableView { room.table }

  func takeStep() throws -> String {
    cellsBefore = [:]
    for cell in table.visibleCells { cellsBefore[cell.tag] = cell }
    reloaded = []
    switch random.below(10) {
    case 0, 1, 2:
      table.contentOffset.y = CGFloat(random.below(2000))
      room.simulator.layoutIfNeeded()
      return "scroll"
    case 3:
      table.reloadData()
      selected = []
      cellsBefore = [:]
      room.simulator.layoutIfNeeded()
      return "reload"
    case 4:
      try room.simulator.advance(by: 0.1)
      return "wait"
    case 5:
      toggleSelection()
      return "select"
    default:
      return update()
    }
  }

  private func toggleSelection() {
    guard let path = randomPath() else { return }
    let book = model.sections[path.section][path.item]
    if selected.remove(book) == nil {
      selected.insert(book)
      table.selectRow(at: IndexPath(path), animated: false, scrollPosition: .none)
    } else {
      table.deselectRow(at: IndexPath(path), animated: false)
    }
  }

  private func randomPath() -> ItemPath? {
    let paths = model.sections.indices.flatMap { section in
      model.sections[section].indices.map { ItemPath(item: $0, section: section) }
    }
    return paths.isEmpty ? nil : paths[random.below(paths.count)]
  }

  /// Performs one batch: some rows are deleted, reloaded or inserted, or a section is inserted,
  /// deleted or moved.
  private func update() -> String {
    let animation: TableView.RowAnimation = random.below(3) == 0 ? .none : .fade
    switch random.below(6) {
    case 0:
      let place = random.below(model.sections.count + 1)
      model.sections.insert((0..<random.below(9)).map { _ in model.newBook() }, at: place)
      table.insertSections([place], with: animation)
      return "insert section"
    case 1 where model.sections.count > 2:
      let place = random.below(model.sections.count)
      selected.subtract(model.sections.remove(at: place))
      table.deleteSections([place], with: animation)
      return "delete section"
    case 2 where model.sections.count > 1:
      let (from, to) = (random.below(model.sections.count), random.below(model.sections.count))
      model.sections.insert(model.sections.remove(at: from), at: to)
      table.moveSection(from, toSection: to)
      return "move section"
    case 3:
      guard let from = randomPath() else { return "nothing" }
      let book = model.sections[from.section].remove(at: from.item)
      let section = random.below(model.sections.count)
      let row = random.below(model.sections[section].count + 1)
      model.sections[section].insert(book, at: row)
      table.moveRow(at: IndexPath(from), to: IndexPath(row: row, section: section))
      return "move row"
    default:
      batch(animation)
      return "batch"
    }
  }

  private func batch(_ animation: TableView.RowAnimation) {
    let section = random.below(model.sections.count)
    let count = model.sections[section].count
    var (deleted, touched): ([Int], [Int]) = ([], [])
    for row in 0..<count {
      switch random.below(8) {
      case 0: deleted.append(row)
      case 1: touched.append(row)
      default: break
      }
    }
    let gone = deleted.map { model.sections[section][$0] }
    let again = touched.map { model.sections[section][$0] }
    var rows = model.sections[section].filter { !gone.contains($0) }
    var inserted: [Int] = []
    for _ in 0..<random.below(4) {
      let place = random.below(rows.count + 1)
      rows.insert(model.newBook(), at: place)
      inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
    }
    selected.subtract(gone + again)
    reloaded = Set(again)
    table.performBatchUpdates {
      self.model.sections[section] = rows
      let path = { (row: Int) in IndexPath(row: row, section: section) }
      self.table.insertRows(at: inserted.map(path), with: animation)
      self.table.reloadRows(at: touched.map(path), with: animation)
      self.table.deleteRows(at: deleted.map(path), with: animation)
    }
  }

  /// A description of the first violated invariant, or `nil`.
  var breach: String? {
    let live = table.cells.live
    let (top, bottom) = (table.bounds.minY, table.bounds.maxY)
    guard let geometry = table.tableGeometry else { return "no geometry" }
    let counts = model.sections.map(\.count)
    if geometry.sections.map(\.rows.count) != counts { return "counts" }
    if live.paths != geometry.rows(from: top, to: bottom) { return "rows on screen" }
    if Set(live.all).count != live.count { return "a cell shared by two rows" }
    if live.paths.contains(where: { live[$0]?.frame != geometry.rect(of: $0) }) { return "frames" }
    for path in live.paths {
      guard let cell = live[path] else { return "row without a cell" }
      let book = model.sections[path.section][path.item]
      if cell.tag != book { return "cell of another book" }
      if cell.superview !== table { return "cell that is not shown" }
      if cell.isSelected != selected.contains(book) { return "selection of a cell" }
      if table.cells.pool.contains(cell, for: cell.reuseIdentifier ?? "") { return "live, pooled" }
      if table.departures.contains(cell) { return "live, on its way out" }
      if let before = cellsBefore[book] {
        if reloaded.contains(book) == (before === cell) { return "cell did not travel" }
      }
    }
    let chosen = Set(
      (table.indexPathsForSelectedRows ?? []).map { model.sections[$0.section][$0.row] })
    if chosen != selected { return "selection" }
    if table.contentSize.height != geometry.contentHeight { return "content size" }
    return nil
  }
}

extension SeededGenerator {
  /// Returns a random number from zero up to, but not including, a limit.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
