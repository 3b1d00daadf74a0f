import Foundation

/// How much room there is in one direction.
///
/// UIKit's counterpart is `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// Whether the appearance is light or dark.
///
/// UIKit's counterpart is `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// Whether the user likes more contrast.
///
/// Counterpart: `UIAccessibilityContrast`.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether something stands above other content.
///
/// Counterpart: `UIUserInterfaceLevel`.
public enum UserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// Whether the user likes bold text.
///
/// Counterpart: `UILegibilityWeight`.
public enum LegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The colours that a screen can show.
///
/// Counterpart: `UIDisplayGamut`.
public enum DisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}
