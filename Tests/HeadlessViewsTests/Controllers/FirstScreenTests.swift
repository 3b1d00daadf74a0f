import ListCore
import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The first screen of a navigation or tab bar controller.
@MainActor
@Suite struct FirstScreenTests {
  /// A screen that greets the user as soon as its view is loaded.
  private final class Greeting: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      present(
        AlertController(title: "Welcome", message: nil, preferredStyle: .alert), animated: false)
    }
  }

  private let simulator = Simulator()

  // behaviour 17.1
  @Test func anAlertOfTheFirstScreenIsShownByItsContainer() throws {
    let greeting = Greeting()
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: greeting)]
    for root in [NavigationController(rootViewController: Greeting()), tabs] {
      simulator.show(root)
      try simulator.settle()
      #expect(root.presentedViewController?.title == "Welcome")
      #expect(root.presentedViewController?.view.window != nil)
    }
    #expect(simulator.console.lines.isEmpty)
  }

  // behaviour 17.1
  @Test func theRootOfAWindowDropsItsAlert() throws {
    let greeting = Greeting()
    simulator.show(greeting)
    try simulator.settle()
    #expect(greeting.presentedViewController == nil)
    #expect(
      simulator.console.lines.map { $0.description.contains("is not in the window hierarchy") }
        == [true])
  }

  // behaviour 17.1
  @Test(arguments: [SystemProfile.iOS16, .iOS17, .iOS18, .newest])
  func aPushAfterMakeKeyAndVisibleLeavesTheRootUnloadedFromIOS18(_ profile: SystemProfile) throws {
    let simulator = Simulator(profile: profile)
    try simulator.run {
      let (root, next) = (ViewController(), ViewController())
      let stack = NavigationController(rootViewController: root)
      let window = Window(frame: simulator.screenBounds)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      stack.pushViewController(next, animated: false)
      try simulator.settle()
      #expect(root.isViewLoaded == ["iOS 16", "iOS 17"].contains(profile.name))
      #expect(next.view.window === window)
    }
  }

  @Test func aContainerThatAppearsByHandLoadsItsFirstScreen() {
    let log = LifecycleLog()
    let stack = NavigationController(rootViewController: Screen("A", log))
    _ = log.take()
    stack.beginAppearanceTransition(true, animated: false)
    stack.endAppearanceTransition()
    #expect(log.take() == "A viewDidLoad\nA viewWillAppear\nA viewDidAppear")
  }

  @Test func theFirstScreenAppearsWithAPresentedContainer() throws {
    let (below, log) = (ViewController(), LifecycleLog())
    simulator.show(below)
    let stack = NavigationController(rootViewController: Screen("A", log))
    _ = log.take()
    below.present(stack, animated: true) { log.note("presented") }
    simulator.nextTurn()
    #expect(log.take() == "A viewDidLoad\nA viewWillAppear, animated")
    stack.pushViewController(Screen("B", log), animated: true)
    try simulator.settle()
    #expect(
      log.take() == """
        B willMove to parent
        A viewDidAppear, animated
        presented
        B viewDidLoad
        A viewWillDisappear, animated
        B viewWillAppear, animated
        A viewDidDisappear, animated
        B viewDidAppear, animated
        B didMove to parent
        """)
  }

  private final class Witness: NSObject, NavigationControllerDelegate {
    var heard: [String] = []
    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController,
      animated: Bool
    ) { heard.append("will show \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) { heard.append("did show \(viewController.title ?? "") \(animated)") }
  }

  // behaviour 17.3
  @Test(arguments: [false, true])
  func theDelegateHearsOfTheFirstScreen(isInTab: Bool) throws {
    let witness = Witness()
    let stack = NavigationController(rootViewController: Screen("A", LifecycleLog()))
    stack.delegate = witness
    let tabs = TabBarController()
    if isInTab { tabs.viewControllers = [ViewController(), stack] }
    simulator.show(isInTab ? tabs : stack)
    if isInTab {
      #expect(witness.heard == [])
      tabs.selectedIndex = 1
      try simulator.settle()
    }
    #expect(witness.heard == ["will show A false", "did show A false"])
  }
}
