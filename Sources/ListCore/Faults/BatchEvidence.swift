/// The circumstances of a mismatch: the batch, and the counts before and after it.
public struct BatchEvidence: Hashable, Sendable {
  /// The counts before the batch.
  public var before: SectionCounts
  /// The counts that the data source answered after the batch.
  public var after: SectionCounts
  /// The batch.
  public var batch: BatchUpdate

  /// Creates evidence.
  public init(before: SectionCounts, after: SectionCounts, batch: BatchUpdate) {
    self.before = before
    self.after = after
    self.batch = batch
  }
}
