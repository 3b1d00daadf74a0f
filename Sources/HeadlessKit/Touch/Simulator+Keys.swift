import Foundation

extension Simulator {
  /// Presses a key: the first object in the responder chain with an enabled command for it performs
  /// the command.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The modifier keys that are held.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Precondition: An object in the responder chain has such a command.
  public func press(
    _ input: String, modifierFlags: KeyModifierFlags = [], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      guard let (command, target) = command(for: input, modifierFlags) else {
        let known = commandChain.flatMap { $0.keyCommands ?? [] }.compactMap(\.input)
        fatalError(
          "Simulator.press: no object in the responder chain has an enabled command for "
            + "'\(input)'; there are \(known).", file: (file), line: line)
      }
      if let action = command.action {
        ControlAction(target: target, action: action).send(from: command)
      }
      layoutIfNeeded()
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

  /// Chooses one of the app's items in the edit menu.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Precondition: The menu is shown, and an object in the responder chain can perform the item.
  public func chooseMenuItem(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      let offered = menuController.offeredItems
      guard let item = offered.first(where: { $0.title == title }) else {
        fatalError(
          "Simulator.chooseMenuItem: the menu offers no '\(title)'; it offers "
            + "\(offered.map(\.title)).", file: (file), line: line)
      }
      menuController.choose(item)
      layoutIfNeeded()
    }
  }
}
