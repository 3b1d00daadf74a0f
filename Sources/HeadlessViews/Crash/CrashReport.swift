import Foundation
import ListCore

/// A crash of a list or another view, as a value: UIKit's message, and the explanation that UIKit lacks.
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
  /// The fault that caused the crash, with its numbers.
  public var facts: ListFault
  /// The diagnosis of a rejected batch update; otherwise `nil`.
  public var diagnosis: Diagnosis?
  /// An explanation of the crash and its fix, in prose.
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
  /// The announced changes of each section, and the counts that the data source returned; `nil`
  /// unless a batch update was rejected.
  public var ledger: Ledger? { diagnosis?.ledger }
  /// The possible causes of a rejected batch update, most plausible first.
  public var causes: [Cause] { diagnosis?.causes ?? [] }
  /// The smallest change to the calls that makes the batch update valid; `nil` unless one was
  /// rejected.
  public var repair: Repair? { diagnosis?.repair }
}

extension CrashReport {
  /// Creates a report of a fault, with the message of a system.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - profile: The system.
  ///   - view: The view's description, for the messages that end with it.
  public init(_ fault: ListFault, profile: SystemProfile, view: String? = nil) {
    self.init(
      name: fault.exceptionName(profile), reason: fault.reason(profile, view: view), facts: fault,
      explanation: fault.advice.map { Explanation($0).description } ?? "")
  }

  /// Creates a report of a misuse that involves no list.
  ///
  /// - Parameters:
  ///   - misuse: The misuse.
  ///   - explanation: The details that UIKit does not give.
  public init(_ misuse: MisuseFault, explanation: String = "") {
    self.init(
      name: misuse.name, reason: misuse.reason, facts: .misuse(misuse), explanation: explanation)
  }

  /// Creates a report of a batch update that cannot be applied, with the message of a system.
  ///
  /// - Parameters:
  ///   - fault: The fault of the batch.
  ///   - kind: The kind of list.
  ///   - profile: The system.
  ///   - view: The view's description, for the messages that end with it.
  ///   - evidence: The batch and the counts around it.
  ///   - context: The view's other state at that moment.
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
  /// The line that the system prints when it ends the process.
  public var systemLine: String {
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  }

  /// The system's line, followed by the explanation.
  public var description: String {
    explanation.isEmpty ? systemLine : systemLine + "\n" + explanation
  }
}

extension CrashReport {
  /// Ends the process as UIKit does, in debug and in release builds. Inside a capture, hands over
  /// the report and returns; the caller then makes its view inert.
  ///
  /// Standard error gets the system's line and, under it, the explanation and the test that ran, as
  /// far as its simulator knows it. Any thread may deliver a report; a capture gets those of its own
  /// task.
  public func deliver() {
    guard let capture = CrashCapture.current else { die() }
    capture.add(self)
  }

  private func die() -> Never {
    FileHandle.standardError.write(Data((description + "\n").utf8))
    if let account = CrashWitness.account?() {
      FileHandle.standardError.write(Data((account + "\n").utf8))
    }
    abort()
  }
}

/// A witness of the running test, for a crash that ends the process.
enum CrashWitness {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var asked: (@Sendable () -> String?)?

  static var account: (@Sendable () -> String?)? {
    get { lock.withLock { asked } }
    set { lock.withLock { asked = newValue } }
  }
}

extension ControllerFault {
  /// Crashes as UIKit does. Inside a capture the call returns, and the misuse has no effect.
  @MainActor package func deliver() {
    CrashReport(
      name: exceptionName, reason: reason, facts: .misuse(MisuseFault(exceptionName, reason)),
      explanation: Explanation(advice).description
    ).deliver()
  }
}
