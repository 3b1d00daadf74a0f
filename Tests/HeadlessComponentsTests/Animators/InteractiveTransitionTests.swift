import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// Transitions that a gesture drives.
@MainActor
@Suite struct InteractiveTransitionTests {
  final class Screen: ViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  final class Driver: NSObject, ViewControllerTransitioningDelegate, NavigationControllerDelegate,
    ViewControllerAnimatedTransitioning
  {
    let interaction = PercentDrivenInteractiveTransition()
    var ends: [Bool] = []
    /// The screens of the last animation, and whether a gesture drove it.
    var animated: (from: ViewController?, to: ViewController?, isDriven: Bool)?

    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
      animated = (
        transitionContext.viewController(forKey: .from),
        transitionContext.viewController(forKey: .to), transitionContext.isInteractive
      )
      let view = transitionContext.view(forKey: .from) ?? transitionContext.view(forKey: .to)
      View.animate(withDuration: 1) {
        view?.alpha = 0.5
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from fromVC: ViewController, to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }
    func navigationController(
      _ navigationController: NavigationController,
      interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
  }

  let simulator = Simulator()
  let root = ViewController()
  let sheet = Screen()
  let driver = Driver()

  private func beginDismissal() throws {
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = driver
    simulator.show(root)
    root.present(sheet, animated: false)
    try simulator.settle()
    sheet.calls = []
    sheet.dismiss(animated: true)
    simulator.layoutIfNeeded()
  }

  @Test func aFinishedDismissalTakesTheRestOfItsTime() throws {
    try beginDismissal()
    #expect(sheet.transitionCoordinator?.isInteractive == true)
    #expect(driver.animated?.from === sheet)
    #expect(driver.animated?.to === root)
    #expect(driver.animated?.isDriven == true)
    try simulator.advance(by: 5)
    #expect(sheet.calls == ["will disappear"])
    driver.interaction.update(0.75)
    driver.interaction.finish()
    try simulator.advance(by: 0.2)
    #expect(root.presentedViewController === sheet)
    try simulator.advance(by: 0.1)
    #expect(root.presentedViewController == nil)
    #expect(sheet.calls == ["will disappear", "did disappear"])
    #expect(driver.ends == [true])
  }

  @Test func aCancelledDismissalLeavesEverythingAsItWas() throws {
    try beginDismissal()
    driver.interaction.update(0.25)
    driver.interaction.cancel()
    try simulator.settle()
    #expect(root.presentedViewController === sheet)
    #expect(sheet.view.window != nil)
    #expect(sheet.view.alpha == 1)
    #expect(sheet.calls == ["will disappear", "will appear", "did appear"])
    #expect(driver.ends == [false])
    sheet.dismiss(animated: false)
    try simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("a presentation that is driven ends as it began, or is complete", arguments: [false, true])
  func presentation(cancels: Bool) throws {
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = driver
    let screen = Screen()
    simulator.show(screen)
    try simulator.settle()
    (screen.calls, sheet.calls) = ([], [])
    var completions = 0
    screen.present(sheet, animated: true) { completions += 1 }
    simulator.layoutIfNeeded()
    let coordinator = try #require(sheet.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .from) === screen)
    #expect(coordinator.viewController(forKey: .to) === sheet)
    #expect(coordinator.view(forKey: .from) === screen.view)
    #expect(coordinator.view(forKey: .to) === sheet.view)
    try simulator.advance(by: 5)
    #expect(sheet.calls == ["will appear"])
    cancels ? driver.interaction.cancel() : driver.interaction.finish()
    try simulator.settle()
    #expect(driver.ends == [!cancels])
    #expect(completions == 1)
    #expect(screen.presentedViewController === (cancels ? nil : sheet))
    #expect((sheet.view.window != nil) == !cancels)
    #expect((screen.view.window != nil) == cancels)
    #expect(screen.transitionCoordinator == nil)
    #expect(
      sheet.calls
        == (cancels
          ? ["will appear", "will disappear", "did disappear"] : ["will appear", "did appear"]))
    #expect(
      screen.calls
        == ["will disappear"]
        + (cancels ? ["will appear", "did appear"] : ["did disappear"]))
    guard cancels else { return }
    // Nothing of the cancelled presentation is left: another one is as if it were the first.
    sheet.transitioningDelegate = nil
    screen.present(sheet, animated: false)
    try simulator.settle()
    #expect(screen.presentedViewController === sheet)
  }

  @Test(arguments: [true, false]) func aPopFollowsTheDelegatesInteraction(cancels: Bool) throws {
    let stack = NavigationController(rootViewController: root)
    stack.pushViewController(sheet, animated: false)
    stack.delegate = driver
    simulator.show(stack)
    stack.popViewController(animated: true)
    simulator.layoutIfNeeded()
    try simulator.advance(by: 3)
    #expect(driver.ends == [])
    cancels ? driver.interaction.cancel() : driver.interaction.finish()
    try simulator.settle()
    #expect(driver.ends == [!cancels])
    #expect(stack.viewControllers == (cancels ? [root, sheet] : [root]))
    #expect(stack.topViewController?.view.window != nil)
    #expect(sheet.view.alpha == (cancels ? 1 : 0.5))
  }
}
