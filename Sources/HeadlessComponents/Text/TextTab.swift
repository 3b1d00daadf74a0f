import Foundation
import HeadlessViews

/// A tab stop.
///
/// Counterpart: `NSTextTab`.
///
/// Coverage: simulated.
open class TextTab: NSObject, @unchecked Sendable {
  /// The alignment of text at the stop.
  open private(set) var alignment: TextAlignment
  /// The distance from the leading margin, in points.
  open private(set) var location: CGFloat
  /// The options of the stop.
  open private(set) var options: [OptionKey: Any]

  /// An option of a tab stop. Counterpart: `NSTextTab.OptionKey`.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters that end the column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Creates a tab stop.
  public init(
    textAlignment alignment: TextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, self.location, self.options) = (alignment, loc, options)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextTab else { return false }
    return (other.alignment, other.location) == (alignment, location)
  }

  open override var hash: Int { location.hashValue }
}
