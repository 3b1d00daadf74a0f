// Every change names a position that exists on its side. Where items and sections are compared, a
// section comes after its items, as if it were an item behind the last one.

extension UpdateRule {
  /// Every position exists. The order is behaviour 3.11.
  static let existence: [UpdateRule] = [reloadsExist, deletionsExist, insertionsExist, movesExist]

  /// What is reloaded exists before the batch; the lowest breach is reported, as a deletion.
  /// (behaviour 3.9, 3.11)
  private static let reloadsExist = UpdateRule { proposal in
    let item = proposal.items.missingDepartures.first { $0.reason == .reload }?.path
    let section = proposal.sections.missingDepartures.first { $0.reason == .reload }?.path.item
    return first(item, section).map(proposal.missingDeletion)
  }

  /// What is deleted exists before the batch; the highest breach is reported. (behaviour 3.8, 3.11)
  private static let deletionsExist = UpdateRule { proposal in
    let item = proposal.items.missingDepartures.last { $0.reason == .deletion }?.path
    let section = proposal.sections.missingDepartures.last { $0.reason == .deletion }?.path.item
    return last(item, section).map(proposal.missingDeletion)
  }

  /// What is inserted exists after the batch; the lowest breach is reported. (behaviour 3.8, 3.11)
  private static let insertionsExist = UpdateRule { proposal in
    let item = proposal.items.missingInsertions.first
    let section = proposal.sections.missingInsertions.first?.item
    return first(item, section).map(proposal.missingInsertion)
  }

  /// What is moved exists before the batch, and its target after it; the lowest source is
  /// reported, by its section, its item, the target's section, the target's item.
  /// (behaviour 3.8, 3.11)
  private static let movesExist = UpdateRule { proposal in
    let item = proposal.items.missingDepartures.first { $0.target != nil }
    let section = proposal.sections.missingDepartures.first { $0.target != nil }
    switch first(item?.path, section?.path.item) {
    case .item: return item.flatMap(proposal.missingItemMove)
    case .section: return section.flatMap(proposal.missingSectionMove)
    case nil: return nil
    }
  }
}

/// A position that a change names but that does not exist.
private enum Missing {
  case item(ItemPath)
  case section(Int)
}

/// The lower of an item and a section, where a section follows its own items.
private func first(_ item: ItemPath?, _ section: Int?) -> Missing? {
  guard let item else { return section.map(Missing.section) }
  guard let section, section < item.section else { return .item(item) }
  return .section(section)
}

/// The higher of an item and a section, where a section follows its own items.
private func last(_ item: ItemPath?, _ section: Int?) -> Missing? {
  guard let item else { return section.map(Missing.section) }
  guard let section, section >= item.section else { return .item(item) }
  return .section(section)
}

extension Proposal {
  fileprivate func missingDeletion(_ missing: Missing) -> UpdateFault {
    switch missing {
    case .section(let section):
      return .deletedSectionMissing(section, sectionsBefore: before.sectionCount)
    case .item(let path):
      guard before.contains(section: path.section) else {
        return .deletedItemSectionMissing(path, sectionsBefore: before.sectionCount)
      }
      return .deletedItemMissing(path, itemsBefore: before[path.section])
    }
  }

  fileprivate func missingInsertion(_ missing: Missing) -> UpdateFault {
    switch missing {
    case .section(let section):
      return .insertedSectionMissing(section, sectionsAfter: after.sectionCount)
    case .item(let path):
      return missingItemInsertion(path)
    }
  }

  /// The fault of an item that was put into a place after the batch that does not exist.
  func missingItemInsertion(_ path: ItemPath) -> UpdateFault {
    guard after.contains(section: path.section) else {
      return .insertedItemSectionMissing(path, sectionsAfter: after.sectionCount)
    }
    return .insertedItemMissing(path, itemsAfter: after[path.section])
  }

  fileprivate func missingItemMove(_ move: Departure) -> UpdateFault? {
    guard let target = move.target else { return nil }
    let source = move.path
    guard before.contains(section: source.section) else {
      return .movedItemSectionMissing(source, sectionsBefore: before.sectionCount)
    }
    guard before.contains(source) else {
      return .movedItemMissing(source, itemsBefore: before[source.section])
    }
    guard after.contains(section: target.section) else {
      return .moveTargetSectionMissing(
        from: source, to: target, sectionsAfter: after.sectionCount)
    }
    return .moveTargetMissing(from: source, to: target, itemsAfter: after[target.section])
  }

  fileprivate func missingSectionMove(_ move: Departure) -> UpdateFault? {
    guard let target = move.target?.item else { return nil }
    let source = move.path.item
    guard before.contains(section: source) else {
      return .movedSectionMissing(source, sectionsBefore: before.sectionCount)
    }
    return .moveTargetOfSectionMissing(
      from: source, to: target, sectionsAfter: after.sectionCount)
  }
}
