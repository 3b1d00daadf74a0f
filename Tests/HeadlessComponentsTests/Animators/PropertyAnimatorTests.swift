import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

@MainActor
@Suite struct PropertyAnimatorTests {
  let simulator = Simulator()
  let box = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let host = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    host.addSubview(box)
    simulator.show(host)
  }

  private func animator(_ log: Log) -> PropertyAnimator {
    let animator = PropertyAnimator(duration: 2, curve: .linear) {
      box.alpha = 0
      box.center.x = 105
    }
    animator.addCompletion { log.ends.append($0) }
    return animator
  }

  private final class Log {
    var ends: [ViewAnimatingPosition] = []
  }

  @Test func itCompletesWhenItsDurationHasPassed() throws {
    let log = Log()
    let animator = animator(log)
    #expect(box.alpha == 1)
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(box.alpha == 0)
    #expect(animator.isRunning)
    try simulator.advance(by: 0.5)
    #expect(animator.fractionComplete == 0.25)
    try simulator.advance(by: 1.4)
    #expect(log.ends == [])
    try simulator.advance(by: 0.1)
    #expect(log.ends == [.end])
    #expect(animator.state == .inactive)
  }

  @Test func aPausedAnimatorWaitsAndContinues() throws {
    let log = Log()
    let animator = animator(log)
    animator.startAnimation()
    try simulator.advance(by: 1)
    animator.pauseAnimation()
    #expect(simulator.pendingWork.isEmpty)
    try simulator.advance(by: 5)
    #expect(animator.fractionComplete == 0.5)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try simulator.advance(by: 0.9)
    #expect(log.ends == [])
    try simulator.advance(by: 0.1)
    #expect(log.ends == [.end])
  }

  @Test func aReversedAnimatorGivesTheViewsTheirFormerValues() throws {
    let log = Log()
    let animator = animator(log)
    animator.startAnimation()
    try simulator.advance(by: 0.5)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    try simulator.settle()
    #expect(log.ends == [.start])
    #expect(box.alpha == 1)
    #expect(box.center == CGPoint(x: 5, y: 5))
  }

  @Test func aStoppedAnimatorHasTheValuesOfItsFraction() {
    let log = Log()
    let animator = animator(log)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(box.alpha == 0.5)
    #expect(box.center.x == 55)
    animator.finishAnimation(at: .current)
    #expect(log.ends == [.current])
    #expect(box.center.x == 55)
    #expect(simulator.pendingWork.isEmpty)
  }

  @Test func finishingARunningAnimatorIsUIKitsException() {
    let animator = animator(Log())
    animator.startAnimation()
    let report = captureCrash { animator.finishAnimation(at: .end) }
    #expect(report?.reason.contains("should only be called on a stopped animator") == true)
  }

  @Test func runningAnimatorsStartAtOnce() throws {
    let log = Log()
    PropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 1) {
      box.isHidden = true
    } completion: {
      log.ends.append($0)
    }
    try simulator.advance(by: 1.9)
    #expect(log.ends == [])
    try simulator.advance(by: 0.1)
    #expect(log.ends == [.end])
  }
}
