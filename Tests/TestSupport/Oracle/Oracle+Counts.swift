import ListCore

// Counts come last: sections, then the items of each section ascending. (behaviour 3.5, 3.12)
extension Oracle {
  func sectionCountFault() -> UpdateFault? {
    var inserted = 0
    var deleted = 0
    for change in changes {
      switch change {
      case .insertSection: inserted += 1
      case .deleteSection: deleted += 1
      case .reloadSection:
        inserted += 1
        deleted += 1
      case .moveSection, .deleteItem, .insertItem, .reloadItem, .moveItem: break
      }
    }
    if after.count == before.count + inserted - deleted { return nil }
    let numbers = SectionCountMismatch(
      before: before.count, after: after.count, inserted: inserted, deleted: deleted)
    return .sectionCountMismatch(numbers, evidence)
  }

  func itemCountFault() -> UpdateFault? {
    let origins = sectionOrigins()
    for section in after.indices {
      guard let origin = origins[section] else { continue }
      let numbers = numbers(of: section, from: origin)
      if numbers.after != numbers.expected { return .itemCountMismatch(numbers, evidence) }
    }
    return nil
  }

  /// Returns the fault of a reload whose new cell is past the end, because it is not shifted by
  /// moves.
  func lostReload() -> UpdateFault? {
    for section in before.indices where isReloaded(section) {
      let place = reloadTarget(ofSection: section)
      if place >= after.count {
        return .insertedSectionMissing(place, sectionsAfter: after.count)
      }
    }
    for item in Self.items(of: before) where isReloaded(item) {
      if let place = reloadTarget(of: item), !Self.exists(place, in: after) {
        return noPlace(for: place)
      }
    }
    return nil
  }

  /// Returns the numbers by which the changes explain the count of an old section.
  func numbers(of section: Int, from origin: Int) -> ItemCountMismatch {
    var numbers = ItemCountMismatch(
      section: section, before: before[origin],
      after: after.indices.contains(section) ? after[section] : 0, inserted: 0, deleted: 0)
    for change in changes {
      switch change {
      case .deleteItem(let item):
        if item.section == origin { numbers.deleted += 1 }
      case .insertItem(let item):
        if item.section == section { numbers.inserted += 1 }
      case .reloadItem(let item):
        // rdar://27041784: the deletion follows the section, the insertion does not
        if item.section == origin { numbers.deleted += 1 }
        if reloadTarget(of: item)?.section == section { numbers.inserted += 1 }
      case .moveItem(let from, let to):
        if from.section == origin { numbers.movedOut += 1 }
        if to.section == section { numbers.movedIn += 1 }
      case .deleteSection, .insertSection, .reloadSection, .moveSection: break
      }
    }
    return numbers
  }

  private var evidence: BatchEvidence {
    BatchEvidence(
      before: SectionCounts(before), after: SectionCounts(after), batch: BatchUpdate(changes))
  }
}
