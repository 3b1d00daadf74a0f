import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Transition coordinators and custom transitions.
@MainActor
@Suite struct TransitionTests {
  let simulator = Simulator()

  @Test func alongsideAnimationsRunWithAPushAndCompleteWithIt() throws {
    let stack = NavigationController(rootViewController: ViewController())
    simulator.show(stack)
    let top = Alongside()
    stack.pushViewController(top, animated: true)
    simulator.layoutIfNeeded()
    #expect(top.heard == ["coordinator", "along"])
    try simulator.settle()
    #expect(top.heard == ["coordinator", "along", "end"])
    #expect(top.transitionCoordinator == nil)
  }

  @Test func anUnanimatedTransitionHasNoCoordinator() throws {
    let stack = NavigationController(rootViewController: ViewController())
    simulator.show(stack)
    let top = Alongside()
    stack.pushViewController(top, animated: false)
    try simulator.settle()
    #expect(top.heard == ["none"])
  }

  // behaviour 17.4
  @Test func aCoordinatorExistsAsSoonAsATransitionIsRequested() throws {
    let (root, next, sheet) = (ViewController(), ViewController(), ViewController())
    let stack = NavigationController(rootViewController: root)
    simulator.show(stack)
    var heard: [String] = []
    func follow(_ name: String, _ controller: ViewController) {
      heard.append("\(name): \(controller.transitionCoordinator == nil ? "none" : "coordinator")")
      controller.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        let shown = context.viewController(forKey: .to)
        heard.append("\(name) ended, there: \(shown?.appearance.phase == .there)")
      }
    }
    stack.pushViewController(next, animated: true)
    follow("push", stack)
    try simulator.settle()
    next.present(sheet, animated: true)
    follow("present", next)
    try simulator.settle()
    next.dismiss(animated: true)
    follow("dismiss", sheet)
    try simulator.settle()
    stack.popViewController(animated: true)
    follow("pop", next)
    try simulator.settle()
    #expect(
      heard == [
        "push: coordinator", "push ended, there: true", "present: coordinator",
        "present ended, there: true", "dismiss: coordinator", "dismiss ended, there: true",
        "pop: coordinator", "pop ended, there: true",
      ])
    #expect(stack.transitionCoordinator == nil)
    stack.pushViewController(next, animated: false)
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func aPushThatIsTakenBackEndsItsCoordinator() throws {
    let stack = NavigationController(rootViewController: ViewController())
    simulator.show(stack)
    var isEnded = false
    stack.pushViewController(ViewController(), animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isEnded = true }
    stack.popViewController(animated: true)
    try simulator.settle()
    #expect(isEnded)
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func rotationIsAnnouncedBeforeItHappens() throws {
    let parent = Turning()
    let child = Turning()
    parent.addChild(child)
    simulator.show(parent)
    simulator.resizeScreen(to: CGSize(width: 844, height: 390))
    let steps = ["traits compact", "size 844 × 390 from 390", "along 844"]
    #expect(parent.heard == steps)
    #expect(child.heard == ["traits compact", "size 844 × 390 from 390"])
    try simulator.settle()
    #expect(parent.heard == steps + ["end"])
    #expect(parent.view.frame.size == CGSize(width: 844, height: 390))
    #expect(simulator.screen.bounds.width == 844)
    #expect(parent.traitCollection.verticalSizeClass == .compact)
  }

  @Test func aCustomAnimatorPresents() throws {
    let below = ViewController()
    simulator.show(below)
    let above = ViewController()
    let own = OwnTransition()
    above.modalPresentationStyle = .custom
    above.transitioningDelegate = own
    below.present(above, animated: true) { own.heard.append("presented") }
    simulator.layoutIfNeeded()
    #expect(own.heard == ["controller", "will begin", "animate"])
    #expect(above.view.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
    try simulator.settle()
    #expect(
      own.heard == ["controller", "will begin", "animate", "ended", "did end", "presented"])
    own.heard = []
    below.dismiss(animated: true)
    try simulator.settle()
    #expect(own.heard == ["will dismiss", "did dismiss"])
    #expect(below.presentedViewController == nil)
  }
}

private final class Alongside: ViewController {
  var heard: [String] = []
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let coordinator = transitionCoordinator else { return heard.append("none") }
    heard.append("coordinator")
    coordinator.animate(alongsideTransition: { _ in self.heard.append("along") }) { _ in
      self.heard.append("end")
    }
  }
}

private final class Turning: ViewController {
  var heard: [String] = []
  override func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    heard.append("traits \(newCollection.verticalSizeClass)")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    heard.append("size \(Int(size.width)) × \(Int(size.height)) from \(Int(view.frame.width))")
    guard parent == nil else { return }
    coordinator.animate { _ in
      self.heard.append("along \(Int(self.view.frame.width))")
    } completion: { _ in
      self.heard.append("end")
    }
  }
}

private final class OwnTransition: NSObject, ViewControllerTransitioningDelegate,
  ViewControllerAnimatedTransitioning
{
  var heard: [String] = []
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    heard.append("controller")
    let half = HalfSheet(presentedViewController: presented, presenting: presenting)
    half.tell = { [weak self] in self?.heard.append($0) }
    return half
  }
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    heard.append("animate")
    View.animate(withDuration: 0.4) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { heard.append("ended") }
}

private final class HalfSheet: PresentationController {
  var tell: (String) -> Void = { _ in }
  override var frameOfPresentedViewInContainerView: CGRect {
    let room = super.frameOfPresentedViewInContainerView
    return CGRect(x: 0, y: room.height - 300, width: room.width, height: 300)
  }
  override func presentationTransitionWillBegin() { tell("will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { tell("did end") }
  override func dismissalTransitionWillBegin() { tell("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { tell("did dismiss") }
}
