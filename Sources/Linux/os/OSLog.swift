import Foundation

/// A subsystem and a category, to which messages belong.
///
/// The unified log does not exist on Linux. If the environment variable `OS_ACTIVITY_DT_MODE` is
/// set when the first message is logged, messages go to the standard error, as on Xcode's console:
///
/// ```text
/// [com.example.shop:orders] <Error>: No answer after 3 attempts
/// ```
///
/// Otherwise no message is written, and the values in it are not evaluated.
public final class OSLog: NSObject, @unchecked Sendable {
  let subsystem: String
  let category: String

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the subsystem, such as the bundle's identifier.
  ///   - category: The name of the category in the subsystem.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a log with a category that the system gives a meaning.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The log without a subsystem and a category.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// The log that drops all messages.
  public static let disabled = OSLog(subsystem: "", category: "")
}

extension OSLog {
  /// A category that the system gives a meaning.
  public struct Category: Sendable {
    let rawValue: String

    /// The category of signposts that Instruments shows as points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category of signposts that are recorded only while an instrument asks for them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The category of signposts that are recorded with the calls that led to them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && ActivityLog.isOn }

  /// Whether signposts are recorded: `false`, because there is no Instruments on Linux.
  public var signpostsEnabled: Bool { false }

  /// Writes a message, unless nothing is written.
  func write(_ level: OSLogType, _ text: () -> String) {
    guard self !== OSLog.disabled, let log = ActivityLog.shared else { return }
    log.write(
      LogEntry(
        date: Date(), subsystem: subsystem, category: category, level: level, text: text(),
        thread: UInt64(CurrentThread.number)))
  }
}
