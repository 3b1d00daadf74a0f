/// A batch that is proved to be consistent with the counts before and after it.
///
/// A plan needs no further checks: it knows the position of every item and every section on both
/// sides. It only depends on counts and changes, never on the items themselves.
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
  ///   - batch: The batch that the client announced.
  ///   - before: The counts that the list remembered before the batch.
  ///   - after: The counts that the data source answered after the batch.
  ///   - kind: The kind of list; the two refuse slightly different batches.
  ///   - profile: The release whose rules apply.
  /// - Throws: The first fault, in the order of the rules: missing positions, contradictions, then
  ///   counts.
  /// - Complexity: O(*n* log *n* + *s*) for *n* changes and *s* sections, independent of the number
  ///   of items.
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
  /// Hashes the batch and the counts around it, which determine everything else.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(batch)
    hasher.combine(before)
    hasher.combine(after)
  }
}

extension UpdatePlan {
  /// Returns the fate of a section before the batch.
  ///
  /// - Precondition: The section exists before the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func fate(ofSection section: Int) -> SectionFate {
    sections.fate(of: section)
  }

  /// Returns the index after the batch of a section before it.
  ///
  /// - Returns: Its index after the batch; `nil` if it is deleted or reloaded, or if it did not
  ///   exist before the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func destination(ofSection section: Int) -> Int? {
    sections.destination(of: section)
  }

  /// Returns the index before the batch of a section after it.
  ///
  /// - Returns: Its index before the batch; `nil` if it is inserted or refilled by a reload, or
  ///   if it does not exist after the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func origin(ofSection section: Int) -> Int? {
    sections.origin(of: section)
  }

  /// Returns the fate of an item before the batch.
  ///
  /// - Precondition: The item exists before the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func fate(of item: ItemPath) -> ItemFate {
    precondition(before.contains(item), "Item \(item) is not in \(before.perSection)")
    return items.fate(of: item, rowAfter: sections.destination(of: item.section))
  }

  /// Returns the path after the batch of an item before it.
  ///
  /// - Returns: Its path after the batch; `nil` if it is deleted or reloaded, by itself or with
  ///   its section, or if it did not exist before the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func destination(of item: ItemPath) -> ItemPath? {
    guard before.contains(item) else { return nil }
    switch fate(of: item) {
    case .kept(let target), .moved(let target): return target
    case .reloaded, .deleted: return nil
    }
  }

  /// Returns the path before the batch of an item after it.
  ///
  /// - Returns: Its path before the batch; `nil` if it is inserted or refilled by a reload, by
  ///   itself or with its section, or if it does not exist after the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func origin(of item: ItemPath) -> ItemPath? {
    guard after.contains(item) else { return nil }
    return items.origin(of: item, rowBefore: sections.origin(of: item.section))
  }
}
