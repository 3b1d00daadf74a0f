import Foundation
import HeadlessControllers

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
