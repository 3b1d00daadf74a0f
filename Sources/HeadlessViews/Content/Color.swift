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
