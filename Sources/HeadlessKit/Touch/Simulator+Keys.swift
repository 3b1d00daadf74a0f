import Foundation
import HeadlessControllers

extension Simulator {
  /// Presses a key: the first object in the responder chain with an enabled command for it performs
  /// the command.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The modifier keys that are held.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless an object in the responder chain has such a command.
  public func press(
    _ input: String, modifierFlags: KeyModifierFlags = [], file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("press", on: input, file, line) {
      guard let (command, target) = command(for: input, modifierFlags) else {
        let known = commandChain.flatMap { $0.keyCommands ?? [] }.compactMap(\.input)
        throw ControllerRefusal.noCommand(input, known: known)
      }
      if let action = command.action {
        ControlAction(target: target, action: action).send(from: command)
      }
    }
  }

  /// Returns the command for a key, with the object that performs it.
  func command(
    for input: String, _ modifierFlags: KeyModifierFlags
  ) -> (KeyCommand, AnyObject)? {
    for responder in commandChain {
      for command in responder.keyCommands ?? []
      where command.input == input && command.modifierFlags == modifierFlags
        && !command.attributes.contains(.disabled)
      {
        guard let action = command.action,
          let target = responder.target(forAction: action, withSender: command)
        else { continue }
        return (command, target as AnyObject)
      }
    }
    return nil
  }

  /// The responder chain, starting at the first responder or, without one, at the frontmost
  /// controller.
  private var commandChain: [Responder] {
    var front = keyWindow?.rootViewController
    while let controller = front {
      let inner =
        controller.presentedViewController
        ?? (controller as? NavigationController)?.topViewController
        ?? (controller as? TabBarController)?.selectedViewController
      guard let inner else { break }
      front = inner
    }
    let first = keyWindow?.firstResponder ?? front?.viewIfLoaded ?? keyWindow
    return first.map { Array(sequence(first: $0, next: \.next)) } ?? []
  }
}
