import Foundation
@_spi(Hooks) import HeadlessViews
import ListCore

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

  package weak var tabs: (any TabBarOwner)?

  /// The tabs, from left to right.
  open var items: [TabBarItem]? {
    get { tabs?.shownTabs ?? ownItems }
    set {
      if isFree { ownItems = newValue }
    }
  }
  /// The selected tab.
  open var selectedItem: TabBarItem? {
    get { tabs.map(\.selectedTab) ?? ownSelection }
    set {
      if isFree { ownSelection = newValue }
    }
  }
  private var ownItems: [TabBarItem]?
  private weak var ownSelection: TabBarItem?

  /// Sets the tabs of a bar outside a tab bar controller.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) { self.items = items }

  /// Whether a client may change the bar. Raises UIKit's exception if a controller manages it.
  private var isFree: Bool {
    if tabs != nil { ViewMisuse.controlledTabBar.raise() }
    return tabs == nil
  }
  /// Whether the bar is hidden. A bar that an app hides gives its room to the screen.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
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

  // MARK: Appearances

  /// The bar's appearance.
  open var standardAppearance: TabBarAppearance {
    get { appearances.standard as? TabBarAppearance ?? TabBarAppearance() }
    set { appearances.standard = newValue }
  }
  /// The bar's appearance in a compact height.
  open var compactAppearance: TabBarAppearance? {
    get { appearances.compact as? TabBarAppearance }
    set { appearances.compact = newValue }
  }
  /// The bar's appearance while the content is scrolled to its edge.
  open var scrollEdgeAppearance: TabBarAppearance? {
    get { appearances.scrollEdge as? TabBarAppearance }
    set { appearances.scrollEdge = newValue }
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofTabBars
  }
}

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
