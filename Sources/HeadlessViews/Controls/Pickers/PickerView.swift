import Foundation

/// Says what a picker offers.
///
/// Counterpart: `UIPickerViewDataSource`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says how a picker looks, and hears what is chosen.
///
/// Counterpart: `UIPickerViewDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PickerViewDelegate: NSObjectProtocol {
  /// What a row says.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// What a row says.
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// How wide a wheel is, in points.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat
  /// How high a row is, in points.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  /// A person chose a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  public func pickerView(
    _ pickerView: PickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels to choose from, as data. A test turns one: ``Simulator/turn(_:to:inComponent:)``.
///
/// Counterpart: `UIPickerView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PickerView: View {
  /// Says what is offered.
  open weak var dataSource: (any PickerViewDataSource)?
  /// Says how it looks, and hears what is chosen.
  open weak var delegate: (any PickerViewDelegate)?
  private var selection: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  ///
  /// - Parameter component: The wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks again what is offered. A choice that is gone becomes the last row.
  open func reloadAllComponents() {
    for component in 0..<numberOfComponents { reloadComponent(component) }
  }

  /// Asks again what a wheel offers. A choice that is gone becomes the last row.
  ///
  /// - Parameter component: The wheel.
  open func reloadComponent(_ component: Int) {
    let last = max(0, numberOfRows(inComponent: component) - 1)
    selection[component] = min(selection[component] ?? 0, last)
  }

  /// Chooses a row. The delegate does not hear of it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - component: The wheel.
  ///   - animated: Whether that takes time. It makes no difference here.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }

  /// The chosen row; -1 where there is none.
  ///
  /// - Parameter component: The wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? selection[component] ?? 0 : -1
  }

  /// What the rows of a wheel say.
  ///
  /// - Parameter component: The wheel.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func titles(inComponent component: Int) -> [String] {
    (0..<numberOfRows(inComponent: component)).map { row in
      delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
        ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A way to choose a date, as data. A test chooses: ``Simulator/choose(_:in:)``.
///
/// Counterpart: `UIDatePicker`.
///
/// Coverage: simulated. Kept without effect: `calendar`, `countDownDuration`, `datePickerMode`,
/// `locale`, `minuteInterval`, `timeZone`.
@preconcurrency @MainActor
open class DatePicker: Control {
  /// What can be chosen. Counterpart: `UIDatePicker.Mode`.
  public enum Mode: Int, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// How it looks. Counterpart: `UIDatePickerStyle`.
  public enum Style: Int, Hashable, Sendable {
    case automatic, wheels, compact, inline
  }

  /// What can be chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The date.
  open var date = Date()
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  /// The steps, in minutes.
  open var minuteInterval = 1
  /// A length of time, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The language.
  open var locale: Locale?
  /// How it is to look.
  open var preferredDatePickerStyle = Style.automatic
  /// How it looks.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets the date. Nobody is told.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - animated: Whether that takes time. It makes no difference here.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .compact
      ? CGSize(width: 197, height: 34.5) : CGSize(width: 320, height: 216)
  }
}
