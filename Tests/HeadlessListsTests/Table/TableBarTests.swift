import HeadlessKit
import ListCore
import Testing

/// A delegate with headers and footers that records its calls.
@MainActor
private final class Bars: NSObject, TableViewDelegate {
  var log: [String] = []
  var headers: (TableView, Int) -> View? = { _, _ in nil }
  var footers: (TableView, Int) -> View? = { _, _ in nil }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    log.append("header \(section)")
    return headers(tableView, section)
  }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    footers(tableView, section)
  }
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) { log.append("show \(section)") }
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) { log.append("hide \(section)") }
}

/// A header or footer with a fixed fitting height.
private final class FixedBar: TableViewHeaderFooterView {
  var wanted: CGFloat = 40
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wanted)
  }
}

@MainActor
@Suite struct TableBarTests {
  private func sections(_ rows: Int...) -> [[String]] {
    rows.map { Array(repeating: "-", count: $0) }
  }

  // The numbers are computed by hand: padding 22, header 28, rows of 44, footer 28.
  @Test func titlesCreateHeadersAndFooters() {
    let shelf = TitledShelf(
      sections(2, 1), headers: ["One", nil], footers: [nil, "End"])
    let room = Room(shelf)
    let table = room.table
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 138))
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 138, width: 320, height: 0))
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 182, width: 320, height: 28))
    #expect(table.contentSize.height == 210)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "One")
    #expect(table.headerView(forSection: 0)?.frame == table.rectForHeader(inSection: 0))
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "End")
    #expect(table.rect(forSection: 2) == .zero)
  }

  @Test(
    arguments: [
      (SystemProfile.iOS14, TableView.Style.plain, 28, 72),
      (.newest, .plain, 28, 94),
      (.newest, .grouped, 55.5, 117),
      (.newest, .insetGrouped, 55.5, 117),
    ] as [(SystemProfile, TableView.Style, CGFloat, CGFloat)])
  func stylesHaveTheirHeaders(
    profile: SystemProfile, style: TableView.Style, header: CGFloat, content: CGFloat
  ) {
    let room = Room(TitledShelf(sections(1)), style: style, profile: profile)
    #expect(room.table.rectForHeader(inSection: 0).height == header)
    #expect(room.table.contentSize.height == content)
  }

  @Test func aHeaderWithoutAViewIsAskedForOnce() {
    let delegate = Bars()
    let room = Room(Shelf(rows: 5, 5), delegate: delegate) { $0.sectionHeaderHeight = 30 }
    #expect(Set(delegate.takeLog()) == ["header 0", "header 1"])
    room.table.contentOffset.y = 5
    room.simulator.layoutIfNeeded()
    #expect(delegate.takeLog() == [])
  }

  @Test func aHeaderThatLosesItsHeightIsShownNoLonger() {
    final class Heights: NSObject, TableViewDelegate {
      var header: CGFloat = 30
      func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        header
      }
    }
    let heights = Heights()
    let room = Room(TitledShelf(sections(2)), delegate: heights)
    #expect(room.table.headerView(forSection: 0)?.frame.height == 30)
    heights.header = 0
    room.simulator.run { room.table.performBatchUpdates {} }
    room.simulator.layoutIfNeeded()
    #expect(room.table.rectForHeader(inSection: 0).height == 0)
    #expect(room.table.headerView(forSection: 0) == nil)
  }

  @Test func aHeaderWhoseFixedHeightBecomesZeroIsShownNoLonger() {
    let room = Room(TitledShelf(sections(2, 2))) { $0.sectionHeaderHeight = 30 }
    #expect((0..<2).map { room.table.headerView(forSection: $0)?.frame.height } == [30, 30])
    room.table.sectionHeaderHeight = 0
    room.simulator.layoutIfNeeded()
    #expect((0..<2).map { room.table.rectForHeader(inSection: $0).height } == [0, 0])
    #expect((0..<2).allSatisfy { room.table.headerView(forSection: $0) == nil })
  }

  @Test func aReloadShowsTheNewTitles() {
    let shelf = TitledShelf(sections(2), headers: ["Old"])
    let room = Room(shelf)
    shelf.headers = ["New"]
    room.table.reloadData()
    room.simulator.layoutIfNeeded()
    #expect(room.table.headerView(forSection: 0)?.textLabel?.text == "New")
    #expect(room.table.subviews.filter { $0 is TableViewHeaderFooterView }.count == 1)
  }

  @Test func anObserverHearsWhichHeadersAreUsedAgain() {
    let room = Room(TitledShelf(Array(repeating: ["-", "-", "-", "-", "-"], count: 20)))
    let headers = [0, 1].compactMap { room.table.headerView(forSection: $0) }
    #expect(headers.count == 2)
    var reused: [View] = []
    let observation = room.table.observeEvents { event, view in
      if case .reused = event, let view = view as? TableViewHeaderFooterView { reused.append(view) }
    }
    room.table.contentOffset.y = 2000
    room.simulator.layoutIfNeeded()
    observation.cancel()
    #expect(Set(reused.map(ObjectIdentifier.init)) == Set(headers.map(ObjectIdentifier.init)))
  }

  @Test func groupedSectionsAreSpacedWithoutTitles() {
    let room = Room(Shelf(rows: 1, 1), style: .grouped)
    #expect(room.table.rectForHeader(inSection: 0).height == 35)
    #expect(room.table.rectForHeader(inSection: 1).height == 17.5)
    #expect(room.table.rectForFooter(inSection: 1).height == 17.5)
    #expect(room.table.contentSize.height == 175.5)
    #expect(room.table.subviews.count == 2)
  }

  @Test func insetGroupedRowsAreInsetAtTheSides() {
    let room = Room(Shelf(rows: 1), style: .insetGrouped)
    #expect(room.table.visibleCells.map(\.frame) == [CGRect(x: 16, y: 35, width: 288, height: 44)])
  }

  @Test func fixedHeightsApplyOnlyToHeadersWithContent() {
    let room = Room(TitledShelf(sections(1, 1), headers: ["One", nil])) {
      $0.sectionHeaderHeight = 60
      $0.sectionHeaderTopPadding = 5
    }
    #expect(room.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 5, width: 320, height: 60))
    #expect(room.table.rectForHeader(inSection: 1).height == 0)
  }

  // behaviour 10.7: only sections on screen are asked for views, except for the first
  @Test func viewsAreMeasuredWhenTheyAppear() {
    let delegate = Bars()
    delegate.headers = { table, section in
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "bar")
      (view as? FixedBar)?.wanted = CGFloat(30 + section)
      return view
    }
    let room = Room(Shelf(rows: 5, 5, 5), delegate: delegate, height: 300) {
      $0.register(FixedBar.self, forHeaderFooterViewReuseIdentifier: "bar")
      $0.sectionHeaderTopPadding = 0
      $0.estimatedSectionHeaderHeight = 20
    }
    #expect(delegate.takeLog() == ["header 0", "show 0", "header 1", "show 1"])
    #expect((0..<3).map { room.table.rectForHeader(inSection: $0).height } == [30, 31, 20])
    // 30 + 31 + 20, 15 rows, and 28 for the footer that has not appeared
    #expect(room.table.contentSize.height == 769)
    #expect(room.table.visibleCells.last?.frame == CGRect(x: 0, y: 281, width: 320, height: 44))

    // behaviour 4.15: views of sections that left are reused
    let first = room.table.headerView(forSection: 0)
    room.table.contentOffset.y = 441
    room.simulator.layoutIfNeeded()
    #expect(delegate.takeLog() == ["hide 0", "header 2", "show 2"])
    #expect(room.table.headerView(forSection: 2) === first)
  }

  @Test func aPlainViewHasTheDelegatesHeight() {
    let delegate = Bars()
    delegate.headers = { _, _ in View() }
    let room = Room(Shelf(rows: 1), delegate: delegate) { $0.sectionHeaderHeight = 33 }
    #expect(room.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 33))
    #expect(room.table.headerView(forSection: 0) == nil)  // it is no header/footer view
    #expect(room.table.subviews.last?.frame == CGRect(x: 0, y: 22, width: 320, height: 33))
  }

  @Test func aDelegateReturningNoViewKeepsTheTitle() {
    let delegate = Bars()
    let room = Room(TitledShelf(sections(1), headers: ["One"]), delegate: delegate)
    #expect(room.table.headerView(forSection: 0)?.textLabel?.text == "One")
  }

  @Test func aDelegateReturningNoViewReservesNoRoom() throws {
    let delegate = Bars()
    let room = Room(Shelf(rows: 1), delegate: delegate)
    #expect(room.table.contentSize.height == 44)
    try room.simulator.settle()
    #expect(delegate.log == ["header 0", "header 0"])
  }

  // behaviour 4.15
  @Test func dequeuingAnUnregisteredHeaderReturnsNil() {
    let table = TableView()
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "bar") == nil)
    table.register(FixedBar.self, forHeaderFooterViewReuseIdentifier: "bar")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "bar") is FixedBar)
  }

  @Test func aPlainHeaderIsPinned() {
    let room = Room(TitledShelf(sections(10, 10)), height: 200) { $0.sectionHeaderTopPadding = 0 }
    let header = room.table.headerView(forSection: 0)
    room.table.contentOffset.y = 100
    room.simulator.layoutIfNeeded()
    #expect(header?.frame == CGRect(x: 0, y: 100, width: 320, height: 28))
    #expect(header?.configurationState.isPinned == true)
    #expect(room.table.rectForHeader(inSection: 0).minY == 0)
    room.table.contentOffset.y = 450
    room.simulator.layoutIfNeeded()
    #expect(header?.frame.minY == 440)
    #expect(room.table.subviews.last === room.table.headerView(forSection: 1))
  }

  @Test func headersMoveWithTheirSections() {
    let shelf = TitledShelf(sections(1, 1, 1))
    let room = Room(shelf)
    let headers = (0..<3).map { room.table.headerView(forSection: $0) }
    room.table.performBatchUpdates {
      shelf.sections = sections(1, 1, 1)
      room.table.deleteSections([1], with: .none)
      room.table.moveSection(0, toSection: 2)
      room.table.insertSections([0], with: .none)
    }
    #expect(room.table.headerView(forSection: 2) === headers[0])
    #expect(room.table.headerView(forSection: 1) === headers[2])
    #expect(room.table.headerView(forSection: 0) === headers[1])  // reused
  }
}
