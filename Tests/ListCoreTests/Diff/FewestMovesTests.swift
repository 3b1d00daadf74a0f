import ListCore
import Testing

/// No diff moves more than it must.
@Suite struct FewestMovesTests {
  /// All orders of up to seven items, against all subsets that might stay.
  @Test(arguments: 0...7)
  func everyPermutation(of count: Int) {
    var wrong: [[Int]] = []
    forEachPermutation(of: count) { order in
      let diff = ListDiff(from: Array(0..<count), to: order)
      let weights = Array(repeating: 1, count: count)
      let fewest = count - heaviestIncreasingSubsequence(in: order, weights: weights)
      if diff.movedItems.count != fewest || diff.count != fewest { wrong.append(order) }
    }
    #expect(wrong == [])
  }

  /// All orders of up to six blocks: long ones stay rather than many.
  @Test(arguments: [
    [9, 1, 5, 2, 7, 30], [3, 3, 3, 3, 3, 3], [40, 1, 1, 1, 1, 1], [1, 100, 99, 50],
  ])
  func everyPermutation(ofBlocks lengths: [Int]) {
    let starts = lengths.indices.map { lengths[..<$0].reduce(0, +) }
    let count = lengths.reduce(0, +)
    var wrong: [[Int]] = []
    forEachPermutation(of: lengths.count) { order in
      let after = order.flatMap { starts[$0]..<(starts[$0] + lengths[$0]) }
      let diff = ListDiff(from: Array(0..<count), to: after)
      let fewest = count - heaviestIncreasingSubsequence(in: order, weights: lengths)
      if diff.movedItems.count != fewest || diff.count != fewest { wrong.append(order) }
    }
    #expect(wrong == [])
  }

  /// Sections are counted as sections, however many items they have.
  @Test func sectionsWeighTheSame() {
    let before = [ListSection(0, Array(0..<9)), ListSection(1, [10]), ListSection(2, [11])]
    let after = [before[1], before[2], before[0]]
    #expect(
      ListDiff(from: before, to: after)
        == ListDiff(movedSections: [SectionTransition(from: 0, to: 2)]))
  }
}

/// The weight of a heaviest ascending subsequence, found by trying all.
private func heaviestIncreasingSubsequence(in order: [Int], weights: [Int]) -> Int {
  var heaviest = 0
  subsets: for subset in 0..<(1 << order.count) {
    var last = -1
    var weight = 0
    for index in order.indices where subset & (1 << index) != 0 {
      if order[index] < last { continue subsets }
      last = order[index]
      weight += weights[last]
    }
    heaviest = max(heaviest, weight)
  }
  return heaviest
}

private func forEachPermutation(of count: Int, _ body: ([Int]) -> Void) {
  var order = Array(0..<count)
  func permute(_ start: Int) {
    if start == count { return body(order) }
    for index in start..<count {
      order.swapAt(start, index)
      permute(start + 1)
      order.swapAt(start, index)
    }
  }
  permute(0)
}
