/// What UIKit does not say about a batch that it refuses: the ledger, the likely causes and a
/// repair.
///
/// ```swift
/// let diagnosis = Diagnosis(fault, kind: .table, profile: .newest, evidence: evidence)
/// diagnosis.causes.first?.sentence(.table)
/// diagnosis.repair.swiftCode(kind: .table)
/// ```
public struct Diagnosis: Hashable, Sendable {
  /// What was raised.
  public let fault: UpdateFault
  /// The list that was updated.
  public let kind: ListKind
  /// What the calls announced, and what the data source answered.
  public let ledger: Ledger
  /// What may have gone wrong, the most plausible first.
  public let causes: [Cause]
  /// The smallest change to the calls that makes the batch legal for the same counts.
  public let repair: Repair

  /// Diagnoses a fault.
  ///
  /// - Parameters:
  ///   - fault: What was raised.
  ///   - kind: The list that was updated.
  ///   - profile: The release whose rules hold.
  ///   - evidence: The batch, and the counts on its two sides.
  ///   - context: What the view knows about the moment of the update.
  public init(
    _ fault: UpdateFault, kind: ListKind, profile: SystemProfile, evidence: BatchEvidence,
    context: UpdateContext = UpdateContext()
  ) {
    self.fault = fault
    self.kind = kind
    ledger = Ledger(batch: evidence.batch, before: evidence.before, after: evidence.after)
    var finder = CauseFinder(fault, kind, evidence, context, ledger)
    finder.find()
    causes = finder.ranked
    repair = Repair(evidence, fault: fault, kind: kind, profile: profile)
  }
}
