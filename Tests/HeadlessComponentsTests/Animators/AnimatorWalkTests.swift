import Foundation
import HeadlessComponents
import HeadlessKit
import TestSupport
import Testing

/// Property animators under random calls, against a plain model of their documentation.
@MainActor
@Suite struct AnimatorWalkTests {
  nonisolated private static let duration = 2.0
  nonisolated private static let (start, end): (CGFloat, CGFloat) = (5, 105)

  private enum Call {
    case start, pause, reverse, stop, stopForGood
    case startLater(TimeInterval)
    case go(CGFloat)
    case `continue`(factor: CGFloat)
    case finish(ViewAnimatingPosition)
    case advance(TimeInterval)

    static func random(using random: inout SeededGenerator) -> Call {
      let quarters: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
      return switch Int.random(in: 0..<14, using: &random) {
      case 0, 1: .start
      case 2: .pause
      case 3: .reverse
      case 4: .stop
      case 5: Bool.random(using: &random) ? .stopForGood : .stop
      case 6: .startLater([0, 0.5, 3].randomElement(using: &random) ?? 0)
      case 7: .go((quarters + [-1, 2]).randomElement(using: &random) ?? 0)
      case 8: .continue(factor: [0, 0.5, 1].randomElement(using: &random) ?? 0)
      case 9: .finish([.start, .end, .current].randomElement(using: &random) ?? .end)
      default: .advance([0, 0.25, 0.5, 1, 2].randomElement(using: &random) ?? 0)
      }
    }
  }

  /// What an animator is expected to be.
  private struct Model {
    var state = ViewAnimatingState.inactive
    var isRunning = false
    var isReversed = false
    var pausesOnCompletion = false
    var fraction = 0.0
    /// The time of the whole way at the present speed, and the time until a delayed start.
    var whole = 0.0
    var delay: TimeInterval?
    var place = AnimatorWalkTests.start
    var ends: [ViewAnimatingPosition] = []
    /// Whether its changes were made, and its completions called or dropped.
    var isOver = false

    private var progress: Double { isReversed ? 1 - fraction : fraction }

    mutating func activate() {
      guard state == .inactive else { return }
      state = .active
      if !isOver { place = AnimatorWalkTests.end }
    }

    mutating func run(whole: Double) {
      (isRunning, delay, self.whole) = (true, nil, whole)
    }

    mutating func start() {
      guard !isRunning else { return }
      activate()
      run(whole: AnimatorWalkTests.duration)
    }

    mutating func apply(at fraction: Double) {
      guard !isOver else { return }
      place =
        AnimatorWalkTests.start
        + (AnimatorWalkTests.end - AnimatorWalkTests.start) * CGFloat(fraction)
    }

    mutating func end(at position: ViewAnimatingPosition) {
      switch position {
      case .start: apply(at: 0)
      case .end: apply(at: 1)
      case .current: apply(at: progress)
      }
      if !isOver { ends.append(position) }
      reset()
    }

    mutating func reset() {
      (state, isRunning, isReversed, fraction, isOver) = (.inactive, false, false, 0, true)
    }

    mutating func advance(by time: TimeInterval) {
      var time = time
      if let delay {
        guard delay <= time + 1e-9 else { return self.delay = delay - time }
        time -= delay
        start()
      }
      guard isRunning else { return }
      guard whole * (1 - fraction) <= time + 1e-9 else { return fraction += time / whole }
      (fraction, isRunning) = (1, false)
      if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }

    /// Whether UIKit would raise an exception.
    func refuses(_ call: Call) -> Bool {
      switch call {
      case .start, .pause, .startLater, .go, .continue: state == .stopped
      case .finish: state != .stopped
      case .reverse, .stop, .stopForGood, .advance: false
      }
    }

    mutating func take(_ call: Call) {
      switch call {
      case .start: start()
      case .startLater(let time):
        guard time > 0, !isRunning else { return start() }
        activate()
        delay = time
      case .pause:
        activate()
        (isRunning, delay) = (false, nil)
      case .go(let fraction):
        activate()
        (isRunning, delay, self.fraction) = (false, nil, min(1, max(0, Double(fraction))))
      case .reverse:
        isReversed.toggle()
        if state == .active { fraction = 1 - fraction }
      case .continue(let factor):
        guard state == .active, !isRunning else { return start() }
        let rest = 1 - fraction
        let duration = AnimatorWalkTests.duration
        run(whole: factor > 0 && rest > 0 ? duration * Double(factor) / rest : duration)
      case .stop, .stopForGood:
        guard state == .active else { return }
        (isRunning, delay) = (false, nil)
        apply(at: progress)
        state = .stopped
        if case .stopForGood = call { reset() }
      case .finish(let position): end(at: position)
      case .advance(let time): advance(by: time)
      }
    }
  }

  private func make(_ call: Call, _ animator: PropertyAnimator, _ simulator: Simulator) throws {
    switch call {
    case .start: animator.startAnimation()
    case .startLater(let time): animator.startAnimation(afterDelay: time)
    case .pause: animator.pauseAnimation()
    case .go(let fraction): animator.fractionComplete = fraction
    case .reverse: animator.isReversed.toggle()
    case .continue(let factor):
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    case .stop: animator.stopAnimation(false)
    case .stopForGood: animator.stopAnimation(true)
    case .finish(let position): animator.finishAnimation(at: position)
    case .advance(let time): try simulator.advance(by: time)
    }
  }

