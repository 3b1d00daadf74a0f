/// The correspondence between the sections before a batch and those after it, as far as its calls
/// define it.
///
/// It accepts any batch: a call that names a missing section or contradicts an earlier call is
/// ignored.
struct SectionCorrespondence {
  /// The fate of each section before the batch.
  private(set) var fates: [LedgerRow.Fate]
  /// The index of each section after the batch, if it has one.
  private(set) var places: [Int?]
  /// Whether each section after the batch is announced as inserted.
  private(set) var isInserted: [Bool]
  /// The index before the batch of each section after it, if it had one.
  private(set) var origins: [Int?]

  /// - Complexity: O(*c* + *s*), where *c* is the number of changes and *s* that of sections.
  init(_ batch: BatchUpdate, sectionsBefore: Int, sectionsAfter: Int) {
    fates = Array(repeating: .kept, count: sectionsBefore)
    places = Array(repeating: nil, count: sectionsBefore)
    isInserted = Array(repeating: false, count: sectionsAfter)
    origins = Array(repeating: nil, count: sectionsAfter)
    for change in batch.changes { note(change) }
    placeTheRest()
  }

  private mutating func note(_ change: Change) {
    switch change {
    case .deleteSection(let section) where has(section):
      free(section)
      fates[section] = .deleted
    case .reloadSection(let section) where has(section) && fates[section] == .kept:
      fates[section] = .reloaded
    case .insertSection(let section) where isVacant(section):
      isInserted[section] = true
    case .moveSection(let from, let to) where has(from) && fates[from] == .kept && isVacant(to):
      fates[from] = .moved
      places[from] = to
      origins[to] = from
    case .deleteSection, .reloadSection, .insertSection, .moveSection,
      .deleteItem, .insertItem, .reloadItem, .moveItem:
      break
    }
  }

  private func has(_ section: Int) -> Bool { fates.indices.contains(section) }

  private func isVacant(_ section: Int) -> Bool {
    origins.indices.contains(section) && origins[section] == nil && !isInserted[section]
  }

  private mutating func free(_ section: Int) {
    if let place = places[section] { origins[place] = nil }
    places[section] = nil
  }

  /// Assigns the remaining indexes, in order, to the sections that no call deletes or moves.
  private mutating func placeTheRest() {
    var vacant = origins.indices.filter { isVacant($0) }.makeIterator()
    for section in fates.indices where fates[section] == .kept || fates[section] == .reloaded {
      guard let place = vacant.next() else { return }
      places[section] = place
      origins[place] = section
    }
  }
}

/// Calls about items that name a section other than the one the counts indicate.
///
/// The counts of two sections are off by the same number in opposite directions, and as many calls
/// would correct both if they named the other section.
struct MisfiledItems {
  /// The corrected changes, with their indexes among the changes of the batch.
  let corrections: [(index: Int, change: Change)]
  /// The section after the batch that has fewer items than the calls lead to.
  let short: Int
  /// The section after the batch that has more items than the calls lead to.
  let long: Int

  /// - Returns: `nil` if the counts do not indicate exactly that.
  /// - Complexity: O(*n* + *s*) for *n* changes and *s* sections.
  init?(_ changes: [Change], _ ledger: Ledger) {
    guard ledger.sectionsBalance else { return nil }
    let wrong = ledger.rows.filter { !$0.balances }
    guard wrong.count == 2,
      let short = wrong.first(where: { $0.excess < 0 }),
      let long = wrong.first(where: { $0.excess > 0 }), short.excess == -long.excess,
      let shortBefore = short.before, let shortAfter = short.after,
      let longBefore = long.before, let longAfter = long.after
    else { return nil }
    var corrections: [(index: Int, change: Change)] = []
    for (index, change) in changes.enumerated() {
      switch change {
      case .insertItem(let path) where path.section == shortAfter:
        corrections.append(
          (index, .insertItem(ItemPath(item: path.item, section: longAfter))))
      case .deleteItem(let path) where path.section == longBefore:
        corrections.append(
          (index, .deleteItem(ItemPath(item: path.item, section: shortBefore))))
      case .insertItem, .deleteItem, .reloadItem, .moveItem, .deleteSection, .insertSection,
        .reloadSection, .moveSection:
        break
      }
    }
    guard corrections.count == long.excess else { return nil }
    self.corrections = corrections
    self.short = shortAfter
    self.long = longAfter
  }
}
