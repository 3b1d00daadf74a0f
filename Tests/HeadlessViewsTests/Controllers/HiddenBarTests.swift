import HeadlessKit
import Testing

/// A bar that an app hides itself, by `isHidden`, stays hidden, and leaves its room to the screen.
@MainActor
@Suite struct HiddenBarTests {
  let simulator = Simulator()

  @Test func aTabBarStaysHidden() {
    let (tabs, screen) = (TabBarController(), ViewController())
    tabs.viewControllers = [screen]
    simulator.show(tabs)
    let bottom = screen.view.safeAreaInsets.bottom
    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    simulator.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(screen.view.safeAreaInsets.bottom == bottom - TabBar.height)
    tabs.tabBar.isHidden = false
    simulator.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.bottom == bottom)
  }

  @Test func aNavigationBarStaysHidden() {
    let screen = ViewController()
    let stack = NavigationController(rootViewController: screen)
    simulator.show(stack)
    let top = screen.view.safeAreaInsets.top
    stack.navigationBar.isHidden = true
    simulator.layoutIfNeeded()
    stack.pushViewController(ViewController(), animated: false)
    simulator.layoutIfNeeded()
    #expect(stack.navigationBar.isHidden)
    #expect(stack.topViewController?.view.safeAreaInsets.top == top - NavigationBar.height)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func theControllersOwnHidingStillWorks() {
    let stack = NavigationController(rootViewController: ViewController())
    simulator.show(stack)
    #expect(stack.toolbar.isHidden)
    stack.isToolbarHidden = false
    stack.setNavigationBarHidden(true, animated: false)
    simulator.layoutIfNeeded()
    #expect(!stack.toolbar.isHidden)
    #expect(stack.navigationBar.isHidden)
    stack.setNavigationBarHidden(false, animated: false)
    simulator.layoutIfNeeded()
    #expect(!stack.navigationBar.isHidden)
  }
}
