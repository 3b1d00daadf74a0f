import ListCore

// The effect of a legal batch, derived from the labels after it was applied.
extension Oracle {
  /// Returns the complete effect of the batch.
  public func outcome() -> Outcome {
    var outcome = Outcome()
    let origins = sectionOrigins()
    let contents = contents()
    outcome.sectionOrigins = origins
    outcome.itemOrigins = contents.map { $0.map(\.origin) }
    addSections(to: &outcome, origins)
    addItems(to: &outcome, contents, origins)
    addAdvice(to: &outcome)
    return outcome
  }

  private func addSections(to outcome: inout Outcome, _ origins: [Int?]) {
    for section in before.indices {
      let place = origins.firstIndex(of: section)
      outcome.sectionDestinations.append(place)
      if let place {
        let isMoved = sectionMoves.contains { $0.from == section }
        outcome.sectionFates.append(isMoved ? .moved(place) : .kept(place))
        if isMoved { outcome.movedSections.append(SectionTransition(from: section, to: place)) }
      } else if isReloaded(section) {
        let place = reloadTarget(ofSection: section)
        outcome.sectionFates.append(.reloaded(place))
        outcome.reloadedSections.append(SectionTransition(from: section, to: place))
      } else {
        outcome.sectionFates.append(.deleted)
        outcome.deletedSections.append(section)
      }
    }
    for section in after.indices where origins[section] == nil {
      let isRefilled = outcome.reloadedSections.contains { $0.to == section }
      if !isRefilled { outcome.insertedSections.append(section) }
    }
  }

  private func addItems(to outcome: inout Outcome, _ contents: [[Content]], _ origins: [Int?]) {
    var places: [ItemPath: ItemPath] = [:]
    for place in Self.items(of: after) {
      let content = contents[place.section][place.item]
      if let origin = content.origin { places[origin] = place }
      if content == .inserted && origins[place.section] != nil {
        outcome.insertedItems.append(place)
      }
    }
    for section in before.indices {
      let items = (0..<before[section]).map { ItemPath(item: $0, section: section) }
      outcome.itemDestinations.append(items.map { places[$0] })
      let fates = items.map { fate(of: $0, now: places[$0]) }
      outcome.itemFates.append(fates)
      for (item, fate) in zip(items, fates) {
        switch fate {
        case .kept: break
        case .moved(let place):
          outcome.movedItems.append(ItemTransition(from: item, to: place))
        case .reloaded(let place):
          outcome.reloadedItems.append(ItemTransition(from: item, to: place))
        case .deleted:
          if origins.contains(section) { outcome.deletedItems.append(item) }
        }
      }
    }
  }

  private func fate(of item: ItemPath, now place: ItemPath?) -> ItemFate {
    if let place { return itemMoves.contains { $0.from == item } ? .moved(place) : .kept(place) }
    if isReloaded(item), let place = reloadTarget(of: item) { return .reloaded(place) }
    return .deleted
  }

  private func addAdvice(to outcome: inout Outcome) {
    for item in Self.items(of: before) {
      let isTwice = times(.reloadItem(item)) > 1
      if isTwice || (isReloaded(item) && isReloaded(item.section)) {
        outcome.doublyAnimatedItems.append(item)
      }
      if times(.deleteItem(item)) > 1 { outcome.advice.append(.itemDeletedTwice(item)) }
    }
    for section in before.indices where times(.deleteSection(section)) > 1 {
      outcome.advice.append(.sectionDeletedTwice(section))
    }
    for (from, to) in sectionMoves where changes.contains(where: { touches($0, from, to) }) {
      outcome.advice.append(.itemsChangedInMovedSection(from: from, to: to))
    }
  }

  /// Returns whether a change takes an item from one section or inserts one into the other.
  private func touches(_ change: Change, _ old: Int, _ new: Int) -> Bool {
    switch change {
    case .deleteItem(let item): item.section == old
    case .insertItem(let item): item.section == new
    case .reloadItem(let item): item.section == old || reloadTarget(of: item)?.section == new
    case .moveItem(let from, let to): from.section == old || to.section == new
    case .deleteSection, .insertSection, .reloadSection, .moveSection: false
    }
  }
}
