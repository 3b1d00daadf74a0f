import Foundation

/// The traits that are specified, by the types that define them.
struct TraitValues {
  private var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry: Equatable {
    let value: Any

    static func == (one: Entry, other: Entry) -> Bool {
      func isEqual<Value: Equatable>(_ value: Value) -> Bool { (other.value as? Value) == value }
      if let value = one.value as? any Equatable { return isEqual(value) }
      return one.value as AnyObject === other.value as AnyObject
    }
  }

  init() {}

  /// The number of traits that are specified.
  var count: Int { entries.count }

  /// Whether a trait is specified.
  func specifies(_ trait: Trait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  /// Specifies a trait no more.
  mutating func remove(_ trait: Trait) { entries[ObjectIdentifier(trait)] = nil }

  /// These values, but for what others specify.
  func overridden(by others: TraitValues) -> TraitValues {
    guard !others.entries.isEmpty else { return self }
    var result = self
    result.entries.merge(others.entries) { $1 }
    return result
  }

  /// Whether one of some traits has another value.
  func differs(from other: TraitValues, in traits: [Trait]) -> Bool {
    traits.contains { trait in
      func has<T: TraitDefinition>(_ trait: T.Type) -> Bool {
        Entry(value: self[trait]) != Entry(value: other[trait])
      }
      return has(trait)
    }
  }
}

extension TraitValues: Equatable {}

extension TraitValues: MutableTraits {
  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
    set { entries[ObjectIdentifier(trait)] = Entry(value: newValue) }
  }
}

/// Traits that can be set.
///
/// Counterpart: `UIMutableTraits`.
///
/// Coverage: simulated.
public protocol MutableTraits {
  /// The value of a trait.
  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension MutableTraits {
  /// How wide the surroundings are.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[TraitHorizontalSizeClass.self] }
    set { self[TraitHorizontalSizeClass.self] = newValue }
  }
  /// How high the surroundings are.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[TraitVerticalSizeClass.self] }
    set { self[TraitVerticalSizeClass.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[TraitUserInterfaceStyle.self] }
    set { self[TraitUserInterfaceStyle.self] = newValue }
  }
  /// The text size that the user likes.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[TraitPreferredContentSizeCategory.self] }
    set { self[TraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[TraitDisplayScale.self] }
    set { self[TraitDisplayScale.self] = newValue }
  }
  /// The direction in which the user reads.
  public var layoutDirection: UserInterfaceLayoutDirection {
    get { self[TraitLayoutDirection.self] }
    set { self[TraitLayoutDirection.self] = newValue }
  }
  /// The sort of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[TraitUserInterfaceIdiom.self] }
    set { self[TraitUserInterfaceIdiom.self] = newValue }
  }
  /// Whether the user likes more contrast.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[TraitAccessibilityContrast.self] }
    set { self[TraitAccessibilityContrast.self] = newValue }
  }
  /// Whether this stands above other content.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { self[TraitUserInterfaceLevel.self] }
    set { self[TraitUserInterfaceLevel.self] = newValue }
  }
  /// Whether the user likes bold text.
  public var legibilityWeight: LegibilityWeight {
    get { self[TraitLegibilityWeight.self] }
    set { self[TraitLegibilityWeight.self] = newValue }
  }
  /// The colours that the screen can show.
  public var displayGamut: DisplayGamut {
    get { self[TraitDisplayGamut.self] }
    set { self[TraitDisplayGamut.self] = newValue }
  }
}
