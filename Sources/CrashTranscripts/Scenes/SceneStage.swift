import ListCore

/// The counts that a batch needs around it, as far as its message tells.
///
/// Where the message names a count of one side, the other side is what the calls make of it. Where
/// it names none, every section holds one item before the batch, or as many as the calls need.
struct SceneStage {
  /// What the client announces.
  let changes: [Change]
  /// The items before the batch that have to exist.
  private var sources: [ItemPath] = []
  /// The places after the batch that have to exist.
  private var targets: [ItemPath] = []
  /// The sections before the batch that have to exist.
  private var sectionSources: [Int] = []
  /// The sections after the batch that have to exist.
  private var sectionTargets: [Int] = []
  private var exactBefore: ExactSection?
  private var exactAfter: ExactSection?
  private var sectionsBefore: Int?
  private var sectionsAfter: Int?

  /// A section whose number of items the message names.
  private struct ExactSection {
    var section: Int
    var items: Int
  }

  /// The stage of a fault about positions; `nil` for any other.
  init?(_ fault: UpdateFault) {
    switch fault {
    case .deletedItemMissing(let path, let items):
      changes = [.deleteItem(path)]
      exactBefore = ExactSection(section: path.section, items: items)
    case .insertedItemMissing(let path, let items):
      changes = [.insertItem(path)]
      exactAfter = ExactSection(section: path.section, items: items)
    case .movedItemMissing(let path, let items):
      changes = [.moveItem(from: path, to: ItemPath(item: 0, section: path.section))]
      exactBefore = ExactSection(section: path.section, items: items)
    case .moveTargetMissing(let from, let to, let items):
      changes = [.moveItem(from: from, to: to)]
      sources = [from]
      exactAfter = ExactSection(section: to.section, items: items)

    case .deletedItemSectionMissing(let path, let sections):
      changes = [.deleteItem(path)]
      sectionsBefore = sections
    case .deletedSectionMissing(let section, let sections):
      changes = [.deleteSection(section)]
      sectionsBefore = sections
    case .insertedItemSectionMissing(let path, let sections):
      changes = [.insertItem(path)]
      sectionsAfter = sections
    case .insertedSectionMissing(let section, let sections):
      changes = [.insertSection(section)]
      sectionsAfter = sections
    case .movedItemSectionMissing(let path, let sections):
      changes = [.moveItem(from: path, to: ItemPath(item: 0, section: 0))]
      sectionsBefore = sections
    case .moveTargetSectionMissing(let from, let to, let sections):
      changes = [.moveItem(from: from, to: to)]
      sources = [from]
      sectionsAfter = sections
    case .movedSectionMissing(let section, let sections):
      changes = [.moveSection(from: section, to: 0)]
      sectionsBefore = sections
    case .moveTargetOfSectionMissing(let from, let to, let sections):
      changes = [.moveSection(from: from, to: to)]
      sectionSources = [from]
      sectionsAfter = sections

    case .itemDeletedAndReloaded(let path):
      changes = [.deleteItem(path), .reloadItem(path)]
      sources = [path]
    case .itemDeletedAndMoved(let path):
      let target = ItemPath(item: 0, section: path.section)
      changes = [.deleteItem(path), .moveItem(from: path, to: target)]
      (sources, targets) = ([path], [target])
    case .itemInsertedAndMovedTo(let path):
      let source = ItemPath(item: 0, section: path.section)
      changes = [.insertItem(path), .moveItem(from: source, to: path)]
      (sources, targets) = ([source], [path])
    case .itemsMovedToOnePlace(let one, let other, let to):
      changes = [.moveItem(from: one, to: to), .moveItem(from: other, to: to)]
      (sources, targets) = ([one, other], [to])
    case .itemMovedTwice(let path, let one, let other):
      changes = [.moveItem(from: path, to: one), .moveItem(from: path, to: other)]
      (sources, targets) = ([path], [one, other])

    case .sectionDeletedAndReloaded(let section):
      changes = [.deleteSection(section), .reloadSection(section)]
      sectionSources = [section]
    case .sectionDeletedAndMoved(let section):
      changes = [.deleteSection(section), .moveSection(from: section, to: 0)]
      (sectionSources, sectionTargets) = ([section], [0])
    case .sectionInsertedAndMovedTo(let section):
      changes = [.insertSection(section), .moveSection(from: 0, to: section)]
      (sectionSources, sectionTargets) = ([0], [section])
    case .sectionsMovedToOnePlace(let one, let other, let to):
      changes = [.moveSection(from: one, to: to), .moveSection(from: other, to: to)]
      (sectionSources, sectionTargets) = ([one, other], [to])
    case .sectionMovedTwice(let section, let one, let other):
      changes = [.moveSection(from: section, to: one), .moveSection(from: section, to: other)]
      (sectionSources, sectionTargets) = ([section], [one, other])

    case .itemMovedIntoInsertedSection, .itemMovedOutOfDeletedSection, .sectionCountMismatch,
      .itemCountMismatch, .twoAnimationsForCell:
      return nil
    }
  }
}

