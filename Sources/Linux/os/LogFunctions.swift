import Foundation

/// Writes a message at the default level to the default log.
public func os_log(_ message: OSLogMessage) { os_log(.default, log: .default, message) }

/// Writes a message at a level to a log.
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(logLevel) { message.text }
}

/// Writes a message that a format describes, such as `"%{public}@ has %ld items"`.
///
/// - Parameters:
///   - message: The format; see `os_log(3)`.
///   - dso: The library that calls. It is ignored.
///   - log: The log.
///   - type: The level.
///   - args: The values of the format. Missing and mismatched values show as `<decode: …>`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  let error = errno
  log.write(type) { FormatString("\(message)").text(with: args, error: error) }
}

/// Writes a message that a format describes, with the level first.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: Any...
) {
  let error = errno
  log.write(type) { FormatString("\(message)").text(with: args, error: error) }
}
