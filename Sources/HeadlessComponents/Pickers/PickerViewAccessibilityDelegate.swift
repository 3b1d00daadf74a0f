import Foundation
import HeadlessViews

/// The methods that name the components of a picker for assistive technologies.
///
/// They are never called here: a test reads the titles of the rows instead.
///
/// Counterpart: `UIPickerViewAccessibilityDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PickerViewAccessibilityDelegate: PickerViewDelegate {
  /// Returns the label of a component.
  func pickerView(_ pickerView: PickerView, accessibilityLabelForComponent component: Int)
    -> String?
  /// Returns the hint of a component.
  func pickerView(_ pickerView: PickerView, accessibilityHintForComponent component: Int)
    -> String?
}

extension PickerViewAccessibilityDelegate {
  public func pickerView(
    _ pickerView: PickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: PickerView, accessibilityHintForComponent component: Int
  ) -> String? { nil }
}
