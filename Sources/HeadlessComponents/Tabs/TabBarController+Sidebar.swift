import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

/// The sidebar of a tab bar controller, as data: the bar is always a tab bar here, as on a phone.
///
/// Counterpart: `UITabBarController.Sidebar`.
///
/// Coverage: simulated. Kept without effect: `bottomBarView`, `footerContentConfiguration`,
/// `headerContentConfiguration`, `isHidden`, `navigationOverflowItems`, `preferredLayout`.
@preconcurrency @MainActor
open class TabBarControllerSidebar: NSObject {
  /// The way in which the sidebar and the screen share the space. Counterpart:
  /// `UITabBarController.Sidebar.Layout`.
  public enum Layout: Int, Hashable, Sendable {
    case automatic, overlap, tile
  }

  /// Whether the sidebar is hidden.
  open var isHidden = true
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
    keep(made)
    return made
  }
}
