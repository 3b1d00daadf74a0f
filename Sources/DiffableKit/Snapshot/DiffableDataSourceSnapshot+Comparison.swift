import ListCore

extension DiffableDataSourceSnapshot {
  /// Whether another snapshot holds the same sections with the same items, in the same order; marks
  /// do not count. (behaviour 7.12)
  ///
  /// This is what `isEqual` answers for the reference type; the struct has no `==` in UIKit either.
  func hasSameContent(as other: Self) -> Bool {
    content.itemCounts == other.content.itemCounts
      && content.sectionIdentifiers == other.content.sectionIdentifiers
      && content.itemIdentifiers == other.content.itemIdentifiers
  }

  /// What a list that shows another snapshot is told to show this one. Marks do not count.
  ///
  /// - Complexity: For an edited copy of the other one about that of the edits, else that of a look
  ///   at every item.
  func difference(from old: Self) -> ListDiff { content.difference(from: old.content) }

  /// The same without marks, as a data source hands it out. (behaviour 6.10)
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
