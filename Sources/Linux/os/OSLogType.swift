/// The level of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of a message that is worth keeping.
  public static let `default` = OSLogType(0x00)
  /// The level of a message that may help.
  public static let info = OSLogType(0x01)
  /// The level of a message for development.
  public static let debug = OSLogType(0x02)
  /// The level of an error of the process.
  public static let error = OSLogType(0x10)
  /// The level of an error of the system, or of several processes.
  public static let fault = OSLogType(0x11)
}

extension OSLogType {
  /// The name of the level, as the console shows it.
  var name: String {
    switch self {
    case .default: "Default"
    case .info: "Info"
    case .debug: "Debug"
    case .error: "Error"
    case .fault: "Fault"
    default: "Type \(rawValue)"
    }
  }
}
