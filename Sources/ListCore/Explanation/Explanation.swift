/// The text below a crash: what the view saw, why it refused the update, and the smallest repair.
///
/// It does not repeat the message of the crash. Everything is in a fixed order, so equal crashes
/// have equal explanations.
public struct Explanation: Hashable, Sendable {
  /// One part of the text.
  public struct Part: Hashable, Sendable {
    /// The title of the part.
    public let title: String
    /// Its lines, without indentation.
    public let body: String
  }

  /// The parts, in order.
  public let parts: [Part]

  /// Explains a batch.
  public init(_ diagnosis: Diagnosis) {
    let kind = diagnosis.kind
    let causes = diagnosis.causes.prefix(Self.mostCauses).enumerated().map { index, cause in
      "\(index + 1). \(cause.sentence(kind))"
    }
    parts = [
      Part(title: "What the view saw", body: diagnosis.ledger.text(kind)),
      Part(title: "Why", body: causes.joined(separator: "\n")),
      Part(
        title: "Smallest repair",
        body: """
          \(Self.proviso(diagnosis))\(diagnosis.repair.sentence(kind))
          \(diagnosis.repair.abridgedSwiftCode(kind: kind).indented())
          """),
    ].filter { !$0.body.isEmpty }
  }

  /// Explains any other fault.
  public init(_ advice: Advice) {
    parts = [
      Part(title: "Why", body: advice.cause),
      Part(
        title: "Smallest repair",
        body: """
          \(advice.repair)
          \(advice.swiftCode.indented())
          """),
    ]
  }

  /// Returns the condition for a repair of calls that may be correct.
  private static func proviso(_ diagnosis: Diagnosis) -> String {
    guard diagnosis.causes.first?.blamesModel == true else { return "" }
    return "Do what 1 says and keep the calls. Only if the model is correct as it is:\n"
  }

  /// The maximum number of causes that are shown.
  private static let mostCauses = 3
}

extension Explanation: CustomStringConvertible {
  /// The parts, each with its title and indented, separated by empty lines.
  public var description: String {
    parts.map { "\($0.title)\n\($0.body.indented())" }.joined(separator: "\n\n")
  }
}

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
