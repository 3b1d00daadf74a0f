import Foundation
import HeadlessControllers

extension Responder {
  /// Posted before the keyboard is shown.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard was shown.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard was hidden.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame has changed.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before the change, in screen coordinates: an `NSValue` of a rectangle.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after the change, in screen coordinates: an `NSValue` of a rectangle.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration, in seconds: an `NSNumber`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve: an `NSNumber`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app: an `NSNumber`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension Simulator {
  /// The frame of the keyboard on the screen; `nil` while it is hidden.
  ///
  /// Editing does not show the keyboard, so that layouts do not change unexpectedly: call
  /// ``showKeyboard(height:)`` to show it.
  public var keyboardFrame: CGRect? { keptStates.known(KeyboardPlace.self)?.frame }

  /// Shows the keyboard, or changes its height, and posts UIKit's notifications in their order.
  ///
  /// The "will" notifications are posted immediately, the "did" notifications after 0.25 s of the
  /// simulator's clock.
  ///
  /// - Parameter height: The height, in points.
  public func showKeyboard(height: CGFloat = 336) {
    let screen = screenBounds
    moveKeyboard(
      to: CGRect(x: 0, y: screen.height - height, width: screen.width, height: height),
      will: Responder.keyboardWillShowNotification, did: Responder.keyboardDidShowNotification)
  }

  /// Hides the keyboard, and posts UIKit's notifications in their order.
  public func hideKeyboard() {
    guard keyboardFrame != nil else { return }
    moveKeyboard(
      to: nil, will: Responder.keyboardWillHideNotification,
      did: Responder.keyboardDidHideNotification)
  }

  private func moveKeyboard(
    to frame: CGRect?, will: Notification.Name, did: Notification.Name
  ) {
    run {
      let info = keyboardInfo(from: keyboardFrame, to: frame)
      keptStates.value { KeyboardPlace() }.frame = frame
      for window in windows {
        window.noticeKeyboard()
        for table in window.descendants(of: TableView.self) {
          (table.controller as? TableViewController)?.makeRoom(forKeyboard: frame)
        }
      }
      post([Responder.keyboardWillChangeFrameNotification, will], info)
      schedule(after: 0.25, named: "keyboard") { [weak self] in
        self?.post([Responder.keyboardDidChangeFrameNotification, did], info)
      }
    }
  }

  private func keyboardInfo(from old: CGRect?, to new: CGRect?) -> [String: Any] {
    let below = CGRect(
      x: 0, y: screenBounds.height, width: screenBounds.width,
      height: (old ?? new)?.height ?? 0)
    return [
      Responder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old ?? below),
      Responder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new ?? below),
      Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      Responder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ names: [Notification.Name], _ info: [String: Any]) {
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }
  }
}

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
