import Foundation

/// A preferred text size.
///
/// Counterpart: `UIContentSizeCategory`.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No preference.
  public static let unspecified = ContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small text.
  public static let extraSmall = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small text.
  public static let small = ContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium text.
  public static let medium = ContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large text, the system's default.
  public static let large = ContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Extra large text.
  public static let extraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Extra extra large text.
  public static let extraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Extra extra extra large text.
  public static let extraExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")

  // The accessibility sizes.

  /// The first accessibility size.
  public static let accessibilityMedium = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The fifth accessibility size.
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension ContentSizeCategory: Comparable {
  /// All sizes, from the smallest to the largest.
  static let ascending: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index of the size in ``ascending``; unknown sizes count as the default.
  var rank: Int { Self.ascending.firstIndex(of: self) ?? 3 }

  /// Returns whether one text size is smaller than another. An unspecified size counts as the
  /// default.
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.rank < other.rank
  }

  /// Whether this is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Posted when the preferred text size in the traits of a simulator changes.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
