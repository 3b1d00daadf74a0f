// Every change names a position that exists on its side. If items and sections are compared, a
// section follows its items, as if it were an item after the last one.

extension UpdateRule {
  /// The rules that every position exists, in the order of behaviour 3.11.
  static let existence: [UpdateRule] = [reloadsExist, deletionsExist, insertionsExist, movesExist]

  /// The rule that reloaded items and sections exist before the batch; the lowest breach is
  /// reported, as a deletion. (behaviour 3.9, 3.11)
  private static let reloadsExist = UpdateRule { proposal in
    let item = proposal.items.missingDepartures.first { $0.reason == .reload }?.path
    let section = proposal.sections.missingDepartures.first { $0.reason == .reload }?.path.item
    return first(item, section).map(proposal.missingDeletion)
  }

  /// The rule that deleted items and sections exist before the batch; the highest breach is
  /// reported. (behaviour 3.8, 3.11)
  private static let deletionsExist = UpdateRule { proposal in
    let item = proposal.items.missingDepartures.last { $0.reason == .deletion }?.path
    let section = proposal.sections.missingDepartures.last { $0.reason == .deletion }?.path.item
    return last(item, section).map(proposal.missingDeletion)
  }

  /// The rule that inserted items and sections exist after the batch; the lowest breach is
  /// reported. (behaviour 3.8, 3.11)
  private static let insertionsExist = UpdateRule { proposal in
    let item = proposal.items.missingInsertions.first
    let section = proposal.sections.missingInsertions.first?.item
    return first(item, section).map(proposal.missingInsertion)
  }

  /// The rule that moved items and sections exist before the batch, and their targets after it; the
  /// lowest breach is reported, by the section and item of the source, then by those of the target.
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

/// A position that a change names and that does not exist.
private enum Missing {
  case item(ItemPath)
  case section(Int)
}

/// Returns the lower of an item and a section, where a section follows its own items.
private func first(_ item: ItemPath?, _ section: Int?) -> Missing? {
  guard let item else { return section.map(Missing.section) }
  guard let section, section < item.section else { return .item(item) }
  return .section(section)
}

/// Returns the higher of an item and a section, where a section follows its own items.
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

  /// Returns the fault for an item that is inserted at a position that does not exist after the
  /// batch.
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
