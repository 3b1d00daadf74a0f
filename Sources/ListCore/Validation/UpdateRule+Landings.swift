extension UpdateRule {
  /// The new cells of reloads land on positions that exist after the batch.
  ///
  /// Where they land ignores moves (behaviour 3.4), so that a batch whose counts add up can still
  /// send a new cell past the end. It is reported as an insertion, which it is (behaviour 3.3).
  static let reloadsLand = UpdateRule { proposal in
    if let section = proposal.strayLandingOfSection {
      return .insertedSectionMissing(section, sectionsAfter: proposal.after.sectionCount)
    }
    return proposal.items.landings.first { !proposal.after.contains($0.to) }
      .map { proposal.missingItemInsertion($0.to) }
  }
}

extension Proposal {
  /// The first section past the end at which a reloaded one lands; only a section that is deleted
  /// twice makes it go there.
  var strayLandingOfSection: Int? {
    sections.landings.first { $0.to.item >= after.sectionCount }?.to.item
  }
}
