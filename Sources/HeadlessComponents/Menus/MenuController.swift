import Foundation
import HeadlessControllers
import HeadlessViews

import struct HeadlessViews.Selector

/// An item in the menu of a selection.
///
/// Counterpart: `UIMenuItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class MenuItem: NSObject {
  /// The item's title.
  open var title: String
  /// The method, which the first responder in the chain that can performs.
  open var action: Selector

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The method.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu of a selection on the current simulator.
///
/// Counterpart: `UIMenuController`.
///
/// Coverage: simulated. Kept without effect: `arrowDirection`.
@preconcurrency @MainActor
open class MenuController: NSObject {
  private weak var ownSimulator: Simulator?

  init(on simulator: Simulator) {
    ownSimulator = simulator
    super.init()
  }

  /// The menu of the current simulator.
  open class var shared: MenuController { Simulator.current.menuController }

  /// The app's additions to the menu.
  open var menuItems: [MenuItem]?
  /// Whether the menu is visible.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  private var isShown = false
  /// The direction of the menu's arrow. Kept without effect.
  open var arrowDirection = ArrowDirection.default
  /// The view that the menu belongs to.
  open private(set) weak var targetView: View?
  /// The part of the view that the menu belongs to, in points.
  open private(set) var targetRect = CGRect.null

  /// The direction of the menu's arrow. Counterpart: `UIMenuController.ArrowDirection`.
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default`, up, down, left, right
  }

  /// Shows the menu.
  ///
  /// - Parameters:
  ///   - targetView: The view that it belongs to.
  ///   - targetRect: The part of the view, in points.
  open func showMenu(from targetView: View, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Hides the menu.
  ///
  /// - Parameter targetView: The view that it belongs to.
  open func hideMenu(from targetView: View) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Sets the menu's target.
  ///
  /// - Parameters:
  ///   - targetRect: A part of the view, in points.
  ///   - targetView: The view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: View) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows or hides the menu.
  ///
  /// - Parameters:
  ///   - menuVisible: Whether it is visible.
  ///   - animated: Ignored.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isShown = menuVisible
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }

  /// Has no effect: items are validated when one is chosen.
  open func update() {}

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted before the menu is shown.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu was shown.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu was hidden.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}

extension MenuController {
  /// The app's items that a responder can perform.
  package var offeredItems: [MenuItem] {
    guard isMenuVisible, let first else { return [] }
    return (menuItems ?? []).filter {
      first.target(forAction: $0.action, withSender: self) != nil
    }
  }

  private var first: Responder? { ownSimulator?.keyWindow?.firstResponder ?? targetView }

  package func choose(_ item: MenuItem) {
    guard let target = first?.target(forAction: item.action, withSender: self) else { return }
    Application.shared.sendAction(item.action, to: target, from: self, for: nil)
    hideMenu()
  }
}

extension Simulator {
  /// The menu of a selection.
  public var menuController: MenuController { kept { MenuController(on: self) } }
}
