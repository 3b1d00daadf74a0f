// Functions and names of UIKit's first years, which older apps still use.
import Foundation
import HeadlessComponents
import HeadlessKit

/// Returns whether an orientation is a landscape one.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
/// Returns whether an orientation is a portrait one.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
/// Returns whether an orientation is a landscape one.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation == .landscapeLeft || orientation == .landscapeRight
}
/// Returns whether an orientation is a portrait one.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation == .portrait || orientation == .portraitUpsideDown
}
/// Returns whether insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool { a == b }
/// Returns whether offsets are equal.
public func UIOffsetEqualToOffset(_ a: UIOffset, _ b: UIOffset) -> Bool { a == b }
/// Returns the idiom of the device.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// Saves an image to the user's photos. Nothing is saved: a test looks at what calls it.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
/// Saves a movie to the user's photos. Nothing is saved.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
/// Returns whether a movie can be saved to the user's photos: no.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Not simulated.
@available(*, unavailable, message: "A test makes the app's objects itself: leave main.swift out.")
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }

extension UIWindow.Level {
  /// Returns a higher level.
  public static func + (level: Self, difference: CGFloat) -> Self {
    Self(rawValue: level.rawValue + difference)
  }
  /// Returns a lower level.
  public static func - (level: Self, difference: CGFloat) -> Self {
    Self(rawValue: level.rawValue - difference)
  }
}

// Exporting a type does not make its operators visible. Where both these and the type's own are
// visible, the type's own are called.
extension UILayoutPriority {
  /// Returns a priority that is higher by a number.
  @_disfavoredOverload
  public static func + (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue + difference)
  }
  /// Returns a priority that is lower by a number.
  @_disfavoredOverload
  public static func - (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue - difference)
  }
  /// Raises a priority by a number.
  @_disfavoredOverload
  public static func += (priority: inout Self, difference: Float) {
    priority.rawValue += difference
  }
  /// Lowers a priority by a number.
  @_disfavoredOverload
  public static func -= (priority: inout Self, difference: Float) {
    priority.rawValue -= difference
  }
}

#if os(Linux)
  public typealias CGTextDrawingMode = TextDrawingMode
#endif

/// Returns a rectangle without the insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
/// Returns an image as PNG data.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// Returns an image as data: PNG data, since nothing is compressed here.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
/// Posts a notification to assistive technologies.
@preconcurrency @MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
/// The notification of a new screen.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The notification of a changed screen.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The notification with a text to speak.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// Returns whether VoiceOver runs.
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}
/// Returns whether movement is to be reduced.
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}
/// Returns whether transparency is to be reduced.
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}
