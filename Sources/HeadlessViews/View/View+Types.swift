extension View {
  /// The margins and dimensions that adapt when a superview's size changes.
  ///
  /// Counterpart: `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The way in which content fills the bounds of a view. Kept without effect, since nothing is
  /// rendered.
  ///
  /// Counterpart: `UIView.ContentMode`.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

/// Whether a view is mirrored in right-to-left layouts.
///
/// Counterpart: `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The reading direction.
///
/// Counterpart: `UIUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// A direction of the plane.
///
/// Counterpart: `NSLayoutConstraint.Axis`.
public enum Axis: Int, Hashable, Sendable {
  case horizontal, vertical
}

/// The importance of a constraint, from 0 to 1000.
///
/// Counterpart: `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Required: 1000.
  public static let required = LayoutPriority(1000)
  /// The priority with which a button resists compression: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority with which a button hugs its content: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of the target size when fitting: 50.
  public static let fittingSizeLevel = LayoutPriority(50)
}

extension LayoutPriority {
  /// Returns a priority that is higher by a number.
  public static func + (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + difference)
  }
  /// Returns a priority that is lower by a number.
  public static func - (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - difference)
  }
  /// Raises a priority by a number.
  public static func += (priority: inout LayoutPriority, difference: Float) {
    priority.rawValue += difference
  }
  /// Lowers a priority by a number.
  public static func -= (priority: inout LayoutPriority, difference: Float) {
    priority.rawValue -= difference
  }
}
