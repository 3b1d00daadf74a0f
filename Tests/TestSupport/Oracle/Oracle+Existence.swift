import ListCore

// Bounds come first: reloads ascending, deletions descending, insertions ascending, moves
// ascending. (behaviour 3.8 to 3.11)
extension Oracle {
  /// An invalid index path: at an item, or after all items of a section.
  private typealias Breach = (section: Int, item: Int, fault: UpdateFault)

  func missingReload() -> UpdateFault? {
    // behaviour 3.9: reported as a deletion
    var breaches: [Breach] = []
    for change in changes {
      if case .reloadItem(let item) = change { breaches += gone(item) }
      if case .reloadSection(let section) = change { breaches += gone(section) }
    }
    return breaches.min { ($0.section, $0.item) < ($1.section, $1.item) }?.fault
  }

  func missingDeletion() -> UpdateFault? {
    var breaches: [Breach] = []
    for change in changes {
      if case .deleteItem(let item) = change { breaches += gone(item) }
      if case .deleteSection(let section) = change { breaches += gone(section) }
    }
    return breaches.max { ($0.section, $0.item) < ($1.section, $1.item) }?.fault
  }

  func missingInsertion() -> UpdateFault? {
    var breaches: [Breach] = []
    for change in changes {
      if case .insertItem(let item) = change, !Self.exists(item, in: after) {
        breaches.append((item.section, item.item, noPlace(for: item)))
      }
      if case .insertSection(let section) = change, !after.indices.contains(section) {
        let fault = UpdateFault.insertedSectionMissing(section, sectionsAfter: after.count)
        breaches.append((section, .max, fault))
      }
    }
    return breaches.min { ($0.section, $0.item) < ($1.section, $1.item) }?.fault
  }

  func missingMove() -> UpdateFault? {
    var breaches: [Breach] = []
    for (from, to) in itemMoves {
      if let fault = badMove(from, to) { breaches.append((from.section, from.item, fault)) }
    }
    for (from, to) in sectionMoves {
      if !before.indices.contains(from) {
        breaches.append((from, .max, .movedSectionMissing(from, sectionsBefore: before.count)))
      } else if !after.indices.contains(to) {
        let fault = UpdateFault.moveTargetOfSectionMissing(
          from: from, to: to, sectionsAfter: after.count)
        breaches.append((from, .max, fault))
      }
    }
    // Of equal ones the first is the lowest, since these are sorted by their targets.
    return breaches.min { ($0.section, $0.item) < ($1.section, $1.item) }?.fault
  }

  func noPlace(for item: ItemPath) -> UpdateFault {
    after.indices.contains(item.section)
      ? .insertedItemMissing(item, itemsAfter: after[item.section])
      : .insertedItemSectionMissing(item, sectionsAfter: after.count)
  }

  private func gone(_ item: ItemPath) -> [Breach] {
    if Self.exists(item, in: before) { return [] }
    let fault: UpdateFault =
      before.indices.contains(item.section)
      ? .deletedItemMissing(item, itemsBefore: before[item.section])
      : .deletedItemSectionMissing(item, sectionsBefore: before.count)
    return [(item.section, item.item, fault)]
  }

  private func gone(_ section: Int) -> [Breach] {
    if before.indices.contains(section) { return [] }
    return [(section, .max, .deletedSectionMissing(section, sectionsBefore: before.count))]
  }

  private func badMove(_ from: ItemPath, _ to: ItemPath) -> UpdateFault? {
    if !before.indices.contains(from.section) {
      return .movedItemSectionMissing(from, sectionsBefore: before.count)
    }
    if from.item < 0 || from.item >= before[from.section] {
      return .movedItemMissing(from, itemsBefore: before[from.section])
    }
    if !after.indices.contains(to.section) {
      return .moveTargetSectionMissing(from: from, to: to, sectionsAfter: after.count)
    }
    if to.item < 0 || to.item >= after[to.section] {
      return .moveTargetMissing(from: from, to: to, itemsAfter: after[to.section])
    }
    return nil
  }
}
