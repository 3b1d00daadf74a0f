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
  /// What went wrong, and how to put it right, in prose.
  public var explanation: String

  /// Creates a report from its parts.
  public init(
    name: ExceptionName = .internalInconsistency, reason: String, facts: ListFault,
    explanation: String = ""
  ) {
    self.name = name
    self.reason = reason
    self.facts = facts
    self.explanation = explanation
  }
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
      name: fault.exceptionName(profile), reason: fault.reason(profile, view: view), facts: fault)
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
