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
