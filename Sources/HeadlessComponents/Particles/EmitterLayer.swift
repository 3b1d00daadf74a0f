import Foundation
import HeadlessViews

/// A layer of particles, as data: nothing is emitted.
///
/// Counterpart: `CAEmitterLayer`.
///
/// Coverage: simulated. Kept without effect: `birthRate`, `emitterCells`, `emitterMode`,
/// `emitterPosition`, `emitterShape`, `emitterSize`, `lifetime`, `renderMode`, `scale`, `velocity`.
@preconcurrency @MainActor
open class EmitterLayer: Layer {
  /// The kinds of particles.
  open var emitterCells: [EmitterCell]?
  /// The centre of the source, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of the source, in points.
  open var emitterSize = CGSize.zero
  /// The shape of the source.
  open var emitterShape = EmitterShape.point
  /// The part of the source from which particles come.
  open var emitterMode = EmitterMode.volume
  /// The way in which particles are drawn over each other.
  open var renderMode = RenderMode.unordered
  /// The factor of the cells' birth rates.
  open var birthRate: Float = 1
  /// The factor of the cells' lifetimes.
  open var lifetime: Float = 1
  /// The factor of the cells' velocities.
  open var velocity: Float = 1
  /// The factor of the cells' scales.
  open var scale: Float = 1

  /// The shape of a source of particles. Counterpart: `CAEmitterLayerEmitterShape`.
  public struct EmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// A point.
    public static let point = EmitterShape(rawValue: "point")
    /// A line.
    public static let line = EmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = EmitterShape(rawValue: "rectangle")
    /// A box.
    public static let cuboid = EmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = EmitterShape(rawValue: "circle")
    /// A ball.
    public static let sphere = EmitterShape(rawValue: "sphere")
  }

  /// The part of a source from which particles come. Counterpart: `CAEmitterLayerEmitterMode`.
  public struct EmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Points.
    public static let points = EmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = EmitterMode(rawValue: "outline")
    /// The surface.
    public static let surface = EmitterMode(rawValue: "surface")
    /// The whole.
    public static let volume = EmitterMode(rawValue: "volume")
  }

  /// The way in which particles are drawn over each other. Counterpart: `CAEmitterLayerRenderMode`.
  public struct RenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Drawing in no particular order.
    public static let unordered = RenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = RenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = RenderMode(rawValue: "oldestLast")
    /// Drawing from back to front.
    public static let backToFront = RenderMode(rawValue: "backToFront")
    /// Drawing that adds the colours.
    public static let additive = RenderMode(rawValue: "additive")
  }
}

/// A kind of particles, as data: nothing is emitted.
///
/// Counterpart: `CAEmitterCell`.
///
/// Coverage: simulated. Kept without effect: `alphaRange`, `alphaSpeed`, `beginTime`, `birthRate`,
/// `blueRange`, `blueSpeed`, `color`, `contents`, `contentsScale`, `duration`, `emissionLatitude`,
/// `emissionLongitude`, `emissionRange`, `emitterCells`, `greenRange`, `greenSpeed`, `isEnabled`,
/// `lifetime`, `lifetimeRange`, `name`, `redRange`, `redSpeed`, `scale`, `scaleRange`,
/// `scaleSpeed`, `spin`, `spinRange`, `velocity`, `velocityRange`, `xAcceleration`,
/// `yAcceleration`, `zAcceleration`.
@preconcurrency @MainActor
open class EmitterCell: NSObject {
  /// The name of the cell.
  open var name: String?
  /// The image of a particle.
  open var contents: Any?
  /// The pixels of the image in a point.
  open var contentsScale: CGFloat = 1
  /// The colour by which the image is multiplied.
  open var color: CGColor?
  /// The kinds of particles that each particle emits.
  open var emitterCells: [EmitterCell]?
  /// Whether particles are emitted.
  open var isEnabled = true
  /// The start time, in seconds.
  open var beginTime: TimeInterval = 0
  /// The duration, in seconds.
  open var duration: TimeInterval = 0
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range of lifetimes, in seconds.
  open var lifetimeRange: Float = 0
  /// The velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The range of velocities, in points per second.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x axis, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y axis, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along the z axis, in points per second squared.
  open var zAcceleration: CGFloat = 0
  /// The direction in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone of emission, in radians.
  open var emissionRange: CGFloat = 0
  /// The scale of a particle.
  open var scale: CGFloat = 1
  /// The range of scales.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians per second.
  open var spin: CGFloat = 0
  /// The range of rotations, in radians per second.
  open var spinRange: CGFloat = 0
  /// The range of the red component.
  open var redRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The range of the blue component.
  open var blueRange: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
}
