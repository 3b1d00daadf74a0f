import Foundation

/// A message that was written.
package struct LogEntry: Sendable {
  package let date: Date
  package let subsystem: String
  package let category: String
  package let level: OSLogType
  package let text: String
  package let thread: UInt64

  /// The line of the console.
  var line: String {
    let source = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
    return "\(source)<\(level.name)>: \(text)\n"
  }
}

/// The messages of the process, on the standard error and in memory.
package final class ActivityLog: Sendable {
  /// The name of the environment variable that Xcode sets for the messages on its console.
  package static let variable = "OS_ACTIVITY_DT_MODE"

  /// The log of the process; `nil` if the environment does not ask for one.
  package static let shared =
    ProcessInfo.processInfo.environment[variable] == nil ? nil : ActivityLog()

  /// Whether messages are written.
  static var isOn: Bool { shared != nil }

  /// The least number of entries that are kept.
  private static let limit = 10_000

  private let kept = OSAllocatedUnfairLock(initialState: [LogEntry]())

  private init() {}

  /// Writes a message to the standard error, and keeps it.
  func write(_ entry: LogEntry) {
    kept.withLock { kept in
      try? FileHandle.standardError.write(contentsOf: Data(entry.line.utf8))
      // Half of the array is dropped at a time, so that each entry is moved once.
      if kept.count == 2 * Self.limit { kept.removeFirst(Self.limit) }
      kept.append(entry)
    }
  }

  /// The messages that are kept, oldest first: at least the last 10,000.
  package var entries: [LogEntry] { kept.withLock { $0 } }
}
