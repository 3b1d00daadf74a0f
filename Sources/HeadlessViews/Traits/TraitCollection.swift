import Foundation

/// The environment of a view: the size classes, the appearance, the text size and others.
///
/// An unspecified trait reads as its default. A simulator has one collection for all
/// (``Simulator/traitCollection``), which views and controllers may override for their contents.
///
/// Counterpart: `UITraitCollection`.
///
/// Coverage: simulated.
public final class TraitCollection: NSObject, @unchecked Sendable {
  // Unchecked, since an app's own trait may have a value of any type, as in UIKit.
  let values: TraitValues

  // These four are read at every layout, which a look-up by type would slow down.

  /// The horizontal size class.
  public let horizontalSizeClass: UserInterfaceSizeClass
  /// The preferred text size.
  public let preferredContentSizeCategory: ContentSizeCategory
  /// Pixels per point.
  public let displayScale: CGFloat
  /// The reading direction.
  public let layoutDirection: UserInterfaceLayoutDirection

  init(_ values: TraitValues) {
    self.values = values
    horizontalSizeClass = values.horizontalSizeClass
    preferredContentSizeCategory = values.preferredContentSizeCategory
    displayScale = values.displayScale
    layoutDirection = values.layoutDirection
    super.init()
  }

  /// Creates a collection without specified traits.
  public convenience override init() {
    self.init(TraitValues())
  }

  /// Creates a collection.
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: The horizontal size class.
  ///   - verticalSizeClass: The vertical size class.
  ///   - userInterfaceStyle: The light or dark appearance.
  ///   - preferredContentSizeCategory: The preferred text size.
  ///   - displayScale: Pixels per point.
  ///   - layoutDirection: The reading direction.
  ///   - userInterfaceIdiom: The kind of device.
  ///   - accessibilityContrast: The preferred contrast.
  ///   - userInterfaceLevel: The elevation above other content.
  ///   - legibilityWeight: The preferred weight of text.
  ///   - displayGamut: The colour gamut of the screen.
  public convenience init(
    horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UserInterfaceSizeClass = .unspecified,
    userInterfaceStyle: UserInterfaceStyle = .unspecified,
    preferredContentSizeCategory: ContentSizeCategory? = nil, displayScale: CGFloat = 0,
    layoutDirection: UserInterfaceLayoutDirection? = nil,
    userInterfaceIdiom: UserInterfaceIdiom = .unspecified,
    accessibilityContrast: AccessibilityContrast = .unspecified,
    userInterfaceLevel: UserInterfaceLevel = .unspecified,
    legibilityWeight: LegibilityWeight = .unspecified,
    displayGamut: DisplayGamut = .unspecified
  ) {
    var values = TraitValues()
    if horizontalSizeClass != .unspecified { values.horizontalSizeClass = horizontalSizeClass }
    if verticalSizeClass != .unspecified { values.verticalSizeClass = verticalSizeClass }
    if userInterfaceStyle != .unspecified { values.userInterfaceStyle = userInterfaceStyle }
    if let preferredContentSizeCategory {
      values.preferredContentSizeCategory = preferredContentSizeCategory
    }
    if displayScale != 0 { values.displayScale = displayScale }
    if let layoutDirection { values.layoutDirection = layoutDirection }
    if userInterfaceIdiom != .unspecified { values.userInterfaceIdiom = userInterfaceIdiom }
    if accessibilityContrast != .unspecified {
      values.accessibilityContrast = accessibilityContrast
    }
    if userInterfaceLevel != .unspecified { values.userInterfaceLevel = userInterfaceLevel }
    if legibilityWeight != .unspecified { values.legibilityWeight = legibilityWeight }
    if displayGamut != .unspecified { values.displayGamut = displayGamut }
    self.init(values)
  }

  /// Creates a collection by merging others; the last one that specifies a trait takes precedence.
  ///
  /// - Parameter traitCollections: The others.
  /// - Complexity: O(*t*), where *t* is the number of traits that they specify together.
  public convenience init(traitsFrom traitCollections: [TraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Creates a collection.
  ///
  /// - Parameter mutations: Specifies the traits.
  public convenience init(mutations: (inout any MutableTraits) -> Void) {
    self.init(TraitCollection().modified(mutations))
  }

  /// Returns a collection with other values for some traits.
  ///
  /// - Parameter mutations: Changes the traits.
  public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
    TraitCollection(modified(mutations))
  }

  private func modified(_ mutations: (inout any MutableTraits) -> Void) -> TraitValues {
    var traits: any MutableTraits = values
    mutations(&traits)
    return traits as? TraitValues ?? values
  }

  /// The value of a trait.
  ///
  /// - Parameter trait: The trait.
  public subscript<T: TraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns whether every trait that another collection specifies has the same value in this one.
  ///
  /// - Parameter trait: The other collection.
  /// - Complexity: O(*t*), where *t* is the number of traits that the other one specifies.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    trait.map { values.overridden(by: $0.values) == values } ?? true
  }

  /// Returns whether colours may look different with another collection.
  ///
  /// - Parameter traitCollection: The other collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: TraitCollection?
  ) -> Bool {
    guard let other = traitCollection else { return true }
    return values.differs(from: other.values, in: Self.systemTraitsAffectingColorAppearance)
  }

  /// The system traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [Trait] {
    [
      TraitUserInterfaceIdiom.self, TraitUserInterfaceStyle.self, TraitDisplayGamut.self,
      TraitAccessibilityContrast.self, TraitUserInterfaceLevel.self,
    ]
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? TraitCollection).map { $0 === self || $0.values == values } ?? false
  }

  public override var hash: Int { values.count }
}

extension TraitCollection {
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass { values.verticalSizeClass }
  /// The light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { values.userInterfaceIdiom }
  /// The preferred contrast.
  public var accessibilityContrast: AccessibilityContrast { values.accessibilityContrast }
  /// The elevation above other content.
  public var userInterfaceLevel: UserInterfaceLevel { values.userInterfaceLevel }
  /// The preferred weight of text.
  public var legibilityWeight: LegibilityWeight { values.legibilityWeight }
  /// The colour gamut of the screen.
  public var displayGamut: DisplayGamut { values.displayGamut }
}

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

private enum TraitScope {
  @TaskLocal static var traits: TraitCollection?
}

private final class CurrentTraits {
  var traits: TraitCollection?
}

extension TraitCollection {
  /// The collection with which colours and fonts are resolved: that of ``performAsCurrent(_:)``,
  /// else that which was set, else that of the current simulator.
  public static var current: TraitCollection {
    get {
      if let traits = TraitScope.traits { return traits }
      guard Simulator.isOnMainQueue else { return TraitCollection() }
      return MainActor.assumeIsolated {
        let simulator = Simulator.current
        return simulator.keptStates.known(CurrentTraits.self)?.traits ?? simulator.traitCollection
      }
    }
    set {
      guard Simulator.isOnMainQueue else { return }
      MainActor.assumeIsolated {
        let simulator = Simulator.current
        let traits = newValue == simulator.traitCollection ? nil : newValue
        simulator.keptStates.value { CurrentTraits() }.traits = traits
      }
    }
  }

  /// Makes this collection ``current`` while a closure runs.
  ///
  /// - Parameter actions: The closure.
  public func performAsCurrent(_ actions: () -> Void) {
    TraitScope.$traits.withValue(self) { actions() }
  }
}
