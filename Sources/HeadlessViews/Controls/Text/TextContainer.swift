import Foundation

/// The place in which a text view sets its lines.
///
/// Counterpart: `NSTextContainer`, as far as screens ask a text view for it.
///
/// Coverage: simulated. Kept without effect: `heightTracksTextView`, `lineBreakMode`,
/// `widthTracksTextView`.
@preconcurrency @MainActor
open class TextContainer: NSObject {
  var didChange: (() -> Void)?

  /// How far lines keep from either side, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// How many lines there may be; zero means as many as it takes.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  /// Where a text ends that is too long. It is kept.
  open var lineBreakMode = LineBreakMode.byWordWrapping
  /// Whether the place is as wide as the view. It is kept.
  open var widthTracksTextView = true
  /// Whether the place is as high as the view. It is kept.
  open var heightTracksTextView = false
}

/// What is found in a text and can be tapped. It is kept: nothing is looked for.
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
  /// Everything.
  public static let all = DataDetectorTypes(rawValue: .max)
}
