import Foundation
import ListCore

/// The keys of a change in `observeValue(forKeyPath:of:change:context:)`.
///
/// Counterpart: Foundation's `NSKeyValueChangeKey`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  ///
  /// - Parameter rawValue: The text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as the raw value of an `NSKeyValueChange`.
  public static let kindKey = Self(rawValue: "kind")
  /// The value after the change.
  public static let newKey = Self(rawValue: "new")
  /// The value before the change.
  public static let oldKey = Self(rawValue: "old")
  /// The positions of inserted, removed or replaced objects: never present here.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the notification precedes the change: never present here.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// The exception that a responder raises for a change that it does not handle.
struct UnhandledChange {
  let keyPath: String?
  let object: Any?
  let change: [NSKeyValueChangeKey: Any]?
  let context: UnsafeMutableRawPointer?

  @MainActor
  func raise(in observer: Responder) {
    let values = (change ?? [:]).map { "\n    \($0.key.rawValue) = \($0.value);" }.sorted()
    let reason = """
      \(ObjectName.describe(observer)): An -observeValueForKeyPath:ofObject:change:context: \
      message was received but not handled.
      Key path: \(keyPath ?? "(null)")
      Observed object: \(ObjectName.describe(object.map { $0 as AnyObject }))
      Change: {\(values.joined())
      }
      Context: \(context.map { "\($0)" } ?? "0x0")
      """
    CrashReport(MisuseFault(.internalInconsistency, reason)).deliver()
  }
}
