import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessViews

/// An app's own animation from tab to tab. (behaviour 25.75)
@MainActor
@Suite struct TabTransitionTests {
  let simulator = Simulator()
  let tabs = TabBarController()
  let one = ViewController()
  let two = ViewController()
  private let delegate = Sliding()

  init() {
    tabs.viewControllers = [one, two]
    simulator.show(tabs)
    tabs.delegate = delegate
  }

  @Test func aTapRunsTheDelegatesAnimator() throws {
    try simulator.tap(try #require(two.tabBarItem))
    #expect(tabs.selectedIndex == 1)
    #expect(one.view.window != nil)
    #expect(one.transitionCoordinator != nil)
    try simulator.settle()
    #expect(delegate.heard == ["from first to second", "animate", "ended true"])
    #expect(one.view.window == nil)
    #expect(tabs.view.subviews == [two.view, tabs.tabBar])
    #expect(two.appearance.phase == .there)
    #expect(one.transitionCoordinator == nil)
  }

  @Test func aSelectionInCodeRunsItToo() throws {
    tabs.selectedIndex = 1
    try simulator.settle()
    #expect(delegate.heard == ["from first to second", "animate", "ended true"])
  }

  @Test func aCancelledTransitionReturnsToTheOldScreen() throws {
    delegate.completes = false
    tabs.selectedIndex = 1
    try simulator.settle()
    #expect(tabs.selectedViewController === one)
    #expect(one.appearance.phase == .there)
    #expect(two.appearance.phase == .gone)
    #expect(tabs.view.subviews == [one.view, tabs.tabBar])
  }

  @Test func aSelectionDuringTheTransitionFollowsIt() throws {
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    try simulator.settle()
    #expect(tabs.view.subviews == [one.view, tabs.tabBar])
    #expect(delegate.heard.filter { $0 == "animate" }.count == 2)
  }

  @Test func withoutAnimationsNoAnimatorIsAskedFor() throws {
    simulator.areAnimationsEnabled = false
    tabs.selectedIndex = 1
    try simulator.settle()
    #expect(delegate.heard == [])
    #expect(two.view.window != nil)
  }
}

private final class Sliding: NSObject, TabBarControllerDelegate,
  ViewControllerAnimatedTransitioning
{
  var heard: [String] = []
  var completes = true

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    let first = tabBarController.viewControllers?.first
    let (from, to) = fromVC === first ? ("first", "second") : ("second", "first")
    heard.append("from \(from) to \(to)")
    return self
  }
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    heard.append("animate")
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    View.animate(withDuration: 0.2) {
      to.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(self.completes)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { heard.append("ended \(transitionCompleted)") }
}
