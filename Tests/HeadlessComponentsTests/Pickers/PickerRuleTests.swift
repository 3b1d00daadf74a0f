import Foundation
import HeadlessComponents
import HeadlessKit
import TestSupport
import Testing

/// The values of pickers, whatever is set, turned and chosen.
@MainActor
@Suite struct PickerRuleTests {
  private let simulator = Simulator()

  // MARK: Dates

  @Test func aDateIsAlwaysTheNearestThatCanBeChosen() {
    let days: [Date?] = [nil] + [0.0, 1, 2].map { Date(timeIntervalSince1970: $0 * 86_400) }
    let modes: [DatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
    for mode in modes {
      for first in days {
        for last in days {
          for chosen in days.compactMap(\.self) {
            let picker = DatePicker()
            picker.datePickerMode = mode
            (picker.minimumDate, picker.maximumDate) = (first, last)
            picker.setDate(chosen, animated: true)
            var expected = chosen
            let isOrdered = first.flatMap { first in last.map { first <= $0 } } ?? true
            if mode != .countDownTimer, isOrdered {
              if let first, expected < first { expected = first }
              if let last, expected > last { expected = last }
            }
            #expect(picker.date == expected, "\(mode) \(chosen) in \(first as Any), \(last as Any)")
            // Limits that are set later move the date as well, and so does a mode that has limits.
            let other = DatePicker()
            other.datePickerMode = .countDownTimer
            (other.date, other.minimumDate, other.maximumDate) = (chosen, first, last)
            #expect(other.date == chosen)
            other.datePickerMode = mode
            #expect(other.date == expected)
          }
        }
      }
    }
  }

  @Test func theTextHasThePartsOfTheMode() {
    let picker = DatePicker()
    picker.locale = Locale(identifier: "en_GB")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 86_400 * 45 + 3600 * 13 + 60 * 5)
    var texts: [String?] = []
    for mode in [DatePicker.Mode.time, .date, .dateAndTime, .yearAndMonth] {
      picker.datePickerMode = mode
      texts.append(picker.accessibilityValue)
    }
    #expect(texts == ["13:05", "15 Feb 1970", "15 Feb 1970 at 13:05", "February 1970"])
    picker.datePickerMode = .countDownTimer
    let countdowns: [(TimeInterval, String)] = [
      (0, "0 h 0 min"), (59, "0 h 0 min"), (60, "0 h 1 min"), (3599, "0 h 59 min"),
      (3600, "1 h 0 min"), (7380, "2 h 3 min"), (-60, "0 h 0 min"),
    ]
    for (seconds, text) in countdowns {
      picker.countDownDuration = seconds
      #expect(picker.accessibilityValue == text)
    }
    picker.datePickerMode = .time
    picker.timeZone = TimeZone(secondsFromGMT: 3600)
    #expect(picker.accessibilityValue == "14:05")
    #expect(picker.isAccessibilityElement)
  }

  @Test func theStyleDecidesTheSize() {
    let picker = DatePicker()
    let styles: [(DatePicker.Style, DatePicker.Style, CGSize)] = [
      (.automatic, .compact, CGSize(width: 197, height: 34.5)),
      (.compact, .compact, CGSize(width: 197, height: 34.5)),
      (.wheels, .wheels, CGSize(width: 320, height: 216)),
      (.inline, .inline, CGSize(width: 320, height: 216)),
    ]
    for (preferred, style, size) in styles {
      picker.preferredDatePickerStyle = preferred
      #expect(picker.datePickerStyle == style)
      #expect(picker.intrinsicContentSize == size)
    }
  }

  // MARK: Wheels

