import Foundation

/// The bar below a number of screens. What it shows is data.
///
/// Counterpart: `UITabBar`. Its own delegate is not simulated: a bar stands in a
/// ``TabBarController``.
///
/// Coverage: simulated. Kept without effect: `backgroundImage`, `barStyle`, `barTintColor`,
/// `isTranslucent`, `shadowImage`, `unselectedItemTintColor`.
@preconcurrency @MainActor
open class TabBar: View {
  /// The height of a bar, in points, without the safe area below it.
  nonisolated public static let height: CGFloat = 49

  package weak var tabs: TabBarController?

  /// The tabs, from left to right.
  open var items: [TabBarItem]? {
    get { tabs.map { $0.viewControllers?.compactMap { $0.tabBarItem } ?? [] } ?? ownItems }
    set {
      refuseInController("items")
      ownItems = newValue
    }
  }
  /// The selected tab.
  open var selectedItem: TabBarItem? {
    get { tabs.map { $0.selectedViewController?.tabBarItem } ?? ownSelection }
    set {
      refuseInController("the selected item")
      ownSelection = newValue
    }
  }
  private var ownItems: [TabBarItem]?
  private weak var ownSelection: TabBarItem?

  /// Sets the tabs of a bar that stands alone.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) { self.items = items }

  private func refuseInController(_ what: String) {
    guard let tabs else { return }
    fatalError("The bar of \(tabs) takes \(what) from the controller: change its screens instead.")
  }
  /// Whether content shines through.
  open var isTranslucent = true
  /// The colour behind the tabs.
  open var barTintColor: Color?
  /// Whether the bar is light or dark.
  open var barStyle = BarStyle.default
  /// The picture behind the tabs. It is kept.
  open var backgroundImage: Image?
  /// The line above the bar. It is kept.
  open var shadowImage: Image?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: Color?

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    .tabBar
  }
}
