import HeadlessKit
import Testing

/// What holds for every screen of a navigation stack, with each combination of bars and edges.
@MainActor
@Suite struct StackRuleTests {
  private let simulator = Simulator()

  /// A screen that does not extend under a bar ends at it; without the bar, it ends at the container.
  @Test(arguments: [false, true], [false, true])
  func aScreenEndsAtTheBarsThatItDoesNotExtendUnder(hidesBar: Bool, hidesToolbar: Bool) throws {
    simulator.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let edges: [RectEdge] = [[], .top, .bottom, [.left, .right], [.top, .bottom], .all]
    for edge in edges {
      let screen = ViewController()
      screen.edgesForExtendedLayout = edge
      let stack = NavigationController(rootViewController: screen)
      stack.isNavigationBarHidden = hidesBar
      stack.isToolbarHidden = hidesToolbar
      simulator.show(stack)
      try simulator.settle()
      let (safe, size) = (simulator.safeAreaInsets, simulator.screenBounds.size)
      let top = hidesBar || edge.contains(.top) ? 0 : safe.top + NavigationBar.height
      let bottom = hidesToolbar || edge.contains(.bottom) ? 0 : safe.bottom + Toolbar.height
      #expect(
        screen.view.frame
          == CGRect(x: 0, y: top, width: size.width, height: size.height - top - bottom),
        "\(edge)")
      // What the screen extends under is outside of its safe area.
      let covered = (
        top: hidesBar ? safe.top : edge.contains(.top) ? safe.top + NavigationBar.height : 0,
        bottom: hidesToolbar
          ? safe.bottom : edge.contains(.bottom) ? safe.bottom + Toolbar.height : 0
      )
      #expect(screen.view.safeAreaInsets.top == covered.top, "\(edge)")
      #expect(screen.view.safeAreaInsets.bottom == covered.bottom, "\(edge)")
    }
  }

  @Test(arguments: [false, true])
  func noTransitionIsLeftAfterAPushOrAPop(animated: Bool) throws {
    let (root, next) = (ViewController(), ViewController())
    let stack = NavigationController(rootViewController: root)
    simulator.show(stack)
    try simulator.settle()
    for _ in 0..<3 {
      stack.pushViewController(next, animated: animated)
      simulator.layoutIfNeeded()
      #expect((stack.transitionCoordinator != nil) == animated)
      #expect((next.transitionCoordinator != nil) == animated)
      try simulator.settle()
      #expect(stack.transitionCoordinator == nil)
      #expect(next.transitionCoordinator == nil)
      stack.popViewController(animated: animated)
      try simulator.settle()
      #expect(stack.transitionCoordinator == nil)
      #expect(root.transitionCoordinator == nil)
    }
  }

  @Test func aDelegatesAnimationIsBetweenTheSameScreens() throws {
    final class Fade: NSObject, NavigationControllerDelegate, ViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any ViewControllerContextTransitioning)?
      ) -> TimeInterval { 2 }
      func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
        View.animate(withDuration: 2) {
        } completion: { _ in
          transitionContext.completeTransition(true)
        }
      }
      func navigationController(
        _ navigationController: NavigationController,
        animationControllerFor operation: NavigationController.Operation,
        from fromVC: ViewController, to toVC: ViewController
      ) -> (any ViewControllerAnimatedTransitioning)? { self }
    }
    let (root, next, fade) = (ViewController(), ViewController(), Fade())
    let stack = NavigationController(rootViewController: root)
    stack.delegate = fade
    simulator.show(stack)
    try simulator.settle()
    for (from, to) in [(root, next), (next, root)] {
      if to === next {
        stack.pushViewController(next, animated: true)
      } else {
        stack.popViewController(animated: true)
      }
      simulator.layoutIfNeeded()
      let coordinator = try #require(stack.transitionCoordinator)
      #expect(coordinator.viewController(forKey: .from) === from)
      #expect(coordinator.viewController(forKey: .to) === to)
      #expect(coordinator.view(forKey: .to) === to.view)
      #expect(coordinator.transitionDuration == 2)
      try simulator.settle()
      #expect(stack.topViewController === to)
    }
  }

  @Test(arguments: [false, true]) func anItemsSettersSetItsButtons(animated: Bool) {
    let item = NavigationItem(title: "List")
    let buttons = (0..<3).map {
      BarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
    }
    item.setLeftBarButtonItems(buttons, animated: animated)
    #expect(item.leftBarButtonItems == buttons)
    #expect(item.leftBarButtonItem == buttons[0])
    item.setRightBarButtonItems([buttons[1], buttons[2]], animated: animated)
    #expect(item.rightBarButtonItems == [buttons[1], buttons[2]])
    item.setLeftBarButton(buttons[2], animated: animated)
    #expect(item.leftBarButtonItem == buttons[2])
    item.setRightBarButton(buttons[0], animated: animated)
    #expect(item.rightBarButtonItem == buttons[0])
    item.setHidesBackButton(true, animated: animated)
    #expect(item.hidesBackButton)
    let screen = ViewController()
    screen.setToolbarItems(buttons, animated: animated)
    #expect(screen.toolbarItems == buttons)
  }

  /// Only a popover is adapted; the delegate of any other presentation is told that it is not.
  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .popover])
  func aDelegateIsToldOfAnAdaptedStyle(style: ModalPresentationStyle) throws {
    final class Listener: NSObject, AdaptivePresentationControllerDelegate {
      var styles: [ModalPresentationStyle] = []
      func presentationController(
        _ presentationController: PresentationController,
        willPresentWithAdaptiveStyle style: ModalPresentationStyle,
        transitionCoordinator: (any ViewControllerTransitionCoordinator)?
      ) { styles.append(style) }
    }
    let (root, sheet, listener) = (ViewController(), ViewController(), Listener())
    sheet.modalPresentationStyle = style
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.presentationController?.delegate = listener
    simulator.show(root)
    root.present(sheet, animated: false)
    try simulator.settle()
    #expect(listener.styles.map { $0 == .none } == [style != .popover])
  }

  @Test func aPrimaryActionWithoutATitleLeavesTheItemsOwn() {
    let titles = [("", "Own"), ("Done", "Done")]
    for (title, shown) in titles {
      let item = BarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
      item.primaryAction = Action(title: title) { _ in }
      #expect(item.title == shown)
    }
  }
}
