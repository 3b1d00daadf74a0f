import HeadlessKit
import Testing

@MainActor
@Suite struct TableScrollTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(
    arguments: [
      (TableView.ScrollPosition.top, 2200), (.middle, 1982), (.bottom, 1764), (.none, 1764),
    ] as [(TableView.ScrollPosition, CGFloat)])
  func rowsGoWhereTheyBelong(position: TableView.ScrollPosition, offset: CGFloat) {
    let room = Room(Shelf(rows: 100))
    room.table.scrollToRow(at: row(50), at: position, animated: false)
    #expect(room.table.contentOffset.y == offset)
    room.simulator.layoutIfNeeded()
    #expect(room.table.cellForRow(at: row(50))?.textLabel?.text == "0·50")
  }

  @Test func theOffsetIsClampedToTheContent() {
    let room = Room(Shelf(rows: 100))
    room.table.scrollToRow(at: row(99), at: .top, animated: false)
    #expect(room.table.contentOffset.y == 3920)
    room.table.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    room.table.scrollToRow(at: row(99), at: .top, animated: false)
    #expect(room.table.contentOffset.y == 3940)
    room.table.scrollToRow(at: row(0), at: .top, animated: false)
    #expect(room.table.contentOffset.y == -10)
  }

  @Test func anAnimatedScrollEndsAfterItsDuration() throws {
    let witness = RecordingDelegate()
    let room = Room(Shelf(rows: 100), delegate: witness)
    room.table.scrollToRow(at: row(50), at: .top, animated: true)
    #expect(room.table.contentOffset.y == 0)
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == 2200)
    #expect(room.texts.first == "0·50")
  }

  @Test func aPinnedHeaderDoesNotCoverTheRow() {
    let room = Room(TitledShelf([Array(repeating: "-", count: 100)])) {
      $0.sectionHeaderTopPadding = 0
    }
    room.table.scrollToRow(at: row(50), at: .top, animated: false)
    #expect(room.table.contentOffset.y == 2200)  // 28 + 50 × 44 - 28
    room.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
    #expect(room.table.contentOffset.y == 0)
  }

  @Test func positionsAreBetweenTheInsetsAndBelowThePinnedHeader() {
    let room = Room(TitledShelf([Array(repeating: "-", count: 100)])) {
      $0.sectionHeaderTopPadding = 0
      $0.contentInset = EdgeInsets(top: 30, left: 0, bottom: 70, right: 0)
    }
    // Row 50 is from 28 + 50 × 44 = 2228 to 2272.
    let expected: [(TableView.ScrollPosition, CGFloat)] = [
      (.top, 2170), (.middle, 2016), (.bottom, 1862),
    ]
    for (position, offset) in expected {
      room.table.scrollToRow(at: row(50), at: position, animated: false)
      #expect(room.table.contentOffset.y == offset)
    }
    room.table.contentOffset.y = 0
    room.table.scrollToRow(at: row(50), at: .none, animated: false)
    #expect(room.table.contentOffset.y == 1862)
    room.table.contentOffset.y = 3000
    room.table.scrollToRow(at: row(50), at: .none, animated: false)
    #expect(room.table.contentOffset.y == 2170)
  }

  @Test func theNearestSelectedRowIsFound() {
    let room = Room(Shelf(rows: 100)) { $0.allowsMultipleSelection = true }
    room.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(room.table.contentOffset.y == 0)
    for index in [90, 30, 2] {
      room.table.selectRow(at: row(index), animated: false, scrollPosition: .none)
    }
    room.table.contentOffset.y = 1000
    room.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(room.table.contentOffset.y == 1320)
  }

  @Test func reconfiguredRowsMoveTheOthersAtOnce() {
    let shelf = Shelf(rows: 3)
    var heights: [CGFloat] = [50, 60, 70]
    shelf.makesCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "fixed", for: path)
      let height = heights[path.row]
      (cell as? FixedCell)?.wanted = { _ in height }
      return cell
    }
    let room = Room(shelf, rowHeight: nil) {
      $0.register(FixedCell.self, forCellReuseIdentifier: "fixed")
    }
    let cells = room.table.visibleCells
    #expect(cells.map(\.frame.minY) == [0, 50, 110])
    heights[0] = 90
    room.table.reconfigureRows(at: [row(0)])
    #expect(cells.map(\.frame.minY) == [0, 90, 150])
  }

  @Test func anotherDelegateGivesOtherHeights() {
    final class Tall: NSObject, TableViewDelegate {
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    }
    let tall = Tall()
    let room = Room(Shelf(rows: 3)) { $0.estimatedRowHeight = 0 }
    #expect(room.table.rectForRow(at: row(1)).minY == 44)
    room.table.delegate = tall
    #expect(room.table.rectForRow(at: row(1)).minY == 60)
    room.table.delegate = nil
    #expect(room.table.rectForRow(at: row(1)).minY == 44)
  }

  @Test func pointsAndRectanglesFindRows() {
    let room = Room(Shelf(rows: 3))
    #expect(room.table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == row(1))
    #expect(room.table.indexPathForRow(at: CGPoint(x: 5, y: 132)) == nil)
    #expect(
      room.table.indexPathsForRows(in: CGRect(x: 0, y: 43, width: 1, height: 46))
        == [row(0), row(1), row(2)])
    #expect(room.table.indexPathsForRows(in: CGRect(x: 0, y: 300, width: 1, height: 46)) == [])
  }

  /// Rows that appear above the top edge are measured, and the rows on screen stay in place.
  @Test func measuringAboveKeepsWhatIsOnScreen() {
    let shelf = Shelf(rows: 100)
    shelf.makesCell = { _, _ in FixedCell(height: 60) }
    let room = Room(shelf, rowHeight: nil, height: 100) { $0.estimatedRowHeight = 40 }
    room.table.contentOffset.y = 2000
    room.simulator.layoutIfNeeded()
    let watched = room.table.visibleCells[0]
    let path = room.table.indexPath(for: watched)
    let distance = watched.frame.minY - room.table.contentOffset.y
    room.table.contentOffset.y -= 30  // a row of another height appears at the top
    room.simulator.layoutIfNeeded()
    #expect(room.table.indexPath(for: watched) == path)
    #expect(watched.frame.minY - room.table.contentOffset.y == distance + 30)
  }

  // A full scroll makes no more cells than fit on two screens.
  @Test func aFullScrollMakesFewCells() {
    let room = Room(CountedShelf(count: 20_000))
    for y in stride(from: CGFloat(0), through: 20_000 * 44 - 480, by: 440) {
      room.table.contentOffset.y = y
      room.simulator.layoutIfNeeded()
    }
    #expect(room.table.contentOffset.y > 20_000 * 44 - 1000)
    #expect(room.shelf.cells.count <= 22)
  }
}

@MainActor
private final class CountedShelf: NSObject, TableViewDataSource {
  let count: Int
  var cells: Set<TableViewCell> = []

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cells.insert(cell)
    return cell
  }
}
