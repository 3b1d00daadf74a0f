import ListCore

// What the quick storage of snapshots brings along, in its simplest form until that is here.

extension SnapshotContent {
  func difference(from old: SnapshotContent) -> ListDiff {
    var matching = ListMatching(
      from: SectionCounts(old.itemCounts), to: SectionCounts(itemCounts))
    var oldPositions: [ItemIdentifierType: Int] = [:]
    for (position, item) in old.itemIdentifiers.enumerated() { oldPositions[item] = position }
    for (index, section) in sectionIdentifiers.enumerated() {
      guard let token = old.token(ofSection: section) else { continue }
      matching.matchSection(old.index(ofSection: token), with: index)
    }
    for (position, item) in itemIdentifiers.enumerated() {
      if let before = oldPositions[item] { matching.matchItems(from: before, to: position) }
    }
    return ListDiff(matching)
  }
}

extension DiffableDataSourceSnapshot {
  func difference(from old: Self) -> ListDiff { content.difference(from: old.content) }
}

struct SnapshotIndex<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private let sections: [[ItemIdentifierType]]
  private let paths: [ItemIdentifierType: ItemPath]

  init(_ content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>) {
    sections = (0..<content.sectionCount).map {
      content.itemIdentifiers(inSection: content.section(at: $0))
    }
    var paths: [ItemIdentifierType: ItemPath] = [:]
    for (section, items) in sections.enumerated() {
      for (item, identifier) in items.enumerated() {
        paths[identifier] = ItemPath(item: item, section: section)
      }
    }
    self.paths = paths
  }

  var sectionCount: Int { sections.count }
  func itemCount(inSection section: Int) -> Int { sections[section].count }
  func item(at path: ItemPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.item)
    else { return nil }
    return sections[path.section][path.item]
  }
  func path(of item: ItemIdentifierType) -> ItemPath? { paths[item] }
}
