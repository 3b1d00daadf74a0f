import Foundation

/// Consecutive lengths, with fast lookup of the start of each and of the one at a position.
///
/// A table stores the heights of its sections this way, and the heights of a section's rows if its
/// delegate provides all of them. A length can change without updating the others.
///
/// ```swift
/// let sums = RunningSums([10, 20, 30])
/// sums.start(of: 2)  // 30
/// sums.index(at: 29)  // 1
/// ```
struct RunningSums: Equatable {
  /// The lengths, in points.
  private(set) var lengths: [CGFloat]
  /// Partial sums (a binary indexed tree), with indices from 1.
  private var tree: [CGFloat]

  /// Creates sums of lengths.
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

  /// The sum of all lengths.
  var total: CGFloat { start(of: count) }

  /// Returns the start of a length; an index one past the last returns the total.
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

  /// Returns the last index that begins at or before a position: the first for positions before it,
  /// and the last for positions past the end.
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
