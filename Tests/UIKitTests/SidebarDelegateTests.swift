import Testing
import UIKit

@MainActor
private final class Observer: UITabBarController.Sidebar.Delegate {
  private(set) var events: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {
    events.append("will change from \(sidebar.isHidden)")
    animator.addAnimations { self.events.append("animations") }
    animator.addCompletion { self.events.append("completion") }
  }
}

@MainActor @Suite struct SidebarDelegateTests {
  @Test func `the delegate of a sidebar hears of a change before it`() throws {
    let simulator = Simulator()
    let tabs = UITabBarController()
    let observer = Observer()
    simulator.show(tabs)
    tabs.sidebar.delegate = observer
    tabs.sidebar.isHidden = true
    #expect(observer.events == [])
    tabs.sidebar.isHidden = false
    #expect(observer.events == ["will change from true", "animations"])
    try simulator.settle()
    #expect(observer.events == ["will change from true", "animations", "completion"])
    #expect(!tabs.sidebar.isHidden)
  }
}
