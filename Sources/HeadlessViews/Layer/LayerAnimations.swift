import Foundation

/// The pacing of an animation.
///
/// Counterpart: `CAMediaTimingFunction`.
///
/// Coverage: simulated.
public final class MediaTimingFunction: NSObject, Sendable {
  /// The two control points: x1, y1, x2, y2.
  public let controlPoints: [Float]

  /// Creates a timing function from its control points.
  ///
  /// - Parameters:
  ///   - c1x: The first control point, along the time.
  ///   - c1y: The first control point, along the value.
  ///   - c2x: The second control point, along the time.
  ///   - c2y: The second control point, along the value.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Creates a predefined timing function.
  ///
  /// - Parameter name: Its name.
  public convenience init(name: MediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
}

/// The name of a predefined timing function.
///
/// Counterpart: `CAMediaTimingFunctionName`.
public struct MediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A constant speed.
  public static let linear = Self(rawValue: "linear")
  /// A slow start.
  public static let easeIn = Self(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's default.
  public static let `default` = Self(rawValue: "default")
}

/// The values that an animation shows before its start and after its end.
///
/// Counterpart: `CAMediaTimingFillMode`.
public struct MediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The final value after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The initial value before the start.
  public static let backwards = Self(rawValue: "backwards")
  /// Both values.
  public static let both = Self(rawValue: "both")
  /// No value outside the animation.
  public static let removed = Self(rawValue: "removed")
}

/// An animation of a layer, as data. It ends on the simulator's clock.
///
/// Counterpart: `CAAnimation`.
///
/// Coverage: simulated. Kept without effect: `fillMode`, `timingFunction`.
@preconcurrency @MainActor
open class LayerAnimation: NSObject {
  package var keptStates = KeptStates()
  /// The duration of one cycle, in seconds; zero means a quarter of a second.
  open var duration: TimeInterval = 0
  /// The start time, in seconds.
  open var beginTime: TimeInterval = 0
  /// The speed of time in the animation.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of the repetitions, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether the animation plays backwards after each cycle.
  open var autoreverses = false
  /// The values that the animation shows before its start and after its end.
  open var fillMode = MediaTimingFillMode.removed
  /// Whether it is removed from its layer when it has ended.
  open var isRemovedOnCompletion = true
  /// The pacing of the animation.
  open var timingFunction: MediaTimingFunction?
  /// The object that is notified of the start and the end. It is retained, as in Core Animation.
  open var delegate: (any LayerAnimationDelegate)?

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// The total duration, in seconds; `nil` if it does not end.
  var wholeDuration: TimeInterval? {
    let round = (duration == 0 ? 0.25 : duration) * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration.isFinite ? repeatDuration : nil }
    guard repeatCount.isFinite, repeatCount < 1e6 else { return nil }
    return round * TimeInterval(max(1, repeatCount)) / TimeInterval(speed > 0 ? speed : 1)
  }
}

/// An observer of the start and the end of an animation.
///
/// Counterpart: `CAAnimationDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol LayerAnimationDelegate: NSObjectProtocol {
  /// Called when the animation has started.
  func animationDidStart(_ anim: LayerAnimation)
  /// Called when the animation has ended.
  func animationDidStop(_ anim: LayerAnimation, finished flag: Bool)
}

extension LayerAnimationDelegate {
  public func animationDidStart(_ anim: LayerAnimation) {}
  public func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {}
}

/// An animation of one property of a layer. Counterpart: `CAPropertyAnimation`.
///
/// Coverage: simulated. Kept without effect: `isAdditive`, `isCumulative`, `keyPath`.
@preconcurrency @MainActor
open class PropertyAnimation: LayerAnimation {
  /// The key path of the property, such as `opacity`.
  open var keyPath: String?
  /// Whether the animation adds to the property's value.
  open var isAdditive = false
  /// Whether each cycle adds to the one before.
  open var isCumulative = false

  /// Creates an animation of a property.
  ///
  /// - Parameter path: The key path of the property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another. Counterpart: `CABasicAnimation`.
///
/// Coverage: simulated. Kept without effect: `byValue`, `fromValue`, `toValue`.
@preconcurrency @MainActor
open class BasicAnimation: PropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The final value.
  open var toValue: Any?
  /// The difference to the first value.
  open var byValue: Any?
}

/// An animation with the motion of a spring. Counterpart: `CASpringAnimation`.
///
/// Coverage: simulated. Kept without effect: `initialVelocity`, `stiffness`.
@preconcurrency @MainActor
open class SpringAnimation: BasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity.
  open var initialVelocity: CGFloat = 0
}

/// An animation through several values. Counterpart: `CAKeyframeAnimation`.
///
/// Coverage: simulated. Kept without effect: `keyTimes`, `path`, `timingFunctions`, `values`.
@preconcurrency @MainActor
open class KeyframeAnimation: PropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path that a position follows.
  open var path: CGPath?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pacing between the values.
  open var timingFunctions: [MediaTimingFunction]?
}

/// A group of animations that run together. Counterpart: `CAAnimationGroup`.
///
/// Coverage: simulated. Kept without effect: `animations`.
@preconcurrency @MainActor
open class AnimationGroup: LayerAnimation {
  /// The animations.
  open var animations: [LayerAnimation]?
}

/// A transition between two states of a layer. Counterpart: `CATransition`.
///
/// Coverage: simulated. Kept without effect: `subtype`, `type`.
@preconcurrency @MainActor
open class LayerTransition: LayerAnimation {
  /// The style of the transition.
  open var type = LayerTransitionType.fade
  /// The direction of the transition.
  open var subtype: LayerTransitionSubtype?
}

/// The style of a transition.
///
/// Counterpart: `CATransitionType`.
public struct LayerTransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a style from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in as the old one fades out.
  public static let fade = Self(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = Self(rawValue: "push")
  /// The old content slides away over the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction from which a transition comes.
///
/// Counterpart: `CATransitionSubtype`.
public struct LayerTransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A start at the right edge.
  public static let fromRight = Self(rawValue: "fromRight")
  /// A start at the left edge.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// A start at the top edge.
  public static let fromTop = Self(rawValue: "fromTop")
  /// A start at the bottom edge.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key of a layer's transition.
///
/// Counterpart: `kCATransition`.
public let layerTransitionKey = "transition"

/// The running animations of a layer.
@MainActor
final class RunningAnimations {
  struct Entry {
    let key: String
    let animation: LayerAnimation
    let end: ScheduledWork?
  }

  var entries: [Entry] = []
}

extension Layer {
  var running: RunningAnimations { kept { RunningAnimations() } }

  func stop(_ entry: RunningAnimations.Entry) {
    running.entries.removeAll { $0.animation === entry.animation }
    guard let end = entry.end, end.isPending else { return }
    end.cancel()
    let animation = entry.animation
    simulator.schedule(after: 0, named: "stop of animation '\(entry.key)'") {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }
}
