import Foundation

/// Changes the menus of the app.
///
/// Counterpart: `UIMenuBuilder`. There is no main menu here; a test may pass a builder of its own.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol MenuBuilder {
  /// Returns a menu.
  func menu(for identifier: Menu.Identifier) -> Menu?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: Menu.Identifier, from childrenBlock: ([MenuElement]) -> [MenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: Menu.Identifier)
}
