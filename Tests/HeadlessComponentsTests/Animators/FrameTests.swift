import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// Work with each frame of the screen, keyframes, and system animations.
@MainActor
@Suite struct FrameTests {
  private let simulator = Simulator()

  @Test func aLinkIsCalledAtEachOfItsFramesOnly() throws {
    final class Target: NSObject {
      func step(_ link: DisplayLink) {}
    }
    for rate in [0, 10, 20, 30, 60, 120] {
      let view = View()
      simulator.show(view)
      var times: [TimeInterval] = []
      let link = UpdateLink(view: view) { _, info in
        times.append(info.modelTime)
        #expect(abs(info.completionDeadlineTime - info.modelTime - 1 / 60) < 1e-9)
        #expect(abs(info.estimatedPresentationTime - info.modelTime - 1 / 30) < 1e-9)
      }
      let began = simulator.clock.now
      link.isEnabled = true
      try simulator.advance(by: 0.5)
      #expect(times.isEmpty)
      link.requiresContinuousUpdates = true
      try simulator.advance(by: 0.5)
      #expect(times.count == 30)
      #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 1 / 60) < 1e-6 })
      #expect(times.allSatisfy { $0 > began + 0.5 && $0 <= began + 1 + 1e-6 })
      #expect(link.currentUpdateInfo == nil)
      view.removeFromSuperview()
      try simulator.advance(by: 0.5)
      #expect(times.count == 30)
      link.isEnabled = false
      #expect(simulator.pendingWork.isEmpty)

      let display = DisplayLink(target: Target(), selector: Selector(Target.step(_:), "step:"))
      display.preferredFramesPerSecond = rate
      #expect(display.frameInterval == (rate > 0 ? max(1, 60 / rate) : 1))
      let step = rate > 0 && rate < 60 ? 1 / Double(rate) : 1 / 60
      #expect(abs(display.targetTimestamp - display.timestamp - step) < 1e-9)
      display.frameInterval = 2
      #expect(display.preferredFramesPerSecond == 30)
      display.frameInterval = 0
      #expect(display.preferredFramesPerSecond == 60)
    }
  }

  @Test func deletedViewsAreRemovedAtTheEnd() throws {
    let (host, one, other) = (View(), View(), View())
    [one, other].forEach(host.addSubview)
    simulator.show(host)
    var (changed, done): (Bool, [Bool]) = (false, [])
    View.perform(.delete, on: [one, other], animations: { changed = true }) { done.append($0) }
    #expect(changed && host.subviews.count == 2)
    try simulator.advance(by: 0.2)
    #expect(done == [] && host.subviews.count == 2)
    try simulator.advance(by: 0.05)
    #expect(done == [true] && host.subviews == [])
  }

  @Test func keyframesChangeAtOnceAndEndLater() throws {
    let view = View()
    simulator.show(view)
    var (steps, ends): ([Int], [Bool]) = ([], [])
    simulator.run {
      View.animateKeyframes(withDuration: 1, delay: 1) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { steps.append(1) }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { steps.append(2) }
        View.modifyAnimations(withRepeatCount: 2, autoreverses: true) { steps.append(3) }
      } completion: {
        ends.append($0)
      }
    }
    #expect(steps == [1, 2, 3])
    try simulator.advance(by: 1.9)
    #expect(ends == [])
    try simulator.advance(by: 0.1)
    #expect(ends == [true])
  }

  @Test func aSpringSettlesSoonerTheMoreItIsDamped() {
    let spring = SpringAnimation(keyPath: "position")
    (spring.mass, spring.damping) = (2, 10)
    #expect(spring.settlingDuration == 2)
    spring.damping = 20
    #expect(spring.settlingDuration == 1)
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }
}
