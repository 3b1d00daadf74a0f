extension UpdatePlan {
  /// The changes that a view animates, sorted.
  struct Summary: Equatable, Sendable {
    var deletedItems: [ItemPath] = []
    var insertedItems: [ItemPath] = []
    var reloadedItems: [ItemTransition] = []
    var movedItems: [ItemTransition] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [SectionTransition] = []
    var movedSections: [SectionTransition] = []
    var doublyAnimatedItems: [ItemPath] = []
    var advice: [UpdateAdvice] = []
  }
}

extension UpdatePlan {
  /// The items before the batch that are deleted, ascending, each once, without those deleted with
  /// their sections.
  public var deletedItems: [ItemPath] { summary.deletedItems }

  /// The items after the batch that are inserted, ascending, each once, without those inserted with
  /// their sections.
  public var insertedItems: [ItemPath] { summary.insertedItems }

  /// The items that are reloaded, ascending, each once, without those that are deleted or reloaded
  /// with their sections.
  public var reloadedItems: [ItemTransition] { summary.reloadedItems }

  /// The items that are moved, ascending by their path before the batch.
  ///
  /// In a collection view these may come from deleted sections and be moved into inserted ones.
  public var movedItems: [ItemTransition] { summary.movedItems }

  /// The sections before the batch that are deleted, ascending, each once.
  public var deletedSections: [Int] { summary.deletedSections }

  /// The sections after the batch that are inserted, ascending, each once.
  public var insertedSections: [Int] { summary.insertedSections }

  /// The sections that are reloaded, ascending, each once.
  public var reloadedSections: [SectionTransition] { summary.reloadedSections }

  /// The sections that are moved, ascending by their index before the batch.
  public var movedSections: [SectionTransition] { summary.movedSections }

  /// The items before the batch that are part of two operations, ascending: those reloaded twice,
  /// and those reloaded both by themselves and with their section.
  ///
  /// UIKit refuses two animations of one cell only if the cell is on screen (behaviour 3B, crash
  /// families B6), so the view has to check these.
  public var doublyAnimatedItems: [ItemPath] { summary.doublyAnimatedItems }

  /// The problems in the batch that UIKit accepts although they corrupt the view later: first
  /// deletions, ascending, then sections.
  public var advice: [UpdateAdvice] { summary.advice }
}

extension UpdatePlan.Summary {
  /// Summarizes a batch that was judged and placed.
  init(_ proposal: Proposal, items: Placement, sections: Placement, map: SectionMap) {
    summarize(sections)
    summarize(items, map)
    findDoubleAnimations(proposal)
    giveAdvice(proposal)
  }

  private mutating func summarize(_ sections: Placement) {
    for leaving in sections.leavings {
      let section = leaving.path.item
      switch SectionFate(leaving.fate) {
      case .deleted: deletedSections.append(section)
      case .reloaded(let target):
        reloadedSections.append(SectionTransition(from: section, to: target))
      case .moved(let target):
        movedSections.append(SectionTransition(from: section, to: target))
      case .kept: break
      }
    }
    for filling in sections.fillings where filling.reason == .insertion {
      insertedSections.append(filling.path.item)
    }
  }

  private mutating func summarize(_ items: Placement, _ map: SectionMap) {
    for leaving in items.leavings {
      switch leaving.fate {
      case .deleted:
        guard map.destination(of: leaving.path.section) != nil else { continue }
        deletedItems.append(leaving.path)
      case .reloaded(let target):
        reloadedItems.append(ItemTransition(from: leaving.path, to: target))
      case .moved(let target):
        movedItems.append(ItemTransition(from: leaving.path, to: target))
      case .kept: break
      }
    }
    for filling in items.fillings where filling.reason == .insertion {
      guard map.origin(of: filling.path.section) != nil else { continue }
      insertedItems.append(filling.path)
    }
  }

  private mutating func findDoubleAnimations(_ proposal: Proposal) {
    var items = proposal.items.departureCollisions.filter(\.isRepeatedReload).map(\.path)
    if !reloadedSections.isEmpty {
      let sections = reloadedSections.map(\.from)
      items += proposal.items.departures
        .filter { $0.reason == .reload && sections[...].holds($0.path.section) }
        .map(\.path)
    }
    items.sort()
    for item in items where item != doublyAnimatedItems.last {
      doublyAnimatedItems.append(item)
    }
  }

  private mutating func giveAdvice(_ proposal: Proposal) {
    for pair in proposal.items.departureCollisions where pair.isRepeatedDeletion {
      let fact = UpdateAdvice.itemDeletedTwice(pair.path)
      if advice.last != fact { advice.append(fact) }
    }
    for pair in proposal.sections.departureCollisions where pair.isRepeatedDeletion {
      let fact = UpdateAdvice.sectionDeletedTwice(pair.path.item)
      if advice.last != fact { advice.append(fact) }
    }
    guard !movedSections.isEmpty else { return }
    let left = Set(proposal.items.departures.map(\.path.section))
    let entered = Set(proposal.items.arrivals.map(\.path.section))
    for move in movedSections where left.contains(move.from) || entered.contains(move.to) {
      advice.append(.itemsChangedInMovedSection(from: move.from, to: move.to))
    }
  }
}
