import Foundation
import HeadlessControls
import HeadlessViews

/// The data source of a picker: the numbers of components and rows.
///
/// Counterpart: `UIPickerViewDataSource`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows in a component.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods that provide a picker's rows and notify of selections.
///
/// Counterpart: `UIPickerViewDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the attributed title of a row.
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which takes the place of its title.
  ///
  /// - Parameter view: A view to use again. It is always `nil` here.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: View?
  ) -> View
  /// Returns the width of a component, in points.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a row, in points.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Called when the user has selected a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: View?
  ) -> View { MissingRowView() }
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

/// The answer of a delegate that provides no views of rows.
private final class MissingRowView: View {}

extension View {
  /// The title of a row of a picker that this view shows: its accessibility label, or its texts.
  fileprivate var titleOfRow: String {
    if let accessibilityLabel { return accessibilityLabel }
    return descendants(of: Label.self).compactMap(\.text).joined(separator: " ")
  }
}

/// A picker with one or more wheels. Its rows are data; a test turns a wheel with
/// `Simulator.turn(_:to:inComponent:)`.
///
/// Counterpart: `UIPickerView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PickerView: View {
  /// The data source of the picker.
  open weak var dataSource: (any PickerViewDataSource)?
  /// The delegate of the picker.
  open weak var delegate: (any PickerViewDelegate)?
  private var selection: [Int: Int] = [:]

  /// The number of components.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows in a component.
  ///
  /// - Parameter component: The component.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Reloads all components. A selection past the end becomes the last row.
  open func reloadAllComponents() {
    for component in 0..<max(0, numberOfComponents) { reloadComponent(component) }
  }

  /// Reloads a component. A selection past the end becomes the last row.
  ///
  /// - Parameter component: The component.
  open func reloadComponent(_ component: Int) {
    let last = max(0, numberOfRows(inComponent: component) - 1)
    selection[component] = min(selection[component] ?? 0, last)
  }

  /// Selects a row without notifying the delegate.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - component: The component.
  ///   - animated: Whether the selection is animated. It makes no difference here.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }

  /// Returns the selected row; -1 for none.
  ///
  /// - Parameter component: The component.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? selection[component] ?? 0 : -1
  }

  /// Returns the titles of a component's rows.
  ///
  /// - Parameter component: The component.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func titles(inComponent component: Int) -> [String] {
    (0..<numberOfRows(inComponent: component)).map { row in
      let view = delegate?.pickerView(
        self, viewForRow: row, forComponent: component, reusing: nil)
      if let view, !(view is MissingRowView) { return view.titleOfRow }
      return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
        ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
  }

  /// Returns the size of a component's rows, in points: the delegate's width and height, where it has
  /// one; else an equal share of the picker's width, and 32.
  ///
  /// - Parameter component: The component.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    let share = bounds.width / CGFloat(max(1, numberOfComponents))
    return CGSize(width: width > 0 ? width : share, height: height > 0 ? height : 32)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
