import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

/// A tab of a tab bar controller, which makes its screen itself.
///
/// ```swift
/// controller.tabs = [
///   Tab(title: "Events", image: nil, identifier: "events") { _ in EventsViewController() }
/// ]
/// ```
///
/// The screen is made when the tab is given to a controller; in UIKit, when it is first shown.
///
/// Counterpart: `UITab`.
///
/// Coverage: simulated. Kept without effect: `allowsHiding`, `isEnabled`, `preferredPlacement`,
/// `subtitle`, `userInfo`.
@preconcurrency @MainActor
open class Tab: AccessibleObject {
  /// The place at which a tab is shown.
  ///
  /// Counterpart: `UITab.Placement`.
  public enum Placement: Int, Hashable, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// The identifier of the tab.
  open private(set) var identifier: String
  /// The title of the tab.
  open var title: String { didSet { viewController?.tabBarItem?.title = title } }
  /// The image of the tab.
  open var image: Image? { didSet { viewController?.tabBarItem?.image = image } }
  /// The text of the badge.
  open var badgeValue: String? { didSet { viewController?.tabBarItem?.badgeValue = badgeValue } }
  /// A second line. Kept without effect.
  open var subtitle: String?
  /// Whether the tab can be chosen. Kept without effect.
  open var isEnabled = true
  /// Whether the tab is left out.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.showTabs() } } }
  /// Whether the user can hide the tab. Kept without effect.
  open var allowsHiding = false
  /// The place at which the tab is shown. Kept without effect.
  open var preferredPlacement = Placement.automatic
  /// The app's own value.
  open var userInfo: Any?
  /// The group of the tab, if it is in one.
  open fileprivate(set) weak var parent: TabGroup?
  /// The controller that shows the tab.
  open fileprivate(set) weak var tabBarController: TabBarController?
  private let provider: ((Tab) -> ViewController)?
  private var made: ViewController?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: An identifier, which is the tab's alone.
  ///   - viewControllerProvider: Makes the screen.
  public init(
    title: String, image: Image?, identifier: String,
    viewControllerProvider: ((Tab) -> ViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// The screen of the tab. It is made once.
  open var viewController: ViewController? { made }

  fileprivate func makeViewController() -> ViewController? {
    if let made { return made }
    guard let screen = provider?(self) else { return nil }
    made = screen
    let item = TabBarItem(title: title, image: image, selectedImage: nil)
    item.badgeValue = badgeValue
    item.accessibilityIdentifier = accessibilityIdentifier
    screen.tabBarItem = item
    return screen
  }
}

/// A tab with tabs of its own. Its own screen is shown, or that of its first child without one.
///
/// Counterpart: `UITabGroup`.
///
/// Coverage: simulated. Kept without effect: `defaultChildIdentifier`, `selectedChild`,
/// `managingNavigationController`.
@preconcurrency @MainActor
open class TabGroup: Tab {
  /// The tabs of the group.
  open var children: [Tab] { didSet { adopt() } }
  /// The chosen child.
  open weak var selectedChild: Tab?
  /// The identifier of the child that is chosen at first.
  open var defaultChildIdentifier: String?
  /// The navigation controller that shows the children.
  open var managingNavigationController: NavigationController?

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: An identifier, which is the group's alone.
  ///   - children: The tabs of the group.
  ///   - viewControllerProvider: Makes the group's own screen.
  public init(
    title: String, image: Image?, identifier: String, children: [Tab] = [],
    viewControllerProvider: ((Tab) -> ViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() {
    for child in children { child.parent = self }
  }

  fileprivate override func makeViewController() -> ViewController? {
    super.makeViewController() ?? children.lazy.compactMap { $0.makeViewController() }.first
  }
}

/// The tab for searching.
///
/// Counterpart: `UISearchTab`.
///
/// Coverage: simulated. Kept without effect: `automaticallyActivatesSearch`.
@preconcurrency @MainActor
open class SearchTab: Tab {
  /// Whether choosing the tab begins a search. Kept without effect.
  open var automaticallyActivatesSearch = false

  /// Creates the tab with the system's title.
  public convenience init(viewControllerProvider: ((Tab) -> ViewController)? = nil) {
    self.init(
      title: "Search", image: Image(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension TabBarController {
  /// Creates a controller that shows tabs.
  public convenience init(tabs: [Tab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs. Setting them makes their screens and sets ``viewControllers``.
  public var tabs: [Tab] {
    get { kept(or: []) }
    set {
      for old in tabs { old.tabBarController = nil }
      keep(newValue)
      for new in newValue { new.tabBarController = self }
      showTabs()
    }
  }

  /// Sets the tabs.
  public func setTabs(_ tabs: [Tab], animated: Bool) { self.tabs = tabs }

  /// The chosen tab.
  public var selectedTab: Tab? {
    get { tabs.first { $0.makeViewController() === selectedViewController } }
    set { if let screen = newValue?.makeViewController() { selectedViewController = screen } }
  }

  /// Returns the tab with an identifier, also one in a group.
  public func tab(forIdentifier identifier: String) -> Tab? {
    func find(in tabs: [Tab]) -> Tab? {
      for tab in tabs {
        if tab.identifier == identifier { return tab }
        if let group = tab as? TabGroup, let found = find(in: group.children) { return found }
      }
      return nil
    }
    return find(in: tabs)
  }

  fileprivate func showTabs() {
    viewControllers = tabs.filter { !$0.isHidden }.compactMap { $0.makeViewController() }
  }
}
