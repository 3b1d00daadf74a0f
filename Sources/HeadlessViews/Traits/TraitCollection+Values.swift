import Foundation

/// The amount of space along one axis.
///
/// Counterpart: `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// A light or dark appearance.
///
/// Counterpart: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// The preferred contrast.
///
/// Counterpart: `UIAccessibilityContrast`.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The elevation of content above other content.
///
/// Counterpart: `UIUserInterfaceLevel`.
public enum UserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The preferred weight of text.
///
/// Counterpart: `UILegibilityWeight`.
public enum LegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The colour gamut of a screen.
///
/// Counterpart: `UIDisplayGamut`.
public enum DisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}
