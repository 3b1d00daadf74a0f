import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Split view controllers on a phone, picker views, and bar appearances.
@MainActor
@Suite struct SplitTests {
  let simulator = Simulator()

  @Test func aPhoneShowsOneColumnAndPushesTheChosenOne() {
    let list = ViewController()
    let detail = ViewController()
    let split = SplitViewController()
    let hearer = Discarding()
    split.delegate = hearer
    let stack = NavigationController(rootViewController: list)
    split.viewControllers = [stack, NavigationController(rootViewController: ViewController())]
    simulator.show(split)
    #expect(stack.viewControllers == [list])
    #expect(list.splitViewController === split)
    split.showDetailViewController(NavigationController(rootViewController: detail), sender: nil)
    simulator.settle()
    #expect(stack.viewControllers == [list, detail])
    #expect(split.isCollapsed)
    hearer.keeps = true
    split.showDetailViewController(ViewController(), sender: nil)
    simulator.settle()
    #expect(stack.viewControllers == [list, detail])
  }

  @Test func aTurnedPickerCallsItsDelegate() {
    let picker = PickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let wheel = Wheel()
    picker.dataSource = wheel
    picker.delegate = wheel
    simulator.show(picker)
    #expect(picker.titles(inComponent: 0) == ["S", "M", "L"])
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(wheel.heard == [])
    simulator.turn(picker, to: 2)
    #expect(wheel.heard == ["L"])
    wheel.sizes = ["S"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func aDateIsClampedToItsRange() {
    let picker = DatePicker(frame: CGRect(x: 0, y: 0, width: 197, height: 35))
    var heard: [TimeInterval] = []
    picker.addAction(
      Action { [unowned picker] _ in heard.append(picker.date.timeIntervalSince1970) },
      for: .valueChanged)
    picker.maximumDate = Date(timeIntervalSince1970: 100)
    simulator.show(picker)
    simulator.choose(Date(timeIntervalSince1970: 50), in: picker)
    simulator.choose(Date(timeIntervalSince1970: 500), in: picker)
    #expect(heard == [50, 100])
  }

  @Test func aBarKeepsItsAppearance() {
    let stack = NavigationController(rootViewController: ViewController())
    let look = NavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.titleTextAttributes = [.foregroundColor: Color.red]
    stack.navigationBar.standardAppearance = look
    stack.navigationBar.scrollEdgeAppearance = stack.navigationBar.standardAppearance
    #expect(stack.navigationBar.scrollEdgeAppearance === look)
    #expect(stack.navigationBar.compactAppearance == nil)
    #expect(look.backgroundColor == .systemBackground)
  }

  @Test func paragraphStylesAreEqualByValue() {
    let style = MutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = style.copy() as? ParagraphStyle
    style.lineSpacing = 5
    #expect(copy?.lineSpacing == 4)
    #expect(copy != style)
    style.lineSpacing = 4
    #expect(copy == style)
  }
}

private final class Discarding: NSObject, SplitViewControllerDelegate {
  var keeps = false
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { keeps }
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { true }
}

private final class Wheel: NSObject, PickerViewDataSource, PickerViewDelegate {
  var sizes = ["S", "M", "L"]
  var heard: [String] = []
  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    sizes.count
  }
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { sizes[row] }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    heard.append(sizes[row])
  }
}
