import Foundation

/// The definition of a trait by its default value. An app may define its own.
///
/// Counterpart: `UITraitDefinition`.
///
/// Coverage: simulated.
public protocol TraitDefinition {
  /// The type of the values.
  associatedtype Value
  /// The value of the trait where it is not specified.
  static var defaultValue: Value { get }
  /// The trait's name in a debugger.
  static var name: String { get }
  /// The trait's identifier in storage.
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

/// The horizontal size class. Counterpart: `UITraitHorizontalSizeClass`.
public enum TraitHorizontalSizeClass: TraitDefinition {
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }
}

/// The vertical size class. Counterpart: `UITraitVerticalSizeClass`.
public enum TraitVerticalSizeClass: TraitDefinition {
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }
}

/// The light or dark appearance. Counterpart: `UITraitUserInterfaceStyle`.
public enum TraitUserInterfaceStyle: TraitDefinition {
  public static var defaultValue: UserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The preferred text size. Counterpart: `UITraitPreferredContentSizeCategory`.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  public static var defaultValue: ContentSizeCategory { .large }
}

/// Pixels per point. Counterpart: `UITraitDisplayScale`.
public enum TraitDisplayScale: TraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

/// The reading direction. Counterpart: `UITraitLayoutDirection`.
public enum TraitLayoutDirection: TraitDefinition {
  public static var defaultValue: UserInterfaceLayoutDirection { .leftToRight }
}

/// The kind of device. Counterpart: `UITraitUserInterfaceIdiom`.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  public static var defaultValue: UserInterfaceIdiom { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The preferred contrast. Counterpart: `UITraitAccessibilityContrast`.
public enum TraitAccessibilityContrast: TraitDefinition {
  public static var defaultValue: AccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The elevation above other content. Counterpart: `UITraitUserInterfaceLevel`.
public enum TraitUserInterfaceLevel: TraitDefinition {
  public static var defaultValue: UserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The preferred weight of text. Counterpart: `UITraitLegibilityWeight`.
public enum TraitLegibilityWeight: TraitDefinition {
  public static var defaultValue: LegibilityWeight { .unspecified }
}

/// The colour gamut of the screen. Counterpart: `UITraitDisplayGamut`.
public enum TraitDisplayGamut: TraitDefinition {
  public static var defaultValue: DisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
