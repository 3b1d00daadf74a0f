extension ListDiff {
  /// Creates the diff that follows from a matching, with as few moves as possible.
  ///
  /// - Precondition: No item before the change is matched twice.
  /// - Complexity: O(*r* + *s* + *c* + *n* / 64) for *n* items in *s* sections, matched in *r* runs
  ///   that keep their order, and *c* changes. If the order changes, finding the fewest moves takes
  ///   O(*r* log *n* + *n*) in the worst case.
  public init(_ matching: ListMatching) {
    matching.checkInvariants()
    let items = ItemChanges(matching)
    if matching.keepsSections {
      self.init(
        deletedItems: items.deleted, insertedItems: items.inserted, movedItems: items.moved)
      return
    }
    let sections = ItemChanges(matching.rowOfSections)
    self.init(
      deletedSections: sections.deleted.map(\.item),
      insertedSections: sections.inserted.map(\.item),
      movedSections: sections.moved.map { SectionTransition(from: $0.from.item, to: $0.to.item) },
      deletedItems: items.deleted, insertedItems: items.inserted, movedItems: items.moved)
  }
}

extension ListMatching {
  /// Whether every section keeps its index.
  fileprivate var keepsSections: Bool {
    before.sectionCount == after.sectionCount
      && sectionOrigins.elementsEqual(0..<Int32(after.sectionCount))
  }

  /// The sections, as the items of a list with a single section.
  fileprivate var rowOfSections: ListMatching {
    var row = ListMatching(from: before.rowOfSections, to: after.rowOfSections)
    row.matchSection(0, with: 0)
    row.matchItems(origins: sectionOrigins)
    return row
  }
}
