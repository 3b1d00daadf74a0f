import Foundation
import HeadlessControllers
import HeadlessViews

/// An animation of views that can be paused, scrubbed, reversed and stopped.
///
/// As in every animation here, the values change when it starts, and the completion is called when
/// the duration has passed on the simulator's clock. An animation that ends at its start, or is
/// stopped halfway, gives the views the values that belong there: their center, bounds, transform
/// and alpha, and the background colour at the ends. Views outside a window keep theirs.
///
/// Counterpart: `UIViewPropertyAnimator`.
///
/// Coverage: simulated. Kept without effect: `isInterruptible`, `isManualHitTestingEnabled`,
/// `isUserInteractionEnabled`, `scrubsLinearly`, `timingParameters`.
@preconcurrency @MainActor
open class PropertyAnimator: NSObject, ViewImplicitlyAnimating {
  /// The timing. Kept without effect.
  open private(set) var timingParameters: (any TimingCurveProvider)?
  /// The duration, in seconds.
  open private(set) var duration: TimeInterval
  /// The delay of the start, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether the animated views get touches. Kept without effect: they always do.
  open var isUserInteractionEnabled = true
  /// Whether the app itself finds the animated views. Kept without effect.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused. Kept without effect: it always can.
  open var isInterruptible = true
  /// Whether ``fractionComplete`` ignores the timing curve. Kept without effect: it always does.
  open var scrubsLinearly = true
  /// Whether the animator stays active at the end, so that it can be reversed.
  open var pausesOnCompletion = false
  /// Whether the animator is inactive, active (running or paused) or stopped.
  open private(set) var state = ViewAnimatingState.inactive
  /// Whether the animation is running.
  open private(set) var isRunning = false

  private var animations: [() -> Void] = []
  private var completions: [(ViewAnimatingPosition) -> Void] = []
  private var values = AnimatedValues()
  private weak var ownSimulator: Simulator?
  private var isBackward = false
  /// The completed fraction when the animation last began to run.
  private var base: CGFloat = 0
  private var beganAt: TimeInterval = 0
  /// The time that the whole way takes at the present speed, in seconds.
  private var wholeTime: TimeInterval = 0
  private var work: ScheduledWork?
  /// Whether the start is scheduled.
  private var isDelayed = false

