import Foundation
import HeadlessViews

extension Layer {
  /// The duration of the layer's own time, in seconds. Kept without effect.
  public var duration: TimeInterval {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The number of times that the layer's own time repeats. Kept without effect.
  public var repeatCount: Float {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The time for which the layer's own time repeats, in seconds. Kept without effect.
  public var repeatDuration: TimeInterval {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// Whether the layer's own time runs back. Kept without effect.
  public var autoreverses: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The values that are shown outside the layer's own time. Kept without effect.
  public var fillMode: MediaTimingFillMode {
    get { kept(or: .removed) }
    set { keep(newValue) }
  }
  /// Whether bright content is shown brighter than white. Kept without effect.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The edges that are smoothed. Counterpart: `CAEdgeAntialiasingMask`.
  public struct EdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The left edge.
    public static let layerLeftEdge = Self(rawValue: 1 << 0)
    /// The right edge.
    public static let layerRightEdge = Self(rawValue: 1 << 1)
    /// The bottom edge.
    public static let layerBottomEdge = Self(rawValue: 1 << 2)
    /// The top edge.
    public static let layerTopEdge = Self(rawValue: 1 << 3)
  }
  /// The edges that are smoothed. Kept without effect.
  public var edgeAntialiasingMask: EdgeAntialiasingMask {
    get { kept(or: [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]) }
    set { keep(newValue) }
  }
  /// The format of the pixels of a layer. Counterpart: `CALayerContentsFormat`.
  public struct ContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 8 bits for each component.
    public static let RGBA8Uint = Self(rawValue: "RGBA8")
    /// 16 bits for each component.
    public static let RGBA16Float = Self(rawValue: "RGBAh")
    /// 8 bits of grey.
    public static let gray8Uint = Self(rawValue: "Gray8")
  }
  /// The format of the pixels. Kept without effect.
  public var contentsFormat: ContentsFormat {
    get { kept(or: .RGBA8Uint) }
    set { keep(newValue) }
  }
  /// Returns whether the layer is waiting for layout. It never is: it is laid out immediately.
  public func needsLayout() -> Bool { false }
  /// Scrolls the scroll layer around this one. Has no effect, as in one without a scroll layer.
  public func scroll(_ p: CGPoint) {}
  /// Scrolls the scroll layer around this one. Has no effect, as in one without a scroll layer.
  public func scrollRectToVisible(_ r: CGRect) {}
  /// Has no effect: layers have no autoresizing mask here.
  public func resizeSublayers(withOldSize size: CGSize) {}
}

/// The timing of a layer or an animation.
///
/// Counterpart: `CAMediaTiming`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol MediaTiming: AnyObject {
  /// The begin time, in seconds.
  var beginTime: TimeInterval { get set }
  /// The time within it at the beginning, in seconds.
  var timeOffset: TimeInterval { get set }
  /// The speed of its time.
  var speed: Float { get set }
  /// The duration, in seconds.
  var duration: TimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// Whether it runs back.
  var autoreverses: Bool { get set }
}

extension Layer: MediaTiming {}

/// A function of an animated value, such as a rotation about an axis.
///
/// Counterpart: `CAValueFunction`.
///
/// Coverage: simulated.
open class ValueFunction: NSObject {
  /// The name of a function. Counterpart: `CAValueFunctionName`.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A rotation about the x axis.
    public static let rotateX = Self(rawValue: "rotateX")
    /// A rotation about the y axis.
    public static let rotateY = Self(rawValue: "rotateY")
    /// A rotation about the z axis.
    public static let rotateZ = Self(rawValue: "rotateZ")
    /// A scale along all axes.
    public static let scale = Self(rawValue: "scale")
    /// A scale along the x axis.
    public static let scaleX = Self(rawValue: "scaleX")
    /// A scale along the y axis.
    public static let scaleY = Self(rawValue: "scaleY")
    /// A scale along the z axis.
    public static let scaleZ = Self(rawValue: "scaleZ")
    /// A translation along all axes.
    public static let translate = Self(rawValue: "translate")
    /// A translation along the x axis.
    public static let translateX = Self(rawValue: "translateX")
    /// A translation along the y axis.
    public static let translateY = Self(rawValue: "translateY")
    /// A translation along the z axis.
    public static let translateZ = Self(rawValue: "translateZ")
  }

  /// The name of the function.
  open private(set) var name: Name

  /// Creates a function.
  public init?(name: Name) {
    self.name = name
    super.init()
  }
}

extension LayerAnimation {
  /// The function that makes a transform of the value. Kept without effect.
  public var valueFunction: ValueFunction? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The preferred rate of frames. Kept without effect.
  public var preferredFrameRateRange: FrameRateRange {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
}

extension LayerTransition {
  /// The point at which the transition begins, from 0 to 1. Kept without effect.
  public var startProgress: Float {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The point at which the transition ends, from 0 to 1. Kept without effect.
  public var endProgress: Float {
    get { kept(or: 1) }
    set { keep(newValue) }
  }
}

extension KeyframeAnimation {
  /// The tension of the curve at each point. Kept without effect.
  public var tensionValues: [NSNumber]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The continuity of the curve at each point. Kept without effect.
  public var continuityValues: [NSNumber]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The bias of the curve at each point. Kept without effect.
  public var biasValues: [NSNumber]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension SpringAnimation {
  /// Whether the spring may be damped beyond rest. Kept without effect.
  public var allowsOverdamping: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension EmitterLayer {
  /// The place in depth of the particles' source, in points. Kept without effect.
  public var emitterZPosition: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The depth of the source, in points. Kept without effect.
  public var emitterDepth: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The seed of random numbers. Kept without effect.
  public var seed: UInt32 {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The rate of the particles' rotation. Kept without effect.
  public var spin: Float {
    get { kept(or: 1) }
    set { keep(newValue) }
  }
  /// Whether particles have their own depth. Kept without effect.
  public var preservesDepth: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension DisplayLink {
  /// The number of refreshes between calls, by the older name.
  public var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = 60 / max(1, newValue) }
  }
}

extension Transaction {
  /// Has no effect: layers are used on one thread here.
  public class func lock() {}
  /// Has no effect: layers are used on one thread here.
  public class func unlock() {}
}
