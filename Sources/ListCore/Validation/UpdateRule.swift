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
