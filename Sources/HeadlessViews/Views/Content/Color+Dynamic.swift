import Foundation

/// What makes a colour out of traits.
struct DynamicColor: Sendable {
  private let provider: @Sendable (TraitCollection) -> Color

  init(_ provider: @escaping @Sendable (TraitCollection) -> Color) {
    self.provider = provider
  }

  /// The colour with some traits, which differs with them no longer.
  func color(in traits: TraitCollection) -> Color { provider(traits).resolvedColor(with: traits) }
}

extension TraitCollection {
  static let light = TraitCollection(userInterfaceStyle: .light)
  static let dark = TraitCollection(userInterfaceStyle: .dark)
}

extension Color {
  /// Creates a colour that differs with the traits.
  ///
  /// - Parameter dynamicProvider: What makes the colour. It is called whenever somebody asks for
  ///   the colour's numbers.
  public convenience init(
    dynamicProvider: @escaping @Sendable (TraitCollection) -> Color
  ) {
    self.init(
      Components(red: 0, green: 0, blue: 0, alpha: 0), dynamic: DynamicColor(dynamicProvider))
  }

  /// Creates a colour by its name. No catalogue is looked at: every name is good, two colours of
  /// one name are equal, and asked for numbers they answer black's.
  public convenience init?(named name: String) {
    self.init(Components(red: 0, green: 0, blue: 0, alpha: 1), systemName: name)
  }

  /// Creates a colour by its name, as ``init(named:)`` does.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a colour from red, green, blue and opacity of a wider range. It counts as the usual
  /// one.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// The tint colour of no view in particular: the system's blue.
  public static let tintColor = Color(
    Components(red: 0, green: 0, blue: 0, alpha: 0), systemName: "tintColor",
    dynamic: DynamicColor { systemBlue.resolvedColor(with: $0) })
  /// Text on a dark ground.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// Text on a light ground.
  public static let darkText = Color(white: 0, alpha: 1)

  /// Writes lightness and opacity where they are wanted, if the colour is a grey.
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

  /// Writes hue, saturation, brightness and opacity where they are wanted.
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

  /// Not simulated.
  @available(*, unavailable, message: "Patterns are not simulated: use a plain colour.")
  public convenience init(patternImage image: Image) { fatalError("unavailable") }

  /// Chooses the colour that a ``GraphicsImageRenderer`` fills areas with. Nothing else is drawn
  /// here, so elsewhere it chooses nothing.
  public func set() { setFill() }
  /// Chooses the colour that a ``GraphicsImageRenderer`` fills areas with. Nothing else is drawn
  /// here, so elsewhere it chooses nothing.
  public func setFill() { Canvas.current?.fillColor = self }
  /// Chooses the colour of lines, which are not drawn.
  public func setStroke() {}
}
