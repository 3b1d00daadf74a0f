import Foundation
import HeadlessComponents
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Keyframe animations.
@MainActor
@Suite struct KeyframeTests {
  @Test func keyframesApplyAtOnceAndTheCompletionRunsLater() throws {
    let simulator = Simulator()
    try simulator.run {
      var diary: [String] = []
      View.animateKeyframes(
        withDuration: 1, delay: 0.5, options: .calculationModeCubic,
        animations: {
          View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { diary.append("2") }
          View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { diary.append("1") }
        }, completion: { diary.append("done \($0)") })
      #expect(diary == ["2", "1"])
      try simulator.advance(by: 1.4)
      #expect(diary == ["2", "1"])
      try simulator.advance(by: 0.2)
      #expect(diary == ["2", "1", "done true"])
    }
  }

  @Test func theSystemDeleteAnimationRemovesViews() throws {
    let simulator = Simulator()
    try simulator.run {
      let (outer, inner) = (View(), View())
      outer.addSubview(inner)
      View.perform(.delete, on: [inner], animations: nil)
      #expect(outer.subviews == [inner])
      try simulator.settle()
      #expect(outer.subviews == [])
    }
  }
}
