import Foundation

/// What a person has switched on who sees, hears or moves otherwise than most. A simulator has
/// them.
///
/// All is off at first, as on a new device, but for what a new device has on.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Whether the screen is read aloud, element by element.
  public var isVoiceOverRunning = false
  /// Whether a person goes through the screen by a switch.
  public var isSwitchControlRunning = false
  /// Whether a menu stands for fingers.
  public var isAssistiveTouchRunning = false
  /// Whether things move less.
  public var isReduceMotionEnabled = false
  /// Whether things shine through less.
  public var isReduceTransparencyEnabled = false
  /// Whether fading is preferred to moving.
  public var prefersCrossFadeTransitions = false
  /// Whether text is bold.
  public var isBoldTextEnabled = false
  /// Whether buttons have shapes.
  public var buttonShapesEnabled = false
  /// Whether colours contrast more.
  public var isDarkerSystemColorsEnabled = false
  /// Whether there are no colours.
  public var isGrayscaleEnabled = false
  /// Whether colours are inverted.
  public var isInvertColorsEnabled = false
  /// Whether meaning must not hang on colour alone.
  public var shouldDifferentiateWithoutColor = false
  /// Whether switches say whether they are on.
  public var isOnOffSwitchLabelsEnabled = false
  /// Whether films have subtitles.
  public var isClosedCaptioningEnabled = false
  /// Whether there is one channel of sound.
  public var isMonoAudioEnabled = false
  /// Whether one app has the device.
  public var isGuidedAccessEnabled = false
  /// Whether the whole screen can be read aloud.
  public var isSpeakScreenEnabled = false
  /// Whether selected text can be read aloud.
  public var isSpeakSelectionEnabled = false
  /// Whether a shake undoes. It does on a new device.
  public var isShakeToUndoEnabled = true
  /// Whether films play by themselves. They do on a new device.
  public var isVideoAutoplayEnabled = true

  /// Creates the settings of a new device.
  public init() {}
}

extension AccessibilitySettings {
  /// The names of the notifications that tell of what is different.
  @MainActor
  func notifications(since old: AccessibilitySettings) -> [Notification.Name] {
    Self.told.filter { self[keyPath: $0.setting] != old[keyPath: $0.setting] }.map(\.name)
  }

  @MainActor
  private static var told: [(setting: KeyPath<Self, Bool>, name: Notification.Name)] {
    [
      (\.isVoiceOverRunning, Accessibility.voiceOverStatusDidChangeNotification),
      (\.isSwitchControlRunning, Accessibility.switchControlStatusDidChangeNotification),
      (\.isAssistiveTouchRunning, Accessibility.assistiveTouchStatusDidChangeNotification),
      (\.isReduceMotionEnabled, Accessibility.reduceMotionStatusDidChangeNotification),
      (\.isReduceTransparencyEnabled, Accessibility.reduceTransparencyStatusDidChangeNotification),
      (
        \.prefersCrossFadeTransitions,
        Accessibility.prefersCrossFadeTransitionsStatusDidChangeNotification
      ),
      (\.isBoldTextEnabled, Accessibility.boldTextStatusDidChangeNotification),
      (\.buttonShapesEnabled, Accessibility.buttonShapesEnabledStatusDidChangeNotification),
      (\.isDarkerSystemColorsEnabled, Accessibility.darkerSystemColorsStatusDidChangeNotification),
      (\.isGrayscaleEnabled, Accessibility.grayscaleStatusDidChangeNotification),
      (\.isInvertColorsEnabled, Accessibility.invertColorsStatusDidChangeNotification),
      (
        \.shouldDifferentiateWithoutColor,
        Accessibility.differentiateWithoutColorDidChangeNotification
      ),
      (\.isOnOffSwitchLabelsEnabled, Accessibility.onOffSwitchLabelsDidChangeNotification),
      (\.isClosedCaptioningEnabled, Accessibility.closedCaptioningStatusDidChangeNotification),
      (\.isMonoAudioEnabled, Accessibility.monoAudioStatusDidChangeNotification),
      (\.isGuidedAccessEnabled, Accessibility.guidedAccessStatusDidChangeNotification),
      (\.isSpeakScreenEnabled, Accessibility.speakScreenStatusDidChangeNotification),
      (\.isSpeakSelectionEnabled, Accessibility.speakSelectionStatusDidChangeNotification),
      (\.isShakeToUndoEnabled, Accessibility.shakeToUndoDidChangeNotification),
      (\.isVideoAutoplayEnabled, Accessibility.videoAutoplayStatusDidChangeNotification),
    ]
  }
}
