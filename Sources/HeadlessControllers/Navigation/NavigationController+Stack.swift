import Foundation
@_spi(Hooks) import HeadlessViews
import ListCore

extension NavigationController {
  func push(_ controller: ViewController, animated: Bool) {
    if let fault = controller.faultOfPush { return fault.deliver() }
    guard !stack.contains(where: { $0 === controller }) else {
      return ControllerFault.pushedTwice(
        controller.description, by: description, bundle: Bundle.main.bundleIdentifier ?? "(null)"
      ).deliver()
    }
    _ = navigationBar.delegate?
      .navigationBar(navigationBar, shouldPush: controller.navigationItem)  // behaviour 17.13
    changeStack(to: stack + [controller], animated: animated)
  }

  /// Pushes the column of a collapsed split view, which may be a navigation controller
  /// (behaviour 17.6).
  package func pushColumn(_ controller: ViewController, animated: Bool) {
    changeStack(to: stack + [controller], animated: animated)
  }

  /// Whether the controller is a screen on another stack, which shows its items.
  var isNested: Bool { parentController is NavigationController }

  /// The top screen, or that of a nested stack.
  var innermostScreen: ViewController? {
    (topViewController as? NavigationController)?.innermostScreen ?? topViewController
  }

  /// Pops what a tap on the back button pops: the top screen, or that of a nested stack; nothing if
  /// the controller says, as its bar's delegate, that the item stays (behaviour 17.13).
  package func goBack() {
    if let inner = topViewController as? NavigationController, inner.viewControllers.count > 1 {
      return inner.goBack()
    }
    let bar = navigationBar
    if let action = topViewController?.navigationItem.backAction { return action.perform(by: bar) }
    if let item = bar.topItem, bar.delegate?.navigationBar(bar, shouldPop: item) == false { return }
    popViewController(animated: true)
  }

  /// Tells the controller, as its bar's delegate, which item came or went (behaviour 17.13).
  func tellBarDelegate(from: ViewController?, to: ViewController, isPop: Bool) {
    guard let from, let delegate = navigationBar.delegate else { return }
    if isPop {
      delegate.navigationBar(navigationBar, didPop: from.navigationItem)
    } else {
      delegate.navigationBar(navigationBar, didPush: to.navigationItem)
    }
  }

  /// Pops all screens above an index; pops nothing if the index is not on the stack.
  func pop(to index: Int, animated: Bool) -> [ViewController] {
    guard stack.indices.contains(index) else { return [] }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    changeStack(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Changes the stack immediately. The screen shown changes in the next layout.
  func changeStack(to new: [ViewController], animated: Bool) {
    if Set(new.map(ObjectIdentifier.init)).count < new.count {  // behaviour 25.19
      return ControllerFault.notDistinct(new.map(\.description)).deliver()
    }
    let old = stack
    stack = new
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      // The screen that shows stays a child until it has disappeared.
      if controller !== shown || isOffScreen { controller.removeFromParent() }
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      if controller !== new.last || isOffScreen {
        controller.didMove(toParent: self)
      } else {
        arriving = controller
      }
    }
    followPreferredContentSize()
    nextIsAnimated = animated && simulator.allowsAnimations
    planTransition()
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Has the preferred size of the top screen; keeps its own if that screen has none.
  func followPreferredContentSize() {
    guard let size = topViewController?.preferredContentSize, size != .zero else { return }
    preferredContentSize = size
  }

  var isOffScreen: Bool { appearance.phase == .gone }

  /// Replaces the shown view with the top screen's view, while the controller is off screen.
  func swapOffScreen() {
    guard isOffScreen, let view = loadedView, shown !== topViewController else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = topViewController
    guard let top = topViewController else { return }
    place(top)
    view.insertSubview(top.view, at: 0)
    view.setNeedsLayout()
  }
}
