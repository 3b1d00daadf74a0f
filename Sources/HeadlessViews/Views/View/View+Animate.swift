import Foundation

// Animations: the changes are made at once, as those of the values that UIKit animates; the
// completion runs when the time has passed on the simulator's clock.

private enum InheritedAnimation {
  @TaskLocal static var duration: TimeInterval = 0
}

extension View {
  /// How long the animation takes that code runs in, in seconds; zero in none.
  public class var inheritedAnimationDuration: TimeInterval { InheritedAnimation.duration }

  /// Makes changes with an animation.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Makes changes with an animation.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - animations: The changes. They are made at once.
  ///   - completion: What to do at the end, with `true`. When nothing is to animate, that is the
  ///     next turn.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes with an animation that begins after a time.
  ///
  /// Without the option `layoutSubviews` what the changes make due for layout is laid out later, as
  /// in UIKit.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let simulator = Simulator.current
    let isAnimated = simulator.allowsAnimations
    let time = isAnimated ? max(0, duration) : 0
    InheritedAnimation.$duration.withValue(time) { animations() }
    guard let completion else { return }
    simulator.schedule(
      after: isAnimated ? time + max(0, delay) : 0, named: "completion of UIView.animate"
    ) { completion(true) }
  }

  /// Makes changes with an animation like that of a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes changes with an animation like that of a spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(animations) { animations in
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: completion)
    }
  }

  /// Makes changes to a view with a transition.
  public class func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Puts a view in another one's place with a transition, or shows it and hides the other one with
  /// the option `showHideTransitionViews`.
  public class func transition(
    from fromView: View, to toView: View, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// How a view animates and goes over into another one. All but the option to show and hide is
  /// kept for nobody: there are no pixels.
  ///
  /// Counterpart: `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches count meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where things are seen now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It is repeated.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It takes its own time within another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It takes its own curve within another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are drawn meanwhile.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition shows one view and hides the other one.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It takes nothing from another one around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow, quick, slow.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow in the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view turns from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}
