extension UpdateRule {
  /// The new cells of reloads end up at positions that exist after the batch.
  ///
  /// Their positions ignore moves (behaviour 3.4), so that a batch whose counts add up can still
  /// send a new cell past the end. It is reported as an insertion, which it is (behaviour 3.3).
  static let reloadTargetsExist = UpdateRule { proposal in
    if let section = proposal.missingReloadTargetOfSection {
      return .insertedSectionMissing(section, sectionsAfter: proposal.after.sectionCount)
    }
    return proposal.items.reloadTargets.first { !proposal.after.contains($0.to) }
      .map { proposal.missingItemInsertion($0.to) }
  }
}

extension Proposal {
  /// The first section past the end at which a reloaded one ends up; only a section that is deleted
  /// twice moves it there.
  var missingReloadTargetOfSection: Int? {
    sections.reloadTargets.first { $0.to.item >= after.sectionCount }?.to.item
  }
}
