import Foundation

extension CrashReport {
  /// Ends the process as UIKit does, in debug and in release; inside a capture hands the report
  /// over and returns, and the caller makes its view inert.
  ///
  /// On standard error stand the system's line and, under it, the explanation. Any thread may
  /// deliver a report; a capture gets those of the task in which it was made.
  public func deliver() {
    guard let capture = CrashCapture.current else { die() }
    capture.add(self)
  }

  private func die() -> Never {
    FileHandle.standardError.write(Data((description + "\n").utf8))
    abort()
  }
}

extension View {
  /// Crashes with a report. Inside a capture the call returns, and this view is inert from then on.
  ///
  /// - Parameter cleanUp: Discards what is open. It runs before the report is delivered.
  package func crash(with report: CrashReport, cleanUp: () -> Void = {}) {
    hasCrashed = true
    cleanUp()
    report.deliver()
  }
}
