import Foundation
import ListCore
import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessViews

/// The view that contains a presentation.
@MainActor
@Suite struct PresentationContainerTests {
  let simulator = Simulator()
  let below = ViewController()
  let above = ViewController()

  init() { simulator.show(below) }

  private func present() throws {
    below.present(above, animated: false)
    try simulator.settle()
  }

  // behaviour 25.73
  @Test func aPresentedViewHasAContainerUntilItIsDismissed() throws {
    try present()
    let presentation = try #require(above.presentationController)
    let container = try #require(presentation.containerView)
    #expect(container.frame == simulator.screenBounds)
    #expect(above.view.superview === container)
    #expect(container.superview === below.view.window)
    below.dismiss(animated: false)
    try simulator.settle()
    #expect(container.superview == nil)
    let window = try #require(below.view.window)
    #expect(window.subviews.count == 1)
  }

  // behaviour 25.73
  @Test func aViewBehindThePresentedOneInTheContainerIsTouched() throws {
    let makers = DimmingMaker()
    above.modalPresentationStyle = .custom
    above.transitioningDelegate = makers
    try present()
    #expect(try simulator.find(.identifier("dimming")).view === makers.card?.dimming)
    try simulator.tap(at: CGPoint(x: 100, y: 100))
    try simulator.settle()
    #expect(below.presentedViewController == nil)
  }

  // behaviour 25.73
  @Test func theContainerFollowsTheScreen() throws {
    above.modalPresentationStyle = .overFullScreen
    try present()
    simulator.resizeScreen(to: CGSize(width: 844, height: 390))
    try simulator.settle()
    #expect(above.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  // behaviour 25.73
  @Test func anAnimatorOfAFullScreenPresentationGetsBothViews() throws {
    let animator = BothViews()
    above.modalPresentationStyle = .fullScreen
    above.transitioningDelegate = animator
    below.present(above, animated: true)
    try simulator.settle()
    #expect(animator.views == [below.view, above.view])
    #expect(below.view.window == nil)
    below.dismiss(animated: true)
    try simulator.settle()
    #expect(animator.views == [above.view, below.view])
    #expect(below.view.superview === below.view.window)
    #expect(above.view.window == nil)
  }

  // behaviour 25.73
  @Test func aTapBesideAPopoverClosesIt() throws {
    let delegate = Adapting()
    delegate.style = .none
    try presentPopover(delegate)
    let aside = CGPoint(x: 300, y: 700)
    above.isModalInPresentation = true
    try simulator.tap(at: aside)
    #expect(delegate.heard == ["attempt"])
    above.isModalInPresentation = false
    try simulator.tap(at: aside)
    try simulator.settle()
    #expect(delegate.heard == ["attempt", "should", "will", "did"])
    #expect(below.presentedViewController == nil)
  }

  // behaviour 25.74
  @Test func aPopoverThatAdaptsCanPresentAnotherController() throws {
    let delegate = Adapting()
    try presentPopover(delegate)
    let stack = try #require(delegate.stack)
    #expect(below.presentedViewController === stack)
    #expect(above.navigationController === stack)
    #expect(above.presentingViewController === below)
    #expect(stack.view.frame == simulator.screenBounds)
    #expect(above.view.window === below.view.window)
    above.dismiss(animated: false)
    try simulator.settle()
    #expect(below.presentedViewController == nil)
  }

  private func presentPopover(_ delegate: Adapting) throws {
    above.modalPresentationStyle = .popover
    above.preferredContentSize = CGSize(width: 100, height: 100)
    above.popoverPresentationController?.sourceView = below.view
    above.popoverPresentationController?.sourceRect = CGRect(x: 50, y: 50, width: 10, height: 10)
    above.popoverPresentationController?.delegate = delegate
    try present()
  }
}

private final class Adapting: NSObject, PopoverPresentationControllerDelegate {
  var style = ModalPresentationStyle.overFullScreen
  var stack: NavigationController?
  var heard: [String] = []

  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
    style
  }
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? {
    stack = NavigationController(rootViewController: controller.presentedViewController)
    return stack
  }
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    heard.append("should")
    return true
  }
  func presentationControllerWillDismiss(_ controller: PresentationController) {
    heard.append("will")
  }
  func presentationControllerDidDismiss(_ controller: PresentationController) {
    heard.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    heard.append("attempt")
  }
}

private final class DimmingMaker: NSObject, ViewControllerTransitioningDelegate {
  var card: Card?
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    card = Card(presentedViewController: presented, presenting: presenting)
    return card
  }
}

/// A presentation with a view behind the presented one that dismisses it.
private final class Card: PresentationController {
  let dimming = Dimming()
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 400, width: 390, height: 444)
  }
  override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    dimming.onTouch = { [unowned self] in presentedViewController.dismiss(animated: false) }
    containerView?.insertSubview(dimming, at: 0)
  }
}

private final class Dimming: View {
  var onTouch: () -> Void = {}

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "dimming"
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { onTouch() }
}

private final class BothViews: NSObject, ViewControllerAnimatedTransitioning,
  ViewControllerTransitioningDelegate
{
  var views: [View] = []

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    views = [.from, .to].compactMap(transitionContext.view(forKey:))
    for view in views { transitionContext.containerView.addSubview(view) }
    transitionContext.completeTransition(true)
  }
}
