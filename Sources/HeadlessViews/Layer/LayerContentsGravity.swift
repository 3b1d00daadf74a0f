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
  /// The top edge.
  public static let top = Self(rawValue: "top")
  /// The bottom edge.
  public static let bottom = Self(rawValue: "bottom")
  /// The left edge.
  public static let left = Self(rawValue: "left")
  /// The right edge.
  public static let right = Self(rawValue: "right")
  /// The top left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// The top right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// The bottom left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// The bottom right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = Self(rawValue: "resize")
  /// Scaled to fit in the bounds.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, and clipped.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
