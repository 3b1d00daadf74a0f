import Foundation
@_spi(Hooks) import HeadlessViews

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

/// The style of a bar: light or dark.
///
/// Counterpart: `UIBarStyle`.
public enum BarStyle: Int, Hashable, Sendable {
  case `default`, black
  /// Black and translucent. The same as `black` with a translucent bar.
  case blackTranslucent
}

/// The height of a bar: default or compact, with or without a prompt.
///
/// Counterpart: `UIBarMetrics`.
public enum BarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The position of a bar.
///
/// Counterpart: `UIBarPosition`.
public enum BarPosition: Int, Hashable, Sendable {
  case any, bottom, top, topAttached
}

// The controllers of bars, as the bars know them. The floor above adopts these protocols.

/// The container of a toolbar.
@MainActor
package protocol ToolbarOwner: Responder {
  /// The items of the screen on top; `nil` if no screen is shown or it has none.
  var shownToolbarItems: [BarButtonItem]? { get }
}

/// The container of a tab bar.
@MainActor
package protocol TabBarOwner: Responder {
  /// The tabs, from left to right.
  var shownTabs: [TabBarItem] { get }
  /// The selected tab.
  var selectedTab: TabBarItem? { get }
  /// Handles a tap on a tab.
  func tapTab(_ index: Int)
}

/// The coordinator of a search bar.
@MainActor
package protocol SearchBarOwner: Responder {
  /// Whether a search is in progress.
  var isActive: Bool { get set }
  /// The window of the screen whose navigation bar shows the search bar.
  var screenWindow: Window? { get }
  /// Called when the user begins to type.
  func barBecameFirstResponder()
  /// Called when the text has changed.
  func update()
}
