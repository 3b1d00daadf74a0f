extension View {
  /// Which distances and sizes give way when a superview's size changes.
  ///
  /// UIKit's counterpart is `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content fills a view of another shape. It is kept; there are no pixels to show it.
  ///
  /// UIKit's counterpart is `UIView.ContentMode`.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

/// Whether a view turns around where reading goes from right to left.
///
/// UIKit's counterpart is `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of reading.
///
/// UIKit's counterpart is `UIUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// One of the two directions of the plane.
///
/// UIKit's counterpart is `NSLayoutConstraint.Axis`.
public enum Axis: Int, Hashable, Sendable {
  case horizontal, vertical
}

/// How much a size matters, from 0 to 1000.
///
/// UIKit's counterpart is `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// It must be so: 1000.
  public static let required = LayoutPriority(1000)
  /// How much a button resists being cut: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// How much a button resists being stretched: 250.
  public static let defaultLow = LayoutPriority(250)
  /// How much a view likes the size that it is asked to fit: 50.
  public static let fittingSizeLevel = LayoutPriority(50)
}
