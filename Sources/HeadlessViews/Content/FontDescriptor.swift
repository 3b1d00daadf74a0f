import Foundation

/// The attributes of a font, as data.
///
/// Counterpart: `UIFontDescriptor`. Fonts are not looked up, so every descriptor makes a font.
///
/// Coverage: simulated.
public final class FontDescriptor: NSObject, Sendable {
  private let mark = AttributeMark()
  /// The name of the font.
  public let postscriptName: String
  /// The size, in points; zero if unspecified.
  public let pointSize: CGFloat
  /// The symbolic traits of the font.
  public let symbolicTraits: SymbolicTraits
  let weight: Font.Weight

  init(name: String, size: CGFloat, weight: Font.Weight, traits: SymbolicTraits) {
    postscriptName = name
    pointSize = size
    symbolicTraits = traits
    self.weight = weight
    super.init()
  }

  /// Creates a descriptor from a name and a size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, size: size, weight: .regular, traits: [])
  }

  /// Creates a descriptor from attributes: name, family, size and traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(name: ".SFUI", size: 0, weight: .regular, traits: [], adding: attributes)
  }

  private convenience init(
    name: String, size: CGFloat, weight: Font.Weight, traits: SymbolicTraits,
    adding attributes: [AttributeName: Any]
  ) {
    let asked = attributes[.traits] as? [TraitKey: Any] ?? [:]
    self.init(
      name: (attributes[.name] ?? attributes[.family]) as? String ?? name,
      size: (attributes[.size] as? CGFloat) ?? (attributes[.size] as? NSNumber)?.cgFloat ?? size,
      weight: asked[.weight] as? Font.Weight
        ?? (asked[.weight] as? CGFloat).map(Font.Weight.init(rawValue:)) ?? weight,
      traits: asked[.symbolic] as? SymbolicTraits ?? traits)
  }

  /// Returns the descriptor of a text style.
  public class func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
    Font.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style. The traits are ignored.
  public class func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> FontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  /// Returns the descriptor with additional attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
    FontDescriptor(
      name: postscriptName, size: pointSize, weight: weight, traits: symbolicTraits,
      adding: attributes)
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
    FontDescriptor(
      name: postscriptName, size: newPointSize, weight: weight, traits: symbolicTraits)
  }

  /// Returns the descriptor with another family.
  public func withFamily(_ newFamily: String) -> FontDescriptor {
    FontDescriptor(name: newFamily, size: pointSize, weight: weight, traits: symbolicTraits)
  }

  /// Returns the descriptor with other traits. Bold traits are semibold, as in the system font.
  ///
  /// - Returns: A descriptor, never `nil`: every font has every trait here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    return FontDescriptor(
      name: postscriptName, size: pointSize,
      weight: isBold ? max(weight, .semibold) : wasBold ? .regular : weight,
      traits: symbolicTraits)
  }

  /// Returns the descriptor with another design of the system font.
  ///
  /// - Returns: A descriptor, never `nil`: every font has every design here.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    FontDescriptor(
      name: design.fontName, size: pointSize, weight: weight,
      traits: design == .monospaced ? symbolicTraits.union(.traitMonoSpace) : symbolicTraits)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FontDescriptor else { return false }
    return postscriptName == other.postscriptName && pointSize == other.pointSize
      && symbolicTraits == other.symbolicTraits && weight == other.weight
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(postscriptName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}

extension NSNumber {
  fileprivate var cgFloat: CGFloat { CGFloat(doubleValue) }
}

private func max(_ one: Font.Weight, _ other: Font.Weight) -> Font.Weight {
  one.rawValue < other.rawValue ? other : one
}
