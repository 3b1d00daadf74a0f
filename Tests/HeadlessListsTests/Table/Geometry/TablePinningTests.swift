import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct TablePinningTests {
  /// Two sections of 30 + 100 + 20 points.
  private func geometry(_ style: TableView.Style) -> TableGeometry {
    let section = TableSectionGeometry(header: 30, rows: RowHeights(count: 2, each: 50), footer: 20)
    return TableGeometry(TableMetrics(style: style, width: 320), [section, section])
  }

  @Test(arguments: [(-40, 0), (0, 0), (10, 10), (100, 100), (101, 100), (140, 100)])
  func aPlainHeaderStaysUntilItsSectionPushesItOut(top: Int, y: Int) {
    let rect = geometry(.plain).headerRect(ofSection: 0, visibleFrom: CGFloat(top))
    #expect(rect == CGRect(x: 0, y: CGFloat(y), width: 320, height: 30))
  }

  @Test(arguments: [(300, 130), (150, 130), (149, 129), (80, 60), (50, 30), (20, 30)])
  func aPlainFooterStaysUntilItsSectionPushesItOut(bottom: Int, y: Int) {
    let rect = geometry(.plain).footerRect(ofSection: 0, visibleTo: CGFloat(bottom))
    #expect(rect == CGRect(x: 0, y: CGFloat(y), width: 320, height: 20))
  }

  @Test(arguments: [TableView.Style.grouped, .insetGrouped])
  func groupedHeadersScrollAway(style: TableView.Style) {
    let all = geometry(style)
    #expect(all.headerRect(ofSection: 0, visibleFrom: 60) == all.rect(ofHeader: 0))
    #expect(all.footerRect(ofSection: 1, visibleTo: 200) == all.rect(ofFooter: 1))
  }
}
