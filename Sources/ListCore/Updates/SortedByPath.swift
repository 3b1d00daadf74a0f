/// A change that names one position.
protocol Positioned: Comparable {
  /// The position, on the side of the batch to which it refers.
  var path: ItemPath { get }
}

extension Array where Element: Positioned {
  /// Returns the changes in order, by position first.
  ///
  /// Changes are large and rarely have the same position. Small keys are therefore sorted in their
  /// place, and the changes themselves are compared only if their positions are equal.
  ///
  /// - Complexity: O(*n* log *n*).
  func sortedByPath() -> [Element] {
    var keys: [SortKey] = []
    keys.reserveCapacity(count)
    for index in indices { keys.append(SortKey(path: self[index].path, index: index)) }
    keys.sort { one, other in
      one.path != other.path ? one.path < other.path : self[one.index] < self[other.index]
    }
    return keys.map { self[$0.index] }
  }
}

private struct SortKey {
  var path: ItemPath
  var index: Int
}
