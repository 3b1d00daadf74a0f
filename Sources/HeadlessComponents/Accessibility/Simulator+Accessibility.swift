import Foundation
import HeadlessViews

/// A notification that a program posted for assistive technologies.
public struct PostedAccessibilityNotification {
  /// The kind of change.
  public var notification: Accessibility.Notification
  /// The text of an announcement, if there was one.
  public var announcement: String?
  /// The object to focus, if there was one.
  public var element: AnyObject?

  init(_ notification: Accessibility.Notification, _ argument: Any?) {
    self.notification = notification
    announcement = argument as? String ?? (argument as? NSAttributedString)?.string
    if announcement == nil { element = argument.map { $0 as AnyObject } }
  }
}

/// Accessibility settings, posted notifications and the accessibility focus of a simulator.
@MainActor
private final class AccessibilityState {
  var settings = AccessibilitySettings()
  var notifications: [PostedAccessibilityNotification] = []
}

extension Simulator {
  private var accessibility: AccessibilityState { kept { AccessibilityState() } }

  /// The accessibility settings, such as VoiceOver. Each change posts its notification.
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

  /// The posted notifications, oldest first. A test may empty the array.
  public var accessibilityNotifications: [PostedAccessibilityNotification] {
    get { accessibility.notifications }
    set { accessibility.notifications = newValue }
  }

  /// The object with the accessibility focus. The object that loses the focus and the one that gets
  /// it are both notified. Not owned.
  public var accessibilityFocus: AccessibleObject? {
    get { accessibleFocus.object }
    set {
      let old = accessibleFocus.object
      guard old !== newValue else { return }
      accessibleFocus.object = newValue
      run {
        old?.accessibilityElementDidLoseFocus()
        newValue?.accessibilityElementDidBecomeFocused()
      }
    }
  }

  /// Records a posted notification, and moves the focus if the notification requires it.
  func note(_ posted: PostedAccessibilityNotification) {
    accessibility.notifications.append(posted)
    guard accessibilitySettings.isVoiceOverRunning,
      posted.notification == .screenChanged || posted.notification == .layoutChanged,
      let element = posted.element as? AccessibleObject
    else { return }
    accessibilityFocus = element
  }
}
