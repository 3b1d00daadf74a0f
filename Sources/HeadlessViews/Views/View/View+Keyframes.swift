import Foundation

// Animations in several steps, repeated or of the system's. As in all animations the changes are
// made at once; the completion runs when the time has passed on the simulator's clock.

extension View {
  /// Makes changes with an animation of several steps.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - delay: How long it waits, in seconds.
  ///   - options: They make no difference here.
  ///   - animations: The changes, some in steps: `addKeyframe(withRelativeStartTime:…)`.
  ///   - completion: What to do at the end, with `true`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: [], animations: animations,
      completion: completion)
  }

  /// Makes changes as one step of an animation. They are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the step begins, as a part of the whole.
  ///   - frameDuration: How long it takes, as a part of the whole.
  ///   - animations: The changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Makes changes within an animation that are repeated. They are made once, at once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Makes changes with an animation of the system's.
  ///
  /// - Parameters:
  ///   - animation: What the system does. It takes views away.
  ///   - views: The views that it does that to, at the end.
  ///   - options: As in other animations.
  ///   - parallelAnimations: More changes.
  ///   - completion: What to do at the end, with `true`.
  public class func perform(
    _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options, animations: parallelAnimations ?? {},
      completion: { isDone in
        for view in views { view.removeFromSuperview() }
        completion?(isDone)
      })
  }

  /// What the system can do to views.
  ///
  /// Counterpart: `UIView.SystemAnimation`.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Takes them away.
    case delete
  }

  /// How an animation of several steps goes from one to the next. It makes no difference here.
  ///
  /// Counterpart: `UIView.KeyframeAnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches count meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It begins where things are seen now.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It is repeated.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It runs back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// At one speed between two steps.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed throughout.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// In a smooth curve, at one speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
