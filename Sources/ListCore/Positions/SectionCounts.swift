/// The number of items in each section of a list.
///
/// A list remembers the counts that its data source reported last. A batch is judged by the counts
/// before it and the counts after it, never by the items themselves.
///
/// ```swift
/// let counts = SectionCounts([3, 0, 2])
/// counts[2]  // 2
/// ```
public struct SectionCounts: Hashable, Sendable {
  private var counts: [Int]

  /// Creates counts from one number per section, in section order.
  ///
  /// A negative answer of a data source counts as zero, as in UIKit: `n <= 0` asks for no items
  /// (behaviour 1.1). An answer above ``mostItems``, such as `NSNotFound`, counts as that maximum,
  /// so that sums of counts do not overflow.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public init(_ counts: some Sequence<Int>) {
    self.init(Array(counts))
  }

  /// Creates counts from one number per section, in section order, as for any sequence.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections; the array is not copied unless an
  ///   answer is out of range.
  public init(_ counts: [Int]) {
    // A negative number has the highest bit set, one that is too large a bit above those of valid
    // counts.
    let isUsual = (0..<Self.mostItems).contains(counts.reduce(0, |))
    self.counts = isUsual ? counts : counts.map { min(max(0, $0), Self.mostItems) }
    checkInvariants()
  }

  /// The maximum number of items that one section counts: about a trillion.
  public static let mostItems = 1 << 40
}

extension SectionCounts {
  /// The number of sections.
  public var sectionCount: Int { counts.count }

  /// The number of items in one section.
  ///
  /// - Precondition: `section` is less than ``sectionCount``.
  public subscript(section: Int) -> Int {
    precondition(
      counts.indices.contains(section),
      "Section \(section) is not in 0..<\(counts.count)")
    return counts[section]
  }

  /// The number of items in all sections together.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public var itemCount: Int { counts.reduce(0, +) }

  /// Returns whether the section exists.
  public func contains(section: Int) -> Bool {
    counts.indices.contains(section)
  }

  /// Returns whether the item exists.
  public func contains(_ path: ItemPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  /// The number of items in each section, in section order.
  public var perSection: [Int] { counts }

  /// Returns the first section in a range whose count differs from that in other counts.
  ///
  /// - Precondition: The range is in both.
  /// - Complexity: O(*s*) for *s* sections in the range.
  func firstDifference(from other: SectionCounts, in range: Range<Int>) -> Int? {
    precondition(
      range.upperBound <= min(counts.count, other.counts.count),
      "Sections \(range) are not in 0..<\(counts.count) and 0..<\(other.counts.count)")
    return counts.withUnsafeBufferPointer { counts in
      other.counts.withUnsafeBufferPointer { others in
        range.first { counts[$0] != others[$0] }
      }
    }
  }
}

extension SectionCounts: ExpressibleByArrayLiteral {
  /// Creates counts from one number per section, in section order.
  public init(arrayLiteral elements: Int...) {
    self.init(elements)
  }
}
