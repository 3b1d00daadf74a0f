import Foundation
@_spi(Hooks) import HeadlessViews

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
