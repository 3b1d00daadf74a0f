import Foundation

extension Simulator {
  /// Triggers the segue of a button or a cell: calls `shouldPerformSegue` and, if it returns
  /// `true`, performs the segue.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - controller: The source controller.
  ///   - sender: The button or cell that triggers the segue.
  public func triggerSegue(
    _ identifier: String, from controller: ViewController, sender: Any? = nil
  ) {
    run {
      layoutIfNeeded()
      if controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) {
        controller.performKnownSegue(identifier, sender)
      }
      layoutIfNeeded()
    }
  }
}
