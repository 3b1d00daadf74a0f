import Foundation

/// A formatter of the time until or since a date, in English: `in 2 hours`, `yesterday`.
///
/// Foundation on Linux lacks it. The texts are those of the user's region `en_US`; those of other
/// languages are not known here.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric
    /// `yesterday`
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`
    case abbreviated
  }

  /// Whether days have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// The calendar by which days are counted.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The region. Its language is ignored.
  open var locale: Locale! = .autoupdatingCurrent
  /// The context in which the text stands. Ignored.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a date seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    return localizedString(from: components)
  }

  /// Returns the text of a duration in seconds, from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of the largest component that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in Self.units {
      if let count = dateComponents.value(for: unit.component), count != 0 {
        return text(count, unit)
      }
    }
    return dateTimeStyle == .named ? "now" : text(0, Self.units[Self.units.count - 1])
  }

  /// Returns the text of a date seen from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private struct Unit {
    let component: Calendar.Component
    let name: String
    let short: String
    let letter: String
    /// The names of the last, this and the next one.
    var names: [String?] = [nil, nil, nil]
  }

  private static let units = [
    Unit(
      component: .year, name: "year", short: "yr.", letter: "y",
      names: ["last year", "this year", "next year"]),
    Unit(
      component: .month, name: "month", short: "mo.", letter: "mo",
      names: ["last month", "this month", "next month"]),
    Unit(
      component: .weekOfMonth, name: "week", short: "wk.", letter: "w",
      names: ["last week", "this week", "next week"]),
    Unit(
      component: .day, name: "day", short: "day", letter: "d",
      names: ["yesterday", "today", "tomorrow"]),
    Unit(component: .hour, name: "hour", short: "hr.", letter: "h"),
    Unit(component: .minute, name: "minute", short: "min.", letter: "min"),
    Unit(component: .second, name: "second", short: "sec.", letter: "s"),
  ]

  private func text(_ count: Int, _ unit: Unit) -> String {
    if dateTimeStyle == .named, (-1...1).contains(count), let name = unit.names[count + 1] {
      return name
    }
    let amount = abs(count)
    let isPlural = amount != 1
    let text =
      switch unitsStyle {
      case .full: "\(amount) \(unit.name)\(isPlural ? "s" : "")"
      case .spellOut: "\(spelled(amount)) \(unit.name)\(isPlural ? "s" : "")"
      case .short:
        "\(amount) \(unit.short)" + (unit.component == .day && isPlural ? "s" : "")
      case .abbreviated: "\(amount)\(unit.letter)"
      }
    return count < 0 ? text + " ago" : "in " + text
  }

  private func spelled(_ count: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
  }
}