// MARK: - Counts

extension SceneStage {
  /// The counts on the two sides; `nil` if a list of them cannot be built.
  var counts: (before: SectionCounts, after: SectionCounts)? {
    guard let (sectionsBefore, sectionsAfter) = sectionCounts, fits(sectionsBefore, sectionsAfter)
    else { return nil }
    let nets = (0..<sectionsBefore).map(net)
    var before = [Int](repeating: 1, count: sectionsBefore)
    var after = [Int](repeating: 1, count: sectionsAfter)
    for path in sources { before[path.section] = max(before[path.section], path.item + 1) }
    for path in targets where path.section < sectionsBefore {
      before[path.section] = max(before[path.section], path.item + 1 - nets[path.section])
    }
    if let exactAfter, exactAfter.section < sectionsBefore {
      let section = exactAfter.section
      let needed = sources.map { $0.section == section ? $0.item + 1 : 0 }.max() ?? 0
      before[section] = max(needed, exactAfter.items - nets[section], 0)
    }
    if let exactBefore { before[exactBefore.section] = exactBefore.items }
    for section in 0..<min(sectionsBefore, sectionsAfter) {
      after[section] = max(0, before[section] + nets[section])
    }
    if let exactAfter { after[exactAfter.section] = exactAfter.items }
    return (SectionCounts(before), SectionCounts(after))
  }

  /// How many sections there are on the two sides; `nil` if a list cannot have as many.
  private var sectionCounts: (before: Int, after: Int)? {
    let neededBefore = Self.room(
      sources.map(\.section) + sectionSources + [exactBefore?.section].compactMap { $0 })
    let neededAfter = Self.room(
      targets.map(\.section) + sectionTargets + [exactAfter?.section].compactMap { $0 })
    guard
      UpdateScene.canBuild(neededBefore, neededAfter, sectionsBefore ?? 0, sectionsAfter ?? 0)
    else { return nil }
    if let sectionsBefore { return (sectionsBefore, max(0, sectionsBefore + sectionNet)) }
    if let sectionsAfter {
      return (max(sectionsAfter - sectionNet, neededBefore, 0), sectionsAfter)
    }
    let before = max(neededBefore, neededAfter - sectionNet, 1)
    return (before, before + sectionNet)
  }

  /// Whether every position lies in a section, and no section is too large to build.
  private func fits(_ sectionsBefore: Int, _ sectionsAfter: Int) -> Bool {
    let old = sources.map(\.section) + sectionSources + [exactBefore?.section].compactMap { $0 }
    let new = targets.map(\.section) + sectionTargets + [exactAfter?.section].compactMap { $0 }
    let items = (sources + targets).map { UpdateScene.room(for: $0.item) }
    let exact = [exactBefore?.items, exactAfter?.items].compactMap { $0 }
    return old.allSatisfy { (0..<sectionsBefore).contains($0) }
      && new.allSatisfy { (0..<sectionsAfter).contains($0) }
      && (items + exact).allSatisfy { UpdateScene.canBuild($0) }
  }

  private static func room(_ indexes: [Int]) -> Int {
    indexes.map(UpdateScene.room).max() ?? 0
  }

  /// By how many items the calls change a section that stays where it is.
  private func net(_ section: Int) -> Int {
    changes.reduce(0) { sum, change in
      switch change {
      case .deleteItem(let path): sum - (path.section == section ? 1 : 0)
      case .insertItem(let path): sum + (path.section == section ? 1 : 0)
      case .moveItem(let from, let to):
        sum - (from.section == section ? 1 : 0) + (to.section == section ? 1 : 0)
      case .reloadItem, .deleteSection, .insertSection, .reloadSection, .moveSection: sum
      }
    }
  }

  /// By how much the calls change the number of sections.
  private var sectionNet: Int {
    changes.reduce(0) { sum, change in
      switch change {
      case .deleteSection: sum - 1
      case .insertSection: sum + 1
      case .deleteItem, .insertItem, .reloadItem, .moveItem, .reloadSection, .moveSection: sum
      }
    }
  }
}
