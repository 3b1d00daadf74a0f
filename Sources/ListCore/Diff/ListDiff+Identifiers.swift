// Generic code that the client's module specialises. It only compares and hashes identifiers, and
// never copies one in a loop over all of them.
extension ListDiff {
  /// Compares two lists without sections; all items are those of section 0.
  ///
  /// Equal items are the same item. As in a diffable data source, each is expected once on either
  /// side. If there are duplicates, each occurrence is a separate item and is paired with some
  /// occurrence on the other side: the diff is correct, though not always the shortest.
  ///
  /// - Complexity: O(*n*) comparisons; only items that comparing neighbours does not match are
  ///   hashed. Finding the fewest moves takes O(*n* log *n*) comparisons of integers in the worst
  ///   case.
  @inlinable
  public init<Item: Hashable>(
    from before: some Collection<Item>, to after: some Collection<Item>
  ) {
    self = before.withContiguousItems { before in
      after.withContiguousItems { after in
        let prefix = Alignment.commonPrefix(of: before, and: after)
        if prefix == before.count && prefix == after.count { return ListDiff() }
        return ListDiff(ListMatching.comparing(before, with: after, prefix: prefix))
      }
    }
  }

  /// Compares two lists with sections.
  ///
  /// Equal identifiers denote the same section, or the same item in any section. As in a diffable
  /// data source, each is expected once on either side. If there are duplicates, each occurrence is
  /// a separate element and is paired with some occurrence on the other side: the diff is correct,
  /// though not always the shortest.
  ///
  /// - Complexity: O(*n*) comparisons for *n* sections and items; only elements that comparing
  ///   neighbours does not match are hashed. Finding the fewest moves takes O(*n* log *n*)
  ///   comparisons of integers in the worst case.
  @inlinable
  public init<Section: Hashable, Item: Hashable>(
    from before: [ListSection<Section, Item>], to after: [ListSection<Section, Item>]
  ) {
    self.init(ListMatching.comparing(before, with: after))
  }
}

extension Collection {
  /// Calls the closure with the elements in contiguous memory, copying them only if necessary.
  @inlinable
  func withContiguousItems<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    if let result = withContiguousStorageIfAvailable(body) { return result }
    return ContiguousArray(self).withUnsafeBufferPointer(body)
  }
}
