import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension NavigationBar {
  /// The preferred look. Kept without effect.
  public var preferredBehavioralStyle: BehavioralStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The look: that of the iPad.
  public var behavioralStyle: BehavioralStyle { .pad }
}

/// The images of a part by state.
private struct ScopeImages {
  var images: [UInt: Image] = [:]
}

extension SearchBar {
  /// Whether the user can dictate. Kept without effect.
  public var isLookToDictateEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Sets the image between the buttons of two scopes. Kept without effect.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: Image?, forLeftSegmentState leftState: Control.State,
    rightSegmentState rightState: Control.State
  ) {
    var all = kept(or: ScopeImages(), "divider \(rightState.rawValue)")
    all.images[leftState.rawValue] = dividerImage
    keep(all, "divider \(rightState.rawValue)")
  }
  /// Returns the image between the buttons of two scopes.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: Control.State, rightSegmentState rightState: Control.State
  ) -> Image? {
    kept(or: ScopeImages(), "divider \(rightState.rawValue)").images[leftState.rawValue]
  }
}

extension TabBar {
  /// Shows the user which of the items to choose from. Kept without effect.
  public func beginCustomizingItems(_ items: [TabBarItem]) { keep(true, "customizing") }
  /// Ends choosing items, and returns whether it had begun.
  public func endCustomizing(animated: Bool) -> Bool {
    defer { keep(false, "customizing") }
    return isCustomizing
  }
  /// Whether the user chooses items.
  public var isCustomizing: Bool { kept(or: false, "customizing") }
}

extension NavigationBarAppearance {
  /// The offset of the title. Kept without effect.
  public var titlePositionAdjustment: Offset {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
  /// The text attributes of the line below the title. Kept without effect.
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }
  /// The appearance of the most important button. Kept without effect.
  public var prominentButtonAppearance: BarButtonItemAppearance {
    get { kept(or: BarButtonItemAppearance()) }
    set { keep(newValue) }
  }
}

extension BarAppearance {
  /// The way in which the image behind the items is fitted. Kept without effect.
  public var backgroundImageContentMode: View.ContentMode {
    get { kept(or: .scaleToFill) }
    set { keep(newValue) }
  }
}

/// The title bar of a window on a Mac.
///
/// Counterpart: `UITitlebar`.
///
/// Coverage: simulated. Kept without effect: `autoHidesToolbarInFullScreen`, `titleVisibility`,
/// `toolbarStyle`.
@preconcurrency @MainActor
open class Titlebar: NSObject {
  /// Whether the title is shown. Counterpart: `UITitlebarTitleVisibility`.
  public enum TitleVisibility: Int, Hashable, Sendable {
    case visible, hidden
  }
  /// The style of the toolbar. Counterpart: `UITitlebarToolbarStyle`.
  public enum ToolbarStyle: Int, Hashable, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  /// Whether the title is shown.
  open var titleVisibility = TitleVisibility.visible
  /// The style of the toolbar.
  open var toolbarStyle = ToolbarStyle.automatic
  /// Whether the toolbar is hidden while the window fills the screen.
  open var autoHidesToolbarInFullScreen = false
}

extension BarButtonItemAppearance {
  /// Creates the appearance of a style of buttons: the system's defaults.
  public convenience init(style: BarButtonItem.Style) { self.init() }
  /// Has no effect: all styles have the same defaults.
  public func configureWithDefault(for style: BarButtonItem.Style) {}
  /// The appearance while the button has the focus: that of the highlighted one.
  public var focused: StateAppearance { highlighted }
}
