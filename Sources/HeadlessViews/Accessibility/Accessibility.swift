import Foundation

/// What a person has switched on, and a way to tell a person something who cannot see.
///
/// The settings are those of ``Simulator/current``: a test sets its simulator's
/// ``Simulator/accessibilitySettings``. What is posted is kept by the simulator, as data:
/// ``Simulator/accessibilityNotifications``.
///
/// Counterpart: `UIAccessibility`.
@preconcurrency @MainActor
public enum Accessibility {
  private static var settings: AccessibilitySettings { Simulator.current.accessibilitySettings }

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// Whether a person goes through the screen by a switch.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  /// Whether a menu stands for fingers.
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  /// Whether things are to move less.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether things are to shine through less.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether fading is preferred to moving.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  /// Whether buttons have shapes.
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  /// Whether colours are to contrast more.
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  /// Whether there are no colours.
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// Whether meaning must not hang on colour alone.
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  /// Whether switches say whether they are on.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  /// Whether films have subtitles.
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  /// Whether there is one channel of sound.
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  /// Whether one app has the device.
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  /// Whether the whole screen can be read aloud.
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  /// Whether selected text can be read aloud.
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  /// Whether a shake undoes.
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  /// Whether films play by themselves.
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }

  /// Tells a person something who cannot see.
  ///
  /// The simulator keeps it. With `.screenChanged` and `.layoutChanged` the argument becomes what
  /// is spoken of, if it is an object that speaks for itself and ``isVoiceOverRunning``.
  ///
  /// - Parameters:
  ///   - notification: What happened.
  ///   - argument: The words of an announcement, or the object to go on from.
  public static func post(notification: Notification, argument: Any?) {
    Simulator.current.note(PostedAccessibilityNotification(notification, argument))
  }

  /// What is spoken of now, if anything is.
  ///
  /// - Parameter assistiveTechnologyIdentifier: By whom; there is only one here.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { Simulator.current.accessibilityFocus }

  /// Something that is told.
  ///
  /// Counterpart: `UIAccessibility.Notification`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    /// Creates a notification by its number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Words to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Whoever goes through the screen is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Whoever goes through the screen is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Who speaks, or goes through the screen.
  ///
  /// Counterpart: `UIAccessibility.AssistiveTechnologyIdentifier`.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Who reads the screen aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Who goes through the screen by a switch.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

// Told when a simulator's settings change.
extension Accessibility {
  /// Posted when that changes, or happens.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let switchControlStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let invertColorsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let differentiateWithoutColorDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let closedCaptioningStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let guidedAccessStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let speakScreenStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let speakSelectionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when that changes, or happens.
  nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}
