import Foundation

/// Lengths laid end to end, with quick answers to "where does one begin?" and "which one is here?".
///
/// A table keeps the heights of its sections like this, and the heights of a section's rows when
/// its delegate was asked for every one of them. One length can change without touching the others.
///
/// ```swift
/// let sums = RunningSums([10, 20, 30])
/// sums.start(of: 2)  // 30
/// sums.index(at: 29)  // 1
/// ```
struct RunningSums: Equatable {
  /// The lengths themselves, in points.
  private(set) var lengths: [CGFloat]
  /// Sums over growing stretches (a binary indexed tree), from one.
  private var tree: [CGFloat]

  /// Creates sums of some lengths.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lengths.
  init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    tree = [0] + lengths
    for index in tree.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }
}

extension RunningSums {
  /// The number of lengths.
  var count: Int { lengths.count }

  /// All lengths together.
  var total: CGFloat { start(of: count) }

  /// Where a length begins; one past the last gives the total.
  ///
  /// - Complexity: O(log *n*).
  func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var index = index
    while index > 0 {
      sum += tree[index]
      index &= index - 1
    }
    return sum
  }

  /// The last index that begins at or before a position. Before the first it is the first, past
  /// the end it is the last.
  ///
  /// - Complexity: O(log *n*).
  func index(at position: CGFloat) -> Int {
    var index = 0
    var rest = position
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count, tree[next] <= rest {
        index = next
        rest -= tree[next]
      }
      step >>= 1
    }
    return min(index, max(count - 1, 0))
  }

  /// Changes one length.
  ///
  /// - Complexity: O(log *n*).
  mutating func setLength(_ length: CGFloat, at index: Int) {
    let change = length - lengths[index]
    guard change != 0 else { return }
    lengths[index] = length
    var node = index + 1
    while node < tree.count {
      tree[node] += change
      node += node & -node
    }
  }
}
