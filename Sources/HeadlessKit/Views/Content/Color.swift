import Foundation

/// A colour, as numbers; equal by value.
///
/// UIKit's counterpart is `UIColor`. The system's colours are those of the light appearance: what
/// changes with the appearance is not simulated.
public final class Color: NSObject, Sendable {
  /// The name that the system gives the colour, if it is one of the system's.
  let systemName: String?
  let components: Components

  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
    /// Whether the colour was made as a grey, which is how it prints.
    var isGrey = false
  }

  init(_ components: Components, systemName: String? = nil) {
    self.components = components
    self.systemName = systemName
    super.init()
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

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    var changed = components
    changed.alpha = alpha
    return Color(changed)
  }

  /// Writes red, green, blue and opacity where they are wanted.
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
    return components == other.components && systemName == other.systemName
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(components)
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
