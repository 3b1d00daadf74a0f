import Foundation

// Animations change the values immediately, like the model values in UIKit; the completion runs
// when the duration has passed on the simulator's clock.

private enum InheritedAnimation {
  @TaskLocal static var duration: TimeInterval = 0
}

extension View {
  /// The duration of the animation in which the code runs, in seconds; zero outside an animation.
  public class var inheritedAnimationDuration: TimeInterval { InheritedAnimation.duration }

  /// Animates changes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - animations: The changes. They are made immediately.
  ///   - completion: Called at the end, with `true` unless the animations of a layer were removed
  ///     before. If nothing animates, that is the next turn.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes after a delay.
  ///
  /// Without the option `layoutSubviews`, layout that the changes invalidate runs later, as in
  /// UIKit.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let simulator = Simulator.current
    let flushes = options.contains(.flushUpdates)
    if flushes { simulator.layoutIfNeeded() }
    animate(
      on: simulator, withDuration: duration, delay: delay, repeats: options.contains(.repeat),
      animations: {
        animations()
        if flushes { simulator.layoutIfNeeded() }
      }, completion: completion)
  }

  /// Animates changes on a simulator.
  package class func animate(
    on simulator: Simulator, withDuration duration: TimeInterval, delay: TimeInterval = 0,
    repeats: Bool = false, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let isAnimated = simulator.allowsAnimations
    let time = isAnimated ? max(0, duration) : 0
    func change() {
      ImplicitAnimations.record(
        duration: time, length: repeats ? .infinity : time + max(0, delay), on: simulator
      ) {
        InheritedAnimation.$duration.withValue(time) { animations() }
      }
    }
    guard let completion else {
      change()
      if time > 0 { Transaction.noteAnimation(of: time + max(0, delay), on: simulator) }
      return
    }
    let animation = ViewAnimation(repeats: repeats, completion: completion)
    animation.record(change)
    if let held = HeldAnimations.current { return held.hold { _ in completion(true) } }
    animation.run(on: simulator, after: isAnimated ? time + max(0, delay) : 0)
  }

  /// Animates changes with the motion of a spring.
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

  /// Animates changes with the motion of a spring.
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

  /// Changes a view with a transition.
  public class func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      on: view.simulator, withDuration: duration, animations: animations ?? {},
      completion: completion)
  }

  /// Replaces a view by another with a transition, or with the option `showHideTransitionViews`
  /// hides the first and shows the other.
  public class func transition(
    from fromView: View, to toView: View, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      on: fromView.simulator, withDuration: duration,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// The options of an animation or a transition. All but `repeat`, `showHideTransitionViews` and
  /// `flushUpdates` are kept without effect, since nothing is rendered.
  ///
  /// Counterpart: `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches are handled during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current visible state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed, and calls its completion only then.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation plays backwards after each cycle.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested animation keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested animation keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are redrawn during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition shows one view and hides the other.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested animation inherits no options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Updates of properties and layout run before the animation, and those that the changes make
    /// due run in it.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)
    /// A slow start and a slow end.
    public static let curveEaseInOut: AnimationOptions = []
    /// A slow start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view flips from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view flips from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view flips from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The frame rate is the system's.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// The frame rate is 60 per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// The frame rate is 30 per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

private enum AnimationScope {
  @TaskLocal static var isOff = false
}

extension View {
  /// Whether changes animate now, on ``Simulator/current``.
  public class var areAnimationsEnabled: Bool { Simulator.current.allowsAnimations }

  /// Enables or disables the animations of ``Simulator/current``.
  ///
  /// UIKit has one switch for the process; here each simulator has its own.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulator.current.areAnimationsEnabled = enabled
  }

  /// Runs code without animations, on any simulator.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationScope.$isOff.withValue(true) { actionsWithoutAnimation() }
  }
}

extension Simulator {
  /// Whether changes on this simulator animate now.
  public var allowsAnimations: Bool { areAnimationsEnabled && !AnimationScope.isOff }
}
