import Foundation

/// An object that animates a change of a layer's property.
///
/// Counterpart: `CAAction`.
///
/// Coverage: simulated.
public protocol LayerAction {}

extension LayerAnimation: LayerAction {}
extension NSNull: LayerAction {}

/// The filter with which the pixels of a layer are scaled. Kept without effect, since nothing is
/// rendered.
///
/// Counterpart: `CALayerContentsFilter`.
public struct LayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Each pixel has the colour of the nearest one.
  public static let nearest = LayerContentsFilter(rawValue: "nearest")
  /// Colours are mixed.
  public static let linear = LayerContentsFilter(rawValue: "linear")
  /// Colours are mixed from several sizes.
  public static let trilinear = LayerContentsFilter(rawValue: "trilinear")
}
