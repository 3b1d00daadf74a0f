import Foundation

/// A press of a key or a button.
///
/// Counterpart: `UIPress`. No hardware key is simulated; a test may create one.
///
/// Coverage: simulated. Kept without effect: `force`, `phase`, `timestamp`, `type`.
@preconcurrency @MainActor
open class Press: NSObject {
  /// The phase of a press. Counterpart: `UIPress.Phase`.
  public enum Phase: Int, Hashable, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The button of a press. Counterpart: `UIPress.PressType`.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 40
    case tvRemoteFourColors = 41
  }

  /// The button.
  open package(set) var type = PressType.select
  /// The phase of the press.
  open package(set) var phase = Phase.began
  /// The force of the press.
  open var force: CGFloat = 0
  /// The time of the press, in seconds.
  open package(set) var timestamp: TimeInterval = 0
  package var keptStates = KeptStates()
}

/// An event of presses.
///
/// Counterpart: `UIPressesEvent`.
///
/// Coverage: simulated. Kept without effect: `allPresses`.
open class PressesEvent: Event {
  /// The presses of the event.
  open var allPresses: Set<Press> = []
}

/// The language of text input.
///
/// Counterpart: `UITextInputMode`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TextInputMode: NSObject {
  /// The language, such as `en-US`.
  open var primaryLanguage: String? { "en-US" }
  /// The modes that are enabled: English.
  open class var activeInputModes: [TextInputMode] { [TextInputMode()] }
  /// Posted when the keyboard's language has changed: by a test, since there is one language.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The gestures for editing. Counterpart: `UIEditingInteractionConfiguration`.
public enum EditingInteractionConfiguration: Int, Hashable, Sendable {
  case none = 0
  case `default` = 1
}
