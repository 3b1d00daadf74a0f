import Foundation
import HeadlessKit

extension Simulator {
  /// Turns a wheel of a picker to a row, and notifies the delegate.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - row: The row.
  ///   - component: The component of the wheel.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the picker is on screen, allows user interaction, and has
  ///   such a row.
  public func turn(
    _ picker: PickerView, to row: Int, inComponent component: Int = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("turn", on: picker, file, line) {
      try requireShown(picker)
      let wheels = picker.numberOfComponents
      guard (0..<wheels).contains(component) else {
        throw ViewTouchRefusal.noWheel(component, count: wheels)
      }
      let count = picker.numberOfRows(inComponent: component)
      guard (0..<count).contains(row) else {
        throw ViewTouchRefusal.noPickerRow(row, wheel: component, count: count)
      }
      picker.selectRow(row, inComponent: component, animated: true)
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }
  }

  private func requireShown(_ view: View) throws(ViewTouchRefusal) {
    guard view.window?.ownSimulator === self else { throw .notShown(view.description) }
    guard view.isUserInteractionEnabled else { throw .ignoresTouches(view.description, by: nil) }
  }
}

extension PickerView: ValueChangedByCall {
  package var callThatChangesValue: String { "turn(picker, to: row, inComponent: component)" }
}
