import ListCore

extension DiffableDataSourceSnapshot {
  /// Returns whether another snapshot has the same sections with the same items, in the same order.
  /// Marked identifiers are ignored. (behaviour 7.12)
  ///
  /// The reference type's `isEqual` returns this; the struct has no `==` in UIKit either.
  func hasSameContent(as other: Self) -> Bool {
    content.hasSameContent(as: other.content)
  }

  /// Returns the changes that make a list with another snapshot show this one. Marked identifiers
  /// are ignored.
  ///
  /// - Complexity: For an edited copy of the other one, about that of the edits; otherwise that of
  ///   visiting every item.
  func difference(from old: Self) -> ListDiff {
    ListDiff(content.matching(with: old.content))
  }

  /// Returns the same snapshot without marked identifiers, as a data source returns it. (behaviour
  /// 6.10)
  func withoutMarks() -> Self {
    var copy = self
    copy.marks = Marks()
    return copy
  }
}

extension SnapshotContent {
  /// The number of items in each section, in order.
  var itemCounts: [Int] {
    (0..<sectionCount).map { itemCount(inSection: section(at: $0)) }
  }
}
