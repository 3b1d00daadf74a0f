import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

/// The sidebar of a tab bar controller, as data: the bar is always a tab bar here, as on a phone.
///
/// Counterpart: `UITabBarController.Sidebar`.
///
/// Coverage: simulated. Kept without effect: `bottomBarView`, `footerContentConfiguration`,
/// `headerContentConfiguration`, `navigationOverflowItems`, `preferredLayout`.
@preconcurrency @MainActor
open class TabBarControllerSidebar: NSObject {
  /// The way in which the sidebar and the screen share the space. Counterpart:
  /// `UITabBarController.Sidebar.Layout`.
  public enum Layout: Int, Hashable, Sendable {
    case automatic, overlap, tile
  }

  fileprivate weak var owner: TabBarController?

  /// Receives what happens to the sidebar.
  open weak var delegate: (any Delegate)?
  /// Whether the sidebar is hidden. The delegate hears of a change before it.
  open var isHidden = true {
    willSet {
      guard newValue != isHidden, let owner, let delegate else { return }
      let animator = SidebarAnimator()
      delegate.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator)
      animator.run(on: owner.simulator)
    }
  }
  /// The way in which the sidebar and the screen share the space.
  open var preferredLayout = Layout.automatic
  /// The content above the tabs.
  open var headerContentConfiguration: (any ContentConfiguration)?
  /// The content below the tabs.
  open var footerContentConfiguration: (any ContentConfiguration)?
  /// The view at the bottom.
  open var bottomBarView: View?
  /// The elements of the menu at the top.
  open var navigationOverflowItems: DeferredMenuElement?
}

extension TabBarController {
  /// The sidebar. Counterpart: `UITabBarController.Sidebar`.
  public typealias Sidebar = TabBarControllerSidebar

  /// The sidebar, as data.
  ///
  /// Counterpart: `UITabBarController.sidebar`.
  public var sidebar: Sidebar {
    if let known: Sidebar = kept(or: nil) { return known }
    let made = Sidebar()
    made.owner = self
    keep(made)
    return made
  }
}

extension TabBarControllerSidebar {
  /// The methods of a sidebar's delegate. All have defaults.
  ///
  /// Counterpart: `UITabBarController.Sidebar.Delegate`.
  @preconcurrency @MainActor
  public protocol Delegate: AnyObject {
    /// Called before the sidebar appears or disappears.
    ///
    /// - Parameter animator: Runs further animations beside the change.
    func tabBarController(
      _ tabBarController: TabBarController, sidebarVisibilityWillChange sidebar: Sidebar,
      animator: any Animating)
  }

  /// Runs animations beside a change of the sidebar.
  ///
  /// Counterpart: `UITabBarController.Sidebar.Animating`.
  @preconcurrency @MainActor
  public protocol Animating: NSObjectProtocol {
    /// Adds animations.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that runs when the change has ended.
    func addCompletion(_ completion: @escaping () -> Void)
  }

  public typealias Sidebar = TabBarControllerSidebar
}

extension TabBarControllerSidebar.Delegate {
  public func tabBarController(
    _ tabBarController: TabBarController,
    sidebarVisibilityWillChange sidebar: TabBarControllerSidebar,
    animator: any TabBarControllerSidebar.Animating
  ) {}
}

/// Runs animations at once, and completions on the simulator's next turn.
private final class SidebarAnimator: NSObject, TabBarControllerSidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run(on simulator: Simulator) {
    animations.forEach { $0() }
    guard !completions.isEmpty else { return }
    simulator.schedule(after: 0, named: "change of a sidebar") { [completions] in
      completions.forEach { $0() }
    }
  }
}
