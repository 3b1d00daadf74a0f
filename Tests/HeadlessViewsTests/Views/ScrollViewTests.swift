import TestSupport
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// A scroll view delegate that records its calls.
@MainActor
final class ScrollSpy: NSObject, ScrollViewDelegate {
  let log = Log()

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    log.add("scroll to \(Int(scrollView.contentOffset.y))")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log.add("end") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    log.add("inset \(Int(scrollView.adjustedContentInset.top))")
  }
}

@MainActor
@Suite struct ScrollViewTests {
  let simulator = Simulator()
  let spy = ScrollSpy()
  let scroll = ScrollView()

  init() {
    simulator.show(scroll, frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.delegate = spy
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    scroll.contentOffset.y = 30
    #expect(scroll.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.bounds.origin.y = 40
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
    scroll.contentOffset.y = 40
    #expect(spy.log.take() == ["scroll to 30", "scroll to 40"])
  }

  @Test func anOffsetIsNotClampedWhenItIsSet() {
    scroll.contentOffset.y = -500
    #expect(scroll.contentOffset.y == -500)
    scroll.contentOffset.y = 5000
    #expect(scroll.contentOffset.y == 5000)
  }

  @Test func shrinkingContentClampsTheOffset() {  // behaviour 5.7
    scroll.contentOffset.y = 800
    scroll.contentSize.height = 500
    #expect(scroll.contentOffset.y == 300)
    scroll.contentSize.height = 100
    #expect(scroll.contentOffset.y == 0)
    scroll.contentSize.height = 1000
    #expect(spy.log.take() == ["scroll to 800", "scroll to 300", "scroll to 0"])
  }

  @Test func anAnimatedScrollEndsAfterItsDuration() throws {
    scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    #expect(scroll.contentOffset.y == 0)
    #expect(scroll.isScrollAnimating)
    try simulator.advance(by: 0.15)
    #expect(scroll.contentOffset.y == 45)
    try simulator.advance(by: 0.15)
    #expect(scroll.contentOffset.y == 90)
    #expect(!scroll.isScrollAnimating)
    let lines = spy.log.take()
    #expect(lines.count == 19)
    #expect(lines.suffix(2) == ["scroll to 90", "end"])
    #expect(simulator.pendingWork == [])
  }

  @Test func scrollingToTheSamePlaceCallsNoDelegate() throws {
    scroll.setContentOffset(.zero, animated: true)
    try simulator.settle()
    #expect(spy.log.take() == [])
    #expect(simulator.clock.now == 0)
  }

  @Test func aNewScrollReplacesTheOldOne() throws {
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    try simulator.advance(by: 0.15)
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    try simulator.settle()
    #expect(scroll.contentOffset.y == 10)
    #expect(spy.log.take().filter { $0 == "end" } == [])
    #expect(simulator.clock.now == 0.15)
  }

  @Test func withoutAnimationsTheEndComesInTheNextTurn() {
    View.performWithoutAnimation {
      scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    }
    #expect(spy.log.take() == ["scroll to 100"])
    simulator.nextTurn()
    #expect(spy.log.take() == ["end"])
  }

  @Test(arguments: [(0, 50, 0), (150, 100, 50), (900, 100, 800), (-50, 10, 0), (300, 400, 300)])
  func scrollRectToVisibleScrollsNoFurtherThanNeeded(_ given: (y: Int, height: Int, offset: Int)) {
    scroll.scrollRectToVisible(
      CGRect(x: 0, y: given.y, width: 100, height: given.height), animated: false)
    #expect(Int(scroll.contentOffset.y) == given.offset)
  }

  @Test func scrollRectToVisibleScrollsBack() {
    scroll.contentOffset.y = 500
    scroll.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 400)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 450, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func scrollRectToVisibleKeepsClearOfInsets() {
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    scroll.contentInset = EdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    scroll.contentOffset = CGPoint(x: 500, y: 500)
    scroll.scrollRectToVisible(CGRect(x: 300, y: 400, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 270, y: 380))
  }

  /// 33.3 + (0.1 - 33.3) is not 0.1 in binary fractions.
  @Test func anAnimatedScrollEndsExactly() throws {
    scroll.contentOffset.y = 33.3
    scroll.setContentOffset(CGPoint(x: 0, y: 0.1), animated: true)
    try simulator.settle()
    #expect(scroll.contentOffset.y == 0.1)
  }

  @Test func insetsMoveContentAtItsStart() {
    scroll.contentInset.top = 20
    #expect(scroll.contentOffset.y == -20)
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset.y == 100)
    #expect(
      spy.log.take() == ["scroll to -20", "inset 20", "scroll to 100", "inset 50"])
  }

  @Test func theSafeAreaIsAddedByAdjustmentBehaviour() {
    simulator.safeAreaInsets.top = 47
    #expect(scroll.adjustedContentInset.top == 47)
    #expect(scroll.contentOffset.y == -47)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset.top == 0)
    #expect(scroll.contentOffset.y == 0)
    scroll.contentInsetAdjustmentBehavior = .automatic
    scroll.contentSize.height = 10
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.top == 47)
    scroll.alwaysBounceVertical = false
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset.top == 47)
  }

  @Test func aSubclassCanNarrowTheDelegatesType() {
    @MainActor final class Narrow: ScrollView {
      weak var delegate: ScrollSpy? { didSet { scrollDelegate = delegate } }
    }
    let narrow = Narrow()
    narrow.delegate = spy
    let wide: ScrollView = narrow
    #expect(wide.delegate === spy)
    narrow.contentOffset.y = 3
    #expect(spy.log.take() == ["scroll to 3"])
  }

  @Test func theDelegateIsHeldWeakly() {
    let view = ScrollView()
    do {
      let passing = ScrollSpy()
      view.delegate = passing
    }
    #expect(view.delegate == nil)
  }

  @Test("content in a corner stays there when the insets change")
  func contentFollowsItsInsets() {
    var random = SeededGenerator(seed: 8)
    func inset() -> EdgeInsets {
      func side() -> CGFloat { CGFloat(Int.random(in: 0...40, using: &random)) }
      return EdgeInsets(top: side(), left: side(), bottom: side(), right: side())
    }
    for _ in 0..<100 {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 500, height: 500)
      scroll.contentInset = inset()
      let (isAtLeft, isAtTop) = (Bool.random(using: &random), Bool.random(using: &random))
      let old = scroll.contentInset
      scroll.contentOffset = CGPoint(x: isAtLeft ? -old.left : 150, y: isAtTop ? -old.top : 170)
      scroll.contentInset = inset()
      let new = scroll.contentInset
      #expect(
        scroll.contentOffset
          == CGPoint(x: isAtLeft ? -new.left : 150, y: isAtTop ? -new.top : 170),
        "\(old) \(new)")
    }
  }
}
