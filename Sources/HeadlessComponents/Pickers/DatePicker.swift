import Foundation
@_spi(Hooks) import HeadlessControls

/// A control for choosing a date. A test chooses one with `Simulator.choose(_:in:)`.
///
/// Counterpart: `UIDatePicker`.
///
/// It is an accessibility element; its value is the text that it shows. The calendar or the wheels are
/// not drawn.
///
/// Coverage: simulated. Kept without effect: `minuteInterval`.
@preconcurrency @MainActor
open class DatePicker: Control {
  /// The mode of a date picker: a date, a time, or both. Counterpart: `UIDatePicker.Mode`.
  public enum Mode: Int, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// The style of a date picker. Counterpart: `UIDatePickerStyle`.
  public enum Style: Int, Hashable, Sendable {
    case automatic, wheels, compact, inline
  }

  /// The mode of the picker.
  open var datePickerMode = Mode.dateAndTime {
    didSet { moveIntoRange() }
  }
  /// The selected date, which is moved into the range of dates that can be chosen.
  open var date = Date() {
    didSet { moveIntoRange() }
  }
  /// The earliest date that can be chosen.
  open var minimumDate: Date? {
    didSet { moveIntoRange() }
  }
  /// The latest date that can be chosen.
  open var maximumDate: Date? {
    didSet { moveIntoRange() }
  }
  /// The interval between selectable minutes.
  open var minuteInterval = 1
  /// The duration of a countdown, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The locale.
  open var locale: Locale?
  /// The preferred style.
  open var preferredDatePickerStyle = Style.automatic
  /// The current style.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets the date without sending actions.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? { shownText }

  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .compact
      ? CGSize(width: 197, height: 34.5) : CGSize(width: 320, height: 216)
  }
}

extension DatePicker {
  /// The dates that can be chosen; `nil` if there is no limit. A countdown ignores the limits, and so
  /// does a picker whose earliest date is after its latest.
  private var range: ClosedRange<Date>? {
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return datePickerMode == .countDownTimer || first > last ? nil : first...last
  }

  /// Returns the nearest date that can be chosen.
  package func nearest(to date: Date) -> Date {
    range.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
  }

  private func moveIntoRange() {
    let nearest = nearest(to: date)
    if nearest != date { date = nearest }
  }
}

extension DatePicker {
  /// The text that shows the date, or the duration of a countdown.
  package var shownText: String {
    guard datePickerMode != .countDownTimer else {
      let minutes = Int(max(0, countDownDuration) / 60)
      return "\(minutes / 60) h \(minutes % 60) min"
    }
    return text(of: date)
  }

  /// Returns the text that shows a date, in the picker's mode, language and time zone.
  package func text(of date: Date) -> String {
    let format = DateFormatter()
    let calendar = self.calendar ?? .current
    format.calendar = calendar
    format.locale = locale ?? calendar.locale ?? .current
    format.timeZone = timeZone ?? calendar.timeZone
    format.dateStyle = datePickerMode == .time ? .none : .medium
    format.timeStyle = [.time, .dateAndTime].contains(datePickerMode) ? .short : .none
    if datePickerMode == .yearAndMonth { format.setLocalizedDateFormatFromTemplate("yyyyMMMM") }
    return format.string(from: date)
  }
}
