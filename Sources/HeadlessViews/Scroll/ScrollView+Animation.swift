import Foundation

/// A running animation of a scroll view's offset.
package struct OffsetAnimation {
  var start: CGPoint
  package var end: CGPoint
  /// The start time, in nanoseconds of the simulator's clock.
  var began: Int
  /// The number of the next frame, from 1.
  var frame = 1
  /// The scheduled work for the next frame.
  var work: ScheduledWork?
  /// Whether a tap on the status bar began it.
  var isToTop = false

  /// The duration, in nanoseconds: 0.3 s.
  static let duration = 300_000_000
  /// The number of frames: sixty per second.
  static let frames = 18

  /// The due time of the next frame, in nanoseconds of the simulator's clock.
  var due: Int { began + Self.duration * frame / Self.frames }

  /// The offset at the next frame, eased in and out; exact at the end.
  var offset: CGPoint {
    guard frame < Self.frames else { return end }
    let time = CGFloat(frame) / CGFloat(Self.frames)
    let way = time * time * (3 - 2 * time)
    return CGPoint(
      x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way)
  }
}

extension ScrollView {
  func animateOffset(to end: CGPoint) {
    guard !hasCrashed else { return }
    guard end != contentOffset else {
      setOffset(end)
      return
    }
    guard window != nil, simulator.allowsAnimations else {
      setOffset(end)
      simulator.schedule(after: 0, named: "end of a scroll without animation") { [weak self] in
        guard let self else { return }
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
      return
    }
    offsetAnimation?.work?.cancel()
    offsetAnimation = OffsetAnimation(
      start: contentOffset, end: end, began: simulator.clock.nanoseconds)
    scheduleOffsetFrame()
  }

  private func scheduleOffsetFrame() {
    guard let due = offsetAnimation?.due else { return }
    offsetAnimation?.work = simulator.schedule(at: due, named: "scroll animation") { [weak self] in
      self?.showOffsetFrame()
    }
  }

  private func showOffsetFrame() {
    guard let animation = offsetAnimation else { return }
    guard animation.frame < OffsetAnimation.frames else {
      offsetAnimation = nil
      moveOffset(to: animation.end)
      offsetAnimationWillEnd()
      if animation.isToTop {
        scrollDelegate?.scrollViewDidScrollToTop(self)
      } else {
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
      return
    }
    offsetAnimation?.frame += 1
    scheduleOffsetFrame()
    moveOffset(to: animation.offset)
  }
}

extension ScrollView {
  /// Scrolls to the top, as after a tap on the status bar, if the delegate allows it. It is notified at
  /// the end, or immediately if the top is shown.
  package func scrollToTop() {
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard contentOffset.y > top.y, window != nil, simulator.allowsAnimations else {
      contentOffset = top
      scrollDelegate?.scrollViewDidScrollToTop(self)
      return
    }
    animateOffset(to: top)
    offsetAnimation?.isToTop = true
  }
}
