import Foundation
import ListCore

/// The delegate of a tab bar outside a tab bar controller.
///
/// Counterpart: `UITabBarDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TabBarDelegate: NSObjectProtocol {
  /// Called when the user has selected a tab.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}

extension TabBar {
  /// The delegate of a bar outside a tab bar controller. Not owned.
  public var delegate: (any TabBarDelegate)? {
    get { keptWeakly((any TabBarDelegate).self) }
    set {  // behaviour 25.22
      guard tabs == nil else { return ControllerFault.controlledTabBarDelegate.deliver() }
      keepWeakly(newValue)
    }
  }

  /// Selects a tab of a bar outside a tab bar controller, as a tap does.
  package func tapTab(_ tab: TabBarItem) {
    selectedItem = tab
    delegate?.tabBar(self, didSelect: tab)
  }
}
