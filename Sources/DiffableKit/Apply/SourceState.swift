import HeadlessKit
import ListCore

/// The content of a diffable data source: a snapshot, and the section snapshots of some sections.
///
/// A value that any queue may compute, independent of views.
struct SourceState<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The sections with their visible items. Its marks are those of the apply that introduces it.
  private(set) var snapshot = Snapshot()
  /// The section snapshots that were applied to sections (behaviour 6.22).
  private(set) var outlines: [SectionIdentifierType: Outline] = [:]
}

extension SourceState {
  /// Returns the state after applying a snapshot of the entire list.
  ///
  /// A section with a tree keeps it, without the missing items and with the new ones after their
  /// visible predecessors (behaviour 6.25).
  ///
  /// - Complexity: O(1), and O(*n*) for the *n* items of sections with trees.
  func applying(_ snapshot: Snapshot) -> SourceState {
    var state = self
    state.snapshot = snapshot
    for section in outlines.keys { state.fitOutline(of: section) }
    return state
  }

  /// Returns the state after applying a section snapshot to a section.
  ///
  /// A new section is added at the end; items of other sections are removed from them (behaviour
  /// 6.22).
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

  /// Returns the state after moving an item, possibly to another section.
  ///
  /// - Parameters:
  ///   - source: The current index path of the item.
  ///   - target: The new index path, after removing the item from its old one.
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

  /// Returns the section snapshot of a section: its own, one with only roots, or an empty one for a
  /// section that does not exist (behaviour 6.22).
  func outline(of section: SectionIdentifierType) -> Outline {
    if let outline = outlines[section] { return outline }
    guard snapshot.indexOfSection(section) != nil else { return Outline() }
    return Outline(roots: snapshot.itemIdentifiers(inSection: section))
  }

  /// Returns the same state without marked identifiers (behaviour 6.10).
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
  /// Gives a section exactly these items, removing them from other sections.
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

/// The change that a client applies to a diffable data source.
enum SourceChange<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The entire list.
  case list(DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>)
  /// The section snapshot of one section (behaviour 6.22).
  case outline(DiffableDataSourceSectionSnapshot<ItemIdentifierType>, of: SectionIdentifierType)

  /// Returns the result of applying the change to a state.
  func result(
    on state: SourceState<SectionIdentifierType, ItemIdentifierType>
  ) -> SourceState<SectionIdentifierType, ItemIdentifierType> {
    switch self {
    case .list(let snapshot): state.applying(snapshot)
    case .outline(let outline, let section): state.applying(outline, to: section)
    }
  }

  /// The section of a section snapshot.
  var section: SectionIdentifierType? {
    switch self {
    case .list: nil
    case .outline(_, let section): section
    }
  }
}

/// The way a list changes to a new state.
enum ApplyStyle: Sendable {
  /// The list applies the differences, animated or not.
  case difference(isAnimated: Bool)
  /// The list reloads.
  case reload

  /// Whether the list animates.
  var isAnimated: Bool {
    switch self {
    case .difference(let isAnimated): isAnimated
    case .reload: false
    }
  }

  /// The style as reported to observers of the list.
  var asEvent: SnapshotApply.Style {
    switch self {
    case .difference(let isAnimated): isAnimated ? .animated : .notAnimated
    case .reload: .reloadData
    }
  }
}
