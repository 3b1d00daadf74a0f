import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// A picker whose rows are views.
@MainActor
@Suite struct PickerRowViewTests {
  @Test func aRowsTitleIsWhatItsViewShows() {
    let (picker, rows) = (PickerView(), RowViews())
    (picker.dataSource, picker.delegate) = (rows, rows)
    #expect(picker.titles(inComponent: 0) == ["Small", "Large"])
  }
}

private final class RowViews: NSObject, PickerViewDataSource, PickerViewDelegate {
  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: View?
  ) -> View {
    let label = Label()
    label.text = row == 0 ? "Small" : "Large"
    let box = View()
    box.addSubview(label)
    return box
  }
}
