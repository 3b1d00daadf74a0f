import Foundation
import HeadlessControls

extension Simulator {
  /// Opens the menu of a button and chooses from it.
  ///
  /// The button sends `.menuActionTriggered`, and then the action is performed.
  ///
  /// - Parameters:
  ///   - title: The title of the action, in the menu or a submenu.
  ///   - button: The button. It has a menu.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the button, and its menu has such an
  ///   action, which is enabled.
  public func choose(
    _ title: String, from button: Button, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("choose", on: button, file, line) {
      if let refusal = refusal(of: button) ?? refusal(of: title, from: button) {
        throw refusal
      }
      guard let menu = button.menu,
        let action = menu.offeredActions.first(where: { $0.title == title })
      else { return }
      if openMenu?.owner !== button { button.sendActions(for: .menuActionTriggered) }
      choose(action, in: OpenMenu(menu: menu, owner: button))
    }
  }

  /// Returns the reason why an action cannot be chosen from a button's menu; `nil` if it can.
  func refusal(of title: String, from button: Button) -> ViewTouchRefusal? {
    let offered = button.menu?.offeredActions ?? []
    guard let action = offered.first(where: { $0.title == title }) else {
      return .noChoice(title, button.description, titles: offered.map(\.title))
    }
    return action.attributes.contains(.disabled) ? .disabledChoice(title) : nil
  }
}