  private final class Wheels: NSObject, PickerViewDataSource, PickerViewDelegate {
    var counts = [3, 5]
    var attributed: Set<Int> = []
    var sizes: [CGSize] = []
    var chosen: [[Int]] = []
    func numberOfComponents(in pickerView: PickerView) -> Int { counts.count }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { row == 4 ? nil : "\(component).\(row)" }
    func pickerView(
      _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      attributed.contains(row) ? NSAttributedString(string: "rich \(row)") : nil
    }
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append([component, row])
    }
  }

  @Test func theSelectionIsARowOfTheLastReload() throws {
    for seed in 0..<UInt64(20) {
      var random = SeededGenerator(seed: seed)
      let (picker, wheels) = (PickerView(), Wheels())
      (picker.dataSource, picker.delegate) = (wheels, wheels)
      simulator.show(picker)
      var (selected, chosen): ([Int], [[Int]]) = ([0, 0], [])
      for _ in 0..<30 {
        let wheel = Int.random(in: 0..<2, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: wheels.counts[wheel] = Int.random(in: 0..<6, using: &random)
        case 1:
          picker.reloadComponent(wheel)
          selected[wheel] = max(0, min(selected[wheel], wheels.counts[wheel] - 1))
        case 2:
          picker.reloadAllComponents()
          selected = zip(selected, wheels.counts).map { max(0, min($0, $1 - 1)) }
        case 3:
          guard wheels.counts[wheel] > 0 else { break }
          selected[wheel] = Int.random(in: 0..<wheels.counts[wheel], using: &random)
          picker.selectRow(selected[wheel], inComponent: wheel, animated: true)
        default:
          let row = Int.random(in: -1..<7, using: &random)
          guard (0..<wheels.counts[wheel]).contains(row) else {
            #expect(throws: QueryFailure.self) {
              try simulator.turn(picker, to: row, inComponent: wheel)
            }
            break
          }
          try simulator.turn(picker, to: row, inComponent: wheel)
          selected[wheel] = row
          chosen.append([wheel, row])
        }
        let rows = (0..<2).map { picker.selectedRow(inComponent: $0) }
        #expect(rows == zip(selected, wheels.counts).map { $1 > 0 ? $0 : -1 })
        #expect(wheels.chosen == chosen)
        for wheel in 0..<2 {
          #expect(picker.numberOfRows(inComponent: wheel) == wheels.counts[wheel])
        }
      }
    }
  }

  @Test func aWheelTurnsOnlyUnderAFinger() throws {
    let (picker, wheels) = (PickerView(), Wheels())
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    #expect(throws: QueryFailure.self) { try simulator.turn(picker, to: 1) }
    simulator.show(picker)
    picker.isUserInteractionEnabled = false
    #expect(throws: QueryFailure.self) { try simulator.turn(picker, to: 1) }
    picker.isUserInteractionEnabled = true
    for wheel in [-1, 2] {
      #expect(throws: QueryFailure.self) {
        try simulator.turn(picker, to: 1, inComponent: wheel)
      }
    }
    #expect(throws: QueryFailure.self) { try Simulator().turn(picker, to: 1) }
    #expect(wheels.chosen == [])
    try simulator.turn(picker, to: 1)
    #expect(wheels.chosen == [[0, 1]])
  }

  @Test func aRowHasItsRichTitleOrItsPlainOne() {
    let (picker, wheels) = (PickerView(), Wheels())
    #expect(picker.titles(inComponent: 0) == [] && picker.numberOfComponents == 0)
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    wheels.attributed = [1, 3]
    #expect(picker.titles(inComponent: 1) == ["1.0", "rich 1", "1.2", "rich 3", ""])
    picker.bounds.size.width = 300
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 150, height: 32))
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
  }

  // MARK: Days

  @Test func severalDaysAreChosenAndGivenUp() {
    final class Days: NSObject, CalendarSelectionMultiDateDelegate {
      var lines: [String] = []
      func multiDateSelection(
        _ selection: CalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
      ) { lines.append("+\(dateComponents.day ?? 0)") }
      func multiDateSelection(
        _ selection: CalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
      ) { lines.append("-\(dateComponents.day ?? 0)") }
    }
    let (days, view) = (Days(), CalendarView())
    let selection = CalendarSelectionMultiDate(delegate: days)
    view.choose(DateComponents(day: 1))
    view.selectionBehavior = selection
    selection.setSelectedDates([DateComponents(day: 2)], animated: true)
    for day in [1, 2, 3, 1, 2] { view.choose(DateComponents(day: day)) }
    #expect(days.lines == ["+1", "-2", "+3", "-1", "+2"])
    #expect(selection.selectedDates.map(\.day) == [3, 2])
    let single = CalendarSelectionSingleDate(delegate: nil)
    view.selectionBehavior = single
    single.setSelected(DateComponents(day: 9), animated: true)
    #expect(single.selectedDate?.day == 9)
    view.choose(DateComponents(day: 8))
    #expect(single.selectedDate?.day == 8)
  }

  @Test func theDaysOfTheShownMonthAreDecorated() {
    final class Decorator: NSObject, CalendarViewDelegate {
      var asked: [DateComponents] = []
      func calendarView(
        _ calendarView: CalendarView, decorationFor dateComponents: DateComponents
      ) -> CalendarView.Decoration? {
        asked.append(dateComponents)
        return .image(nil, color: dateComponents.day == 1 ? .red : .blue)
      }
      func take() -> [DateComponents] {
        defer { asked = [] }
        return asked
      }
    }
    let (view, decorator) = (CalendarView(), Decorator())
    view.calendar = Calendar(identifier: .gregorian)
    view.delegate = decorator
    view.visibleDateComponents = DateComponents(year: 2023, month: 12, day: 5)
    simulator.show(view)
    for (year, month, count) in [(2024, 2, 29), (2023, 2, 28), (2024, 4, 30), (2024, 12, 31)] {
      _ = decorator.take()
      view.setVisibleDateComponents(DateComponents(year: year, month: month), animated: true)
      #expect(decorator.asked == [])
      simulator.layoutIfNeeded()
      #expect(
        decorator.take()
          == (1...count).map { DateComponents(year: year, month: month, day: $0) })
      simulator.layoutIfNeeded()
      view.setNeedsLayout()
      simulator.layoutIfNeeded()
      view.visibleDateComponents = DateComponents(year: year, month: month)
      simulator.layoutIfNeeded()
      #expect(decorator.take() == [])
      // A day is the same with its time, and another month's is not decorated.
      let noon = DateComponents(year: year, month: month, day: 1, hour: 12)
      #expect(view.decoration(on: noon)?.color == .red)
      view.reloadDecorations(
        forDateComponents: [noon, DateComponents(year: year, month: month + 1, day: 1)],
        animated: true)
      #expect(decorator.take() == [DateComponents(year: year, month: month, day: 1)])
    }
    view.visibleDateComponents = DateComponents(month: 4)
    simulator.layoutIfNeeded()
    #expect(decorator.take() == [])
    view.wantsDateDecorations = false
    view.visibleDateComponents = DateComponents(year: 2024, month: 4)
    simulator.layoutIfNeeded()
    view.reloadDecorations(
      forDateComponents: [DateComponents(year: 2024, month: 4, day: 1)], animated: false)
    #expect(decorator.take() == [])
    view.wantsDateDecorations = true
    simulator.layoutIfNeeded()
    #expect(decorator.take().count == 30)
  }

  // MARK: Colours and fonts

  @Test func aPickersChoiceIsKeptAndReported() throws {
    final class Chooser: NSObject, ColorPickerViewControllerDelegate,
      FontPickerViewControllerDelegate
    {
      var lines: [String] = []
      func colorPickerViewController(
        _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
      ) { lines.append("\(color == viewController.selectedColor) \(continuously)") }
      func colorPickerViewControllerDidSelectColor(_ viewController: ColorPickerViewController) {
        lines.append("\(viewController.selectedColor == .green)")
      }
      func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {
        lines.append("finished")
      }
      func fontPickerViewControllerDidPickFont(_ viewController: FontPickerViewController) {
        lines.append("\(viewController.selectedFontDescriptor?.pointSize ?? 0)")
      }
    }
    let (host, chooser) = (ViewController(), Chooser())
    simulator.show(host)
    let colors = ColorPickerViewController()
    colors.delegate = chooser
    host.present(colors, animated: true)
    try simulator.settle()
    colors.choose(.green)
    #expect(colors.selectedColor == .green)
    colors.finish()
    try simulator.settle()
    #expect(host.presentedViewController == nil)
    colors.finish()
    let configuration = FontPickerViewController.Configuration()
    let fonts = FontPickerViewController(configuration: configuration)
    #expect(fonts.configuration === configuration)
    fonts.delegate = chooser
    fonts.choose(Font.systemFont(ofSize: 9).fontDescriptor)
    #expect(fonts.selectedFontDescriptor?.pointSize == 9)
    #expect(chooser.lines == ["true", "true false", "finished", "finished", "9.0"])
  }
}
