import Foundation
import Raster

/// A colour, as its components; equal by value.
///
/// The system's colours, and those created by ``init(dynamicProvider:)``, depend on the appearance;
/// ``resolvedColor(with:)`` returns the colour for some traits. Their components are those for
/// ``TraitCollection/current``.
///
/// Counterpart: `UIColor`.
///
/// Coverage: simulated. Kept without effect: `init(patternImage:)`.
public final class Color: NSObject, Sendable {
  private let mark = AttributeMark()
  /// The system's name for the colour, if it is a system colour.
  let systemName: String?
  /// The provider of the colour, if it depends on the traits.
  let dynamic: DynamicColor?
  private let own: Components

  package typealias Components = ColorComponents

  init(_ components: Components, systemName: String? = nil, dynamic: DynamicColor? = nil) {
    own = components
    self.systemName = systemName
    self.dynamic = dynamic
    super.init()
  }

  /// The components of the colour in the current appearance.
  package var components: Components { dynamic?.color(in: .current).own ?? own }

  /// Creates a clear colour (behaviour 25.41).
  public override convenience init() {
    self.init(Components(red: 0, green: 0, blue: 0, alpha: 0))
  }

  /// Creates a colour from red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey from its lightness and opacity, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Components(red: white, green: white, blue: white, alpha: alpha, isGrey: true))
  }

  /// Creates a colour from hue, saturation, brightness and opacity, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Returns the same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    guard dynamic == nil else {
      return Color { traits in self.resolvedColor(with: traits).withAlphaComponent(alpha) }
    }
    var changed = own
    changed.alpha = alpha
    return Color(changed)
  }

  /// Returns the colour for some traits: itself, if it does not depend on them.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    dynamic?.color(in: traitCollection) ?? self
  }

  /// Writes red, green, blue and opacity to the given pointers.
  ///
  /// - Returns: `true`: every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Color else { return false }
    guard systemName == other.systemName else { return false }
    // Closures cannot be compared: dynamic colours are equal if they are equal in both appearances.
    return [TraitCollection.light, .dark].allSatisfy { traits in
      resolvedColor(with: traits).own == other.resolvedColor(with: traits).own
    }
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(resolvedColor(with: .light).own)
    hasher.combine(systemName)
    return hasher.finalize()
  }

  /// The colour as reports print it: `UIExtendedSRGBColorSpace 1 1 1 1`.
  public override var description: String {
    if let systemName {
      let address = ObjectName.address(of: self)
      return "<UIDynamicSystemColor: \(address); name = \(systemName)>"
    }
    let numbers =
      components.isGrey
      ? [components.red, components.alpha]
      : [components.red, components.green, components.blue, components.alpha]
    let space = components.isGrey ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + numbers.map { String(format: "%g", Double($0)) }).joined(separator: " ")
  }
}

/// A closure that returns a colour for traits.
struct DynamicColor: Sendable {
  private let provider: @Sendable (TraitCollection) -> Color

  init(_ provider: @escaping @Sendable (TraitCollection) -> Color) {
    self.provider = provider
  }

  /// Returns the colour for some traits, as a static colour.
  func color(in traits: TraitCollection) -> Color { provider(traits).resolvedColor(with: traits) }
}

extension TraitCollection {
  static let light = TraitCollection(userInterfaceStyle: .light)
  static let dark = TraitCollection(userInterfaceStyle: .dark)
}

extension Color {
  /// Creates a colour that depends on the traits.
  ///
  /// - Parameter dynamicProvider: Returns the colour for traits. It is called whenever the colour's
  ///   components are needed.
  public convenience init(
    dynamicProvider: @escaping @Sendable (TraitCollection) -> Color
  ) {
    self.init(
      Components(red: 0, green: 0, blue: 0, alpha: 0), dynamic: DynamicColor(dynamicProvider))
  }

  /// Creates a colour by its name: one of the app's asset catalogues, with its variants.
  ///
  /// In a program whose folders have no colours, every name is valid, two colours of one name are
  /// equal, and the components are those of black.
  ///
  /// - Returns: `nil` if the app has colours, but none of this name. (behaviour 23.22)
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour by its name, as ``init(named:)`` does.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
  ) {
    switch NamedContents.color(named: name, in: bundle) {
    case .missing: return nil
    case .noFiles: self.init(Components(red: 0, green: 0, blue: 0, alpha: 1), systemName: name)
    case .found(let color):
      let light = color.resolvedColor(with: .light)
      self.init(
        light.components, systemName: name, dynamic: DynamicColor { color.resolvedColor(with: $0) })
    }
  }

  /// Creates a colour in the Display P3 colour space. It is treated as sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// The default tint colour, outside any view: the system's blue.
  public static let tintColor = Color(
    Components(red: 0, green: 0, blue: 0, alpha: 0), systemName: "tintColor",
    dynamic: DynamicColor { systemBlue.resolvedColor(with: $0) })
  /// The colour of text on a dark background.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// The colour of text on a light background.
  public static let darkText = Color(white: 0, alpha: 1)

  /// Writes lightness and opacity to the given pointers, if the colour is a grey.
  ///
  /// - Returns: Whether the colour is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = components
    guard numbers.red == numbers.green, numbers.green == numbers.blue else { return false }
    white?.pointee = numbers.red
    alpha?.pointee = numbers.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity to the given pointers.
  ///
  /// - Returns: `true`: every colour has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = components
    let (red, green, blue) = (numbers.red, numbers.green, numbers.blue)
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    let sector: CGFloat =
      if spread == 0 {
        0
      } else if most == red {
        (green - blue) / spread
      } else if most == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most == 0 ? 0 : spread / most
    brightness?.pointee = most
    alpha?.pointee = numbers.alpha
    return true
  }

  /// Creates a colour in place of a pattern: a grey, since patterns are not drawn.
  ///
  /// - Parameter image: The tile. It is ignored.
  public convenience init(patternImage image: Image) { self.init(white: 0.5, alpha: 1) }

  /// Sets the colours of fills and strokes in the current context. No effect without a context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill colour of the current context. No effect without a context.
  public func setFill() { Canvas.current?.state.fillColor = self }
  /// Sets the stroke colour of the current context. No effect without a context.
  public func setStroke() { Canvas.current?.state.strokeColor = self }
}
