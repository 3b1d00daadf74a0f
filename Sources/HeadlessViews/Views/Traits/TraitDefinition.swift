import Foundation

/// Defines a trait: its default, and thereby the type of its values. An app may define its own.
///
/// Counterpart: `UITraitDefinition`.
///
/// Coverage: simulated.
public protocol TraitDefinition {
  /// The type of the values.
  associatedtype Value
  /// What the trait reads as where it is not specified.
  static var defaultValue: Value { get }
  /// What the trait is called in a debugger.
  static var name: String { get }
  /// What the trait is known by where it is stored.
  static var identifier: String { get }
  /// Whether colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait.
///
/// Counterpart: `UITrait`.
public typealias Trait = any TraitDefinition.Type

/// How wide the surroundings are. Counterpart: `UITraitHorizontalSizeClass`.
public enum TraitHorizontalSizeClass: TraitDefinition {
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }
}

/// How high the surroundings are. Counterpart: `UITraitVerticalSizeClass`.
public enum TraitVerticalSizeClass: TraitDefinition {
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }
}

/// Light or dark. Counterpart: `UITraitUserInterfaceStyle`.
public enum TraitUserInterfaceStyle: TraitDefinition {
  public static var defaultValue: UserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The text size that the user likes. Counterpart: `UITraitPreferredContentSizeCategory`.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  public static var defaultValue: ContentSizeCategory { .large }
}

/// Pixels per point. Counterpart: `UITraitDisplayScale`.
public enum TraitDisplayScale: TraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

/// The direction in which the user reads. Counterpart: `UITraitLayoutDirection`.
public enum TraitLayoutDirection: TraitDefinition {
  public static var defaultValue: UserInterfaceLayoutDirection { .leftToRight }
}

/// The sort of device. Counterpart: `UITraitUserInterfaceIdiom`.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  public static var defaultValue: UserInterfaceIdiom { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user likes more contrast. Counterpart: `UITraitAccessibilityContrast`.
public enum TraitAccessibilityContrast: TraitDefinition {
  public static var defaultValue: AccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Whether something stands above other content. Counterpart: `UITraitUserInterfaceLevel`.
public enum TraitUserInterfaceLevel: TraitDefinition {
  public static var defaultValue: UserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user likes bold text. Counterpart: `UITraitLegibilityWeight`.
public enum TraitLegibilityWeight: TraitDefinition {
  public static var defaultValue: LegibilityWeight { .unspecified }
}

/// The colours that the screen can show. Counterpart: `UITraitDisplayGamut`.
public enum TraitDisplayGamut: TraitDefinition {
  public static var defaultValue: DisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
