import ListCore

/// The counts that a batch needs, given the counts that its message states.
///
/// Where the message states a count before or after the batch, the other count follows from the
/// calls. Where it states none, every section has one item before the batch, or as many as the
/// calls need.
struct SceneStage {
  /// The announced changes.
  let changes: [Change]
  /// The count that the message states.
  private let told: Told
  /// The items before the batch that have to exist.
  private var sources: [ItemPath] = []
  /// The positions that have to exist after the batch.
  private var targets: [ItemPath] = []
  /// The sections before the batch that have to exist.
  private var sectionSources: [Int] = []
  /// The sections after the batch that have to exist.
  private var sectionTargets: [Int] = []

  /// The one count that a message about a position states.
  enum Told {
    case nothing
    case itemsBefore(Int, section: Int)
    case itemsAfter(Int, section: Int)
    case sectionsBefore(Int)
    case sectionsAfter(Int)
  }

  /// Creates a stage on which nothing is wrong except what the message states.
  ///
  /// If the message states a count before the batch, the mistake is there, and nothing has to
  /// exist; if it states one after the batch, everything that the calls remove has to exist before
  /// it.
  init(_ changes: [Change], _ told: Told) {
    self.changes = changes
    self.told = told
    switch told {
    case .itemsBefore, .sectionsBefore:
      break
    case .itemsAfter, .sectionsAfter:
      for change in changes { addSource(of: change) }
    case .nothing:
      for change in changes {
        addSource(of: change)
        addTarget(of: change)
      }
    }
  }

  private mutating func addSource(of change: Change) {
    switch change {
    case .deleteItem(let path), .reloadItem(let path), .moveItem(let path, _):
      sources.append(path)
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      sectionSources.append(section)
    case .insertItem, .insertSection:
      break
    }
  }

  private mutating func addTarget(of change: Change) {
    switch change {
    case .insertItem(let path), .moveItem(_, let path): targets.append(path)
    case .insertSection(let section), .moveSection(_, let section): sectionTargets.append(section)
    case .deleteItem, .reloadItem, .deleteSection, .reloadSection: break
    }
  }
}

// MARK: - Counts

extension SceneStage {
  /// The counts before and after; `nil` if a list with these counts cannot be created.
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
    if case .itemsAfter(let items, let section) = told, section < sectionsBefore {
      let needed = sources.map { $0.section == section ? $0.item + 1 : 0 }.max() ?? 0
      before[section] = max(needed, items - nets[section], 0)
    }
    if case .itemsBefore(let items, let section) = told { before[section] = items }
    for section in 0..<min(sectionsBefore, sectionsAfter) {
      after[section] = max(0, before[section] + nets[section])
    }
    if case .itemsAfter(let items, let section) = told { after[section] = items }
    return (SectionCounts(before), SectionCounts(after))
  }

  /// The number of sections before and after; `nil` if a list cannot have that many.
  private var sectionCounts: (before: Int, after: Int)? {
    let neededBefore = Self.room(existingBefore)
    let neededAfter = Self.room(existingAfter)
    guard UpdateScene.canBuild(sections: neededBefore, neededAfter) else { return nil }
    switch told {
    case .sectionsBefore(let sections):
      guard UpdateScene.canBuild(sections: sections) else { return nil }
      return (sections, max(0, sections + sectionNet))
    case .sectionsAfter(let sections):
      guard UpdateScene.canBuild(sections: sections) else { return nil }
      return (max(sections - sectionNet, neededBefore, 0), sections)
    case .nothing, .itemsBefore, .itemsAfter:
      let before = max(neededBefore, neededAfter - sectionNet, 1)
      return (before, before + sectionNet)
    }
  }

  /// Returns whether every position is in a section, and no section is too large to create.
  private func fits(_ sectionsBefore: Int, _ sectionsAfter: Int) -> Bool {
    let items = (sources + targets).map { UpdateScene.room(for: $0.item) }
    return existingBefore.allSatisfy { (0..<sectionsBefore).contains($0) }
      && existingAfter.allSatisfy { (0..<sectionsAfter).contains($0) }
      && (items + [itemsTold].compactMap { $0 }).allSatisfy { UpdateScene.canBuild($0) }
  }

  /// The sections that have to exist before the batch.
  private var existingBefore: [Int] {
    let sections = sources.map(\.section) + sectionSources
    if case .itemsBefore(_, let section) = told { return sections + [section] }
    return sections
  }

  /// The sections that have to exist after the batch.
  private var existingAfter: [Int] {
    let sections = targets.map(\.section) + sectionTargets
    if case .itemsAfter(_, let section) = told { return sections + [section] }
    return sections
  }

  /// The number of items that the message states.
  private var itemsTold: Int? {
    switch told {
    case .itemsBefore(let items, _), .itemsAfter(let items, _): items
    case .nothing, .sectionsBefore, .sectionsAfter: nil
    }
  }

  private static func room(_ indexes: [Int]) -> Int {
    indexes.map(UpdateScene.room).max() ?? 0
  }

  /// Returns the net number of items that the calls add to a section that keeps its index.
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

  /// The net number of sections that the calls add.
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
