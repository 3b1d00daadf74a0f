import HeadlessKit
import Testing

/// Behaviour that the tests of real screens rely on.
@MainActor
@Suite struct TableHabitTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(arguments: [CGFloat(0), 1])
  func aTableWithoutHeightMakesNoCells(height: CGFloat) throws {
    let room = Room(Shelf(rows: 3), height: height)
    room.shelf.sections[0].append("new")
    room.table.insertRows(at: [row(3)], with: .automatic)
    try room.simulator.settle()
    #expect(!room.shelf.log.contains { $0.hasPrefix("cell") })
    #expect(room.table.numberOfRows(inSection: 0) == 4)
    #expect(room.table.visibleCells == [])
    let cell = room.shelf.tableView(room.table, cellForRowAt: row(3))
    #expect(cell.textLabel?.text == "new")
    #expect(room.table.visibleCells == [])
  }

  @Test func cellsRequestedByATestBelongToTheTest() throws {
    let witness = RecordingDelegate()
    let room = Room(Shelf(rows: 3), delegate: witness)
    let before = room.table.visibleCells
    let own = room.shelf.tableView(room.table, cellForRowAt: row(1))
    #expect(!before.contains(own))
    witness.tableView(room.table, willDisplay: own, forRowAt: row(1))
    witness.tableView(room.table, didEndDisplaying: own, forRowAt: row(1))
    witness.tableView(room.table, didEndDisplaying: before[0], forRowAt: row(0))
    own.prepareForReuse()
    #expect(room.table.visibleCells == before)
    room.table.reloadData()
    try room.simulator.settle()
    #expect(Set(room.table.visibleCells) == Set(before))
    // Requesting a cell twice outside a layout pass is allowed.
    _ = room.shelf.tableView(room.table, cellForRowAt: row(1))
    _ = room.shelf.tableView(room.table, cellForRowAt: row(1))
  }

  @Test func dataSourceAndDelegateAreHeldWeakly() {
    let table = TableView()
    weak var source: Shelf?
    weak var delegate: RecordingDelegate?
    weak var prefetching: PrefetchNotes?
    do {
      let (shelf, witness, notes) = (Shelf(rows: 1), RecordingDelegate(), PrefetchNotes())
      (table.dataSource, table.delegate, table.prefetchDataSource) = (shelf, witness, notes)
      (source, delegate, prefetching) = (shelf, witness, notes)
      _ = table.numberOfSections
    }
    #expect(source == nil)
    #expect(delegate == nil)
    #expect(prefetching == nil)
    #expect(table.dataSource == nil)
  }

  @Test func nothingRetainsATable() throws {
    weak var table: TableView?
    weak var cell: TableViewCell?
    let simulator = Simulator()
    do {
      let room = Room(Shelf(rows: 100), delegate: RecordingDelegate())
      table = room.table
      cell = room.table.visibleCells[0]
      room.shelf.sections[0].removeLast()
      room.table.deleteRows(at: [row(99)], with: .fade)
      room.table.contentOffset.y = 500
      try room.simulator.settle()
      room.simulator.closeWindows()
    }
    #expect(table == nil)
    #expect(cell == nil)
    _ = simulator
  }

  /// A pending update does not retain its table either.
  @Test func aRunningUpdateRetainsNoTable() {
    weak var table: TableView?
    let simulator = Simulator()
    do {
      let shelf = Shelf(rows: 3)
      let own = simulator.run { TableView(frame: simulator.screenBounds) }
      own.register(TableViewCell.self, forCellReuseIdentifier: "book")
      own.dataSource = shelf
      simulator.show(own)
      shelf.sections[0].removeLast()
      own.deleteRows(at: [row(2)], with: .fade)
      table = own
      simulator.closeWindows()
    }
    #expect(table == nil)
  }

  @Test func contentSizeMayBeObservedByOverriding() {
    let table = SizedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let shelf = Shelf(rows: 3)
    table.rowHeight = 50
    table.dataSource = shelf
    table.reloadData()
    #expect(table.sizes == [CGSize(width: 320, height: 150)])
    #expect(table.intrinsicContentSize.height == 150)
  }

  @Test func tableHeaderFooterAndBackgroundHaveTheirPlaces() {
    let room = Room(Shelf(rows: 2))
    let (header, footer, back) = (
      View(frame: CGRect(x: 0, y: 0, width: 10, height: 60)),
      View(frame: CGRect(x: 0, y: 0, width: 10, height: 30)), View()
    )
    room.table.tableHeaderView = header
    room.table.tableFooterView = footer
    room.table.backgroundView = back
    room.simulator.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(footer.frame == CGRect(x: 0, y: 148, width: 320, height: 30))
    #expect(back.frame == room.table.bounds)
    #expect(room.table.contentSize.height == 178)
    #expect(room.table.rectForRow(at: row(0)).minY == 60)
    header.frame.size.height = 100
    room.table.tableHeaderView = header  // as apps do after measuring it
    room.simulator.layoutIfNeeded()
    #expect(room.table.rectForRow(at: row(0)).minY == 100)
    room.table.tableHeaderView = nil
    room.simulator.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(room.table.rectForRow(at: row(0)).minY == 0)
  }

  @Test func presentationAndDataSourcePositionsAreEqual() {
    let table = TableView()
    #expect(table.presentationIndexPath(forDataSourceIndexPath: row(3)) == row(3))
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    #expect(table.presentationSectionIndex(forDataSourceSectionIndex: 2) == 2)
    #expect(table.dataSourceSectionIndex(forPresentationSectionIndex: 2) == 2)
    var isDone = false
    table.performUsingPresentationValues { isDone = true }
    #expect(isDone)
  }
}

private final class SizedTable: TableView {
  var sizes: [CGSize] = []
  override var contentSize: CGSize {
    didSet {
      sizes.append(contentSize)
      invalidateIntrinsicContentSize()
    }
  }
  override var intrinsicContentSize: CGSize { contentSize }
}

@MainActor
final class PrefetchNotes: NSObject, TableViewDataSourcePrefetching {
  var log: [String] = []
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.append("fetch \(indexPaths.map { "\($0.row)" }.joined(separator: " "))")
  }
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    log.append("cancel \(indexPaths.map { "\($0.row)" }.joined(separator: " "))")
  }
}
