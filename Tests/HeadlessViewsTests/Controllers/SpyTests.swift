import Foundation
import HeadlessKit
import Testing

/// Calls that go through overridable members, so that a subclass that spies on them hears them.
@MainActor
@Suite struct SpyTests {
  let simulator = Simulator()

  // behaviour 25.3
  @Test func aNavigationControllerPushesItsRoot() {
    final class Spy: NavigationController {
      private(set) var pushed: [(ViewController, Bool)] = []
      override func pushViewController(_ viewController: ViewController, animated: Bool) {
        pushed.append((viewController, animated))
        super.pushViewController(viewController, animated: animated)
      }
    }
    let (root, next) = (ViewController(), ViewController())
    let spy = Spy(rootViewController: root)
    #expect(spy.pushed.map(\.0) == [root] && spy.pushed.map(\.1) == [false])
    spy.pushViewController(next, animated: true)
    #expect(spy.pushed.count == 2)
    #expect(spy.viewControllers == [root, next])
  }

  // behaviour 25.4
  @Test func aTapOnATabSetsTheSelectedController() throws {
    final class Spy: TabBarController {
      private(set) var heard: [String] = []
      override var selectedViewController: ViewController? {
        didSet { heard.append("controller") }
      }
      override var selectedIndex: Int { didSet { heard.append("index") } }
    }
    let spy = Spy()
    let (one, two) = (ViewController(), ViewController())
    (one.title, two.title) = ("One", "Two")
    spy.viewControllers = [one, two]
    simulator.show(spy)
    try simulator.tap(.tab("Two"))
    #expect(spy.heard == ["controller"])
    #expect(spy.selectedIndex == 1)
    spy.selectedIndex = 0
    #expect(spy.heard == ["controller", "index"])
    #expect(spy.selectedViewController === one)
  }

  // behaviour 25.5
  @Test func anUnanimatedScrollSetsTheOffset() throws {
    final class Spy: ScrollView {
      private(set) var offsets: [CGFloat] = []
      override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
    }
    let spy = Spy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    spy.contentSize = CGSize(width: 100, height: 1000)
    simulator.show(spy)
    spy.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(spy.offsets == [30])
    spy.scrollRectToVisible(CGRect(x: 0, y: 900, width: 100, height: 50), animated: false)
    #expect(spy.offsets == [30, spy.contentOffset.y])
  }

  // behaviour 25.6
  @Test func aTabBarControllerLoadsItsViewWhileItIsCreated() {
    final class Tabs: TabBarController {
      var model: String?
      private(set) var modelWhenLoaded: String? = "not loaded"
      private(set) var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        modelWhenLoaded = model
        loads += 1
        viewControllers = [ViewController()]
      }
    }
    let tabs = Tabs()
    tabs.model = "books"
    #expect(tabs.isViewLoaded)
    #expect(tabs.modelWhenLoaded == nil)
    _ = tabs.view
    #expect(tabs.loads == 1)
    #expect(tabs.viewControllers?.count == 1)
  }
}
