/// The notation and the precision of a number with a fraction.
public struct OSLogFloatFormatting {
  private var conversion: Conversion
  private var precision: (() -> Int)?

  private init(
    _ letter: String, sign: Bool = false, uppercase: Bool = false, precision: (() -> Int)? = nil
  ) {
    conversion = Conversion(letter: Character(uppercase ? letter.uppercased() : letter))
    conversion.flags = sign ? "+" : ""
    self.precision = precision
  }

  /// Returns the text of a number.
  func text(of number: Double) -> String {
    var conversion = conversion
    conversion.precision = precision?()
    return conversion.text(of: number)
  }
}

extension OSLogFloatFormatting {
  /// Six digits after the point.
  public static var fixed: Self { Self("f") }

  /// Six digits after the point, with a plus sign or without.
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
    Self("f", sign: explicitPositiveSign, uppercase: uppercase)
  }

  /// A number of digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self("f", sign: explicitPositiveSign, uppercase: uppercase, precision: precision)
  }

  /// Base 16, such as `0x1.8p+1`.
  public static var hex: Self { Self("a") }

  /// Base 16, with a plus sign or without.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
    Self("a", sign: explicitPositiveSign, uppercase: uppercase)
  }

  /// A power of ten, such as `1.500000e+00`.
  public static var exponential: Self { Self("e") }

  /// A power of ten, with a plus sign or without.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self("e", sign: explicitPositiveSign, uppercase: uppercase)
  }

  /// A power of ten, with a number of digits after the point.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self("e", sign: explicitPositiveSign, uppercase: uppercase, precision: precision)
  }

  /// The shorter of a point and a power of ten.
  public static var hybrid: Self { Self("g") }

  /// The shorter of a point and a power of ten, with a plus sign or without.
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
    Self("g", sign: explicitPositiveSign, uppercase: uppercase)
  }

  /// The shorter of a point and a power of ten, with a number of significant digits.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self("g", sign: explicitPositiveSign, uppercase: uppercase, precision: precision)
  }
}
