import Foundation

extension Responder {
  /// Posted before the keyboard comes.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard has come.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard's frame has changed.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The frame before, on the screen: an `NSValue` of a rectangle.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame afterwards, on the screen: an `NSValue` of a rectangle.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the change takes, in seconds: an `NSNumber`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the change: an `NSNumber`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's: an `NSNumber`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

private final class KeyboardState {
  var frame: CGRect?
}

extension Simulator {
  /// Where the keyboard is on the screen; `nil` while there is none.
  ///
  /// The keyboard does not come by itself, so that layouts stay what a test expects:
  /// ``showKeyboard(height:)`` lets it come.
  public var keyboardFrame: CGRect? { keptStates.known(KeyboardState.self)?.frame }

  /// Lets the keyboard come, or take another height: posts UIKit's notifications in their order.
  ///
  /// Those about what will be are posted at once, those about what was done after 0.25 s of the
  /// clock.
  ///
  /// - Parameter height: The height, in points.
  public func showKeyboard(height: CGFloat = 336) {
    let screen = screenBounds
    moveKeyboard(
      to: CGRect(x: 0, y: screen.height - height, width: screen.width, height: height),
      will: Responder.keyboardWillShowNotification, did: Responder.keyboardDidShowNotification)
  }

  /// Lets the keyboard go: posts UIKit's notifications in their order.
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
      keptStates.value { KeyboardState() }.frame = frame
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
