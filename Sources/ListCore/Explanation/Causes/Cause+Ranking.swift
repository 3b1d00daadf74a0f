extension Cause {
  /// Returns the causes of a rejected update, the most plausible first.
  ///
  /// It is the only ranking: the causes of a captured crash and the help for a pasted message both
  /// use it. They differ only in what is known: a view knows when it loaded its counts, and a
  /// message does not say.
  ///
  /// - Parameters:
  ///   - fault: The fault that was raised.
  ///   - kind: The list that was updated.
  ///   - evidence: The batch, and the counts before and after it.
  ///   - context: The circumstances of the update.
  /// - Complexity: O(*n* + *s*), where *n* is the number of changes and *s* that of sections.
  public static func ranked(
    _ fault: UpdateFault, kind: ListKind, evidence: BatchEvidence, context: UpdateContext
  ) -> [Cause] {
    let ledger = Ledger(batch: evidence.batch, before: evidence.before, after: evidence.after)
    var finder = CauseFinder(fault, kind, evidence, context, ledger)
    finder.find()
    return finder.ranked
  }
}
