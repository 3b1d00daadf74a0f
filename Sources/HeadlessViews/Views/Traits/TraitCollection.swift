import Foundation

/// What a view knows about its surroundings: the size classes, the style, the text size.
///
/// A trait that is not specified reads as its default. A simulator has one collection for all
/// (``Simulator/traitCollection``), which views and controllers may override for what is in them.
///
/// Counterpart: `UITraitCollection`.
///
/// Coverage: simulated.
public final class TraitCollection: NSObject, @unchecked Sendable {
  // Unchecked, since the value of an app's own trait may be of any type, as in UIKit.
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection that specifies nothing.
  public convenience override init() {
    self.init(TraitValues())
  }

  /// Creates a collection.
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: How wide the surroundings are.
  ///   - verticalSizeClass: How high the surroundings are.
  ///   - userInterfaceStyle: Light or dark.
  ///   - preferredContentSizeCategory: The text size that the user likes.
  ///   - displayScale: Pixels per point.
  ///   - layoutDirection: The direction in which the user reads.
  ///   - userInterfaceIdiom: The sort of device.
  ///   - accessibilityContrast: Whether the user likes more contrast.
  ///   - userInterfaceLevel: Whether this stands above other content.
  ///   - legibilityWeight: Whether the user likes bold text.
  ///   - displayGamut: The colours that the screen can show.
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

  /// Creates a collection from others, of which the last one that specifies a trait counts.
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

  /// A collection with other values for some traits.
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

  /// Whether every trait that another collection specifies has the same value in this one.
  ///
  /// - Parameter trait: The other collection.
  /// - Complexity: O(*t*), where *t* is the number of traits that the other one specifies.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    trait.map { values.overridden(by: $0.values) == values } ?? true
  }

  /// Whether a colour may look different from how it looks with another collection.
  ///
  /// - Parameter traitCollection: The other collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: TraitCollection?
  ) -> Bool {
    guard let other = traitCollection else { return true }
    return values.differs(from: other.values, in: Self.systemTraitsAffectingColorAppearance)
  }

  /// The traits of UIKit that colours depend on.
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
  /// How wide the surroundings are.
  public var horizontalSizeClass: UserInterfaceSizeClass { values.horizontalSizeClass }
  /// How high the surroundings are.
  public var verticalSizeClass: UserInterfaceSizeClass { values.verticalSizeClass }
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle { values.userInterfaceStyle }
  /// The text size that the user likes.
  public var preferredContentSizeCategory: ContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Pixels per point.
  public var displayScale: CGFloat { values.displayScale }
  /// The direction in which the user reads.
  public var layoutDirection: UserInterfaceLayoutDirection { values.layoutDirection }
  /// The sort of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the user likes more contrast.
  public var accessibilityContrast: AccessibilityContrast { values.accessibilityContrast }
  /// Whether this stands above other content.
  public var userInterfaceLevel: UserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user likes bold text.
  public var legibilityWeight: LegibilityWeight { values.legibilityWeight }
  /// The colours that the screen can show.
  public var displayGamut: DisplayGamut { values.displayGamut }
}
