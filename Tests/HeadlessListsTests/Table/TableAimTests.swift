import HeadlessKit
import Testing

/// Scrolling to rows with estimated heights.
@MainActor
@Suite struct TableAimTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Returns forty rows of 40, 60, 80, 100, 40 … points, each estimated at 44; the first eight are
  /// on screen.
  private func room(_ setUp: (TableView) -> Void = { _ in }) -> Room<Shelf> {
    let shelf = Shelf(rows: 40)
    shelf.makesCell = { _, path in FixedCell(height: CGFloat(40 + path.row % 4 * 20)) }
    let room = Room(shelf, rowHeight: nil, setUp)
    shelf.log = []
    return room
  }

  private func rows(_ room: Room<Shelf>) -> [Int] {
    (room.table.indexPathsForVisibleRows ?? []).map(\.row)
  }

  private func asked(_ room: Room<Shelf>) -> [Int] {
    room.shelf.takeLog().compactMap { Int($0.dropFirst("cell 0-".count)) }
  }

  /// A scroll to rows that are not measured yet.
  struct Case: Sendable, CustomTestStringConvertible {
    let row: Int
    let position: TableView.ScrollPosition
    let offset: CGFloat
    let asked: [Int]
    var testDescription: String { "\(row) at \(position)" }
  }

  nonisolated static let cases = [
    // 560 measured points above, 25 estimates, 520 measured points from row 33 on, 480 of them
    // shown
    Case(row: 39, position: .bottom, offset: 1700, asked: [39, 38, 37, 36, 35, 34, 33]),
    Case(row: 39, position: .none, offset: 1700, asked: [39, 38, 37, 36, 35, 34, 33]),
    Case(row: 39, position: .top, offset: 1700, asked: [39, 38, 37, 36, 35, 34, 33]),
    // 560 measured points above and 12 estimates
    Case(row: 20, position: .top, offset: 1088, asked: [20, 21, 22, 23, 24, 25, 26, 27]),
    // 560 measured points above, 6 estimates, 500 measured points from row 14 on, 480 of them shown
    Case(row: 20, position: .bottom, offset: 844, asked: [20, 19, 18, 17, 16, 15, 14]),
    // 560 measured points above, 9 estimates, 240 measured points from row 17 on: half of row 20
    // less
    Case(
      row: 20, position: .middle, offset: 976, asked: [20, 21, 22, 23, 19, 18, 17]),
  ]

  @Test(arguments: cases)
  func theRowEndsAtItsPosition(_ given: Case) throws {
    let room = room()
    room.table.scrollToRow(at: row(given.row), at: given.position, animated: false)
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == given.offset)
    #expect(asked(room) == given.asked)
    #expect(rows(room) == given.asked.sorted())
    room.table.scrollToRow(at: row(given.row), at: given.position, animated: false)
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == given.offset)
    #expect(asked(room) == [])
  }

  @Test func scrollingToASelectionEndsAtItsPosition() throws {
    let room = room()
    room.table.selectRow(at: row(39), animated: false, scrollPosition: .bottom)
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == 1700)
    #expect(room.table.indexPathForSelectedRow == row(39))
  }

  /// The delegate is called when the table has arrived.
  @Test func anAnimationEndsAtTheRow() throws {
    let room = room()
    let listener = EndListener()
    room.table.delegate = listener
    room.table.scrollToRow(at: row(39), at: .bottom, animated: true)
    try room.simulator.settle()
    #expect(listener.ends == [room.table.contentSize.height - 480])
    #expect(room.table.contentOffset.y == room.table.contentSize.height - 480)
    #expect(rows(room) == [33, 34, 35, 36, 37, 38, 39])
    #expect(room.table.rectForRow(at: row(39)).maxY == room.table.bounds.maxY)
  }

  @Test(arguments: [30, 150, 2000] as [CGFloat])
  func linesOfTextAreMeasured(guess: CGFloat) throws {
    let shelf = Shelf(rows: 40)
    shelf.makesCell = { _, path in
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = Array(repeating: "line", count: 1 + path.row % 4).joined(separator: "\n")
      cell.contentConfiguration = content
      return cell
    }
    let room = Room(shelf, rowHeight: nil) { $0.estimatedRowHeight = guess }
    room.table.scrollToRow(at: row(39), at: .bottom, animated: false)
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == room.table.contentSize.height - 480)
    #expect(rows(room).last == 39)
  }

  @Test func headersAreMeasuredWhileScrolling() throws {
    let shelf = Shelf(rows: 20, 20)
    shelf.makesCell = { _, _ in FixedCell(height: 60) }
    let delegate = TallHeaders()
    let room = Room(shelf, delegate: delegate, rowHeight: nil) { $0.sectionHeaderTopPadding = 0 }
    let header = IndexPath(row: NSNotFound, section: 1)
    room.table.scrollToRow(at: header, at: .top, animated: false)
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == room.table.rectForHeader(inSection: 1).minY)
    #expect(room.table.rectForHeader(inSection: 1).height == 90)
    room.table.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
    try room.simulator.settle()
    let target = room.table.rectForRow(at: IndexPath(row: 10, section: 1))
    #expect(room.table.contentOffset.y == target.minY - 90)
  }

  /// The rows above are measured on the way, so an animation's end is corrected until it is reached.
  @Test(arguments: [1, 2, 3], [false, true])
  func aHeaderIsReachedThroughRowsOfUnknownHeight(section: Int, animated: Bool) throws {
    let shelf = Shelf(rows: 9, 9, 9, 30)
    shelf.makesCell = { _, path in FixedCell(height: CGFloat(40 + path.row % 4 * 20)) }
    let room = Room(shelf, delegate: TallHeaders(), rowHeight: nil) {
      $0.sectionHeaderTopPadding = 0
    }
    let header = IndexPath(row: NSNotFound, section: section)
    room.table.scrollToRow(at: header, at: .top, animated: animated)
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == room.table.rectForHeader(inSection: section).minY)
    #expect(room.table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: section))
  }

  @Test func anyOtherScrollCancelsTheTarget() throws {
    let room = room()
    room.table.scrollToRow(at: row(39), at: .bottom, animated: false)
    room.table.contentOffset.y = 100
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == 100)

    room.table.scrollToRow(at: row(39), at: .bottom, animated: true)
    try room.simulator.advance(by: 0.1)
    room.table.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == 20)

    room.table.scrollToRow(at: row(39), at: .bottom, animated: false)
    room.table.scrollToRow(at: row(0), at: .top, animated: false)
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == 0)
  }

  @Test func anUpdateOrAReloadCancelsTheTarget() throws {
    let room = room()
    room.table.scrollToRow(at: row(39), at: .bottom, animated: false)
    room.shelf.sections[0].removeLast(39)
    room.table.reloadData()
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == 0)
    #expect(rows(room) == [0])

    let other = self.room()
    other.table.scrollToRow(at: row(39), at: .bottom, animated: false)
    other.shelf.sections[0].removeLast()
    other.table.deleteRows(at: [row(39)], with: .none)
    try other.simulator.settle()
    // the offset for 39 estimated rows, less the 4 points by which the topmost row is lower
    let guess: CGFloat = 560 + 31 * 44 - 480
    #expect(other.table.contentOffset.y == guess - 4)
    #expect(rows(other).last == 35)
  }

  /// A table that scrolls to its end in every layout settles.
  @Test func scrollingInEveryLayoutSettles() throws {
    let simulator = Simulator(screenSize: CGSize(width: 320, height: 480), scale: 2)
    let shelf = Shelf(rows: 40)
    shelf.makesCell = { _, path in FixedCell(height: CGFloat(40 + path.row % 4 * 20)) }
    let table = simulator.run {
      let table = EndTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table.dataSource = shelf
      return table
    }
    simulator.show(table, frame: table.frame)
    try simulator.settle()
    #expect(table.rectForRow(at: row(39)).maxY == table.bounds.maxY)
    #expect(table.layouts <= 3)
  }
}

private final class EndTable: TableView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
  }
}

@MainActor
private final class EndListener: NSObject, TableViewDelegate {
  var ends: [CGFloat] = []

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    ends.append(scrollView.contentOffset.y)
  }
}

@MainActor
private final class TallHeaders: NSObject, TableViewDelegate {
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    TallView()
  }
}

private final class TallView: View {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
}
