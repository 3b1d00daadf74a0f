import Foundation
import HeadlessViews

/// A view of a month for choosing dates. A test chooses with ``choose(_:)``.
///
/// Counterpart: `UICalendarView`.
///
/// Coverage: simulated. Kept without effect: `availableDateRange`, `fontDesign`, `locale`,
/// `timeZone`.
@preconcurrency @MainActor
open class CalendarView: View {
  /// A decoration of a day. Counterpart: `UICalendarView.Decoration`.
  ///
  /// Coverage: simulated. Kept without effect: `color`, `image`.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// The size of a decoration. Counterpart: `UICalendarView.DecorationSize`.
    public typealias Size = CalendarView.DecorationSize
    /// The image.
    open private(set) var image: Image?
    /// The colour.
    open private(set) var color: Color?

    /// Creates a decoration with an image; a dot for `nil`.
    public init(image: Image?, color: Color? = nil, size: Size = .medium) {
      (self.image, self.color) = (image, color)
      super.init()
    }

    /// Returns a dot.
    public class func `default`(color: Color? = nil, size: Size = .medium) -> Decoration {
      Decoration(image: nil, color: color, size: size)
    }
    /// Returns an image.
    public class func image(
      _ image: Image?, color: Color? = nil, size: Size = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    /// Returns a view.
    public class func customView(_ customViewProvider: @escaping () -> View) -> Decoration {
      Decoration(image: nil)
    }
  }

  /// The size of a decoration. Counterpart: `UICalendarView.DecorationSize`.
  public enum DecorationSize: Int, Hashable, Sendable {
    case small, medium, large
  }

  /// The delegate, which decorates days. Not owned.
  open weak var delegate: (any CalendarViewDelegate)? {
    didSet { decorateMonth() }
  }
  /// The way in which dates are selected.
  open var selectionBehavior: CalendarSelection?
  /// The calendar.
  open var calendar = Calendar.current {
    didSet { if calendar != oldValue { decorateMonth() } }
  }
  /// The locale.
  open var locale = Locale.current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The design of the font.
  open var fontDesign = FontDescriptor.SystemDesign.default
  /// The month that is shown, at first the current one.
  open var visibleDateComponents = Calendar.current.dateComponents([.year, .month], from: .now) {
    didSet { if visibleDateComponents != oldValue { decorateMonth() } }
  }
  /// The dates that can be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// Whether days are decorated.
  open var wantsDateDecorations = true {
    didSet { if wantsDateDecorations != oldValue { decorateMonth() } }
  }
  private var decorations: [DateComponents: Decoration] = [:]
  private var mustDecorateMonth = true

  /// Shows a month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Asks the delegate again for the decorations of days.
  ///
  /// - Parameters:
  ///   - dates: The days; those of other months are asked for when their month is shown.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let shown = Set(daysOfMonth)
    for date in dates.map(\.dayAlone) where shown.contains(date) { decorate(date) }
  }
  /// Returns the decoration of a day of the month that is shown. UIKit has no such method.
  public func decoration(on date: DateComponents) -> Decoration? { decorations[date.dayAlone] }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard mustDecorateMonth, window != nil else { return }
    mustDecorateMonth = false
    decorations = [:]
    if wantsDateDecorations { daysOfMonth.forEach(decorate) }
  }

  private func decorateMonth() {
    mustDecorateMonth = true
    setNeedsLayout()
  }

  private func decorate(_ date: DateComponents) {
    guard wantsDateDecorations else { return }
    decorations[date] = delegate?.calendarView(self, decorationFor: date)
  }

  /// The days of the month that is shown.
  private var daysOfMonth: [DateComponents] {
    let month = visibleDateComponents.monthAlone
    guard month.year != nil, let first = calendar.date(from: month),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return [] }
    return days.map { day in
      var date = month
      date.day = day
      return date
    }
  }

  /// Chooses a day as the user does, which asks and notifies the selection's delegate. UIKit has no
  /// such method.
  public func choose(_ date: DateComponents) { selectionBehavior?.choose(date) }
}

extension DateComponents {
  /// The month alone.
  fileprivate var monthAlone: DateComponents { DateComponents(era: era, year: year, month: month) }
  /// The day alone, without its time, calendar or weekday.
  fileprivate var dayAlone: DateComponents {
    DateComponents(era: era, year: year, month: month, day: day)
  }
}

/// The methods that provide decorations for the days of a calendar view.
///
/// Counterpart: `UICalendarViewDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration of a day.
  func calendarView(
    _ calendarView: CalendarView, decorationFor dateComponents: DateComponents
  ) -> CalendarView.Decoration?
}

extension CalendarViewDelegate {
  public func calendarView(
    _ calendarView: CalendarView, decorationFor dateComponents: DateComponents
  ) -> CalendarView.Decoration? { nil }
}

/// The way in which the dates of a calendar view are selected.
///
/// Counterpart: `UICalendarSelection`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CalendarSelection: NSObject {
  /// Asks the delegate again which dates can be chosen: it is asked with each choice.
  open func updateSelectableDates() {}
  func choose(_ date: DateComponents) {}
}

/// The selection of one day.
///
/// Counterpart: `UICalendarSelectionSingleDate`.
///
/// Coverage: simulated. Kept without effect: `selectedDate`.
open class CalendarSelectionSingleDate: CalendarSelection {
  /// The delegate. Not owned.
  open weak var delegate: (any CalendarSelectionSingleDateDelegate)?
  /// The chosen day.
  open var selectedDate: DateComponents?

  /// Creates a selection.
  public init(delegate: (any CalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses a day without notifying the delegate.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override func choose(_ date: DateComponents) {
    guard delegate?.dateSelection(self, canSelectDate: date) ?? true else { return }
    selectedDate = date
    delegate?.dateSelection(self, didSelectDate: date)
  }
}

/// The delegate of the selection of one day.
///
/// Counterpart: `UICalendarSelectionSingleDateDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when a day was chosen.
  func dateSelection(
    _ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day can be chosen.
  func dateSelection(
    _ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension CalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The selection of several days.
///
/// Counterpart: `UICalendarSelectionMultiDate`.
///
/// Coverage: simulated.
open class CalendarSelectionMultiDate: CalendarSelection {
  /// The delegate. Not owned.
  open weak var delegate: (any CalendarSelectionMultiDateDelegate)?
  /// The chosen days.
  open var selectedDates: [DateComponents] = []

  /// Creates a selection.
  public init(delegate: (any CalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses days without notifying the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func choose(_ date: DateComponents) {
    if let index = selectedDates.firstIndex(of: date) {
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
  }
}

/// The delegate of the selection of several days.
///
/// Counterpart: `UICalendarSelectionMultiDateDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when a day was chosen.
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when a day was chosen no longer.
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
