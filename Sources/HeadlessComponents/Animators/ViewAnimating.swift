import Foundation
import HeadlessControllers
import HeadlessViews

/// The state of an animator.
///
/// Counterpart: `UIViewAnimatingState`.
public enum ViewAnimatingState: Int, Hashable, Sendable {
  case inactive, active, stopped
}

/// An animation that can be started, paused, reversed and stopped.
///
/// Counterpart: `UIViewAnimating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewAnimating: NSObjectProtocol {
  /// Whether the animation is inactive, active (running or paused) or stopped.
  var state: ViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs back to its start.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation in its direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after a delay.
  ///
  /// - Parameter delay: The delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation where it is.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its
  ///   completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation and calls its completions.
  ///
  /// - Parameter finalPosition: The position whose values the views get.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// An animation whose changes and completions are closures.
///
/// Counterpart: `UIViewImplicitlyAnimating`. Its methods are optional in UIKit.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: The part of the remaining time after which they begin.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  ///
  /// - Parameter animation: The changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion.
  ///
  /// - Parameter completion: Called at the end, with the position of the animation.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Continues a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: The new timing; `nil` to keep it.
  ///   - durationFactor: The remaining time as a multiple of the duration; 0 to keep it.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat)
}

// UIKit requires none of these methods.
extension ViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

/// The timing of an animation: a curve or a spring. Kept without effect, since nothing is rendered.
///
/// Counterpart: `UITimingCurveProvider`.
///
/// Coverage: simulated. Kept without effect: `cubicTimingParameters`, `springTimingParameters`,
/// `timingCurveType`.
public protocol TimingCurveProvider: NSObjectProtocol {
  /// Whether a curve, a spring or both determine the timing.
  var timingCurveType: TimingCurveType { get }
  /// The curve.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring.
  var springTimingParameters: SpringTimingParameters? { get }
}

/// The source of an animation's timing.
///
/// Counterpart: `UITimingCurveType`.
public enum TimingCurveType: Int, Hashable, Sendable {
  case builtin, cubic, spring, composed
}

/// A timing curve between two control points.
///
/// Counterpart: `UICubicTimingParameters`.
///
/// Coverage: simulated. Kept without effect: `animationCurve`, `controlPoint1`, `controlPoint2`,
/// `cubicTimingParameters`, `springTimingParameters`, `timingCurveType`.
public final class CubicTimingParameters: NSObject, TimingCurveProvider, Sendable {
  /// The built-in curve, if this is one.
  public let animationCurve: View.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// Creates the default curve.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a built-in curve.
  ///
  /// - Parameter curve: The curve.
  public init(animationCurve curve: View.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve == .easeOut || curve == .linear ? 0 : 0.42, y: 0)
    controlPoint2 = CGPoint(x: curve == .easeIn || curve == .linear ? 1 : 0.58, y: 1)
    isBuiltIn = true
    super.init()
  }

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - point1: The first control point.
  ///   - point2: The second control point.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
    super.init()
  }

  public var timingCurveType: TimingCurveType { isBuiltIn ? .builtin : .cubic }
  public var cubicTimingParameters: CubicTimingParameters? { self }
  public var springTimingParameters: SpringTimingParameters? { nil }
}

/// The motion of a spring.
///
/// Counterpart: `UISpringTimingParameters`.
///
/// Coverage: simulated. Kept without effect: `cubicTimingParameters`, `dampingRatio`,
/// `initialVelocity`, `springTimingParameters`, `timingCurveType`.
public final class SpringTimingParameters: NSObject, TimingCurveProvider, Sendable {
  /// The damping ratio: 1 does not oscillate.
  public let dampingRatio: CGFloat
  /// The initial velocity, in multiples of the whole distance per second.
  public let initialVelocity: CGVector

  /// Creates the default spring.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio.
  ///   - velocity: The initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its physics.
  ///
  /// - Parameters:
  ///   - mass: The mass.
  ///   - stiffness: The stiffness.
  ///   - damping: The damping.
  ///   - velocity: The initial velocity.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  public var timingCurveType: TimingCurveType { .spring }
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  public var springTimingParameters: SpringTimingParameters? { self }
}
