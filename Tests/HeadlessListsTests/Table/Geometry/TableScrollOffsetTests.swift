import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct TableScrollOffsetTests {
  /// 50 rows of 20 points, in a view 100 points high.
  private let geometry = TableGeometry(
    TableMetrics(style: .plain, width: 320),
    [TableSectionGeometry(rows: RowHeights(count: 50, each: 20))])

  private func offset(
    _ row: Int, _ position: TableView.ScrollPosition, from current: CGFloat = 300,
    _ window: ScrollWindow = ScrollWindow(height: 100)
  ) -> CGFloat {
    let y = CGFloat(row) * 20
    return geometry.offset(showing: y, y + 20, at: position, from: current, in: window)
  }

  @Test func aRowScrollsToTheRequestedPosition() {
    #expect(offset(20, .top) == 400)
    #expect(offset(20, .middle) == 360)
    #expect(offset(20, .bottom) == 320)
  }

  @Test func withoutAPositionTheShortestScrollIsUsed() {
    #expect(offset(15, .none) == 300)  // at the top already
    #expect(offset(19, .none) == 300)  // at the bottom already
    #expect(offset(14, .none) == 280)
    #expect(offset(20, .none) == 320)
  }

  @Test func theOffsetStaysWithinTheContent() {
    #expect(offset(0, .bottom) == 0)
    #expect(offset(1, .middle) == 0)
    #expect(offset(49, .top) == 900)
    #expect(offset(49, .middle) == 900)
  }

  @Test func insetsCoverTheEdges() {
    let window = ScrollWindow(height: 100, top: 10, bottom: 30)
    #expect(offset(20, .top, window) == 390)
    #expect(offset(20, .middle, window) == 370)
    #expect(offset(20, .bottom, window) == 350)
    #expect(offset(0, .bottom, window) == -10)
    #expect(offset(49, .top, window) == 930)
    #expect(offset(15, .none, from: 300, window) == 290)
  }

  @Test func aPinnedHeaderCoversTheTop() {
    let window = ScrollWindow(height: 100, header: 28)
    #expect(offset(20, .top, window) == 372)
    #expect(offset(15, .none, from: 300, window) == 272)
  }

  @Test func shortContentDoesNotScroll() {
    let short = TableGeometry(
      TableMetrics(style: .plain, width: 320),
      [TableSectionGeometry(rows: RowHeights(count: 2, each: 20))])
    let window = ScrollWindow(height: 100, top: 10)
    #expect(short.offset(showing: 20, 40, at: .top, from: 0, in: window) == -10)
  }

  private func offset(
    _ row: Int, _ position: TableView.ScrollPosition, _ window: ScrollWindow
  ) -> CGFloat { offset(row, position, from: 300, window) }
}
