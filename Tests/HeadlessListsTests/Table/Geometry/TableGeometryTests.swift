import ListCore
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct TableGeometryTests {
  private func path(_ section: Int, _ row: Int) -> ItemPath {
    ItemPath(item: row, section: section)
  }

  /// A table header of 100; section 0: header 30, three rows of 44, footer 10; section 1: empty;
  /// section 2: padding of 22, header 28, rows of 50, 60, 70; a table footer of 20.
  private func geometry(_ style: TableView.Style = .plain, width: CGFloat = 320) -> TableGeometry {
    TableGeometry(
      TableMetrics(style: style, width: width, tableHeader: 100, tableFooter: 20),
      [
        TableSectionGeometry(header: 30, rows: RowHeights(count: 3, each: 44), footer: 10),
        TableSectionGeometry(rows: RowHeights(count: 0, each: 44)),
        TableSectionGeometry(padding: 22, header: 28, rows: RowHeights([50, 60, 70])),
      ])
  }

  @Test func everythingIsStackedFromTopToBottom() {
    let all = geometry()
    #expect(all.tableHeaderRect == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(all.rect(ofSection: 0) == CGRect(x: 0, y: 100, width: 320, height: 172))
    #expect(all.rect(ofHeader: 0) == CGRect(x: 0, y: 100, width: 320, height: 30))
    #expect(all.rect(of: path(0, 0)) == CGRect(x: 0, y: 130, width: 320, height: 44))
    #expect(all.rect(of: path(0, 2)) == CGRect(x: 0, y: 218, width: 320, height: 44))
    #expect(all.rect(ofFooter: 0) == CGRect(x: 0, y: 262, width: 320, height: 10))
    #expect(all.rect(ofSection: 1) == CGRect(x: 0, y: 272, width: 320, height: 0))
    #expect(all.rect(ofSection: 2) == CGRect(x: 0, y: 272, width: 320, height: 230))
    #expect(all.rect(ofHeader: 2) == CGRect(x: 0, y: 294, width: 320, height: 28))
    #expect(all.rect(of: path(2, 0)) == CGRect(x: 0, y: 322, width: 320, height: 50))
    #expect(all.rect(of: path(2, 1)) == CGRect(x: 0, y: 372, width: 320, height: 60))
    #expect(all.rect(of: path(2, 2)) == CGRect(x: 0, y: 432, width: 320, height: 70))
    #expect(all.tableFooterRect == CGRect(x: 0, y: 502, width: 320, height: 20))
    #expect(all.contentHeight == 522)
  }

  @Test(
    arguments: [(320, 16, 288), (413, 16, 381), (414, 20, 374)] as [(CGFloat, CGFloat, CGFloat)])
  func insetGroupedKeepsAwayFromTheSides(width: CGFloat, x: CGFloat, inner: CGFloat) {
    let all = geometry(.insetGrouped, width: width)
    #expect(all.rect(of: path(0, 0)) == CGRect(x: x, y: 130, width: inner, height: 44))
    #expect(all.rect(ofHeader: 0) == CGRect(x: x, y: 100, width: inner, height: 30))
    #expect(all.tableHeaderRect.width == width)
  }

  @Test func rowsFollowEachOtherAcrossEmptySections() {
    let all = geometry()
    #expect(all.row(before: path(2, 0)) == path(0, 2))
    #expect(all.row(before: path(2, 1)) == path(2, 0))
    #expect(all.row(before: path(0, 0)) == nil)
    #expect(all.row(after: path(0, 2)) == path(2, 0))
    #expect(all.row(after: path(2, 2)) == nil)
  }

  @Test func pointsFindRowsButNothingInTheGaps() {
    let all = geometry()
    let found: [CGFloat: ItemPath] = [
      130: path(0, 0), 173.5: path(0, 0), 174: path(0, 1), 261: path(0, 2), 322: path(2, 0),
      501: path(2, 2),
    ]
    for (y, expected) in found {
      #expect(all.row(at: CGPoint(x: 10, y: y)) == expected, "\(y)")
    }
    for y: CGFloat in [-5, 0, 99, 100, 129, 262, 272, 300, 321, 502, 600] {
      #expect(all.row(at: CGPoint(x: 10, y: y)) == nil, "\(y)")
    }
    #expect(all.row(at: CGPoint(x: 400, y: 130)) == nil)
  }

  /// Checks every stretch against a search over all rectangles.
  @Test func stretchesFindTheRowsTheyTouch() {
    let all = geometry()
    let paths = [path(0, 0), path(0, 1), path(0, 2), path(2, 0), path(2, 1), path(2, 2)]
    for top in stride(from: CGFloat(-30), through: 540, by: 11) {
      for height in stride(from: CGFloat(1), through: 580, by: 23) {
        let expected = paths.filter {
          all.rect(of: $0).maxY > top && all.rect(of: $0).minY < top + height
        }
        #expect(all.rows(from: top, to: top + height) == expected, "\(top) \(height)")
      }
    }
  }

  @Test func stretchesFindTheSectionsTheyTouch() {
    let all = geometry()
    #expect(all.sections(from: 0, to: 50) == 0..<0)
    #expect(all.sections(from: 0, to: 101) == 0..<1)
    #expect(all.sections(from: 150, to: 272) == 0..<1)
    #expect(all.sections(from: 150, to: 273) == 0..<3)
    #expect(all.sections(from: 280, to: 300) == 2..<3)
    #expect(TableGeometry(all.metrics, []).sections(from: 0, to: 100) == 0..<0)
  }

  @Test func measuredHeightsMoveTheRowsBelow() {
    var all = geometry()
    #expect(all.setHeight(64, of: path(0, 1)) == 20)
    #expect(all.setHeight(64, of: path(0, 1)) == 0)
    #expect(all.setHeight(40, of: path(2, 0)) == -10)
    #expect(all.rect(of: path(0, 2)).minY == 238)
    #expect(all.rect(of: path(2, 1)).minY == 382)
    #expect(all.contentHeight == 532)
    #expect(all.measuredRows.map(\.path) == [path(0, 1)])
    #expect(all.setBars(ofSection: 0, padding: 5, header: 31, footer: 12) == 8)
    #expect(all.rect(ofFooter: 0) == CGRect(x: 0, y: 288, width: 320, height: 12))
    #expect(all.contentHeight == 540)
  }

  @Test func adjacentRowsSkipEmptySections() {
    let all = geometry()
    #expect(all.firstRow(from: 0) == path(0, 0))
    #expect(all.firstRow(from: 1) == path(2, 0))
    #expect(all.firstRow(from: 3) == nil)
    #expect(all.row(after: path(0, 1)) == path(0, 2))
    #expect(all.row(after: path(0, 2)) == path(2, 0))
    #expect(all.row(after: path(2, 2)) == nil)
  }

  @Test func rowsOfZeroHeightAreNotFound() {
    let flat = TableGeometry(
      TableMetrics(style: .plain, width: 320),
      [TableSectionGeometry(rows: RowHeights(count: 1_000_000, each: 0))])
    #expect(flat.rows(from: 0, to: 480) == [])
    #expect(flat.contentHeight == 0)
  }
}
