import Foundation
import ListCore

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
