extension ListDiff {
  /// Compares two lists with sections, and refuses repeated identifiers.
  ///
  /// - Throws: The first repetition: before the change, then after it; sections, then items.
  /// - Complexity: O(*n*) hashes for *n* sections and items, many times the cost of the comparison
  ///   alone when the lists are alike.
  public init<Section: Hashable, Item: Hashable>(
    validatingFrom before: [ListSection<Section, Item>], to after: [ListSection<Section, Item>]
  ) throws(RepeatedIdentifier) {
    if let (section, again) = before.repeatedSection() {
      throw .sectionBefore(section, again: again)
    }
    if let (item, again) = before.repeatedItem() { throw .itemBefore(item, again: again) }
    if let (section, again) = after.repeatedSection() { throw .sectionAfter(section, again: again) }
    if let (item, again) = after.repeatedItem() { throw .itemAfter(item, again: again) }
    self.init(from: before, to: after)
  }
}

extension Array {
  /// Returns the first section whose identifier is repeated, and its earlier occurrence.
  fileprivate func repeatedSection<Section, Item>() -> (Int, again: Int)?
  where Element == ListSection<Section, Item> {
    var sections: [Section: Int] = [:]
    for (index, section) in enumerated() {
      if let first = sections.updateValue(index, forKey: section.identifier) {
        return (first, again: index)
      }
    }
    return nil
  }

  /// Returns the first item whose identifier is repeated, and its earlier occurrence.
  fileprivate func repeatedItem<Section, Item>() -> (ItemPath, again: ItemPath)?
  where Element == ListSection<Section, Item> {
    var items: [Item: ItemPath] = [:]
    for (section, content) in enumerated() {
      for (index, item) in content.items.enumerated() {
        let path = ItemPath(item: index, section: section)
        if let first = items.updateValue(path, forKey: item) { return (first, again: path) }
      }
    }
    return nil
  }
}
