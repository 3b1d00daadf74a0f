import HeadlessKit
import ListCore
import Testing

/// A delegate with all kinds of heights that records its calls.
@MainActor
private final class Heights: NSObject, TableViewDelegate {
  let shelf: Shelf

  init(_ shelf: Shelf) {
    self.shelf = shelf
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    shelf.log.append("height \(indexPath.text)")
    return CGFloat(10 * (indexPath.row + 1))
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    shelf.log.append("header height \(section)")
    return 20
  }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    shelf.log.append("footer height \(section)")
    return 5
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    shelf.log.append("header \(section)")
    return View()
  }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    shelf.log.append("footer \(section)")
    return View()
  }
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    shelf.log.append("show \(indexPath.text)")
  }
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {
    shelf.log.append("show header \(section)")
  }
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {
    shelf.log.append("show footer \(section)")
  }
}

/// A delegate without any method.
private final class EmptyDelegate: NSObject, TableViewDelegate {}

@MainActor
@Suite struct TableLoadingTests {
  // behaviour 1.12
  @Test func aNewTableHasOneSectionAndNoRows() {
    let table = TableView()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.style == .plain)
    #expect(table.indexPathsForVisibleRows == [])
  }

  // behaviour 1.12
  @Test func anotherDataSourceIsNotAskedEarly() {
    let room = Room(Shelf(rows: 3))
    let other = Shelf(rows: 1, 2)
    room.table.dataSource = other
    #expect(other.log == [])
    #expect(room.table.indexPathsForVisibleRows == [])
    #expect(room.table.numberOfSections == 2)
    #expect(other.takeLog() == ["sections", "rows 0", "rows 1"])
    room.table.layoutIfNeeded()
    #expect(other.takeLog() == ["cell 0-0", "cell 1-0", "cell 1-1"])
  }

  @Test func anotherDataSourceClearsTheSelection() {
    let room = Room(Shelf(rows: 3))
    room.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    let other = Shelf(rows: 1)
    room.table.dataSource = other
    #expect(room.table.indexPathForSelectedRow == nil)
  }

  // behaviour 1.13: counts at once, cells with the layout
  @Test func reloadingRequestsCountsNowAndCellsLater() {
    let room = Room(Shelf(rows: 2, 1))
    #expect(
      room.shelf.takeLog() == ["sections", "rows 0", "rows 1", "cell 0-0", "cell 0-1", "cell 1-0"])
    room.shelf.sections[0].append("new")
    room.table.reloadData()
    #expect(room.shelf.takeLog() == ["sections", "rows 0", "rows 1"])
    #expect(room.table.contentSize.height == 176)
    #expect(room.table.indexPathsForVisibleRows == [])
    room.table.layoutIfNeeded()
    #expect(room.shelf.takeLog() == ["cell 0-0", "cell 0-1", "cell 0-2", "cell 1-0"])
    #expect(room.texts == ["0·0", "0·1", "new", "1·0"])
  }

  // behaviour 1.13: with estimates off every height is requested with the counts
  @Test func reloadingRequestsHeightsNowWithoutEstimates() {
    let shelf = Shelf(rows: 2)
    let delegate = Heights(shelf)
    let room = Room(shelf, delegate: delegate) { $0.estimatedRowHeight = 0 }
    _ = shelf.takeLog()
    room.table.reloadData()
    #expect(
      shelf.takeLog() == [
        "sections", "header height 0", "footer height 0", "rows 0", "height 0-0", "height 0-1",
      ])
  }

  // behaviour 2.2, in one pass
  @Test func theFirstDisplayRequestsInOrderWithoutEstimates() {
    let shelf = Shelf(rows: 2, 1)
    let delegate = Heights(shelf)
    let room = Room(shelf, delegate: delegate, profile: .iOS10)
    #expect(
      shelf.takeLog() == [
        "sections",
        "header height 0", "footer height 0", "rows 0", "height 0-0", "height 0-1",
        "header height 1", "footer height 1", "rows 1", "height 1-0",
        "cell 0-0", "show 0-0", "cell 0-1", "show 0-1", "cell 1-0", "show 1-0",
        "header 0", "show header 0", "footer 0", "show footer 0",
        "header 1", "show header 1", "footer 1", "show footer 1",
      ])
    #expect(room.table.contentSize.height == 90)
  }

  // behaviour 2.3, 10.1: a height is requested after its cell, and only for rows on screen
  @Test func theFirstDisplayRequestsHeightsLateWithEstimates() {
    let shelf = Shelf(rows: 100)
    let delegate = Heights(shelf)
    let room = Room(shelf, delegate: delegate, height: 100) {
      $0.estimatedRowHeight = 40
      $0.rowHeight = TableView.automaticDimension
    }
    #expect(
      shelf.takeLog() == [
        "sections", "header height 0", "footer height 0", "rows 0",
        "cell 0-0", "height 0-0", "show 0-0", "cell 0-1", "height 0-1", "show 0-1",
        "cell 0-2", "height 0-2", "show 0-2",
        "header 0", "show header 0", "footer 0", "show footer 0",
      ])
    // padding and header 42, rows 10 + 20 + 30 + 97 × 40, footer 5
    #expect(room.table.contentSize.height == 3987)
  }

  // behaviour 2.1, 10.7: titles are requested with the counts, and again for the views
  @Test func titlesAreRequestedWithTheCounts() {
    let shelf = TitledShelf([["a"], ["b"]])
    _ = Room(shelf)
    #expect(
      shelf.log == [
        "sections", "title 0", "rows 0", "title 1", "rows 1", "cell 0-0", "cell 1-0", "title 0",
        "title 1",
      ])
  }

  /// A delegate without heights is asked once, however many rows there are.
  @Test(arguments: [SystemProfile.iOS10, .newest])
  func aMillionRowsAreNotAskedForHeights(profile: SystemProfile) {
    let shelf = MillionRows(rows: 0)
    let delegate = EmptyDelegate()
    let room = Room(shelf, delegate: delegate, profile: profile)
    #expect(room.table.contentSize.height == 44_000_000)
    #expect(room.table.visibleCells.count == 11)
    room.table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    room.table.layoutIfNeeded()
    #expect(room.table.indexPathsForVisibleRows?.last == IndexPath(row: 999_999, section: 0))
  }

  // behaviour 10.1
  @Test func estimatedHeightsAreRequestedForAllRows() {
    let shelf = Shelf(rows: 50)
    let delegate = Guesses()
    let room = Room(shelf, delegate: delegate, rowHeight: nil, height: 100)
    #expect(delegate.guessed == Array(0..<50))
    // rows on screen have the fitting height of their cells, 44; the others are estimated
    #expect(room.table.contentSize.height == 1542)
  }

  // behaviour 1.14
  @Test func aSingleChangeLoadsTheOldStateFirst() {
    let shelf = Shelf(rows: 2)
    let delegate = Heights(shelf)
    let room = Room(shelf, delegate: delegate, isShown: false) { $0.estimatedRowHeight = 0 }
    _ = room.table.numberOfSections
    room.table.rowHeight = 50  // heights must be requested again
    shelf.log = []
    shelf.sections[0].append("new")
    room.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(
      Array(shelf.takeLog().prefix(4)) == [
        "header height 0", "footer height 0", "height 0-0", "height 0-1",
      ])
  }

  // behaviour 10.2: rows are measured by their cells
  @Test func cellsDecideTheHeightsOfTheirRows() {
    let shelf = Shelf(rows: 3)
    shelf.makesCell = { _, indexPath in FixedCell(height: CGFloat(50 + indexPath.row) + 0.2) }
    let room = Room(shelf, rowHeight: nil)
    // in whole pixels, at a scale of 2
    #expect(
      (0..<3).map { room.table.rectForRow(at: IndexPath(row: $0, section: 0)) } == [
        CGRect(x: 0, y: 0, width: 320, height: 50.5),
        CGRect(x: 0, y: 50.5, width: 320, height: 51.5),
        CGRect(x: 0, y: 102, width: 320, height: 52.5),
      ])
    #expect(room.table.visibleCells.map(\.frame.minY) == [0, 50.5, 102])
    #expect(room.table.contentSize.height == 154.5)
  }

  @Test func anotherWidthMeasuresRowsAgain() {
    let shelf = Shelf(rows: 2)
    shelf.makesCell = { _, _ in FixedCell { $0 / 4 } }
    let room = Room(shelf, rowHeight: nil)
    #expect(room.table.contentSize == CGSize(width: 320, height: 160))
    room.table.frame.size.width = 200
    room.table.layoutIfNeeded()
    #expect(room.table.contentSize == CGSize(width: 200, height: 100))
    #expect(room.table.visibleCells.map(\.frame.width) == [200, 200])
  }

  // crash families A1, the format of a description
  @Test func theDescriptionEndsWithTheDataSource() {
    let room = Room(Shelf(rows: 1))
    let table = room.table
    let (own, list, layer) = (address(of: table), address(of: table, 32), address(of: table, 64))
    #expect(
      table.description == """
        <UITableView: \(own); frame = (0 0; 320 480); clipsToBounds = YES; \
        gestureRecognizers = <NSArray: \(list)>; layer = <CALayer: \(layer)>; \
        contentOffset: {0, 0}; contentSize: {320, 44}; adjustedContentInset: {0, 0, 0, 0}; \
        dataSource: <HeadlessListsTests.Shelf: \(address(of: room.shelf))>>
        """)
  }

  private func address(of object: AnyObject, _ part: UInt = 0) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)) + part, radix: 16)
  }
}

private final class MillionRows: Shelf {
  override func numberOfSections(in tableView: TableView) -> Int { 1 }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    1_000_000
  }
  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
  }
}

@MainActor
private final class Guesses: NSObject, TableViewDelegate {
  var guessed: [Int] = []
  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guessed.append(indexPath.row)
    return 30
  }
}

/// A cell with a fixed fitting height.
final class FixedCell: TableViewCell {
  var wanted: (CGFloat) -> CGFloat = { _ in 44 }

  convenience init(height: CGFloat) {
    self.init { _ in height }
  }

  convenience init(_ wanted: @escaping (CGFloat) -> CGFloat) {
    self.init(style: .default, reuseIdentifier: nil)
    self.wanted = wanted
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wanted(size.width))
  }
}