  @Test func anAnimatorFollowsItsModel() throws {
    let simulator = Simulator()
    let (host, box) = (View(), View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    host.addSubview(box)
    simulator.show(host)
    for seed in 0..<UInt64(Thoroughness.number(usually: 150, exhaustively: 5_000)) {
      var random = SeededGenerator(seed: seed)
      var (model, calls): (Model, [Call]) = (Model(), [])
      var ends: [ViewAnimatingPosition] = []
      box.center.x = Self.start
      let animator = PropertyAnimator(duration: Self.duration, curve: .linear) {
        box.center.x = Self.end
      }
      animator.addCompletion { ends.append($0) }
      model.pausesOnCompletion = seed % 4 == 3
      animator.pausesOnCompletion = model.pausesOnCompletion
      while calls.count < 12 {
        let call = Call.random(using: &random)
        calls.append(call)
        if model.refuses(call) {
          let report = captureCrash { try? make(call, animator, simulator) }
          #expect(report?.reason.hasPrefix(model.state == .stopped ? "-[UIView" : "finish") == true)
        } else {
          model.take(call)
          try make(call, animator, simulator)
        }
        let isRight =
          animator.state == model.state && animator.isRunning == model.isRunning
          && animator.isReversed == model.isReversed && ends == model.ends
          && abs(animator.fractionComplete - model.fraction) < 1e-6
          && abs(box.center.x - model.place) < 1e-6
        #expect(
          isRight,
          "\(seed): \(calls): \(animator.state) \(animator.fractionComplete) \(box.center.x) \(ends), \(model)"
        )
        guard isRight else { return }
      }
      // An animator is not released while it is paused or stopped (behaviour 25.80).
      if animator.state == .active { animator.stopAnimation(true) }
      if animator.state == .stopped { animator.finishAnimation(at: .current) }
    }
  }

  @Test func aStoppedAnimatorRefusesEveryCallButFinishing() {
    let animator = PropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    animator.stopAnimation(false)
    let calls: [(name: String, verb: String, body: () -> Void)] = [
      ("startAnimation", "started", animator.startAnimation),
      ("startAnimationAfterDelay:", "started", { animator.startAnimation(afterDelay: 1) }),
      ("pauseAnimation", "paused", animator.pauseAnimation),
      ("addAnimations:", "modified", { animator.addAnimations {} }),
      ("setFractionComplete:", "modified", { animator.fractionComplete = 0 }),
    ]
    for call in calls {
      let said = captureCrash(call.body)?.reason
      #expect(
        said
          == "-[UIViewPropertyAnimator \(call.name)] A stopped animator cannot be \(call.verb).")
    }
    #expect(captureCrash { animator.finishAnimation(at: .end) } == nil)
  }

  @Test func withoutAnimationsEverythingEndsAtOnce() throws {
    let simulator = Simulator()
    simulator.areAnimationsEnabled = false
    var ends: [ViewAnimatingPosition] = []
    simulator.run {
      let animator = PropertyAnimator(duration: 9, dampingRatio: 1)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      let other = PropertyAnimator(duration: 9, controlPoint1: .zero, controlPoint2: .zero)
      other.addCompletion { ends.append($0) }
      other.pauseAnimation()
      other.continueAnimation(withTimingParameters: nil, durationFactor: 3)
    }
    try simulator.advance(by: 0)
    #expect(ends == [.end, .end])
  }

  @Test func timingsSayWhatTheyAre() {
    let curves: [(View.AnimationCurve, CGFloat, CGFloat)] = [
      (.linear, 0, 1), (.easeIn, 0.42, 1), (.easeOut, 0, 0.58), (.easeInOut, 0.42, 0.58),
    ]
    for (curve, one, two) in curves {
      let timing = CubicTimingParameters(animationCurve: curve)
      #expect(timing.controlPoint1 == CGPoint(x: one, y: 0))
      #expect(timing.controlPoint2 == CGPoint(x: two, y: 1))
      #expect(timing.timingCurveType == .builtin)
      #expect(timing.cubicTimingParameters === timing && timing.springTimingParameters == nil)
    }
    let own = CubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 2))
    #expect(own.timingCurveType == .cubic && own.controlPoint2.y == 2)
    let spring = SpringTimingParameters(mass: 4, stiffness: 1, damping: 2, initialVelocity: .zero)
    #expect(spring.dampingRatio == 0.5 && spring.timingCurveType == .spring)
    #expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
    #expect(
      SpringTimingParameters(mass: 0, stiffness: 1, damping: 2, initialVelocity: .zero)
        .dampingRatio == 1)
    #expect(SpringTimingParameters(duration: 1, bounce: 0.25).dampingRatio == 0.75)
    #expect(SpringTimingParameters(duration: 1, bounce: -0.5).dampingRatio == 2)
    #expect(PropertyAnimator(duration: -1, curve: .linear).duration == 0)
  }
}
