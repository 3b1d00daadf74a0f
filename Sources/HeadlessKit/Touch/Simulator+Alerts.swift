import Foundation
import HeadlessControllers
import HeadlessControls

extension Simulator {
  /// Chooses a button of an alert.
  ///
  /// The alert is dismissed, which takes half a second of the simulator's clock, and then the
  /// button's handler runs: call `settle()` before you check its effects.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - alert: The alert. It is on screen.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the alert is on screen and has such a button, which is
  ///   enabled.
  public func choose(
    _ title: String, in alert: AlertController, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("choose", on: alert, file, line) {
      if let refusal = refusal(of: title, in: alert) { throw refusal }
      alert.actions.first { $0.title == title }.map(alert.choose)
    }
  }

  /// Returns the reason why a button of an alert cannot be chosen; `nil` if it can.
  func refusal(of title: String, in alert: AlertController) -> ControllerRefusal? {
    guard alert.viewIfLoaded?.window?.ownSimulator === self else {
      return .alertNotShown(alert.description)
    }
    guard alert.appearance.phase == .there else { return alert.refusalWhileItMoves }
    guard let action = alert.actions.first(where: { $0.title == title }) else {
      return .noAction(title, titles: alert.actions.map { $0.title ?? "(no title)" })
    }
    return action.isEnabled ? nil : .disabledAction(title)
  }
}

extension AlertController {
  /// The reason why no button can be chosen while the alert is in a window, but not yet, or no
  /// longer, there.
  var refusalWhileItMoves: ControllerRefusal {
    appearance.phase == .appearing
      ? .alertAppearing(title ?? message ?? "") : .alertNotShown(description)
  }
}

extension Simulator {
  /// Swipes a sheet down, off the screen.
  ///
  /// A sheet that is modal, or whose delegate prevents its dismissal, stays, and the delegate is
  /// notified of the attempt.
  ///
  /// - Throws: A ``QueryFailure`` unless the controller is presented as a sheet, and has
  ///   appeared.
  public func swipeAway(
    _ controller: ViewController, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("swipeAway", on: controller, file, line) {
      if let refusal = refusalToSwipeAway(controller) {
        throw refusal
      }
      controller.swipeAway()
    }
  }

  /// Returns the reason why a controller cannot be swiped away; `nil` if it can.
  func refusalToSwipeAway(_ controller: ViewController) -> ControllerRefusal? {
    guard controller.viewIfLoaded?.window?.ownSimulator === self,
      controller.appearance.phase == .there
    else { return .notShown(controller.description) }
    switch controller.modalPresentationStyle {
    case .pageSheet, .formSheet, .popover:
      let isSheet = controller.ownPresentation != nil && !(controller is AlertController)
      return isSheet ? nil : .noSheet(controller.description)
    default:
      return .noSheet(controller.description)
    }
  }
}

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
