/// The details that UIKit does not give about a batch that it refuses: the ledger, the likely
/// causes and a repair.
///
/// ```swift
/// let diagnosis = Diagnosis(fault, kind: .table, profile: .newest, evidence: evidence)
/// diagnosis.causes.first?.sentence(.table)
/// diagnosis.repair.swiftCode(kind: .table)
/// ```
public struct Diagnosis: Hashable, Sendable {
  /// The fault that was raised.
  public let fault: UpdateFault
  /// The list that was updated.
  public let kind: ListKind
  /// The changes that the calls announced, and the counts that the data source answered.
  public let ledger: Ledger
  /// The possible causes, the most plausible first.
  public let causes: [Cause]
  /// The smallest change to the calls that makes the batch legal for the same counts.
  public let repair: Repair

  /// Diagnoses a fault.
  ///
  /// - Parameters:
  ///   - fault: The fault that was raised.
  ///   - kind: The list that was updated.
  ///   - profile: The release whose rules apply.
  ///   - evidence: The batch, and the counts before and after it.
  ///   - context: The circumstances of the update, as far as the view knows them.
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
