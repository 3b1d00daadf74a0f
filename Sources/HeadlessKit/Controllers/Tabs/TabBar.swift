import Foundation

/// The bar below a number of screens. What it shows is data.
///
/// Counterpart: `UITabBar`. Its own delegate is not simulated: a bar stands in a
/// ``TabBarController``.
@MainActor
open class TabBar: View {
  /// The height of a bar, in points, without the safe area below it.
  nonisolated public static let height: CGFloat = 49

  weak var tabs: TabBarController?

  /// The tabs, from left to right.
  open var items: [TabBarItem]? { tabs?.viewControllers?.compactMap { $0.tabBarItem } }
  /// The selected tab.
  open var selectedItem: TabBarItem? { tabs?.selectedViewController?.tabBarItem }
  /// Whether content shines through.
  open var isTranslucent = true
  /// The colour behind the tabs.
  open var barTintColor: Color?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: Color?
}
