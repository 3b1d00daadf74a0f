import Foundation

/// The accessibility settings of a simulator, such as VoiceOver and Bold Text.
///
/// The defaults are those of a new device.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Whether VoiceOver is running.
  public var isVoiceOverRunning = false
  /// Whether Switch Control is running.
  public var isSwitchControlRunning = false
  /// Whether AssistiveTouch is running.
  public var isAssistiveTouchRunning = false
  /// Whether Reduce Motion is on.
  public var isReduceMotionEnabled = false
  /// Whether Reduce Transparency is on.
  public var isReduceTransparencyEnabled = false
  /// Whether cross-fade transitions are preferred to movement.
  public var prefersCrossFadeTransitions = false
  /// Whether Bold Text is on.
  public var isBoldTextEnabled = false
  /// Whether Button Shapes is on.
  public var buttonShapesEnabled = false
  /// Whether Increase Contrast is on.
  public var isDarkerSystemColorsEnabled = false
  /// Whether the screen is in greyscale.
  public var isGrayscaleEnabled = false
  /// Whether colours are inverted.
  public var isInvertColorsEnabled = false
  /// Whether the interface must not convey meaning by colour alone.
  public var shouldDifferentiateWithoutColor = false
  /// Whether switches show on and off labels.
  public var isOnOffSwitchLabelsEnabled = false
  /// Whether closed captions are on.
  public var isClosedCaptioningEnabled = false
  /// Whether audio is mono.
  public var isMonoAudioEnabled = false
  /// Whether Guided Access restricts the device to one app.
  public var isGuidedAccessEnabled = false
  /// Whether Speak Screen is on.
  public var isSpeakScreenEnabled = false
  /// Whether Speak Selection is on.
  public var isSpeakSelectionEnabled = false
  /// Whether a shake undoes the last action; `true` on a new device.
  public var isShakeToUndoEnabled = true
  /// Whether videos play automatically; `true` on a new device.
  public var isVideoAutoplayEnabled = true

  /// Creates the settings of a new device.
  public init() {}
}

extension AccessibilitySettings {
  /// Returns the names of the notifications for the settings that differ from older ones.
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
