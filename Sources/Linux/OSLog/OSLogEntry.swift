import Foundation
import os

/// One entry of a store.
open class OSLogEntry: NSObject {
  /// How long an entry is kept.
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14,
      longTerm30
  }

  /// The message with its values.
  public let composedMessage: String
  /// The time of the message.
  public let date: Date
  /// How long the entry is kept: until the process ends.
  public var storeCategory: StoreCategory { .shortTerm }

  init(_ message: String, _ date: Date) {
    composedMessage = message
    self.date = date
  }
}

/// An entry that knows its process.
public protocol OSLogEntryFromProcess {
  /// The activity to which the entry belongs; 0 for none.
  var activityIdentifier: UInt64 { get }
  /// The name of the process.
  var process: String { get }
  /// The number of the process.
  var processIdentifier: pid_t { get }
  /// The name of the library that wrote the entry: here the name of the process.
  var sender: String { get }
  /// The thread that wrote the entry.
  var threadIdentifier: UInt64 { get }
}

/// An entry that knows its log.
public protocol OSLogEntryWithPayload {
  /// The category of the log.
  var category: String { get }
  /// The subsystem of the log.
  var subsystem: String { get }
}

/// A message.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// The level of a message.
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault

    init(_ type: OSLogType) {
      switch type {
      case .debug: self = .debug
      case .info: self = .info
      case .default: self = .notice
      case .error: self = .error
      case .fault: self = .fault
      default: self = .undefined
      }
    }
  }

  /// The level of the message.
  public let level: Level
  public let category: String
  public let subsystem: String
  public let threadIdentifier: UInt64

  public var activityIdentifier: UInt64 { 0 }
  public var process: String { ProcessInfo.processInfo.processName }
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  public var sender: String { process }

  init(_ entry: LogEntry) {
    level = Level(entry.level)
    category = entry.category
    subsystem = entry.subsystem
    threadIdentifier = entry.thread
    super.init(entry.text, entry.date)
  }

  /// What a predicate can ask for, by name.
  var values: [String: Any] {
    [
      "subsystem": subsystem, "category": category, "composedMessage": composedMessage,
      "date": date, "level": level.rawValue, "process": process,
      "processIdentifier": Int(processIdentifier), "sender": sender,
      "threadIdentifier": threadIdentifier,
    ]
  }
}
