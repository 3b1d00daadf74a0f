import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct RunningSumsTests {
  /// Every list of up to four lengths out of 0, 1 and 3.
  static let lists: [[CGFloat]] = {
    var all: [[CGFloat]] = [[]]
    var longest: [[CGFloat]] = [[]]
    for _ in 0..<4 {
      longest = longest.flatMap { list in [0, 1, 3].map { list + [$0] } }
      all += longest
    }
    return all
  }()

  @Test func startsAreTheSumsOfThePrecedingLengths() {
    for list in Self.lists {
      let sums = RunningSums(list)
      let starts = (0...list.count).map { list.prefix($0).reduce(0, +) }
      #expect((0...list.count).map(sums.start(of:)) == starts, "\(list)")
      #expect(sums.total == starts[list.count], "\(list)")
    }
  }

  @Test func theIndexAtAPositionIsTheLastThatStartsThere() {
    for list in Self.lists where !list.isEmpty {
      let sums = RunningSums(list)
      for step in -2...(2 * Int(sums.total) + 2) {
        let position = CGFloat(step) / 2
        let index = list.indices.last { list.prefix($0).reduce(0, +) <= position } ?? 0
        #expect(sums.index(at: position) == index, "\(list) at \(position)")
      }
    }
  }

  @Test func changingALengthEqualsBuildingWithIt() {
    for list in Self.lists {
      for index in list.indices {
        for length: CGFloat in [0, 2, 5] {
          var sums = RunningSums(list)
          sums.setLength(length, at: index)
          var changed = list
          changed[index] = length
          #expect(sums == RunningSums(changed), "\(list), \(index) to \(length)")
        }
      }
    }
  }
}
