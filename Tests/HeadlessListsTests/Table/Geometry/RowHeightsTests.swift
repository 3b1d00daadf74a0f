import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct RowHeightsTests {
  /// All combinations of measured and estimated rows for up to four rows with a common height of 2,
  /// each with its expected heights.
  static let cases: [(heights: RowHeights, naive: [CGFloat])] = {
    var all: [(RowHeights, [CGFloat])] = []
    for count in 0...4 {
      var lists: [[CGFloat]] = [[]]
      for _ in 0..<count { lists = lists.flatMap { list in [0, 2, 5].map { list + [$0] } } }
      for list in lists {
        var upwards = RowHeights(count: count, each: 2)
        for row in 0..<count { upwards.setHeight(list[row], of: row) }
        var downwards = RowHeights(count: count, each: 2)
        for row in (0..<count).reversed() {
          downwards.setHeight(9, of: row)
          downwards.setHeight(list[row], of: row)
        }
        all += [(upwards, list), (downwards, list), (RowHeights(list), list)]
      }
    }
    return all
  }()

  @Test func topsAreTheSumsOfTheRowsAbove() {
    for (heights, naive) in Self.cases {
      #expect(heights.count == naive.count)
      #expect(naive.indices.map { heights[$0] } == naive)
      let tops = (0...naive.count).map { naive.prefix($0).reduce(0, +) }
      #expect((0...naive.count).map(heights.top(of:)) == tops, "\(naive)")
      #expect(heights.total == tops[naive.count], "\(naive)")
    }
  }

  @Test func rowsAreFoundByPosition() {
    for (heights, naive) in Self.cases {
      let tops = naive.indices.map { naive.prefix($0).reduce(0, +) }
      for position in stride(from: -1, through: heights.total + 1, by: 0.5) {
        let at = naive.isEmpty ? nil : tops.lastIndex { $0 <= position } ?? 0
        #expect(heights.row(at: position) == at, "\(naive) at \(position)")
        let above = tops.lastIndex { $0 < position }
        #expect(heights.row(startingAbove: position) == above, "\(naive) above \(position)")
      }
    }
  }

  @Test func onlyDifferingHeightsAreStored() {
    var heights = RowHeights(count: 1_000_000, each: 44)
    heights.setHeight(60, of: 999_999)
    heights.setHeight(50, of: 7)
    heights.setHeight(44, of: 8)
    heights.setHeight(44, of: 7)
    #expect(heights.measured.map(\.row) == [999_999])
    #expect(heights.total == 44_000_016)
    #expect(heights.row(at: 44 * 500_000) == 500_000)
  }
}
