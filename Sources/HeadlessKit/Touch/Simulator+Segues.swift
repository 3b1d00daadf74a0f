import Foundation

extension Simulator {
  /// Goes where a segue leads that hangs on a button or a cell: the controller is asked whether it
  /// should, and then prepares for it.
  ///
  /// - Parameters:
  ///   - identifier: What the segue is known by.
  ///   - controller: The controller that it leaves.
  ///   - sender: What it hangs on.
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