  /// Creates an animator that takes no time (behaviour 25.41).
  public override convenience init() { self.init(duration: 0, curve: .linear) }

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - parameters: The timing.
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    self.duration = max(0, duration)
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a built-in curve.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - curve: The timing curve.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - point1: The first control point.
  ///   - point2: The second control point.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - ratio: The damping ratio.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - options: Kept without effect.
  ///   - animations: The changes.
  ///   - completion: Called at the end.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((ViewAnimatingPosition) -> Void)? = nil
  ) -> PropertyAnimator {
    let animator = PropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Changes and completions

  /// Adds changes: made at the start, or immediately while the animation is active.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: Ignored: all changes are made immediately.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return misuse("addAnimations:", "modified") }
    if state == .active { change(animation) } else { animations.append(animation) }
  }

  /// Adds changes: made at the start, or immediately while the animation is active.
  ///
  /// - Parameter animation: The changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a completion.
  ///
  /// - Parameter completion: Called at the end, with the position of the animation.
  open func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// The completed fraction of the animation in its direction, from 0 to 1. Setting it pauses the
  /// animation, or activates it without running.
  open var fractionComplete: CGFloat {
    get {
      guard isRunning, wholeTime > 0 else { return base }
      return min(1, base + CGFloat((simulator.clock.now - beganAt) / wholeTime))
    }
    set {
      guard state != .stopped else { return misuse("setFractionComplete:", "modified") }
      pauseAnimation()
      base = min(1, max(0, newValue))
    }
  }

  /// Whether the animation runs back to its start. Changing it turns a running animation round.
  open var isReversed: Bool {
    get { isBackward }
    set {
      guard newValue != isBackward else { return }
      let wasRunning = isRunning
      let fraction = fractionComplete
      if wasRunning { halt() }
      isBackward = newValue
      if state == .active { base = 1 - fraction }
      if wasRunning { run() }
    }
  }

  /// Starts or continues the animation.
  open func startAnimation() {
    guard state != .stopped else { return misuse("startAnimation", "started") }
    guard !isRunning else { return }
    isDelayed = false
    activate()
    wholeTime = simulator.allowsAnimations ? duration : 0
    run()
  }

  /// Starts the animation after a delay. The changes are made immediately.
  ///
  /// - Parameter delay: The delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return misuse("startAnimationAfterDelay:", "started") }
    guard delay > 0, !isRunning else { return startAnimation() }
    self.delay = delay
    activate()
    work?.cancel()
    isDelayed = true
    work = simulator.schedule(after: delay, named: "start of a property animator") {
      self.startAnimation()
    }
  }

  /// Pauses the animation; an inactive one becomes active.
  open func pauseAnimation() {
    guard state != .stopped else { return misuse("pauseAnimation", "paused") }
    activate()
    isDelayed = false
    base = fractionComplete
    halt()
  }

  /// Continues a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: The new timing; `nil` to keep it.
  ///   - durationFactor: The remaining time as a multiple of the duration; 0 to keep it.
  open func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return startAnimation() }
    if let parameters { timingParameters = parameters }
    let rest = Double(1 - base)
    wholeTime = duration
    if durationFactor > 0, rest > 0 { wholeTime = duration * Double(durationFactor) / rest }
    if !simulator.allowsAnimations { wholeTime = 0 }
    run()
  }

  /// Stops the animation where it is. An inactive one stays inactive.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its
  ///   completions; otherwise it waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    base = fractionComplete
    halt()
    values.apply(at: progress)
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Finishes a stopped animation and calls its completions.
  ///
  /// - Parameter finalPosition: The position whose values the views get.
  open func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    guard state == .stopped else {
      return CrashReport(
        MisuseFault(
          .internalInconsistency,
          "finishAnimationAtPosition: should only be called on a stopped animator!")
      ).deliver()
    }
    end(at: finalPosition)
  }

  /// The fraction of the way from the start of the animation to its end.
  private var progress: CGFloat { isBackward ? 1 - base : base }

  /// The simulator on which the animation began; before that, the current one.
  private var simulator: Simulator { ownSimulator ?? .current }

  private func activate() {
    guard state == .inactive else { return }
    ownSimulator = .current
    state = .active
    let due = animations
    animations = []
    change { for animation in due { animation() } }
  }

  private func change(_ animation: () -> Void) {
    let duration = duration
    values.record(on: simulator) {
      View.animate(
        on: simulator, withDuration: duration, animations: animation, completion: nil)
    }
  }

  private func run() {
    work?.cancel()
    isRunning = true
    beganAt = simulator.clock.now
    if let held = HeldAnimations.current {
      return held.hold { cancels in cancels ? self.end(at: .start) : self.arrive() }
    }
    let rest = wholeTime * Double(1 - base)
    work = simulator.schedule(after: rest, named: "completion of a property animator") {
      self.arrive()
    }
  }

  private func halt() {
    isRunning = false
    work?.cancel()
    work = nil
  }

  private func arrive() {
    base = 1
    halt()
    if !pausesOnCompletion { end(at: isBackward ? .start : .end) }
  }

  private func end(at position: ViewAnimatingPosition) {
    halt()
    switch position {
    case .end: values.apply(at: 1)
    case .start: values.apply(at: 0)
    case .current: values.apply(at: progress)
    }
    let due = completions
    reset()
    for completion in due { completion(position) }
  }

  private func reset() {
    state = .inactive
    isBackward = false
    base = 0
    completions = []
    values = AnimatedValues()
  }

  // UIKit's exception for an animator that is released while it is paused or stopped (behaviour
  // 25.80). A running one is owned by its scheduled work.
  deinit {
    guard Simulator.isOnMainQueue else { return }
    MainActor.assumeIsolated { raiseIfHeld() }
  }

  private func raiseIfHeld() {
    guard state == .stopped || (state == .active && !isRunning && !isDelayed) else { return }
    let reason = """
      It is an error to release a paused or stopped property animator. Property animators must \
      either finish animating or be explicitly stopped and finished before they can be released.
      """
    CrashReport(MisuseFault(.internalInconsistency, reason)).deliver()
  }

  private func misuse(_ method: String, _ verb: String) {
    let reason = "-[UIViewPropertyAnimator \(method)] A stopped animator cannot be \(verb)."
    CrashReport(MisuseFault(.internalInconsistency, reason)).deliver()
  }
}
