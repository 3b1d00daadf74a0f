/// A condition that must hold for a batch to be applied.
struct UpdateRule: Sendable {
  /// The check of the rule: returns the first fault, or `nil` if the rule holds.
  let fault: @Sendable (Proposal) -> UpdateFault?

  /// All rules, in the order in which a list reports faults: the first fault wins.
  ///
  /// Missing positions come before contradictions, and both before counts (behaviour 3.10). No
  /// report shows the order inside the second group. Each group is listed in the file of its rules.
  static let all =
    existence + itemConflicts + sectionConflicts + movesAcrossSections + counts
    + [reloadTargetsExist]
}

extension UpdateRule {
  /// The rule that the new cells of reloads have positions that exist after the batch.
  ///
  /// Their positions ignore moves (behaviour 3.4), so a batch whose counts match can still place a
  /// new cell past the end. It is reported as an insertion, since a reload is one (behaviour 3.3).
  static let reloadTargetsExist = UpdateRule { proposal in
    if let section = proposal.missingReloadTargetOfSection {
      return .insertedSectionMissing(section, sectionsAfter: proposal.after.sectionCount)
    }
    return proposal.items.reloadTargets.first { !proposal.after.contains($0.to) }
      .map { proposal.missingItemInsertion($0.to) }
  }
}

extension Proposal {
  /// The first index past the end at which a reloaded section ends up. Only a section that is
  /// deleted twice causes it.
  var missingReloadTargetOfSection: Int? {
    sections.reloadTargets.first { $0.to.item >= after.sectionCount }?.to.item
  }
}
