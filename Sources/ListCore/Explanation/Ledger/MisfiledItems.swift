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
