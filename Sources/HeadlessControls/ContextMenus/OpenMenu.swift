@_spi(Hooks) import HeadlessViews

/// The menu that a tap on a button has opened. It stays open until an action is chosen, or the next
/// touch.
@MainActor
package struct OpenMenu {
  package let menu: Menu
  /// The button, or the bar button item.
  package let owner: AccessibleObject

  package init(menu: Menu, owner: AccessibleObject) {
    self.menu = menu
    self.owner = owner
  }
}

private final class MenuOnScreen {
  var open: OpenMenu?
}

extension Simulator {
  /// The menu on screen, if a button has opened one.
  package var openMenu: OpenMenu? {
    get { keptStates.known(MenuOnScreen.self)?.open }
    set {
      guard newValue != nil || openMenu != nil else { return }
      kept { MenuOnScreen() }.open = newValue
    }
  }
}
