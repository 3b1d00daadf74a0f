import Foundation

/// How an animation speeds up and slows down.
///
/// Counterpart: `CAMediaTimingFunction`.
///
/// Coverage: simulated.
public final class MediaTimingFunction: NSObject, Sendable {
  /// The two control points: x1, y1, x2, y2.
  public let controlPoints: [Float]

  /// Creates one.
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

  /// Creates one that has a name.
  ///
  /// - Parameter name: The name.
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

/// The name of how an animation speeds up and slows down.
///
/// Counterpart: `CAMediaTimingFunctionName`.
public struct MediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly.
  public static let linear = Self(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slowly at last.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slowly at first and at last.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// As the system's own.
  public static let `default` = Self(rawValue: "default")
}

/// What an animation leaves before its begin and after its end.
///
/// Counterpart: `CAMediaTimingFillMode`.
public struct MediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// Nothing.
  public static let removed = Self(rawValue: "removed")
}

/// An animation of a layer, as data. It ends on the simulator's clock.
///
/// Counterpart: `CAAnimation`.
///
/// Coverage: simulated. Kept without effect: `fillMode`, `timingFunction`.
@preconcurrency @MainActor
open class LayerAnimation: NSObject {
  /// How long one round takes, in seconds; zero for a quarter of a second.
  open var duration: TimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// How fast time passes in it.
  open var speed: Float = 1
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether every other round goes back.
  open var autoreverses = false
  /// What it leaves before its begin and after its end.
  open var fillMode = MediaTimingFillMode.removed
  /// Whether it is taken off its layer when it has ended.
  open var isRemovedOnCompletion = true
  /// How it speeds up and slows down.
  open var timingFunction: MediaTimingFunction?
  /// Who hears of its begin and its end. It is kept, as in Core Animation.
  open var delegate: (any LayerAnimationDelegate)?

  /// Creates one.
  public override init() {
    super.init()
  }

  /// How long it takes in all, in seconds; `nil` if it does not end.
  var wholeDuration: TimeInterval? {
    let round = (duration == 0 ? 0.25 : duration) * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration.isFinite ? repeatDuration : nil }
    guard repeatCount.isFinite, repeatCount < 1e6 else { return nil }
    return round * TimeInterval(max(1, repeatCount)) / TimeInterval(speed > 0 ? speed : 1)
  }
}

/// Who hears of an animation's begin and end.
///
/// Counterpart: `CAAnimationDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol LayerAnimationDelegate: NSObjectProtocol {
  /// It has begun.
  func animationDidStart(_ anim: LayerAnimation)
  /// It has ended.
  func animationDidStop(_ anim: LayerAnimation, finished flag: Bool)
}

extension LayerAnimationDelegate {
  public func animationDidStart(_ anim: LayerAnimation) {}
  public func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {}
}

/// An animation of one value of a layer. Counterpart: `CAPropertyAnimation`.
///
/// Coverage: simulated. Kept without effect: `isAdditive`, `isCumulative`, `keyPath`.
@preconcurrency @MainActor
open class PropertyAnimation: LayerAnimation {
  /// The value: `opacity`.
  open var keyPath: String?
  /// Whether it adds to the value.
  open var isAdditive = false
  /// Whether each round adds to the one before.
  open var isCumulative = false

  /// Creates one.
  ///
  /// - Parameter path: The value.
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
  /// The last value.
  open var toValue: Any?
  /// What is added to the first value.
  open var byValue: Any?
}

/// An animation like that of a spring. Counterpart: `CASpringAnimation`.
///
/// Coverage: simulated. Kept without effect: `damping`, `initialVelocity`, `mass`, `stiffness`.
@preconcurrency @MainActor
open class SpringAnimation: BasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// What slows it down.
  open var damping: CGFloat = 10
  /// How fast it is at first.
  open var initialVelocity: CGFloat = 0
}

/// An animation through several values. Counterpart: `CAKeyframeAnimation`.
///
/// Coverage: simulated. Kept without effect: `keyTimes`, `path`, `timingFunctions`, `values`.
@preconcurrency @MainActor
open class KeyframeAnimation: PropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path of a place.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How it speeds up and slows down between them.
  open var timingFunctions: [MediaTimingFunction]?
}

/// Several animations at once. Counterpart: `CAAnimationGroup`.
///
/// Coverage: simulated. Kept without effect: `animations`.
@preconcurrency @MainActor
open class AnimationGroup: LayerAnimation {
  /// The animations.
  open var animations: [LayerAnimation]?
}

/// A change of what a layer shows. Counterpart: `CATransition`.
///
/// Coverage: simulated. Kept without effect: `subtype`, `type`.
@preconcurrency @MainActor
open class LayerTransition: LayerAnimation {
  /// How it looks.
  open var type = LayerTransitionType.fade
  /// Where it comes from.
  open var subtype: LayerTransitionSubtype?
}

/// How a transition looks.
///
/// Counterpart: `CATransitionType`.
public struct LayerTransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a look from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old goes as the new comes.
  public static let fade = Self(rawValue: "fade")
  /// The new comes over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = Self(rawValue: "push")
  /// The old goes from over the new.
  public static let reveal = Self(rawValue: "reveal")
}

/// Where what a transition shows comes from.
///
/// Counterpart: `CATransitionSubtype`.
public struct LayerTransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// What a transition is known by.
///
/// Counterpart: `kCATransition`.
public let layerTransitionKey = "transition"
