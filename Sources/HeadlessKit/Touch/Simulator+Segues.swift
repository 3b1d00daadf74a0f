import Foundation
import HeadlessControllers

extension Simulator {
  /// Triggers the segue of a button or a cell: calls `shouldPerformSegue` and, if it returns
  /// `true`, performs the segue.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - controller: The source controller.
  ///   - sender: The button or cell that triggers the segue.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the segue is registered for the controller's class: see
  ///   `interfaces`.
  public func triggerSegue(
    _ identifier: String, from controller: ViewController, sender: Any? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("triggerSegue", on: identifier, file, line) {
      guard controller.knowsSegue(identifier) else {
        throw ControllerRefusal.noSegue(
          identifier, of: controller.description, className: "\(Swift.type(of: controller))")
      }
      if controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) {
        controller.performKnownSegue(identifier, sender)
      }
    }
  }
}
