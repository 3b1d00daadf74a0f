/// A batch that has been proved consistent with the counts before and after it.
///
/// A plan needs no further checks: it says where every item and every section went. It knows counts
/// and changes only, never the items themselves.
///
/// ```swift
/// let batch = BatchUpdate([.deleteItem(ItemPath(item: 0, section: 0))])
/// let plan = try UpdatePlan(batch, from: [3], to: [2])
/// plan.destination(of: ItemPath(item: 2, section: 0))  // 0 - 1
/// ```
public struct UpdatePlan: Equatable, Sendable {
  /// The batch as it was announced.
  public let batch: BatchUpdate
  /// The counts before the batch.
  public let before: SectionCounts
  /// The counts after the batch.
  public let after: SectionCounts

  let sections: SectionMap
  let items: PositionMap
  let summary: Summary

  /// Judges a batch.
  ///
  /// - Parameters:
  ///   - batch: What the client announced.
  ///   - before: The counts that the list remembered before the batch.
  ///   - after: The counts that the data source answered after it.
  ///   - kind: The face of the list; the two refuse slightly different batches.
  ///   - profile: The release whose rules hold.
  /// - Throws: The first fault, in the order of the rules: what does not exist, what contradicts
  ///   itself, what does not add up.
  /// - Complexity: O(*n* log *n* + *s*) for *n* changes and *s* sections, however many items.
  public init(
    _ batch: BatchUpdate, from before: SectionCounts, to after: SectionCounts,
    kind: ListKind = .table, profile: SystemProfile = .newest
  ) throws(UpdateFault) {
    let proposal = Proposal(batch, from: before, to: after, kind: kind, profile: profile)
    for rule in UpdateRule.all {
      if let fault = rule.fault(proposal) { throw fault }
    }

    let placedSections = proposal.placeSections()
    let sections = SectionMap(placedSections, from: before, to: after)
    let placedItems = Placement(proposal.items, rowAfter: sections.destination)
    self.batch = batch
    self.before = before
    self.after = after
    self.sections = sections
    self.items = PositionMap(placedItems, from: before, to: after)
    self.summary = Summary(proposal, items: placedItems, sections: placedSections, map: sections)
    checkInvariants()
  }
}

extension UpdatePlan: Hashable {
  /// The batch and the counts around it; the rest follows from these.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(batch)
    hasher.combine(before)
    hasher.combine(after)
  }
}
