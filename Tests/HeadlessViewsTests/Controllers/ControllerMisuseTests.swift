import Foundation
import HeadlessComponents
import ListCore
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Misuses of containers for which UIKit raises an exception. A captured one has no other effect.
@MainActor
@Suite struct ControllerMisuseTests {
  let simulator = Simulator()

  // behaviour 25.19
  @Test func theControllersOfAStackAreDistinct() {
    let (root, detail) = (ViewController(), ViewController())
    let stack = NavigationController(rootViewController: root)
    let report = captureCrash {
      stack.setViewControllers([root, detail, detail], animated: false)
    }
    #expect(report?.name == .invalidArgument)
    #expect(
      report?.reason == """
        All view controllers in a navigation controller must be distinct (
            "\(root)",
            "\(detail)",
            "\(detail)"
        )
        """)
    #expect(stack.viewControllers == [root])
  }

  // behaviour 25.20
  @Test func aChildsViewBelongsInItsParentsView() {
    let (parent, other, child) = (ViewController(), ViewController(), ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [other, parent]
    simulator.show(tabs)
    parent.addChild(child)
    let report = captureCrash { other.view.addSubview(child.view) }
    #expect(report?.name.rawValue == "UIViewControllerHierarchyInconsistency")
    #expect(
      report?.reason == """
        child view controller:\(child) should have parent view controller:\(parent) but requested \
        parent is:\(other)
        """)
    #expect(child.view.superview == nil)
  }

  @Test func aChildsViewMayBeDeepInItsParentsView() {
    let (parent, child) = (ViewController(), ViewController())
    simulator.show(parent)
    let box = View()
    parent.view.addSubview(box)
    parent.addChild(child)
    #expect(captureCrash { box.addSubview(child.view) } == nil)
    #expect(child.view.superview === box)
  }

  @Test func aControllerWithoutParentMayLendItsView() {
    let (host, guest) = (ViewController(), ViewController())
    simulator.show(host)
    #expect(captureCrash { host.view.addSubview(guest.view) } == nil)
  }

  @Test func searchResultsCoverTheScreen() throws {
    let (screen, results) = (ViewController(), ViewController())
    let search = SearchController(searchResultsController: results)
    screen.navigationItem.searchController = search
    simulator.show(NavigationController(rootViewController: screen))
    let report = try captureCrash { try simulator.type("a", into: search.searchBar) }
    #expect(report == nil)
    #expect(results.view.window != nil)
  }

  // behaviour 25.55
  @Test func aViewBelongsToOneController() {
    let (owner, thief) = (ViewController(), ViewController())
    let view = View()
    owner.view = view
    let report = captureCrash { thief.view = view }
    #expect(report?.name == .controllerHierarchy)
    #expect(
      report?.reason == """
        A view can only be associated with at most one view controller at a time! View \(view) is \
        associated with \(owner). Clear this association before associating this view with \(thief).
        """)
    #expect(owner.view === view)
    #expect(!thief.isViewLoaded)

    owner.view = nil
    #expect(captureCrash { thief.view = view } == nil)
    #expect(thief.view === view)
  }

  // behaviours 25.22 and 25.56
  @Test func theDelegateOfAManagedBarIsItsController() {
    final class Guest: NSObject, TabBarDelegate, NavigationBarDelegate {}
    let guest = Guest()
    let (tabs, stack) = (TabBarController(), NavigationController())
    let reports = captureCrashes {
      tabs.tabBar.delegate = guest
      stack.navigationBar.delegate = guest
    }
    #expect(
      reports.map(\.reason) == [
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.",
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
      ])
    #expect(reports.map(\.name) == [.internalInconsistency, .internalInconsistency])
    let (bar, line) = (TabBar(), NavigationBar())
    (bar.delegate, line.delegate) = (guest, guest)
    #expect(bar.delegate === guest && line.delegate === guest)
  }

  // behaviour 25.23
  @Test func onlyATabsControllerCanBeSelected() {
    let (first, stack) = (
      ViewController(), NavigationController(rootViewController: ViewController())
    )
    let tabs = TabBarController()
    tabs.viewControllers = [first, stack]
    let report = captureCrash { tabs.selectedViewController = stack.topViewController }
    #expect(report?.name == .invalidArgument)
    #expect(
      report?.reason == """
        -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
        controller's list of view controllers can be selected.
        """)
    #expect(tabs.selectedViewController === first)
  }

  // behaviour 25.54
  @Test func anAlertShowsSomething() {
    let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
    let nameless = captureCrash { alert.addAction(AlertAction(title: nil, style: .default)) }
    #expect(nameless?.reason == "Actions added to UIAlertController must have a title")
    #expect(alert.actions == [])
    let screen = ViewController()
    simulator.show(screen)
    let report = captureCrash {
      screen.present(alert, animated: false)
      simulator.layoutIfNeeded()
    }
    #expect(
      report?.reason == "UIAlertController must have a title, a message or an action to display")
    #expect(screen.presentedViewController == nil)
  }

  // behaviour 25.57
  @Test func aSplitViewControllerCannotBePushed() {
    let stack = NavigationController(rootViewController: ViewController())
    let split = SplitViewController(style: .doubleColumn)
    let report = captureCrash { stack.pushViewController(split, animated: false) }
    #expect(report?.name == .invalidArgument)
    #expect(
      report?.reason
        == "Split View Controllers cannot be pushed to a Navigation Controller \(split)")
    #expect(stack.viewControllers.count == 1)
  }

  // behaviour 25.25
  @Test func anchorsAreNamedAsInUIKit() throws {
    let (view, label) = (View(), Label())
    label.text = "Hi"
    let report = captureCrash {
      view.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    }
    let text = try #require(report?.reason)
    #expect(
      text.replacing(/0x[0-9a-f]+/, with: "0x") == """
        Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x "UIView:0x.top"> and \
        <NSLayoutYAxisAnchor:0x "UILabel:0x'Hi'.bottom"> because they have no common ancestor.  \
        Does the constraint or its anchors reference items in different view hierarchies?  That's \
        illegal.
        """)
    #expect(text.contains(view.topAnchor.description))
    #expect(
      "\(view.widthAnchor)".replacing(/0x[0-9a-f]+/, with: "0x")
        == "<NSLayoutDimension:0x \"UIView:0x.width\">")
  }

  // behaviour 25.46
  @Test func aConstraintMayCompareAxes() {
    let box = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (view, other) = (View(), View(frame: CGRect(x: 40, y: 20, width: 10, height: 10)))
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    box.addSubview(other)
    let report = captureCrash {
      LayoutConstraint.activate([
        LayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
          multiplier: 1, constant: 5),
        view.topAnchor.constraint(equalTo: box.topAnchor, constant: 30),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      box.layoutIfNeeded()
    }
    #expect(report == nil)
    #expect(view.frame == CGRect(x: 25, y: 30, width: 10, height: 10))
  }
}
