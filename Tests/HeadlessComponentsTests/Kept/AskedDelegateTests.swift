import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// Delegates that a finger, a layout or a call asks.
@MainActor
@Suite struct AskedDelegateTests {
  private let simulator = Simulator()

  @Test func aPickerAsksForTheSizesOfItsRows() {
    final class Sizes: NSObject, PickerViewDataSource, PickerViewDelegate {
      func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? 50 : 70
      }
      func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat {
        component == 0 ? 40 : 44
      }
    }
    let picker = PickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 320, height: 32))
    let sizes = Sizes()
    (picker.dataSource, picker.delegate) = (sizes, sizes)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 50, height: 40))
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 70, height: 44))
  }

  @Test func aCalendarAsksForTheDecorationsOfItsMonth() {
    final class Decorator: NSObject, CalendarViewDelegate {
      var asked: [Int] = []
      func calendarView(
        _ calendarView: CalendarView, decorationFor dateComponents: DateComponents
      ) -> CalendarView.Decoration? {
        asked.append(dateComponents.day ?? 0)
        return dateComponents.day == 3 ? .default(color: .red) : nil
      }
    }
    let (calendar, decorator) = (CalendarView(), Decorator())
    calendar.calendar = Calendar(identifier: .gregorian)
    calendar.visibleDateComponents = DateComponents(year: 2026, month: 2)
    calendar.delegate = decorator
    #expect(decorator.asked == [])
    simulator.show(calendar)
    #expect(decorator.asked == Array(1...28))
    let third = DateComponents(year: 2026, month: 2, day: 3)
    #expect(calendar.decoration(on: third)?.color == .red)
    decorator.asked = []
    calendar.reloadDecorations(
      forDateComponents: [third, DateComponents(year: 2026, month: 5, day: 1)], animated: true)
    #expect(decorator.asked == [3])
    calendar.wantsDateDecorations = false
    simulator.layoutIfNeeded()
    #expect(calendar.decoration(on: third) == nil)
    #expect(decorator.asked == [3])
  }

  @Test func anEditMenuAsksForItsRectangle() {
    final class Menus: NSObject, EditMenuInteractionDelegate {
      func editMenuInteraction(
        _ interaction: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
      ) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
    }
    let menus = Menus()
    let interaction = EditMenuInteraction(delegate: menus)
    View().addInteraction(interaction)
    interaction.presentEditMenu(with: EditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(interaction.targetRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    interaction.dismissMenu()
    #expect(interaction.targetRect == nil)
  }

  @Test func aTabOfABarAloneIsSelectedByATap() throws {
    final class Tabs: NSObject, TabBarDelegate {
      var chosen: [String?] = []
      func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { chosen.append(item.title) }
    }
    let (bar, tabs, screen) = (TabBar(), Tabs(), ViewController())
    bar.items = ["Books", "Films"].enumerated().map {
      TabBarItem(title: $1, image: nil, tag: $0)
    }
    bar.delegate = tabs
    bar.frame = CGRect(x: 0, y: 700, width: 390, height: 49)
    screen.view.addSubview(bar)
    simulator.show(screen)
    try simulator.tap(#require(bar.items?.last))
    #expect(tabs.chosen == ["Films"])
    #expect(bar.selectedItem?.title == "Films")
  }
}
