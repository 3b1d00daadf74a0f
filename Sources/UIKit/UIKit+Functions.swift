// Functions and names of UIKit's first years, which older apps still use.
import Foundation
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
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
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
