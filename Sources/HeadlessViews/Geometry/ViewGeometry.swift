import Foundation
import ListCore

extension CGRect {
  /// The centre.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// The geometry of a view: its bounds, and the transform to its superview.
///
/// The frame's corner is stored rather than the centre, so that reading a frame returns the one
/// that was set, to the last bit.
package struct ViewGeometry: Equatable {
  /// The top left corner of the untransformed view, in the superview's coordinates.
  private var origin = CGPoint.zero
  private var storedBounds = CGRect.zero
  private var storedAnchor = CGPoint(x: 0.5, y: 0.5)
  /// The transform about the anchor.
  package var transform = CGAffineTransform.identity

  package init() {}

  /// The point that the centre refers to, from 0 to 1 in each direction: the middle, unless a layer
  /// sets another one. The centre stays when it changes, and the frame moves.
  var anchor: CGPoint {
    get { storedAnchor }
    set {
      let place = center
      storedAnchor = newValue
      center = place
    }
  }

  /// The bounds, in the view's own coordinates. Their size changes about the anchor.
  package var bounds: CGRect {
    get { storedBounds }
    set {
      let middle = center
      storedBounds = newValue.standardized
      center = middle
    }
  }

  /// The place of the anchor, in the superview's coordinates.
  package var center: CGPoint {
    get {
      CGPoint(
        x: origin.x + storedBounds.width * storedAnchor.x,
        y: origin.y + storedBounds.height * storedAnchor.y)
    }
    set {
      guard newValue != center else { return }
      origin = CGPoint(
        x: newValue.x - storedBounds.width * storedAnchor.x,
        y: newValue.y - storedBounds.height * storedAnchor.y)
    }
  }

  /// The frame, in the superview's coordinates; of a transformed view, its bounding box.
  package var frame: CGRect {
    get {
      let untransformed = CGRect(origin: origin, size: storedBounds.size)
      return transform.isIdentity ? untransformed : bounds.applying(toSuperview)
    }
    set {
      let rect = newValue.standardized
      if transform.isIdentity {
        origin = rect.origin
        storedBounds.size = rect.size
      } else {
        let size = rect.size.applying(transform.inverted())
        storedBounds.size = CGSize(width: abs(size.width), height: abs(size.height))
        center = CGPoint(x: rect.midX, y: rect.midY)
        guard storedAnchor != CGPoint(x: 0.5, y: 0.5) else { return }
        let box = frame
        center = CGPoint(x: center.x + rect.minX - box.minX, y: center.y + rect.minY - box.minY)
      }
    }
  }

  /// The transform from the view's own coordinates to its superview's.
  private var toSuperview: CGAffineTransform {
    CGAffineTransform(
      translationX: -storedBounds.minX - storedBounds.width * storedAnchor.x,
      y: -storedBounds.minY - storedBounds.height * storedAnchor.y
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// Converts a point from the view's own coordinates to its superview's.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    guard transform.isIdentity else { return point.applying(toSuperview) }
    return CGPoint(
      x: point.x - storedBounds.minX + origin.x, y: point.y - storedBounds.minY + origin.y)
  }

  /// Converts a point from the superview's coordinates to the view's own.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    guard transform.isIdentity else { return point.applying(toSuperview.inverted()) }
    return CGPoint(
      x: point.x - origin.x + storedBounds.minX, y: point.y - origin.y + storedBounds.minY)
  }

  /// Converts a rectangle from the view's own coordinates to its superview's.
  func rectInSuperview(_ rect: CGRect) -> CGRect {
    guard transform.isIdentity else { return rect.applying(toSuperview) }
    return CGRect(origin: pointInSuperview(rect.origin), size: rect.size)
  }

  /// Converts a rectangle from the superview's coordinates to the view's own.
  func rectFromSuperview(_ rect: CGRect) -> CGRect {
    guard transform.isIdentity else { return rect.applying(toSuperview.inverted()) }
    return CGRect(origin: pointFromSuperview(rect.origin), size: rect.size)
  }
}

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
