import Foundation

/// A formatter of measurements, with the symbols of their units: `5 km`.
///
/// Foundation on Linux has the class without its methods. Units are not converted to those of the
/// user's region.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// One that suits the number. Ignored: the measurement's own is written.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written.
  open var unitOptions: UnitOptions = []
  /// The length of the unit: only the symbol is known.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The user's region.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
      return number + "°"
    }
    let symbol = measurement.unit.symbol
    return symbol.hasPrefix("°") || unitStyle == .short ? number + symbol : "\(number) \(symbol)"
  }

  /// Returns the symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }
}
