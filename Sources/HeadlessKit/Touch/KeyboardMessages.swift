import Foundation

// The notifications of the keyboard as messages, whose subject is the screen:
// `center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { $0.endFrame }`.

/// The information in a keyboard message.
@available(macOS 26, *)
public struct KeyboardChange: Sendable {
  /// The duration of the animation, in seconds.
  public var animationDuration: TimeInterval
  /// The curve of the animation.
  public var animationCurve: View.AnimationCurve
  /// The frame before the change, in the coordinates of the screen.
  public var beginFrame: CGRect
  /// The frame after the change, in the coordinates of the screen.
  public var endFrame: CGRect
  /// Whether the keyboard belongs to this app.
  public var isLocal: Bool

  fileprivate init(_ info: [AnyHashable: Any]) {
    func rectangle(_ key: String) -> CGRect {
      (info[key] as? NSValue)?.cgRectValue ?? info[key] as? CGRect ?? .zero
    }
    func number(_ key: String) -> NSNumber? { info[key] as? NSNumber }
    beginFrame = rectangle(Responder.keyboardFrameBeginUserInfoKey)
    endFrame = rectangle(Responder.keyboardFrameEndUserInfoKey)
    animationDuration = number(Responder.keyboardAnimationDurationUserInfoKey)?.doubleValue ?? 0
    let curve = number(Responder.keyboardAnimationCurveUserInfoKey)?.intValue
    animationCurve = curve.flatMap(View.AnimationCurve.init(rawValue:)) ?? .easeInOut
    isLocal = number(Responder.keyboardIsLocalUserInfoKey)?.boolValue ?? true
  }

  fileprivate var info: [AnyHashable: Any] {
    [
      Responder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: beginFrame),
      Responder.keyboardFrameEndUserInfoKey: NSValue(cgRect: endFrame),
      Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: animationDuration),
      Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: animationCurve.rawValue),
      Responder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
    ]
  }
}

/// A message of the keyboard. Its properties are those of a ``KeyboardChange``.
@available(macOS 26, *)
@dynamicMemberLookup
public protocol KeyboardMessage: SimulatedMessage where Subject == Screen {
  /// The information in the message.
  nonisolated var change: KeyboardChange { get }
  /// Creates a message.
  nonisolated init(_ change: KeyboardChange)
}

@available(macOS 26, *)
extension KeyboardMessage {
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
    Self(KeyboardChange(notification.userInfo ?? [:]))
  }
  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, userInfo: message.change.info)
  }
  /// A property of the change.
  public subscript<Value>(dynamicMember path: KeyPath<KeyboardChange, Value>) -> Value {
    change[keyPath: path]
  }
}

@available(macOS 26, *)
extension Screen {
  /// The message before the keyboard is shown. Counterpart: `UIScreen.KeyboardWillShowMessage`.
  ///
  /// Coverage: simulated.
  public struct KeyboardWillShowMessage: KeyboardMessage {
    public typealias Subject = Screen
    nonisolated public static var name: Notification.Name {
      Responder.keyboardWillShowNotification
    }
    nonisolated public let change: KeyboardChange
    nonisolated public init(_ change: KeyboardChange) { self.change = change }
  }

  /// The message after the keyboard was shown. Counterpart: `UIScreen.KeyboardDidShowMessage`.
  ///
  /// Coverage: simulated.
  public struct KeyboardDidShowMessage: KeyboardMessage {
    public typealias Subject = Screen
    nonisolated public static var name: Notification.Name {
      Responder.keyboardDidShowNotification
    }
    nonisolated public let change: KeyboardChange
    nonisolated public init(_ change: KeyboardChange) { self.change = change }
  }

  /// The message before the keyboard is hidden. Counterpart: `UIScreen.KeyboardWillHideMessage`.
  ///
  /// Coverage: simulated.
  public struct KeyboardWillHideMessage: KeyboardMessage {
    public typealias Subject = Screen
    nonisolated public static var name: Notification.Name {
      Responder.keyboardWillHideNotification
    }
    nonisolated public let change: KeyboardChange
    nonisolated public init(_ change: KeyboardChange) { self.change = change }
  }

  /// The message after the keyboard was hidden. Counterpart: `UIScreen.KeyboardDidHideMessage`.
  ///
  /// Coverage: simulated.
  public struct KeyboardDidHideMessage: KeyboardMessage {
    public typealias Subject = Screen
    nonisolated public static var name: Notification.Name {
      Responder.keyboardDidHideNotification
    }
    nonisolated public let change: KeyboardChange
    nonisolated public init(_ change: KeyboardChange) { self.change = change }
  }

  /// The message before the keyboard's frame changes. Counterpart: `UIScreen.KeyboardWillChangeFrameMessage`.
  ///
  /// Coverage: simulated.
  public struct KeyboardWillChangeFrameMessage: KeyboardMessage {
    public typealias Subject = Screen
    nonisolated public static var name: Notification.Name {
      Responder.keyboardWillChangeFrameNotification
    }
    nonisolated public let change: KeyboardChange
    nonisolated public init(_ change: KeyboardChange) { self.change = change }
  }

  /// The message after the keyboard's frame has changed. Counterpart: `UIScreen.KeyboardDidChangeFrameMessage`.
  ///
  /// Coverage: simulated.
  public struct KeyboardDidChangeFrameMessage: KeyboardMessage {
    public typealias Subject = Screen
    nonisolated public static var name: Notification.Name {
      Responder.keyboardDidChangeFrameNotification
    }
    nonisolated public let change: KeyboardChange
    nonisolated public init(_ change: KeyboardChange) { self.change = change }
  }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Screen.KeyboardWillShowMessage> {
  /// The message that is sent before the keyboard is shown.
  public static var keyboardWillShow: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Screen.KeyboardDidShowMessage> {
  /// The message that is sent after the keyboard was shown.
  public static var keyboardDidShow: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Screen.KeyboardWillHideMessage> {
  /// The message that is sent before the keyboard is hidden.
  public static var keyboardWillHide: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Screen.KeyboardDidHideMessage> {
  /// The message that is sent after the keyboard was hidden.
  public static var keyboardDidHide: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Screen.KeyboardWillChangeFrameMessage> {
  /// The message that is sent before the keyboard's frame changes.
  public static var keyboardWillChangeFrame: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Screen.KeyboardDidChangeFrameMessage> {
  /// The message that is sent after the keyboard's frame has changed.
  public static var keyboardDidChangeFrame: Self { Self() }
}
