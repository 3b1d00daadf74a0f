import Foundation

extension CrashReport {
  /// Ends the process as UIKit does, in debug and in release builds. Inside a capture, hands over
  /// the report and returns; the caller then makes its view inert.
  ///
  /// Standard error gets the system's line and, under it, the explanation. Any thread may deliver a
  /// report; a capture gets those of its own task.
  public func deliver() {
    guard let capture = CrashCapture.current else { die() }
    capture.add(self)
  }

  private func die() -> Never {
    FileHandle.standardError.write(Data((description + "\n").utf8))
    abort()
  }
}
