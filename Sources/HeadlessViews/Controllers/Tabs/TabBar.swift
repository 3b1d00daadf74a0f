import Foundation

/// The bar of tabs below the content. Its contents are data and are not drawn.
///
/// Counterpart: `UITabBar`. Its delegate is not simulated: use a ``TabBarController``.
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

  /// Sets the tabs of a bar outside a tab bar controller.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) { self.items = items }

  private func refuseInController(_ what: String) {
    guard let tabs else { return }
    fatalError("The bar of \(tabs) takes \(what) from the controller: change its screens instead.")
  }
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The colour behind the tabs.
  open var barTintColor: Color?
  /// The bar's style.
  open var barStyle = BarStyle.default
  /// The image behind the tabs. Kept without effect.
  open var backgroundImage: Image?
  /// The image of the bar's shadow. Kept without effect.
  open var shadowImage: Image?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: Color?

  // MARK: Default accessibility

  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    .tabBar
  }
}
