import Foundation

/// The position of a layer's content in its bounds.
///
/// Counterpart: `CALayerContentsGravity`.
public struct LayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a position from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centred.
  public static let center = Self(rawValue: "center")
  /// At the top edge.
  public static let top = Self(rawValue: "top")
  /// At the bottom edge.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the top left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the top right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// In the bottom left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the bottom right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = Self(rawValue: "resize")
  /// Scaled to fit in the bounds.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, and clipped.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
