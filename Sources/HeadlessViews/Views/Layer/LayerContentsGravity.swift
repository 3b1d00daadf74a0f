import Foundation

/// Where a layer's content goes in its bounds.
///
/// Counterpart: `CALayerContentsGravity`.
public struct LayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At the upper edge.
  public static let top = Self(rawValue: "top")
  /// At the lower edge.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the upper left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the upper right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// In the lower left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the lower right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Over all of it, pulled to fit.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Over all of it, cut off where it does not fit.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
