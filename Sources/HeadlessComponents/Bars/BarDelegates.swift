import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews
import ListCore

extension TabBarController: TabBarDelegate {}

extension NavigationBar {
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

extension SearchBar {
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
