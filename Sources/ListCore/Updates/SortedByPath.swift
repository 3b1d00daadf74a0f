/// A change that names one position.
protocol Positioned: Comparable {
  /// The position, on the side of the batch on which it means something.
  var path: ItemPath { get }
}

extension Array where Element: Positioned {
  /// The changes in order, in which their positions come first.
  ///
  /// Changes are large and seldom meet at one position. So small keys are sorted instead of them,
  /// and the changes themselves are compared only where positions are equal.
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
