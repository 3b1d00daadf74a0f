import ListCore

/// A crash of a list, as a value: what UIKit says, and what it never says.
///
/// ```swift
/// let report = captureCrash { table.deleteRows(at: [path], with: .none) }
/// report?.reason  // "attempt to delete row 9 from section 0 which only contains …"
/// ```
public struct CrashReport: Hashable, Sendable {
  /// The exception's name.
  public var name: ExceptionName
  /// The exception's reason, word for word.
  public var reason: String
  /// What went wrong, in numbers.
  public var facts: ListFault
  /// What is to be said of the batch, when a batch was refused.
  public var diagnosis: Diagnosis?
  /// What went wrong, and how to put it right, in prose.
  public var explanation: String

  /// Creates a report from its parts.
  public init(
    name: ExceptionName = .internalInconsistency, reason: String, facts: ListFault,
    diagnosis: Diagnosis? = nil, explanation: String = ""
  ) {
    self.name = name
    self.reason = reason
    self.facts = facts
    self.diagnosis = diagnosis
    self.explanation = explanation
  }
}

extension CrashReport {
  /// What the calls announced, section by section, and what the data source answered; `nil` unless
  /// a batch was refused.
  public var ledger: Ledger? { diagnosis?.ledger }
  /// What may have gone wrong with the batch, the most plausible first.
  public var causes: [Cause] { diagnosis?.causes ?? [] }
  /// The smallest change to the calls that makes the batch legal; `nil` unless a batch was refused.
  public var repair: Repair? { diagnosis?.repair }
}

extension CrashReport {
  /// Reports a fault in the words of a system.
  ///
  /// - Parameters:
  ///   - fault: What went wrong.
  ///   - profile: The system.
  ///   - view: The view's description, for the messages that end with it.
  public init(_ fault: ListFault, profile: SystemProfile, view: String? = nil) {
    self.init(
      name: fault.exceptionName(profile), reason: fault.reason(profile, view: view), facts: fault,
      explanation: fault.advice.map { Explanation($0).description } ?? "")
  }

  /// Reports a batch that cannot be applied, in the words of a system.
  ///
  /// - Parameters:
  ///   - fault: What is wrong with the batch.
  ///   - kind: Which kind of list it was for.
  ///   - profile: The system.
  ///   - view: The view's description, for the messages that end with it.
  ///   - evidence: The batch and the counts around it.
  ///   - context: What else the view knows about that moment.
  public init(
    _ fault: UpdateFault, kind: ListKind, profile: SystemProfile, view: String? = nil,
    evidence: BatchEvidence, context: UpdateContext = UpdateContext()
  ) {
    self.init(.update(fault, kind), profile: profile, view: view)
    let diagnosis = Diagnosis(
      fault, kind: kind, profile: profile, evidence: evidence, context: context)
    self.diagnosis = diagnosis
    self.explanation = Explanation(diagnosis).description
  }
}

extension CrashReport: CustomStringConvertible {
  /// The line with which the system ends the process.
  public var systemLine: String {
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  }

  /// The system's line, and the explanation under it.
  public var description: String {
    explanation.isEmpty ? systemLine : systemLine + "\n" + explanation
  }
}
