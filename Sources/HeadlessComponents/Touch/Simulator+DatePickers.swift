import Foundation
import HeadlessKit

// Dates. The calendar and the wheels of a date picker are not on the screen, so a test chooses the
// date itself.

extension Simulator {
  /// Chooses a date in the date picker that matches a query, and sends `.valueChanged`.
  ///
  /// ```swift
  /// try simulator.choose(birthday, in: .datePicker("Birthday"))
  /// ```
  ///
  /// - Parameters:
  ///   - date: The date. Wheels beyond the picker's range roll back to its nearest date.
  ///   - query: The date picker.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such date picker, a finger cannot reach
  ///   it, or it is disabled; in a picker without wheels, also if the date is out of its range.
  public func choose(
    _ date: Date, in query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "choose", file, line) { element in
      guard let picker = try reachableView(element) as? DatePicker else {
        throw CannotTouch("\(element) is not a date picker. Choose a date in a UIDatePicker.")
      }
      try choose(date, in: picker)
    }
  }

  /// Chooses a date in a date picker, and sends `.valueChanged`.
  ///
  /// - Parameters:
  ///   - date: The date. Wheels beyond the picker's range roll back to its nearest date.
  ///   - picker: The date picker.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the picker, and it is enabled; in a picker
  ///   without wheels, also if the date is out of its range.
  public func choose(
    _ date: Date, in picker: DatePicker, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try reach(picker, "choose", file, line) { _, _, _ in
      let nearest = picker.nearest(to: date)
      guard nearest == date || picker.datePickerStyle == .wheels else {
        throw ViewTouchRefusal.noDate(
          picker.text(of: date), isEarly: date < nearest, limit: picker.text(of: nearest))
      }
      picker.date = nearest
      picker.sendActions(for: .valueChanged)
    }
  }
}

extension DatePicker: ValueChangedByCall {
  package var callThatChangesValue: String { "choose(date, in: .datePicker)" }
}

extension DatePicker: ScreenDescribing {
  package var screenRole: ScreenElement.Role { .datePicker }
  package var screenText: String { shownText }
  package var isDrawnAsButton: Bool { datePickerStyle == .compact }
}
