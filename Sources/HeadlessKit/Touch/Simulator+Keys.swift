import Foundation

extension Simulator {
  /// Presses a key: the first of the responder chain that has a command for it, and can perform it,
  /// does so.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Precondition: Somebody has such a command.
  public func press(
    _ input: String, modifierFlags: KeyModifierFlags = [], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      guard let (command, target) = command(for: input, modifierFlags) else {
        let known = commandChain.flatMap { $0.keyCommands ?? [] }.compactMap(\.input)
        fatalError(
          "Simulator.press: nobody on the responder chain has an enabled command for '\(input)'; "
            + "there are \(known).", file: (file), line: line)
      }
      if let action = command.action {
        ControlAction(target: target, action: action).send(from: command)
      }
      layoutIfNeeded()
    }
  }

  /// The command that a key stands for, and who performs it.
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

  /// From the first responder, else from the controller in front, upwards.
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

  /// Chooses an item of the app from the menu of a selection.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Precondition: The menu shows, and somebody can perform the item.
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
