import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// Animators that are released. (behaviour 25.80)
@MainActor
@Suite struct ReleasedAnimatorTests {
  let simulator = Simulator()

  private func release(after use: (PropertyAnimator) -> Void) -> String? {
    captureCrash {
      simulator.run { use(PropertyAnimator(duration: 1, curve: .linear) {}) }
    }?.reason
  }

  private let reason = """
    It is an error to release a paused or stopped property animator. Property animators must either \
    finish animating or be explicitly stopped and finished before they can be released.
    """

  @Test func aPausedOrStoppedAnimatorMustNotBeReleased() {
    #expect(release { $0.pauseAnimation() } == reason)
    #expect(release { $0.fractionComplete = 0.5 } == reason)
    let stopped = release { animator in
      animator.startAnimation()
      animator.stopAnimation(false)
    }
    #expect(stopped == reason)
  }

  @Test func anyOtherAnimatorMay() throws {
    #expect(release { _ in } == nil)
    #expect(release { $0.startAnimation() } == nil)
    #expect(release { $0.startAnimation(afterDelay: 1) } == nil)
    let finished = release { animator in
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
    }
    #expect(finished == nil)
    let stopped = release { animator in
      animator.pauseAnimation()
      animator.stopAnimation(true)
    }
    #expect(stopped == nil)
    try simulator.settle()
  }
}
