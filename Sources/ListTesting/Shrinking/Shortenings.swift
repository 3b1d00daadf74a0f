/// The sequences that result from removing one run of elements: half of them, then quarters, down
/// to single ones.
///
/// With a ``Shrinker`` this is delta debugging: irrelevant elements of long sequences are removed
/// in large pieces. Among runs of equal length, the first ones are removed first: a failure often
/// occurs at the end, and rarely depends on the beginning.
///
/// ```swift
/// Array(Shortenings(["a", "b", "c"]))  // [["b", "c"], ["a", "c"], ["a", "b"]]
/// ```
public struct Shortenings<Element>: Sequence {
  private let elements: [Element]

  /// Creates the shortenings of a sequence. An empty sequence has none.
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Creates an iterator over the shortenings.
  ///
  /// - Complexity: O(*n*) for each, and O(*n*) in number, where *n* is the number of elements.
  public func makeIterator() -> AnyIterator<[Element]> {
    var length = Swift.max(1, elements.count / 2)
    var start = 0
    return AnyIterator {
      if start >= elements.count, length > 1 {
        start = 0
        length /= 2
      }
      guard start < elements.count else { return nil }
      let end = Swift.min(start + length, elements.count)
      defer { start = end }
      return Array(elements[..<start] + elements[end...])
    }
  }
}
