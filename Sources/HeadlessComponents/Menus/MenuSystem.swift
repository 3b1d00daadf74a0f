import Foundation
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

/// A system of menus.
///
/// Counterpart: `UIMenuSystem`. There is no main menu here.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class MenuSystem: NSObject {
  /// The main menu.
  public static let main = MenuSystem()
  /// The menu of selected content.
  public static let context = MenuSystem()

  /// Has no effect: no menu is shown, so none is built again.
  open func setNeedsRebuild() {}
  /// Has no effect: no menu is shown.
  open func setNeedsRevalidate() {}
}

extension MenuBuilder {
  /// The system whose menus are built: the main one.
  public var system: MenuSystem { .main }

  /// Returns a command of the menus.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - propertyList: The app's data of the command, compared by their descriptions.
  public func command(for action: Selector, propertyList: Any?) -> Command? {
    let wanted = propertyList.map { "\($0)" }
    return elements.lazy.compactMap { $0 as? Command }.first {
      $0.action == action && $0.propertyList.map { "\($0)" } == wanted
    }
  }
  /// Returns an action of the menus.
  public func action(for identifier: Action.Identifier) -> Action? {
    elements.lazy.compactMap { $0 as? Action }.first { $0.identifier == identifier }
  }

  private var elements: [MenuElement] {
    func all(_ element: MenuElement) -> [MenuElement] {
      [element] + ((element as? Menu)?.children.flatMap(all) ?? [])
    }
    return menu(for: .root).map(all) ?? []
  }
}

/// A command that replaces another one while modifier keys are held.
///
/// Counterpart: `UICommandAlternate`.
///
/// Coverage: simulated. Kept without effect: `action`, `modifierFlags`, `title`.
@preconcurrency @MainActor
open class CommandAlternate: NSObject {
  /// The title.
  open private(set) var title: String
  /// The method.
  open private(set) var action: Selector
  /// The keys to hold.
  open private(set) var modifierFlags: KeyModifierFlags

  /// Creates an alternate.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The method.
  ///   - modifierFlags: The keys to hold.
  public init(title: String, action: Selector, modifierFlags: KeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

extension Command {
  /// The tag of the command that shares content.
  public static let tagShare = "com.apple.menu.share"
}

extension Action {
  /// Returns an action that pastes into a responder.
  public class func captureTextFromCamera(
    responder: any KeyInput, identifier: Identifier?
  ) -> Action {
    Action(title: "Scan Text", identifier: identifier) { _ in }
  }
}

extension MenuController {
  /// The rectangle of the menu, in points of the screen: menus are not laid out.
  public var menuFrame: CGRect { .zero }
  /// Posted when the menu's rectangle changes.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
