import Foundation

/// The area in which a text view lays out its lines.
///
/// Counterpart: `NSTextContainer`, as far as it is reached through a text view.
///
/// Coverage: simulated. Kept without effect: `heightTracksTextView`, `lineBreakMode`,
/// `widthTracksTextView`.
@preconcurrency @MainActor
open class TextContainer: NSObject {
  var didChange: (() -> Void)?

  /// The inset of the lines from the left and right edges, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// The maximum number of lines; zero for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  /// The line break mode. Kept without effect.
  open var lineBreakMode = LineBreakMode.byWordWrapping
  /// Whether the container is as wide as the text view. Kept without effect.
  open var widthTracksTextView = true
  /// Whether the container is as high as the text view. Kept without effect.
  open var heightTracksTextView = false
}

/// The kinds of data that a text view detects and makes tappable. Kept without effect.
///
/// Counterpart: `UIDataDetectorTypes`.
public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = DataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = DataDetectorTypes(rawValue: 1 << 3)
  /// All kinds of data.
  public static let all = DataDetectorTypes(rawValue: .max)
}
