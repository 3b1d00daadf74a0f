/// The base and the digits of an integer.
public struct OSLogIntegerFormatting {
  private var conversion: Conversion
  private var minDigits: (() -> Int)?

  private init(
    _ letter: Character, sign: Bool = false, prefix: Bool = false, minDigits: (() -> Int)? = nil
  ) {
    conversion = Conversion(letter: letter)
    conversion.flags = (sign ? "+" : "") + (prefix ? "#" : "")
    self.minDigits = minDigits
  }

  /// Returns the digits of an integer.
  func text(of number: some FixedWidthInteger) -> String {
    var conversion = conversion
    conversion.precision = minDigits?()
    return conversion.text(of: number)
  }
}

extension OSLogIntegerFormatting {
  /// Base 10.
  public static var decimal: Self { Self("d") }

  /// Base 10, with a plus sign or without.
  public static func decimal(explicitPositiveSign: Bool = false) -> Self {
    Self("d", sign: explicitPositiveSign)
  }

  /// Base 10, with zeros up to a number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> Self {
    Self("d", sign: explicitPositiveSign, minDigits: minDigits)
  }

  /// Base 16.
  public static var hex: Self { Self("x") }

  /// Base 16, with `0x` or without.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(uppercase ? "X" : "x", sign: explicitPositiveSign, prefix: includePrefix)
  }

  /// Base 16, with zeros up to a number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> Self {
    Self(
      uppercase ? "X" : "x", sign: explicitPositiveSign, prefix: includePrefix,
      minDigits: minDigits)
  }

  /// Base 8.
  public static var octal: Self { Self("o") }

  /// Base 8, with a leading zero or without.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self("o", sign: explicitPositiveSign, prefix: includePrefix)
  }

  /// Base 8, with zeros up to a number of digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> Self {
    Self("o", sign: explicitPositiveSign, prefix: includePrefix, minDigits: minDigits)
  }
}
