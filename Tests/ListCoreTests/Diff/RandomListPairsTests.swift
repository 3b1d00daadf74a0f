import Foundation
import ListCore
import TestSupport
import Testing

/// Larger pairs than can all be tried.
///
/// `HEADLESSKIT_DIFF_PAIRS` in the environment, best in a release build, says how many for each of
/// eight seeds.
@Suite struct RandomListPairsTests {
  static let pairCount =
    ProcessInfo.processInfo.environment["HEADLESSKIT_DIFF_PAIRS"].flatMap(Int.init) ?? 60

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func diffIsRight(seed: UInt64) {
    var pairs = RandomListPairs(seed: seed)
    var complaints: [String] = []
    for _ in 0..<Self.pairCount { complaints += pairs.next().complaints() }
    #expect(complaints.isEmpty, "\(complaints.prefix(3).joined(separator: "\n\n"))")
  }

  /// The diff does not depend on hashes: four different ones for all items will do.
  @Test func poorHashesChangeNothing() {
    var pairs = RandomListPairs(seed: 9)
    for _ in 0..<Self.pairCount {
      let pair = pairs.next()
      let before = pair.before.map { ListSection($0.identifier, $0.items.map(Poor.init)) }
      let after = pair.after.map { ListSection($0.identifier, $0.items.map(Poor.init)) }
      #expect(ListDiff(from: before, to: after) == ListDiff(from: pair.before, to: pair.after))
    }
  }

  /// A list without sections is a list with one.
  @Test func flatListsHaveOneSection() {
    var pairs = RandomListPairs(seed: 10)
    for _ in 0..<Self.pairCount {
      let pair = pairs.next()
      let (before, after) = (pair.before.flatMap(\.items), pair.after.flatMap(\.items))
      let expected = ListDiff(from: [ListSection(0, before)], to: [ListSection(0, after)])
      #expect(ListDiff(from: before, to: after) == expected)
      #expect(ListDiff(from: ContiguousArray(before), to: after[...]) == expected)
      // A lazy list has no storage of its own.
      #expect(ListDiff(from: before.lazy.map { $0 }, to: after) == expected)
      #expect(expected.replay(on: before, insertingFrom: after) == after)
    }
  }

  /// Hundreds of items, more than are hashed together, in blocks of all lengths.
  @Test func longRowsOfBlocks() {
    var pairs = RandomListPairs(seed: 11)
    for blockCount in 1...24 {
      var next = 0
      let blocks = (0..<blockCount).map { _ in
        defer { next += 1 + pairs.number(upTo: 40) }
        return next
      }
      let before = Array(0..<(next + 20))
      let bounds = zip(blocks, blocks.dropFirst() + [before.count])
      var generator = SeededGenerator(seed: UInt64(blockCount))
      let after = bounds.map { Array($0..<$1) }.shuffled(using: &generator).flatMap { $0 }
      let pair = ListPair(before: [ListSection(0, before)], after: [ListSection(0, after)])
      #expect(pair.complaints() == [])
    }
  }
}

/// A legal, if unwise, way to hash.
private struct Poor: Hashable {
  let number: Int

  init(_ number: Int) { self.number = number }

  func hash(into hasher: inout Hasher) { hasher.combine(number & 3) }
}
