import Foundation

/// The specified traits, keyed by the types that define them.
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

  /// The number of specified traits.
  var count: Int { entries.count }

  /// Returns whether a trait is specified.
  func specifies(_ trait: Trait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  /// Removes the value of a trait.
  mutating func remove(_ trait: Trait) { entries[ObjectIdentifier(trait)] = nil }

  /// Returns these values with those of others taking precedence.
  func overridden(by others: TraitValues) -> TraitValues {
    guard !others.entries.isEmpty else { return self }
    guard !entries.isEmpty else { return others }
    var result = self
    result.entries.merge(others.entries) { $1 }
    return result
  }

  /// Returns whether one of some traits has a different value.
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

/// A mutable set of traits.
///
/// Counterpart: `UIMutableTraits`.
///
/// Coverage: simulated.
public protocol MutableTraits {
  /// The value of a trait.
  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension MutableTraits {
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[TraitHorizontalSizeClass.self] }
    set { self[TraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[TraitVerticalSizeClass.self] }
    set { self[TraitVerticalSizeClass.self] = newValue }
  }
  /// The light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[TraitUserInterfaceStyle.self] }
    set { self[TraitUserInterfaceStyle.self] = newValue }
  }
  /// The preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[TraitPreferredContentSizeCategory.self] }
    set { self[TraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[TraitDisplayScale.self] }
    set { self[TraitDisplayScale.self] = newValue }
  }
  /// The reading direction.
  public var layoutDirection: UserInterfaceLayoutDirection {
    get { self[TraitLayoutDirection.self] }
    set { self[TraitLayoutDirection.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[TraitUserInterfaceIdiom.self] }
    set { self[TraitUserInterfaceIdiom.self] = newValue }
  }
  /// The preferred contrast.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[TraitAccessibilityContrast.self] }
    set { self[TraitAccessibilityContrast.self] = newValue }
  }
  /// The elevation above other content.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { self[TraitUserInterfaceLevel.self] }
    set { self[TraitUserInterfaceLevel.self] = newValue }
  }
  /// The preferred weight of text.
  public var legibilityWeight: LegibilityWeight {
    get { self[TraitLegibilityWeight.self] }
    set { self[TraitLegibilityWeight.self] = newValue }
  }
  /// The colour gamut of the screen.
  public var displayGamut: DisplayGamut {
    get { self[TraitDisplayGamut.self] }
    set { self[TraitDisplayGamut.self] = newValue }
  }
}
