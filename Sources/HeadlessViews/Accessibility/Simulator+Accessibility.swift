import Foundation

/// Something that a program told those who cannot see.
public struct PostedAccessibilityNotification {
  /// What happened.
  public var notification: Accessibility.Notification
  /// The words to be spoken, if there were any.
  public var announcement: String?
  /// The object to go on from, if there was one.
  public var element: AnyObject?

  init(_ notification: Accessibility.Notification, _ argument: Any?) {
    self.notification = notification
    announcement = argument as? String ?? (argument as? NSAttributedString)?.string
    if announcement == nil { element = argument.map { $0 as AnyObject } }
  }
}

/// What a simulator knows about those who cannot see.
@MainActor
private final class AccessibilityState {
  var settings = AccessibilitySettings()
  var notifications: [PostedAccessibilityNotification] = []
  weak var focus: AccessibleObject?
}

extension Simulator {
  private var accessibility: AccessibilityState { kept { AccessibilityState() } }

  /// What a person has switched on. Whoever listens hears of each change, as on a device.
  ///
  /// ```swift
  /// simulator.accessibilitySettings.isReduceMotionEnabled = true
  /// ```
  public var accessibilitySettings: AccessibilitySettings {
    get { accessibility.settings }
    set {
      let old = accessibility.settings
      accessibility.settings = newValue
      run {
        for name in newValue.notifications(since: old) {
          NotificationCenter.default.post(name: name, object: nil)
        }
      }
    }
  }

  /// What programs told those who cannot see, in order. A test may empty it.
  public var accessibilityNotifications: [PostedAccessibilityNotification] {
    get { accessibility.notifications }
    set { accessibility.notifications = newValue }
  }

  /// What is spoken of now. What was before, and what is from now on, hears of a change. Not kept.
  public var accessibilityFocus: AccessibleObject? {
    get { accessibility.focus }
    set {
      let old = accessibility.focus
      guard old !== newValue else { return }
      accessibility.focus = newValue
      run {
        old?.accessibilityElementDidLoseFocus()
        newValue?.accessibilityElementDidBecomeFocused()
      }
    }
  }

  /// Keeps what was told, and moves on where that is asked for.
  func note(_ posted: PostedAccessibilityNotification) {
    accessibility.notifications.append(posted)
    guard accessibilitySettings.isVoiceOverRunning,
      posted.notification == .screenChanged || posted.notification == .layoutChanged,
      let element = posted.element as? AccessibleObject
    else { return }
    accessibilityFocus = element
  }
}
