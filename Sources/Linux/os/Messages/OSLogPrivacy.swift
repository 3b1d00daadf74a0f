/// Who may read a value of a message.
///
/// The console of a debugger shows private values, and so does the standard error on Linux.
/// Sensitive values show as `<private>`.
public struct OSLogPrivacy: Sendable {
  /// What replaces a value that may not be read.
  public enum Mask: Sendable {
    /// A hash of the value.
    case hash
    /// Nothing.
    case none
  }

  let isSensitive: Bool

  private static let shown = OSLogPrivacy(isSensitive: false)

  /// A value that anyone may read.
  public static var `public`: OSLogPrivacy { shown }
  /// A value that only developers may read.
  public static var `private`: OSLogPrivacy { shown }
  /// A value that only developers may read, with what others read in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { shown }
  /// A value that is never written.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isSensitive: true) }
  /// A value that is never written, with what is written in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
  /// The privacy of the value's type: numbers are public, texts and objects private.
  public static var auto: OSLogPrivacy { shown }
  /// The privacy of the value's type, with what others read in the place of a private value.
  public static func auto(mask: Mask) -> OSLogPrivacy { shown }
}
