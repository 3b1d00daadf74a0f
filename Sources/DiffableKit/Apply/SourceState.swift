import ListCore

/// What a diffable data source shows: a snapshot, and the trees behind some of its sections.
///
/// A value that any queue may compute; nothing here knows a view.
struct SourceState<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Sections with their visible items. Its marks are those of the apply that brings it.
  private(set) var snapshot = Snapshot()
  /// The trees of the sections that were given one (behaviour 6.22).
  private(set) var outlines: [SectionIdentifierType: Outline] = [:]
}

extension SourceState {
  /// The state once a snapshot of the whole list is applied.
  ///
  /// A section with a tree keeps it, without the items that are missing and with the new ones after
  /// their visible predecessors (behaviour 6.25).
  ///
  /// - Complexity: O(1), and O(*n*) for the *n* items of sections with trees.
  func applying(_ snapshot: Snapshot) -> SourceState {
    var state = self
    state.snapshot = snapshot
    for section in outlines.keys { state.fitOutline(of: section) }
    return state
  }

  /// The state once a section is given a tree.
  ///
  /// A section that is not there comes last; items that other sections have are taken from them
  /// (behaviour 6.22).
  ///
  /// - Complexity: O(*n*), where *n* is the number of items in the section before and after.
  func applying(_ outline: Outline, to section: SectionIdentifierType) -> SourceState {
    var state = self
    state.snapshot = snapshot.withoutMarks()
    let others = state.snapshot.replaceItems(of: section, with: outline.visibleItems)
    state.outlines[section] = outline
    for other in others where outlines[other] != nil { state.fitOutline(of: other) }
    return state
  }

  /// The state once an item has gone from one place to another, which may be in another section.
  ///
  /// - Parameters:
  ///   - source: Where the item is.
  ///   - target: Where it is to be, when it has left its old place.
  func movingItem(from source: ItemPath, to target: ItemPath) -> SourceState {
    let index = SnapshotIndex(snapshot.content)
    guard let item = index.item(at: source), let section = index.section(at: target.section) else {
      return self
    }
    var moved = snapshot
    moved.deleteItems([item])
    let rest = SnapshotIndex(moved.content)
    if let next = rest.item(at: target) {
      moved.insertItems([item], beforeItem: next)
    } else {
      moved.appendItems([item], toSection: section)
    }
    return applying(moved)
  }

  /// The tree of a section: its own, or one of roots, or none for a section that is not there
  /// (behaviour 6.22).
  func outline(of section: SectionIdentifierType) -> Outline {
    if let outline = outlines[section] { return outline }
    guard snapshot.indexOfSection(section) != nil else { return Outline() }
    return Outline(roots: snapshot.itemIdentifiers(inSection: section))
  }

  /// The same, with nothing marked (behaviour 6.10).
  func withoutMarks() -> SourceState {
    var state = self
    state.snapshot = snapshot.withoutMarks()
    return state
  }

  private mutating func fitOutline(of section: SectionIdentifierType) {
    if snapshot.indexOfSection(section) == nil {
      outlines[section] = nil
    } else {
      outlines[section]?.adopt(visibleItems: snapshot.itemIdentifiers(inSection: section))
    }
  }
}

extension DiffableDataSourceSnapshot {
  /// Gives a section exactly these items, wherever they were.
  ///
  /// - Returns: The other sections that lost items.
  fileprivate mutating func replaceItems(
    of section: SectionIdentifierType, with items: [ItemIdentifierType]
  ) -> Set<SectionIdentifierType> {
    if indexOfSection(section) == nil { appendSections([section]) }
    deleteItems(itemIdentifiers(inSection: section))
    var previousSections: Set<SectionIdentifierType> = []
    let moved = items.filter { item in
      guard let other = sectionIdentifier(containingItem: item) else { return false }
      previousSections.insert(other)
      return true
    }
    deleteItems(moved)
    appendItems(items, toSection: section)
    return previousSections
  }
}
