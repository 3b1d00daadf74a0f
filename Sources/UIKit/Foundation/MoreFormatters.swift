#if os(Linux)
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

  /// A formatter of people's names, given name first.
  ///
  /// Foundation on Linux has the class without its methods. The order is that of the user's region
  /// `en_US`.
  open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
      case `default`
      /// The nickname, or the given name.
      case short
      /// Given and family name.
      case medium
      /// Everything.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of a name is written.
    open var style = Style.default
    /// Whether the phonetic name is written. Ignored.
    open var isPhonetic = false
    /// The user's region. Its order is ignored.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text of a name.
    open func string(from components: PersonNameComponents) -> String {
      let names: [String?]
      switch style {
      case .default, .medium: names = [components.givenName, components.familyName]
      case .short: names = [components.nickname ?? components.givenName ?? components.familyName]
      case .long:
        names = [
          components.namePrefix, components.givenName, components.middleName,
          components.familyName, components.nameSuffix,
        ]
      case .abbreviated:
        let initials = [components.givenName, components.familyName]
        return initials.compactMap { $0?.first.map(String.init) }.joined()
      }
      return names.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the text of a name.
    open class func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style,
      options nameOptions: [Never] = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      return formatter.string(from: components)
    }

    /// Returns the parts of a name: the first word is the given name, the last the family name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
      let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { return nil }
      var components = PersonNameComponents()
      components.givenName = first
      if words.count > 1 { components.familyName = words.last }
      let middle = words.dropFirst().dropLast().joined(separator: " ")
      if !middle.isEmpty { components.middleName = middle }
      return components
    }
  }

  /// A formatter of lists, in English: `a, b, and c`.
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// The formatter of each item.
    open var itemFormatter: Formatter?
    /// The user's region. Its language is ignored.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text of a list.
    open class func localizedString(byJoining strings: [String]) -> String {
      switch strings.count {
      case 0: ""
      case 1: strings[0]
      case 2: strings[0] + " and " + strings[1]
      default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
      }
    }

    /// Returns the text of a list.
    open func string(from items: [Any]) -> String? {
      let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      return Self.localizedString(byJoining: texts)
    }
  }

#endif
