/// A writer of messages with values that are formatted only if the message is written.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.shop", category: "orders")
/// logger.error("No answer after \(attempts) attempts")
/// ```
///
/// For where messages go on Linux, see ``OSLog``.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger without a subsystem and a category.
  public init() { log = .default }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }
}

extension Logger {
  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(level) { message.text }
  }

  /// Writes a message at the debug level.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message at the debug level.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message at the info level.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message at the error level.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message at the error level.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message at the fault level.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message at the fault level.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
