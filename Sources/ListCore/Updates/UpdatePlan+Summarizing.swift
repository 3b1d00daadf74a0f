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
