/// The changes that turn one list into another, as a list view is told of them.
///
/// Deletions and sources of moves are positions *before the change*; insertions and targets of
/// moves are positions *after the change* (behaviour 3.1). Elements that no change names stay, and
/// keep their order. The number of moves is the smallest possible: of the sections that survive,
/// and of the items that stay in their section, all except a longest increasing subsequence are
/// moved.
///
/// - An item that changes its section is one move, even out of a deleted section or into an
///   inserted one. Tables refuse those two; see ``splittingMovesAcrossSectionChanges()``.
/// - Items that disappear with their section, and items of a new section, are not listed.
///
/// ```swift
/// ListDiff(from: ["Emma", "Dune", "Momo"], to: ["Momo", "Emma", "Ivanhoe"])
/// // delete item 0 - 1
/// // insert item 0 - 2
/// // move item 0 - 2 to 0 - 0
/// ```
public struct ListDiff: Hashable, Sendable {
  /// The deleted sections before the change, ascending.
  public var deletedSections: [Int]
  /// The inserted sections after the change, ascending.
  public var insertedSections: [Int]
  /// The moved sections, ascending by their index after the change.
  public var movedSections: [SectionTransition]

  /// The deleted items before the change, ascending, without those of deleted sections.
  public var deletedItems: [ItemPath]
  /// The inserted items after the change, ascending, without those of inserted sections.
  public var insertedItems: [ItemPath]
  /// The moved items, ascending by their path after the change.
  public var movedItems: [ItemTransition]

  /// Creates a diff from its parts. Without arguments it changes nothing.
  public init(
    deletedSections: [Int] = [], insertedSections: [Int] = [],
    movedSections: [SectionTransition] = [], deletedItems: [ItemPath] = [],
    insertedItems: [ItemPath] = [], movedItems: [ItemTransition] = []
  ) {
    self.deletedSections = deletedSections
    self.insertedSections = insertedSections
    self.movedSections = movedSections
    self.deletedItems = deletedItems
    self.insertedItems = insertedItems
    self.movedItems = movedItems
  }
}

extension ListDiff {
  /// Whether nothing changes.
  public var isEmpty: Bool { count == 0 }

  /// The number of changes.
  public var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count
      + deletedItems.count + insertedItems.count + movedItems.count
  }

  /// The changes in the order in which UIKit replays them: deletions, insertions and moves of
  /// sections, then those of items.
  ///
  /// - Complexity: O(*n*) for *n* changes.
  public var changes: [Change] {
    var changes: [Change] = []
    changes.reserveCapacity(count)
    for section in deletedSections { changes.append(.deleteSection(section)) }
    for section in insertedSections { changes.append(.insertSection(section)) }
    for move in movedSections { changes.append(.moveSection(from: move.from, to: move.to)) }
    for item in deletedItems { changes.append(.deleteItem(item)) }
    for item in insertedItems { changes.append(.insertItem(item)) }
    for move in movedItems { changes.append(.moveItem(from: move.from, to: move.to)) }
    return changes
  }
}

extension ListDiff: CustomStringConvertible {
  /// One line per change, in the order of ``changes``; `no changes` if there are none.
  ///
  /// - Complexity: O(*n*) for *n* changes.
  public var description: String {
    if isEmpty { return "no changes" }
    var lines: [String] = []
    for section in deletedSections { lines.append("delete section \(section)") }
    for section in insertedSections { lines.append("insert section \(section)") }
    for move in movedSections { lines.append("move section \(move.from) to \(move.to)") }
    for item in deletedItems { lines.append("delete item \(item)") }
    for item in insertedItems { lines.append("insert item \(item)") }
    for move in movedItems { lines.append("move item \(move.from) to \(move.to)") }
    return lines.joined(separator: "\n")
  }
}

extension ListDiff {
  /// Returns the diff for a table, in which no item moves out of a deleted section or into an
  /// inserted one.
  ///
  /// A table refuses such moves, and a collection view accepts them (behaviour 3B). A move out of a
  /// deleted section becomes an insertion, a move into an inserted section becomes a deletion, and
  /// a move from a deleted to an inserted section is dropped.
  ///
  /// - Complexity: O(*n* log *n*) for *n* changes; O(1) if no section is deleted or inserted.
  public func splittingMovesAcrossSectionChanges() -> ListDiff {
    if deletedSections.isEmpty && insertedSections.isEmpty { return self }
    var kept: [ItemTransition] = []
    var left: [ItemPath] = []
    var arrived: [ItemPath] = []
    for move in movedItems {
      let isRescued = deletedSections[...].holds(move.from.section)
      let isSettled = insertedSections[...].holds(move.to.section)
      switch (isRescued, isSettled) {
      case (false, false): kept.append(move)
      case (true, false): arrived.append(move.to)
      case (false, true): left.append(move.from)
      case (true, true): break
      }
    }
    if kept.count == movedItems.count { return self }
    var split = self
    split.movedItems = kept
    if !left.isEmpty { split.deletedItems = (deletedItems + left).sorted() }
    if !arrived.isEmpty { split.insertedItems = (insertedItems + arrived).sorted() }
    return split
  }

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
