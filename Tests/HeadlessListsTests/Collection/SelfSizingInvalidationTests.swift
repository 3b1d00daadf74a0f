import Foundation
import HeadlessKit
import ListCore
import Testing

/// Self-sizing cells that report another size while they are displayed. (behaviour 16.6)
@MainActor
@Suite struct SelfSizingInvalidationTests {
  private final class Note: CollectionViewCell {
    var height: CGFloat = 40
    var measurements = 0
    let label = Label()

    override func preferredLayoutAttributesFitting(
      _ attributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      measurements += 1
      attributes.size.height = height
      return attributes
    }
  }

  /// A list of two notes, in rows of an estimated or a fixed height.
  private func list(
    _ height: CollectionLayoutDimension = .estimated(50), profile: SystemProfile = .newest
  ) -> CollectionWorld {
    let world = CollectionWorld(
      [["a", "b"]],
      layout: CollectionViewCompositionalLayout(section: Pieces.rows(height)), profile: profile)
    world.view.register(Note.self, forCellWithReuseIdentifier: "note")
    world.answersCell = { world.view.dequeueReusableCell(withReuseIdentifier: "note", for: $0) }
    world.show()
    return world
  }

  private func heights(_ world: CollectionWorld) throws -> [CGFloat] {
    try world.simulator.settle()
    return world.view.visibleCells.map(\.frame.height)
  }

  private func first(_ world: CollectionWorld) throws -> Note {
    try #require(world.view.cellForItem(at: .at(0, 0)) as? Note)
  }

  @Test func aCellThatInvalidatesItsSizeIsMeasuredAgain() throws {
    let world = list()
    let note = try first(world)
    #expect(try heights(world) == [40, 40])
    note.height = 90
    #expect(try heights(world) == [40, 40])
    note.invalidateIntrinsicContentSize()
    #expect(try heights(world) == [90, 40])
    note.height = 60
    note.contentView.invalidateIntrinsicContentSize()
    #expect(try heights(world) == [60, 40])
    #expect(world.view.contentSize.height == 100)
  }

  @Test func requestsAreGathered() throws {
    let world = list()
    let note = try first(world)
    let before = note.measurements
    for height in [50, 60, 70] as [CGFloat] {
      note.height = height
      note.invalidateIntrinsicContentSize()
    }
    try world.simulator.settle()
    // The second measurement confirms the size that the first one led to.
    #expect(note.measurements - before == 2)
    #expect(world.provided == [.at(0, 0), .at(0, 1)])
  }

  @Test func aDisabledListIgnoresTheCall() throws {
    let world = list()
    world.view.selfSizingInvalidation = .disabled
    let note = try first(world)
    note.height = 90
    note.invalidateIntrinsicContentSize()
    #expect(try heights(world) == [40, 40])
  }

  @Test func releasesBeforeIOS16IgnoreTheCall() throws {
    let world = list(profile: .iOS15)
    let note = try first(world)
    note.height = 90
    note.invalidateIntrinsicContentSize()
    #expect(try heights(world) == [40, 40])
  }

  @Test func cellsThatDoNotSizeThemselvesAreNotAsked() throws {
    let world = list(.absolute(50))
    let note = try first(world)
    let before = note.measurements
    note.invalidateIntrinsicContentSize()
    #expect(try heights(world) == [50, 50])
    #expect(note.measurements == before)
  }

  @Test func constraintsCountOnlyIfTheListSaysSo() throws {
    let world = list()
    let note = try first(world)
    pinned(note.label, to: note.contentView)
    try world.simulator.settle()
    note.height = 90
    note.label.text = "other"
    #expect(try heights(world) == [40, 40])
    world.view.selfSizingInvalidation = .enabledIncludingConstraints
    note.label.text = "another one"
    #expect(try heights(world) == [90, 40])
  }

  // MARK: List content configurations

  private final class Rows: NSObject, TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.contentConfiguration = SelfSizingInvalidationTests.content("short")
      return cell
    }
  }

  private static func content(_ text: String) -> ListContentConfiguration {
    var content = ListContentConfiguration.cell()
    content.text = text
    return content
  }

  @Test func aNewListContentConfigurationReportsItsSize() throws {
    let (simulator, rows) = (Simulator(), Rows())
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    simulator.show(table, frame: table.frame)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let (low, size) = (cell.frame.height, table.contentSize.height)
    cell.contentConfiguration = Self.content(
      Array(repeating: "word", count: 30).joined(separator: " "))
    try simulator.settle()
    let high = cell.frame.height
    #expect(high > 2 * low)
    #expect(abs(table.contentSize.height - (size + high - low)) < 0.001)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == high)

    table.selfSizingInvalidation = .disabled
    cell.contentConfiguration = Self.content("short")
    try simulator.settle()
    #expect(cell.frame.height == high)
  }

  @Test func aRowOfAFixedHeightKeepsIt() throws {
    let (simulator, rows) = (Simulator(), Rows())
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    table.rowHeight = 33
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    simulator.show(table, frame: table.frame)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.contentConfiguration = Self.content(
      Array(repeating: "word", count: 30).joined(separator: " "))
    try simulator.settle()
    #expect(cell.frame.height == 33)
  }
}
