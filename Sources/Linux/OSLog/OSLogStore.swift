@_exported import Foundation
@_exported import os

/// The messages of the process, for a screen or a report that includes them.
///
/// Messages are kept while they are written, that is, if the environment variable
/// `OS_ACTIVITY_DT_MODE` is set: at least the last 10,000, at all levels. Signposts and
/// activities are not recorded.
open class OSLogStore: NSObject {
  /// Whose messages are read.
  public enum Scope: Int, Sendable {
    /// Those of this process.
    case currentProcessIdentifier = 1
  }

  private let log: ActivityLog

  /// Opens the messages of the process.
  ///
  /// - Throws: An error whose description names the variable, if no messages are written.
  public init(scope: Scope) throws {
    guard let log = ActivityLog.shared else { throw NothingRecorded() }
    self.log = log
  }

  /// Returns messages that were written before the call, oldest first.
  ///
  /// - Parameters:
  ///   - options: Whether the newest comes first.
  ///   - position: The position to begin at; `nil` for the first message.
  ///   - predicate: A condition on `subsystem`, `category`, `composedMessage`, `date`, `level`,
  ///     `process`, `processIdentifier`, `sender` and `threadIdentifier`.
  /// - Complexity: O(*n*), where *n* is the number of messages that are kept.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let isReversed = options.contains(.reverse)
    let entries = log.entries.lazy.map(OSLogEntryLog.init).filter { entry in
      if let date = position?.date, isReversed ? entry.date > date : entry.date < date {
        return false
      }
      return predicate?.evaluate(with: entry.values) ?? true
    }
    let found: [OSLogEntry] = Array(entries)
    return AnySequence(isReversed ? found.reversed() : found)
  }

  /// Returns the position of a date.
  open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  /// Returns the position a number of seconds after the last message, or before it if negative.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition((log.entries.last?.date ?? Date()).addingTimeInterval(seconds))
  }

  /// Returns the position a number of seconds after the computer started.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }
}

/// A point in the messages of a store.
public final class OSLogPosition: NSObject, Sendable {
  let date: Date

  init(_ date: Date) { self.date = date }
}

/// The enumeration of a store's messages.
public enum OSLogEnumerator {
  /// How the messages are read.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The newest message comes first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// The error of a store without messages, because none are kept.
struct NothingRecorded: LocalizedError, CustomStringConvertible {
  var description: String {
    """
    No messages are kept. Set the environment variable \(ActivityLog.variable) before the process \
    starts: \(ActivityLog.variable)=YES swift test
    """
  }

  var errorDescription: String? { description }
}
