import Foundation
@_spi(Hooks) import HeadlessViews

// A pop-up button: its menu is its primary action, and changes its selection. One element is always
// on, and the button shows its title.
extension Button {
  /// Creates a pop-up button.
  package convenience init(popUp menu: Menu) {
    self.init(type: .system)
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    self.menu = menu
  }

  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// The selected element of a pop-up button: the first one if none is on.
  var shownChoice: MenuElement? {
    guard isPopUp, let menu else { return nil }
    if let selected = menu.selectedElements.first { return selected }
    let first = menu.offeredActions.first
    first?.state = .on
    return first
  }

  /// Turns an action of a pop-up button's menu on, and the others off.
  package func noteChoice(of action: Action) {
    guard isPopUp, let menu else { return }
    let isNew = action.state != .on
    for other in menu.offeredActions { other.state = other === action ? .on : .off }
    contentDidChange()
    if isNew { choiceDidChange?() }
  }
}
