import HeadlessKit
import ListCore
import Testing

/// Where headers, footers and the nearest selected row are.
@MainActor @Suite struct TablePlaceTests {
  private final class Heights: NSObject, TableViewDelegate {
    var header: CGFloat = 0
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      header
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  }

  private let simulator = Simulator()

  private func table(
    _ source: any TableViewDataSource, _ prepare: (TableView) -> Void = { _ in }
  ) -> TableView {
    let table = simulator.run {
      TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    }
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderTopPadding = 0
    table.rowHeight = 44
    table.dataSource = source
    prepare(table)
    simulator.show(table, frame: table.frame)
    return table
  }

  private func rows(_ count: Int) -> [String] { (0..<count).map(String.init) }

  @Test func aFloatingFooterKeepsAboveTheBottomInset() {
    let shelf = TitledShelf([rows(20), rows(20)], headers: [nil, nil], footers: ["a", "b"])
    let table = table(shelf) {
      $0.contentInset.bottom = 50
      $0.sectionFooterHeight = 30
    }
    #expect(table.footerView(forSection: 0)?.frame.minY == 360)
    #expect(table.footerView(forSection: 1) == nil)
    table.contentOffset.y = 100
    simulator.layoutIfNeeded()
    #expect(table.footerView(forSection: 0)?.frame.minY == 460)
    table.contentOffset.y = 600
    simulator.layoutIfNeeded()
    #expect(table.footerView(forSection: 0)?.frame.minY == 880)
    #expect(table.footerView(forSection: 1)?.frame.minY == 960)
  }

  @Test func aHeaderOfNoHeightHasNoViewAndNoRoom() {
    let shelf = TitledShelf([rows(2), rows(2)])
    let heights = Heights()
    let table = table(shelf) { $0.delegate = heights }
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.rectForRow(at: [1, 0]).minY == 88)
    heights.header = 20
    table.reloadData()
    simulator.layoutIfNeeded()
    #expect(table.headerView(forSection: 1)?.frame.minY == 108)
    #expect(table.rectForRow(at: [1, 0]).minY == 128)
  }

  /// Of two that are equally near the one that was selected first.
  @Test(arguments: [[3, 6], [6, 3]])
  func theNearestSelectedRowIsScrolledTo(order: [Int]) {
    let table = table(Shelf(rows: 20)) { $0.allowsMultipleSelection = true }
    for row in order { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == CGFloat(order[0]) * 44)
    table.contentOffset.y = 44
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 264)
  }
}
