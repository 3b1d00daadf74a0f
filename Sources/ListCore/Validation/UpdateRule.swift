/// One thing that must hold for a batch to be applied.
struct UpdateRule: Sendable {
  /// Returns the first breach, or `nil` if the rule holds.
  let fault: @Sendable (Proposal) -> UpdateFault?

  /// Every rule, in the order in which a list reports breaches: the first breach wins.
  ///
  /// What does not exist comes before what contradicts itself, and both before what does not add
  /// up (behaviour 3.10). No report tells the order inside the second group. Each group is listed
  /// in the file of its rules.
  static let all =
    existence + itemConflicts + sectionConflicts + movesAcrossSections + counts
    + [reloadTargetsExist]
}
