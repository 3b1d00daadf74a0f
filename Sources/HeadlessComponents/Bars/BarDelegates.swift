import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews
import ListCore

/// A bar with a position.
///
/// Counterpart: `UIBarPositioning`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol BarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: BarPosition { get }
}

/// The object that places a bar.
///
/// Counterpart: `UIBarPositioningDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol BarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any BarPositioning) -> BarPosition
}

/// The delegate of a navigation bar outside a navigation controller.
///
/// Counterpart: `UINavigationBarDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol NavigationBarDelegate: BarPositioningDelegate {
  /// Returns whether an item is pushed.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Called when an item was pushed.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Returns whether an item is popped.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called when an item was popped.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

/// The delegate of a toolbar.
///
/// Counterpart: `UIToolbarDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ToolbarDelegate: BarPositioningDelegate {}

extension BarPositioningDelegate {
  public func position(for bar: any BarPositioning) -> BarPosition { .any }
}

extension NavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPush item: NavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}

extension TabBarController: TabBarDelegate {}

extension NavigationBar: BarPositioning {
  /// The delegate of a bar outside a navigation controller. Not owned.
  public var delegate: (any NavigationBarDelegate)? {
    get { keptWeakly((any NavigationBarDelegate).self) }
    set {  // behaviour 25.56
      guard stack == nil else { return ControllerFault.controlledNavigationBarDelegate.deliver() }
      keepWeakly(newValue)
    }
  }
  /// The position of the bar, as the delegate says.
  public var barPosition: BarPosition { delegate?.position(for: self) ?? .top }
  /// Pushes an item onto a bar outside a navigation controller, if the delegate agrees.
  public func pushItem(_ item: NavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Pops the top item of a bar outside a navigation controller, if the delegate agrees.
  @discardableResult
  public func popItem(animated: Bool) -> NavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }
  /// Sets the items of a bar outside a navigation controller.
  public func setItems(_ items: [NavigationItem]?, animated: Bool) { self.items = items }
  /// Moves the title vertically. Kept without effect.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: BarMetrics) {
    keep(adjustment, "titleVerticalPositionAdjustment \(metrics.rawValue)")
  }
  /// Returns the vertical offset of the title.
  public func titleVerticalPositionAdjustment(for metrics: BarMetrics) -> CGFloat {
    kept(or: 0, "titleVerticalPositionAdjustment \(metrics.rawValue)")
  }
  /// Sets the image of the background for a position. Kept without effect.
  public func setBackgroundImage(
    _ backgroundImage: Image?, for barPosition: BarPosition, barMetrics: BarMetrics
  ) { keep(backgroundImage, "backgroundImage \(barPosition.rawValue) \(barMetrics.rawValue)") }
  /// Returns the image of the background for a position.
  public func backgroundImage(for barPosition: BarPosition, barMetrics: BarMetrics) -> Image? {
    kept(or: nil, "backgroundImage \(barPosition.rawValue) \(barMetrics.rawValue)")
  }
}

extension Toolbar: BarPositioning {
  /// The delegate of the bar. Not owned.
  public var delegate: (any ToolbarDelegate)? {
    get { keptWeakly((any ToolbarDelegate).self) }
    set { keepWeakly(newValue) }
  }
  /// The position of the bar, as the delegate says.
  public var barPosition: BarPosition { delegate?.position(for: self) ?? .bottom }
}

extension SearchBar: BarPositioning {
  /// The position of the bar.
  public var barPosition: BarPosition { .any }
  /// Sets the image of the text field's background. Kept without effect.
  public func setSearchFieldBackgroundImage(_ backgroundImage: Image?, for state: Control.State) {
    keep(backgroundImage, "searchFieldBackgroundImage \(state.rawValue)")
  }
  /// Returns the image of the text field's background.
  public func searchFieldBackgroundImage(for state: Control.State) -> Image? {
    kept(or: nil, "searchFieldBackgroundImage \(state.rawValue)")
  }
  /// Sets the image of the scope buttons' background. Kept without effect.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: Image?, for state: Control.State
  ) { keep(backgroundImage, "scopeBarButtonBackgroundImage \(state.rawValue)") }
  /// Returns the image of the scope buttons' background.
  public func scopeBarButtonBackgroundImage(for state: Control.State) -> Image? {
    kept(or: nil, "scopeBarButtonBackgroundImage \(state.rawValue)")
  }
  /// Sets the image of the background. Kept without effect.
  public func setBackgroundImage(
    _ backgroundImage: Image?, for barPosition: BarPosition, barMetrics: BarMetrics
  ) { keep(backgroundImage, "backgroundImage \(barPosition.rawValue) \(barMetrics.rawValue)") }
  /// Returns the image of the background.
  public func backgroundImage(for barPosition: BarPosition, barMetrics: BarMetrics) -> Image? {
    kept(or: nil, "backgroundImage \(barPosition.rawValue) \(barMetrics.rawValue)")
  }
  /// The offset of the text field's background. Kept without effect.
  public var searchFieldBackgroundPositionAdjustment: Offset {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
  /// Moves an icon. Kept without effect.
  public func setPositionAdjustment(_ adjustment: Offset, for icon: Icon) {
    keep(adjustment, "positionAdjustment \(icon.rawValue)")
  }
  /// Returns the offset of an icon.
  public func positionAdjustment(for icon: Icon) -> Offset {
    kept(or: .zero, "positionAdjustment \(icon.rawValue)")
  }
}

extension TabBar {
  /// The placement of the tabs. Counterpart: `UITabBar.ItemPositioning`.
  public enum ItemPositioning: Int, Hashable, Sendable {
    case automatic, fill, centered
  }

  /// The placement of the tabs. Kept without effect.
  public var itemPositioning: ItemPositioning {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The space between tabs, in points. Kept without effect.
  public var itemSpacing: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The width of a tab, in points. Kept without effect.
  public var itemWidth: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// The image behind the selected tab. Kept without effect.
  public var selectionIndicatorImage: Image? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}
