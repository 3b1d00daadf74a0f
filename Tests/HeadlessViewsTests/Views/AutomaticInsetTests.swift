import HeadlessKit
import Testing

// behaviour 16.2
@MainActor
@Suite struct AutomaticInsetTests {
  private let simulator = Simulator()
  private let screen = ViewController()
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    simulator.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }

  private func showInNavigation() throws {
    simulator.show(NavigationController(rootViewController: screen))
    try simulator.settle()
  }

  @Test func shortContentOfANavigationScreenAvoidsItsBar() throws {
    screen.view.addSubview(scroll)
    try showInNavigation()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -91))
  }

  @Test func contentThatIsTheRootViewAvoidsTheBar() throws {
    screen.view = scroll
    try showInNavigation()
    #expect(scroll.adjustedContentInset.top == 91)
  }

  @Test func aTabsContentAvoidsTheTabBar() throws {
    screen.view.addSubview(scroll)
    let tabs = TabBarController()
    tabs.viewControllers = [screen]
    simulator.show(tabs)
    try simulator.settle()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
  }

  @Test func contentOutsideBarControllersIsAdjustedOnlyIfItScrolls() throws {
    screen.view.addSubview(scroll)
    simulator.show(screen)
    try simulator.settle()
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentSize = CGSize(width: 390, height: 845)
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func onlyTheFirstSubviewIsContent() throws {
    screen.view.addSubview(View())
    screen.view.addSubview(scroll)
    try showInNavigation()
    #expect(scroll.adjustedContentInset == .zero)
    screen.setContentScrollView(scroll)
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

  @Test func aScreenCanDeclineTheAdjustment() throws {
    screen.automaticallyAdjustsScrollViewInsets = false
    screen.view.addSubview(scroll)
    try showInNavigation()
    #expect(scroll.adjustedContentInset == .zero)
    screen.automaticallyAdjustsScrollViewInsets = true
    #expect(scroll.adjustedContentInset.top == 91)
  }

  @Test func scrollableAxesOfShortContentAreNotAdjusted() throws {
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    screen.view.addSubview(scroll)
    try showInNavigation()
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test func leftAndRightAreAdjustedOnlyIfTheContentScrollsSideways() throws {
    simulator.safeAreaInsets.left = 59
    screen.view.addSubview(scroll)
    try showInNavigation()
    #expect(scroll.adjustedContentInset.left == 0)
    scroll.contentSize.width = 1000
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 91, left: 59, bottom: 34, right: 0))
  }
}
