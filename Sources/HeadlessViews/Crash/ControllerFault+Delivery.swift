import ListCore

extension ControllerFault {
  /// Crashes as UIKit does. Inside a capture the call returns, and the misuse has no effect.
  @MainActor package func deliver() {
    CrashReport(
      name: exceptionName, reason: reason, facts: .misuse(MisuseFault(exceptionName, reason)),
      explanation: Explanation(advice).description
    ).deliver()
  }
}
