import ListCore

// Crash families B: a position of the batch does not exist, or two changes contradict each other.

extension UpdateScene {
  /// The scene of a fault that its own numbers describe.
  init?(_ fault: UpdateFault, _ kind: ListKind) {
    let stage: Stage
    switch fault {
    case .deletedItemMissing(let path, let items):
      stage = Stage(section: path.section, items: items, changes: [.deleteItem(path)])
    case .insertedItemMissing(let path, let items):
      stage = Stage(section: path.section, items: items, changes: [.insertItem(path)])
    case .movedItemMissing(let path, let items):
      let target = ItemPath(item: 0, section: path.section)
      stage = Stage(
        section: path.section, items: items, changes: [.moveItem(from: path, to: target)])
    case .moveTargetMissing(let from, let to, let items):
      stage = Stage(from: [from], after: (to.section, items), [.moveItem(from: from, to: to)])

    case .deletedItemSectionMissing(let path, let sections):
      stage = Stage(sections: sections, changes: [.deleteItem(path)])
    case .deletedSectionMissing(let section, let sections):
      stage = Stage(sections: sections, changes: [.deleteSection(section)])
    case .insertedItemSectionMissing(let path, let sections):
      stage = Stage(sections: sections, changes: [.insertItem(path)])
    case .insertedSectionMissing(let section, let sections):
      stage = Stage(sections: sections, changes: [.insertSection(section)])
    case .movedItemSectionMissing(let path, let sections):
      stage = Stage(
        sections: sections, changes: [.moveItem(from: path, to: ItemPath(item: 0, section: 0))])
    case .moveTargetSectionMissing(let from, let to, let sections):
      stage = Stage(from: [from], sections: sections, [.moveItem(from: from, to: to)])
    case .movedSectionMissing(let section, let sections):
      stage = Stage(sections: sections, changes: [.moveSection(from: section, to: 0)])
    case .moveTargetOfSectionMissing(let from, let to, let sections):
      stage = Stage(
        from: [ItemPath(item: 0, section: from)], sections: sections,
        [.moveSection(from: from, to: to)])

    case .itemDeletedAndReloaded(let path):
      stage = Stage(from: [path], [.deleteItem(path), .reloadItem(path)])
    case .itemDeletedAndMoved(let path):
      let target = ItemPath(item: 0, section: path.section)
      stage = Stage(from: [path], [.deleteItem(path), .moveItem(from: path, to: target)])
    case .itemInsertedAndMovedTo(let path):
      let source = ItemPath(item: 0, section: path.section)
      stage = Stage(
        from: [source], to: [path], [.insertItem(path), .moveItem(from: source, to: path)])
    case .itemsMovedToOnePlace(let one, let other, let to):
      stage = Stage(
        from: [one, other], to: [to],
        [.moveItem(from: one, to: to), .moveItem(from: other, to: to)])
    case .itemMovedTwice(let path, let one, let other):
      stage = Stage(
        from: [path], to: [one, other],
        [.moveItem(from: path, to: one), .moveItem(from: path, to: other)])

    case .sectionDeletedAndReloaded(let section):
      stage = Stage(
        sections: UpdateScene.room(for: section),
        changes: [.deleteSection(section), .reloadSection(section)])
    case .sectionDeletedAndMoved(let section):
      stage = Stage(
        sections: UpdateScene.room(for: section),
        changes: [.deleteSection(section), .moveSection(from: section, to: 0)])
    case .sectionInsertedAndMovedTo(let section):
      stage = Stage(
        sections: UpdateScene.room(for: section),
        changes: [.insertSection(section), .moveSection(from: 0, to: section)])
    case .sectionsMovedToOnePlace(let one, let other, let to):
      stage = Stage(
        sections: UpdateScene.room(for: max(one, other, to)),
        changes: [.moveSection(from: one, to: to), .moveSection(from: other, to: to)])
    case .sectionMovedTwice(let section, let one, let other):
      stage = Stage(
        sections: UpdateScene.room(for: max(section, one, other)),
        changes: [.moveSection(from: section, to: one), .moveSection(from: section, to: other)])

    case .itemMovedIntoInsertedSection(let section):
      let source = ItemPath(item: 0, section: 0)
      let target = ItemPath(item: 0, section: section)
      stage = Stage(
        from: [source], to: [target],
        [.insertSection(section), .moveItem(from: source, to: target)])
    case .itemMovedOutOfDeletedSection(let section):
      let source = ItemPath(item: 0, section: section)
      stage = Stage(
        from: [source, ItemPath(item: 0, section: UpdateScene.room(for: section))],
        [.deleteSection(section), .moveItem(from: source, to: ItemPath(item: 0, section: 0))])

    case .sectionCountMismatch(_, let evidence), .itemCountMismatch(_, let evidence):
      self.init(evidence, kind)
      return
    case .twoAnimationsForCell:
      // Needs cells on screen; counts alone do not lead there.
      return nil
    }
    guard let counts = stage.counts else { return nil }
    self.init(
      kind: kind, before: counts.before, after: counts.after, changes: stage.changes)
  }
}

/// The counts that a batch needs around it, as far as it needs them.
private struct Stage {
  var before: [Int: Int] = [:]
  var after: [Int: Int] = [:]
  /// The exact number of sections after the batch, if it matters. Before the batch there are as
  /// many, or more if some that are gone are mentioned.
  var sections: Int?
  var changes: [Change]

  /// A section of exactly so many items on both sides.
  init(section: Int, items: Int, changes: [Change]) {
    before[section] = items
    after[section] = items
    self.changes = changes
  }

  /// Exactly so many sections on both sides.
  init(sections: Int, changes: [Change]) {
    self.sections = sections
    self.changes = changes
  }

  /// Items that exist before the batch, and places that exist after it.
  ///
  /// - Parameters:
  ///   - sources: The items before the batch.
  ///   - targets: The places after the batch.
  ///   - exact: A section after the batch with exactly so many items.
  ///   - sections: The exact number of sections after the batch, if it matters.
  init(
    from sources: [ItemPath], to targets: [ItemPath] = [],
    after exact: (section: Int, items: Int)? = nil, sections: Int? = nil, _ changes: [Change]
  ) {
    func make(_ counts: inout [Int: Int], hold path: ItemPath) {
      counts[path.section] = max(counts[path.section] ?? 1, UpdateScene.room(for: path.item))
    }
    for path in sources { make(&before, hold: path) }
    after = before
    for path in targets { make(&after, hold: path) }
    if let exact { after[exact.section] = exact.items }
    self.sections = sections
    self.changes = changes
  }

  /// The counts, with one item in every section that nothing is said about.
  var counts: (before: SectionCounts, after: SectionCounts)? {
    let mentioned = Set(before.keys).union(after.keys)
    let countAfter = sections ?? UpdateScene.room(for: mentioned.max() ?? 0)
    let countBefore = max(countAfter, before.keys.max().map(UpdateScene.room) ?? 0)
    let isSmall = ([countBefore] + before.values + after.values).allSatisfy {
      (0...UpdateScene.largestCount).contains($0)
    }
    guard isSmall, mentioned.allSatisfy({ (0..<countBefore).contains($0) }) else { return nil }
    return (
      SectionCounts((0..<countBefore).map { before[$0] ?? 1 }),
      SectionCounts((0..<countAfter).map { after[$0] ?? 1 })
    )
  }
}
