import Foundation
import HeadlessViews

// Keyframe, repeated and system animations. As in all animations, the changes are made immediately;
// the completion runs when the duration has passed on the simulator's clock.

extension View {
  /// Animates changes by keyframes.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - options: Kept without effect.
  ///   - animations: The changes, some in keyframes: `addKeyframe(withRelativeStartTime:…)`.
  ///   - completion: Called at the end, with `true`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: [], animations: animations,
      completion: completion)
  }

  /// Adds a keyframe to an animation. Its changes are made immediately.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the keyframe, as a fraction of the whole.
  ///   - frameDuration: The duration of the keyframe, as a fraction of the whole.
  ///   - animations: The changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Repeats changes in an animation. They are made once, immediately.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Performs a system animation on views.
  ///
  /// - Parameters:
  ///   - animation: The system animation, which removes the views.
  ///   - views: The views that it removes at the end.
  ///   - options: As for other animations.
  ///   - parallelAnimations: Changes to animate alongside.
  ///   - completion: Called at the end, with `true`.
  public class func perform(
    _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      on: views.first?.simulator ?? .current, withDuration: 0.25,
      animations: parallelAnimations ?? {},
      completion: { isDone in
        for view in views { view.removeFromSuperview() }
        completion?(isDone)
      })
  }

  /// An animation that the system provides.
  ///
  /// Counterpart: `UIView.SystemAnimation`.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Removes the views.
    case delete
  }

  /// The options of a keyframe animation. Kept without effect.
  ///
  /// Counterpart: `UIView.KeyframeAnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out in the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches are handled during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current visible state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation plays backwards after each cycle.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Linear interpolation between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No interpolation: the values jump.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// A constant speed throughout.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
