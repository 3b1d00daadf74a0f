/// The ways to leave out one run of elements: half of them, then quarters, down to single ones.
///
/// With a ``Shrinker`` this is delta debugging: long sequences lose what does not matter in large
/// pieces. Of runs of equal length the first ones are left out first: a failure is often seen at
/// the end, and owes little to the beginning.
///
/// ```swift
/// Array(Shortenings(["a", "b", "c"]))  // [["b", "c"], ["a", "c"], ["a", "b"]]
/// ```
public struct Shortenings<Element>: Sequence {
  private let elements: [Element]

  /// Lists the ways to leave out a run. A sequence without elements has none.
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Makes the shortenings one by one.
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
