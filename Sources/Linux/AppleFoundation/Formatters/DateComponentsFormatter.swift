import Foundation

/// A formatter of durations, in English: `1 hour, 5 minutes`, `1:05:00`.
///
/// Foundation on Linux has the class without its methods. The texts are those of the user's region
/// `en_US`; those of other languages are not known here.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:05:00`
    case positional
    /// `1h 5m`
    case abbreviated
    /// `1 hr, 5 min`
    case short
    /// `1 hour, 5 minutes`
    case full
    /// `one hour, five minutes`
    case spellOut
    /// `1hr 5min`
    case brief
  }

  /// Which zeros are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those that the style writes: positional ones in the middle and at the end.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// No zeros before the first other number.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// No zeros between other numbers.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// No zeros after the last other number.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// No zeros.
    public static let dropAll: ZeroFormattingBehavior = [
      .dropLeading, .dropMiddle, .dropTrailing,
    ]
    /// Two digits, with zeros in front.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are written; those that a text needs if there are none.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which zeros are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units that are written, the largest first; 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether only the last unit may have a fraction. Ignored.
  open var allowsFractionalUnits = false
  /// Whether the largest unit takes what does not fit. Ignored: it always does.
  open var collapsesLargestUnit = false
  /// Whether the text says that it is approximate.
  open var includesApproximationPhrase = false
  /// Whether the text says that time remains.
  open var includesTimeRemainingPhrase = false
  /// The calendar by which days between two dates are counted.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date at which a duration of months begins. Ignored.
  open var referenceDate: Date?
  /// The context in which the text stands. Ignored.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let units = DurationUnit.all.filter {
      allowedUnits.isEmpty ? $0.isUsual : allowedUnits.contains($0.unit)
    }
    var rest = Int(abs(ti).rounded(.down))
    var amounts: [(unit: DurationUnit, count: Int)] = []
    for unit in units {
      amounts.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    return text(of: amounts, isNegative: ti < 0)
  }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .autoupdatingCurrent
    let units = DurationUnit.all.filter {
      allowedUnits.isEmpty ? $0.isUsual : allowedUnits.contains($0.unit)
    }
    let found = calendar.dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return string(from: found)
  }

  /// Returns the text of some components.
  open func string(from components: DateComponents) -> String? {
    let units = DurationUnit.all.filter {
      allowedUnits.isEmpty
        ? (components.value(for: $0.component) ?? 0) != 0 : allowedUnits.contains($0.unit)
    }
    let amounts = units.map { ($0, components.value(for: $0.component) ?? 0) }
    let isNegative = amounts.contains { $0.1 < 0 }
    return text(of: amounts.map { (unit: $0, count: abs($1)) }, isNegative: isNegative)
  }

  /// Returns the text of a duration.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of some components or of a number of seconds.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as NSNumber: string(from: seconds.doubleValue)
    default: nil
    }
  }
}

extension DateComponentsFormatter {
  private func text(of all: [(unit: DurationUnit, count: Int)], isNegative: Bool) -> String? {
    guard !all.isEmpty else { return nil }
    var amounts = withoutZeros(all)
    if maximumUnitCount > 0 {
      let first = amounts.firstIndex { $0.count > 0 } ?? max(amounts.count - maximumUnitCount, 0)
      amounts = Array(amounts[first...].prefix(maximumUnitCount))
    }
    if amounts.isEmpty, let last = all.last { amounts = [last] }
    let parts = amounts.enumerated().map { place, amount in
      text(of: amount.count, in: amount.unit, isFirst: place == 0)
    }
    let joined = parts.joined(separator: separator)
    let sign = isNegative ? "-" : ""
    return (includesApproximationPhrase ? "About " : "") + sign + joined
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private func withoutZeros(
    _ amounts: [(unit: DurationUnit, count: Int)]
  ) -> [(unit: DurationUnit, count: Int)] {
    let isPositional = unitsStyle == .positional
    var dropped = zeroFormattingBehavior
    if dropped.contains(.default) { dropped = isPositional ? .dropLeading : .dropAll }
    guard !dropped.isDisjoint(with: .dropAll) else { return amounts }
    guard let first = amounts.firstIndex(where: { $0.count > 0 }),
      let last = amounts.lastIndex(where: { $0.count > 0 })
    else {
      let isShort = !isPositional || zeroFormattingBehavior.contains(.dropTrailing)
      return Array(isShort ? amounts.suffix(1) : amounts.suffix(1))
    }
    // `0:05` keeps a leading zero if only minutes and seconds are written.
    return amounts.enumerated().filter { place, amount in
      if amount.count > 0 { return true }
      if place < first { return !dropped.contains(.dropLeading) }
      return place > last ? !dropped.contains(.dropTrailing) : !dropped.contains(.dropMiddle)
    }.map(\.element)
  }

  private var separator: String {
    switch unitsStyle {
    case .positional: ":"
    case .abbreviated, .brief: " "
    case .short, .full, .spellOut: ", "
    }
  }

  private func text(of count: Int, in unit: DurationUnit, isFirst: Bool) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad) || !isFirst
    switch unitsStyle {
    case .positional: return isPadded && count < 10 ? "0\(count)" : "\(count)"
    case .abbreviated: return "\(count)\(unit.letter)"
    case .brief: return "\(count)\(count == 1 ? unit.brief : unit.briefs)"
    case .short: return "\(count) \(count == 1 ? unit.short : unit.shorts)"
    case .full: return "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    case .spellOut: return "\(Self.words(count)) \(unit.name)\(count == 1 ? "" : "s")"
    }
  }

  private static func words(_ count: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
  }
}

/// A unit of durations and its English names.
private struct DurationUnit {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  let seconds: Int
  let name: String
  let letter: String
  let short: String
  let shorts: String
  let brief: String
  let briefs: String
  /// Whether it is written if no units are chosen.
  var isUsual: Bool { component != .weekOfMonth }

  static let all = [
    DurationUnit(
      unit: .year, component: .year, seconds: 31_536_000, name: "year", letter: "y", short: "yr",
      shorts: "yrs", brief: "yr", briefs: "yrs"),
    DurationUnit(
      unit: .month, component: .month, seconds: 2_592_000, name: "month", letter: "mo",
      short: "mth", shorts: "mths", brief: "mth", briefs: "mths"),
    DurationUnit(
      unit: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, name: "week", letter: "w",
      short: "wk", shorts: "wks", brief: "wk", briefs: "wks"),
    DurationUnit(
      unit: .day, component: .day, seconds: 86_400, name: "day", letter: "d", short: "day",
      shorts: "days", brief: "day", briefs: "days"),
    DurationUnit(
      unit: .hour, component: .hour, seconds: 3_600, name: "hour", letter: "h", short: "hr",
      shorts: "hr", brief: "hr", briefs: "hr"),
    DurationUnit(
      unit: .minute, component: .minute, seconds: 60, name: "minute", letter: "m", short: "min",
      shorts: "min", brief: "min", briefs: "min"),
    DurationUnit(
      unit: .second, component: .second, seconds: 1, name: "second", letter: "s", short: "sec",
      shorts: "sec", brief: "sec", briefs: "sec"),
  ]
}
