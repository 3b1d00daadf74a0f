import Foundation
import ListCore

/// A geometry that Core Animation refuses, because a part of it is not a number.
///
/// The reason ends with the layer as it was before. Of its attributes, the ones that depend on the
/// view are listed; Core Animation lists some more.
package enum LayerGeometryFault {
  case position(CGPoint)
  case bounds(CGRect)

  /// Returns the fault of a new position, if there is one.
  package init?(position: CGPoint) {
    guard position.x.isNaN || position.y.isNaN else { return nil }
    self = .position(position)
  }

  /// Returns the fault of new bounds, if there is one.
  init?(bounds: CGRect) {
    let parts = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    guard parts.contains(where: \.isNaN) else { return nil }
    self = .bounds(bounds)
  }

  /// The exception's reason, before the description of the layer. (behaviour 16.10)
  var reason: String {
    switch self {
    case .position(let point):
      "CALayer position contains NaN: [\(numbers(point.x, point.y))]"
    case .bounds(let rect):
      "CALayer bounds contains NaN: "
        + "[\(numbers(rect.origin.x, rect.origin.y)); \(numbers(rect.size.width, rect.size.height))]"
    }
  }

  /// Returns the report of a layer whose geometry was refused.
  func report(layer: String) -> CrashReport {
    CrashReport(MisuseFault(.layerGeometry, "\(reason). Layer: \(layer)"))
  }

  /// Returns two numbers as Core Animation prints them.
  private func numbers(_ one: CGFloat, _ other: CGFloat) -> String {
    [one, other].map { $0.isNaN ? "nan" : String(format: "%g", Double($0)) }
      .joined(separator: " ")
  }
}

extension View {
  /// Raises Core Animation's exception if a fault was found. Inside a capture, the geometry is kept
  /// and the view is inert afterwards.
  ///
  /// - Returns: Whether there is no fault.
  package func accepts(_ fault: LayerGeometryFault?) -> Bool {
    guard let fault else { return true }
    if !hasCrashed { crash(with: fault.report(layer: reportedLayer)) }
    return false
  }

  private var reportedLayer: String {
    Layer.reported(
      address: ObjectName.address(of: self, part: 64), position: center, bounds: bounds,
      attributes: [
        "delegate = \(ObjectName.describe(self))",
        Layer.reported(sublayers: children.map { ObjectName.address(of: $0, part: 64) }),
        clipsToBounds ? "masksToBounds = YES" : nil, isOpaque ? "opaque = YES" : nil,
      ])
  }
}

extension Layer {
  /// Returns a layer as Core Animation prints it.
  static func reported(
    address: String, position: CGPoint, bounds: CGRect, attributes: [String?]
  ) -> String {
    let parts = [
      "CALayer:\(address)", "position = CGPoint \(position.inLayerReports)",
      "bounds = CGRect \(bounds.inReports)",
    ]
    return "<\((parts + attributes.compactMap(\.self)).joined(separator: "; "))>"
  }

  /// Returns the attribute for sublayers at some addresses; `nil` if there are none.
  static func reported(sublayers addresses: [String]) -> String? {
    guard !addresses.isEmpty else { return nil }
    return "sublayers = (\(addresses.map { "<CALayer: \($0)>" }.joined(separator: ", ")))"
  }

  /// Raises Core Animation's exception if a fault was found. Inside a capture, the geometry is
  /// kept.
  ///
  /// - Returns: Whether there is no fault.
  func accepts(_ fault: LayerGeometryFault?) -> Bool {
    guard let fault else { return true }
    let layer = Self.reported(
      address: ObjectName.address(of: self), position: position, bounds: bounds,
      attributes: [
        Self.reported(sublayers: addedSublayers.map { ObjectName.address(of: $0) }),
        isOpaque ? "opaque = YES" : nil,
      ])
    fault.report(layer: layer).deliver()
    return false
  }
}
