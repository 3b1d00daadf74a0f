// Generic code that a client specialises. It sees identifiers only to compare and to hash them, and
// never copies one in a loop that runs over all of them.
extension ListDiff {
  /// Compares two lists without sections; all items are those of section 0.
  ///
  /// Equal items are the same item. As in a diffable data source, each is expected once on either
  /// side. If one is there several times, each occurrence is an item of its own and is paired with
  /// some occurrence on the other side: the diff is right, if not always the shortest.
  ///
  /// - Complexity: O(*n*) comparisons; only what is not found by comparing neighbours is hashed.
  ///   The fewest moves take O(*n* log *n*) comparisons of numbers at worst.
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
  /// Equal identifiers name the same section, and the same item in whatever section. As in a
  /// diffable data source, each is expected once on either side. If one is there several times,
  /// each occurrence is a thing of its own and is paired with some occurrence on the other side:
  /// the diff is right, if not always the shortest.
  ///
  /// - Complexity: O(*n*) comparisons for *n* sections and items; only what is not found by
  ///   comparing neighbours is hashed. The fewest moves take O(*n* log *n*) comparisons of numbers
  ///   at worst.
  @inlinable
  public init<Section: Hashable, Item: Hashable>(
    from before: [ListSection<Section, Item>], to after: [ListSection<Section, Item>]
  ) {
    self.init(ListMatching.comparing(before, with: after))
  }
}

extension Collection {
  /// Calls the closure with the elements side by side in memory; copies them only if they are not.
  @inlinable
  func withContiguousItems<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    if let result = withContiguousStorageIfAvailable(body) { return result }
    return ContiguousArray(self).withUnsafeBufferPointer(body)
  }
}
