import Foundation
import HeadlessViews

extension Layer {
  /// The transform of the sublayers. Kept without effect.
  public var sublayerTransform: CATransform3D {
    get { kept(or: CATransform3DIdentity) }
    set { keep(newValue) }
  }
  /// The part of the content that is shown, from 0 to 1. Kept without effect.
  public var contentsRect: CGRect {
    get { kept(or: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  /// The part of the content that is stretched, from 0 to 1. Kept without effect.
  public var contentsCenter: CGRect {
    get { kept(or: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  /// The anchor point's position on the z axis. Kept without effect.
  public var anchorPointZ: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// Whether the layer's back is shown. Kept without effect.
  public var isDoubleSided: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// Whether the y axis points up. Kept without effect.
  public var isGeometryFlipped: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether the content is drawn on another thread. Kept without effect.
  public var drawsAsynchronously: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether edges are smoothed. Kept without effect.
  public var allowsEdgeAntialiasing: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The filters of the content. Kept without effect.
  public var filters: [Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The filters of what is behind the layer. Kept without effect.
  public var backgroundFilters: [Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The filter that combines the layer with what is behind it. Kept without effect.
  public var compositingFilter: Any? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Values of properties. Kept without effect.
  public var style: [AnyHashable: Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The start of the layer's time, in seconds. Kept without effect.
  public var beginTime: TimeInterval {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The offset of the layer's time, in seconds. Kept without effect.
  public var timeOffset: TimeInterval {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The speed of the layer's time. Kept without effect.
  public var speed: Float {
    get { kept(or: 1) }
    set { keep(newValue) }
  }
  /// Returns a time of another layer's time in this one's: the same.
  public func convertTime(_ t: TimeInterval, from l: Layer?) -> TimeInterval { t }
  /// Returns a time of this layer's time in another one's: the same.
  public func convertTime(_ t: TimeInterval, to l: Layer?) -> TimeInterval { t }
  /// The visible part, in the layer's own coordinates.
  public var visibleRect: CGRect { bounds }
  /// Returns whether the content must be drawn. It never must, as nothing is rendered.
  public func needsDisplay() -> Bool { false }
  /// Replaces a sublayer that was added.
  public func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    guard oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// The position of the layer's origin in the outermost layer.
  private var originAtRoot: CGPoint {
    var origin = CGPoint.zero
    for layer in sequence(first: self, next: \.outer) {
      origin.x += layer.frame.minX - (layer.outer?.bounds.minX ?? 0)
      origin.y += layer.frame.minY - (layer.outer?.bounds.minY ?? 0)
    }
    return CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
  }
  private var outer: Layer? { superlayer ?? (delegate as? View)?.superview?.layer }

  /// Returns a point of another layer in this one's coordinates. Transforms are ignored.
  public func convert(_ p: CGPoint, from l: Layer?) -> CGPoint {
    let (from, to) = (l?.originAtRoot ?? .zero, originAtRoot)
    return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
  }
  /// Returns a point of this layer in another one's coordinates. Transforms are ignored.
  public func convert(_ p: CGPoint, to l: Layer?) -> CGPoint {
    let (from, to) = (originAtRoot, l?.originAtRoot ?? .zero)
    return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
  }
  /// Returns a rectangle of another layer in this one's coordinates. Transforms are ignored.
  public func convert(_ r: CGRect, from l: Layer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  /// Returns a rectangle of this layer in another one's coordinates. Transforms are ignored.
  public func convert(_ r: CGRect, to l: Layer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
}

/// The type of a gradient. Counterpart: `CAGradientLayerType`.
public struct GradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = GradientLayerType(rawValue: "axial")
  /// Around a point, outwards.
  public static let radial = GradientLayerType(rawValue: "radial")
  /// Around a point, by angle.
  public static let conic = GradientLayerType(rawValue: "conic")
}

extension GradientLayer {
  /// The type of the gradient. Kept without effect.
  public var type: GradientLayerType {
    get { kept(or: .axial) }
    set { keep(newValue) }
  }
}

extension LayerAnimation: KeyedProperties {
  /// The offset of the animation's time, in seconds. Kept without effect.
  public var timeOffset: TimeInterval {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// Keeps a value under a key.
  package func setKeyedValue(_ value: Any?, _ key: String) { keep(value, "value " + key) }
  /// Returns the value that was kept under a key.
  package func keyedValue(_ key: String) -> Any? { kept(or: Any?.none, "value " + key) }
}

/// The interpolation between two key frames. Counterpart: `CAAnimationCalculationMode`.
public struct AnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation.
  public static let linear = AnimationCalculationMode(rawValue: "linear")
  /// No interpolation.
  public static let discrete = AnimationCalculationMode(rawValue: "discrete")
  /// Interpolation at a constant speed.
  public static let paced = AnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  public static let cubic = AnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve, at a constant speed.
  public static let cubicPaced = AnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along its path. Counterpart: `CAAnimationRotationMode`.
public struct AnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A rotation that follows the path.
  public static let rotateAuto = AnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = AnimationRotationMode(rawValue: "autoReverse")
}

extension KeyframeAnimation {
  /// The interpolation between two key frames. Kept without effect.
  public var calculationMode: AnimationCalculationMode {
    get { kept(or: .linear) }
    set { keep(newValue) }
  }
  /// The rotation of the layer along its path. Kept without effect.
  public var rotationMode: AnimationRotationMode? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}
