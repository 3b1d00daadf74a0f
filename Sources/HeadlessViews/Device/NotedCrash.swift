/// A crash of a view that a capture got: the view is inert from then on.
package struct NotedCrash {
  /// The view's description.
  package let view: String
  package let report: CrashReport
  /// The call of the test in which it crashed, with its file and line; `nil` if that is not known.
  package let place: String?
}

/// The crashes on one simulator, in order, and the test's call in progress.
private final class CrashLog {
  var crashes: [NotedCrash] = []
  var call: String?
  /// The test's last call, which may be in progress: `tap at ShelfTests.swift:14`.
  var lastCall: String?
}

extension Simulator {
  private var crashLog: CrashLog { kept { CrashLog() } }

  /// The crashes on this simulator that captures got.
  package var notedCrashes: [NotedCrash] { crashLog.crashes }

  /// - Parameter view: The description of the view that crashed.
  func note(_ report: CrashReport, of view: @autoclosure () -> String) {
    guard let capture = CrashCapture.current else { return }
    crashLog.crashes.append(
      NotedCrash(view: view(), report: report, place: crashLog.call ?? capture.place))
  }

  /// Whether a test's call is in progress.
  package var isInCall: Bool { crashLog.call != nil }

  /// Runs code as a part of a test's call, which a crash in it is noted with.
  package func noting<Answer>(_ call: String, _ body: () throws -> Answer) rethrows -> Answer {
    let (log, outer) = (crashLog, crashLog.call)
    log.call = outer ?? call
    log.lastCall = log.call
    defer { log.call = outer }
    return try body()
  }

  /// Returns a sentence about the creation of the current simulator and the last call of its test;
  /// `nil` if unknown.
  nonisolated static func whereabouts() -> String? {
    guard isOnMainQueue else { return nil }
    return MainActor.assumeIsolated {
      guard let (file, line) = current.origin else { return nil }
      return "The simulator in use was created at \(file):\(line)."
        + (current.crashLog.lastCall.map { " The last call of the test was \($0)." } ?? "")
    }
  }
}
