import Foundation
import HeadlessViews

/// The accessibility settings in effect, and notifications for assistive technologies.
///
/// The settings are those of ``Simulator/current``: a test sets its simulator's
/// ``Simulator/accessibilitySettings``. The simulator keeps posted notifications as data:
/// ``Simulator/accessibilityNotifications``.
///
/// Counterpart: `UIAccessibility`.
@preconcurrency @MainActor
public enum Accessibility {
  private static var settings: AccessibilitySettings { Simulator.current.accessibilitySettings }

  /// Whether VoiceOver is running.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// Whether Switch Control is running.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  /// Whether AssistiveTouch is running.
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  /// Whether Reduce Motion is on.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether Reduce Transparency is on.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether cross-fade transitions are preferred to movement.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// Whether Bold Text is on.
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  /// Whether Button Shapes is on.
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  /// Whether Increase Contrast is on.
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  /// Whether the screen is in greyscale.
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// Whether the interface must not convey meaning by colour alone.
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  /// Whether switches show on and off labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  /// Whether closed captions are on.
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  /// Whether audio is mono.
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  /// Whether Guided Access restricts the device to one app.
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  /// Whether Speak Screen is on.
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  /// Whether Speak Selection is on.
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  /// Whether a shake undoes the last action.
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  /// Whether videos play automatically.
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }

  /// Posts a notification to assistive technologies.
  ///
  /// The simulator keeps it. With `.screenChanged` and `.layoutChanged` the argument gets the
  /// accessibility focus, if it is an accessible object and ``isVoiceOverRunning``.
  ///
  /// - Parameters:
  ///   - notification: The kind of change.
  ///   - argument: The text of an announcement, or the object to focus.
  public static func post(notification: Notification, argument: Any?) {
    Simulator.current.note(PostedAccessibilityNotification(notification, argument))
  }

  /// Returns the object with the accessibility focus, if there is one.
  ///
  /// - Parameter assistiveTechnologyIdentifier: The assistive technology; all share one focus here.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { Simulator.current.accessibilityFocus }

  /// A notification for assistive technologies.
  ///
  /// Counterpart: `UIAccessibility.Notification`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    /// Creates a notification from its raw value.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The assistive technology is to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// The assistive technology is to resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// An assistive technology.
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

    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

// Posted when a simulator's settings change.
extension Accessibility {
  /// Posted when ``isVoiceOverRunning`` changes.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when ``isSwitchControlRunning`` changes.
  nonisolated public static let switchControlStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when ``isAssistiveTouchRunning`` changes.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when ``isReduceMotionEnabled`` changes.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when ``isReduceTransparencyEnabled`` changes.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when ``prefersCrossFadeTransitions`` changes.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when ``isBoldTextEnabled`` changes.
  nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when ``buttonShapesEnabled`` changes.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when ``isDarkerSystemColorsEnabled`` changes.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when ``isGrayscaleEnabled`` changes.
  nonisolated public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when ``isInvertColorsEnabled`` changes.
  nonisolated public static let invertColorsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when ``shouldDifferentiateWithoutColor`` changes.
  nonisolated public static let differentiateWithoutColorDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when ``isOnOffSwitchLabelsEnabled`` changes.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when ``isClosedCaptioningEnabled`` changes.
  nonisolated public static let closedCaptioningStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when ``isMonoAudioEnabled`` changes.
  nonisolated public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when ``isGuidedAccessEnabled`` changes.
  nonisolated public static let guidedAccessStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when ``isSpeakScreenEnabled`` changes.
  nonisolated public static let speakScreenStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when ``isSpeakSelectionEnabled`` changes.
  nonisolated public static let speakSelectionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when ``isShakeToUndoEnabled`` changes.
  nonisolated public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when ``isVideoAutoplayEnabled`` changes.
  nonisolated public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when the accessibility focus moves.
  nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when an announcement ends.
  nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}
