import ListCore
import TestSupport
import Testing

/// No diff moves more than it must.
@Suite struct FewestMovesTests {
  /// All orders of up to seven items, against all subsets that might stay.
  @Test(arguments: 0...7)
  func everyPermutation(count: Int) {
    var wrong: [[Int32]] = []
    forEachPermutation(of: count) { order in
      var matching = ListMatching(from: [count], to: [count])
      matching.matchSection(0, with: 0)
      matching.matchItems(origins: order)
      let diff = ListDiff(matching)
      let stays = diff.movedItems.count == count - longestAscent(in: order)
      if !stays || diff.count != diff.movedItems.count { wrong.append(order) }
    }
    #expect(wrong == [])
  }
}

/// The length of a longest ascending subsequence, found by trying all.
private func longestAscent(in order: [Int32]) -> Int {
  var longest = 0
  for subset in 0..<(1 << order.count) {
    var last: Int32 = -1
    var length = 0
    for index in order.indices where subset & (1 << index) != 0 {
      if order[index] < last { length = .min }
      last = order[index]
      length += 1
    }
    longest = max(longest, length)
  }
  return longest
}

private func forEachPermutation(of count: Int, _ body: ([Int32]) -> Void) {
  var order = Array(0..<Int32(count))
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
