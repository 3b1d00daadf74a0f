import Foundation
import HeadlessComponents
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Split view controllers on a phone, picker views, and bar appearances.
@MainActor
@Suite struct SplitTests {
  let simulator = Simulator()

  // behaviour 17.6
  @Test func aSplitViewIsExpandedUntilItIsInAWindow() {
    let (list, detail) = (ViewController(), ViewController())
    let (stack, details) = (
      NavigationController(rootViewController: list),
      NavigationController(rootViewController: detail)
    )
    let split = SplitViewController()
    split.viewControllers = [stack, details]
    split.loadViewIfNeeded()
    #expect(!split.isCollapsed)
    #expect(split.viewControllers == [stack, details])
    simulator.show(split)
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [stack])
    #expect(stack.viewControllers == [list, details])
    #expect(detail.navigationController === details)
    #expect(detail.splitViewController === split)
    #expect(detail.view.window != nil)
    #expect(!list.isViewLoaded)
  }

  // behaviour 17.6
  @Test func theBarShowsTheItemsOfANestedStack() throws {
    let (list, detail, more) = (ViewController(), ViewController(), ViewController())
    (list.title, detail.title, more.title) = ("Books", "Emma", "Notes")
    let split = SplitViewController()
    let stack = NavigationController(rootViewController: list)
    let details = NavigationController(rootViewController: detail)
    split.viewControllers = [stack, details]
    simulator.show(split)
    #expect(details.navigationBar.isHidden)
    #expect(detail.view.safeAreaInsets.top == 44)
    details.pushViewController(more, animated: false)
    try simulator.settle()
    #expect(stack.navigationBar.shownTitle == "Notes")
    #expect(stack.navigationBar.backItem === detail.navigationItem)
    try simulator.tapBackButton(in: stack)
    try simulator.settle()
    #expect(stack.navigationBar.shownTitle == "Emma")
    try simulator.tap(.button("Books"))
    try simulator.settle()
    #expect(stack.viewControllers == [list])
    #expect(list.view.window != nil)
  }

  @Test func aPhoneShowsOneColumnAndPushesTheChosenOne() throws {
    let list = ViewController()
    let detail = NavigationController(rootViewController: ViewController())
    let split = SplitViewController()
    let hearer = Discarding()
    split.delegate = hearer
    let stack = NavigationController(rootViewController: list)
    split.viewControllers = [stack, NavigationController(rootViewController: ViewController())]
    simulator.show(split)
    #expect(stack.viewControllers == [list])
    #expect(list.splitViewController === split)
    list.showDetailViewController(detail, sender: nil)
    try simulator.settle()
    #expect(stack.viewControllers == [list, detail])
    hearer.keeps = true
    split.showDetailViewController(ViewController(), sender: nil)
    try simulator.settle()
    #expect(stack.viewControllers == [list, detail])
  }

  @Test(arguments: [nil, SplitViewController.Column.primary, .supplementary])
  func theDelegateChoosesTheColumnOnTop(_ top: SplitViewController.Column?) {
    let columns = (0..<3).map { _ in ViewController() }
    let split = SplitViewController(style: .tripleColumn)
    let chooser = Choosing(top)
    if top != nil { split.delegate = chooser }
    let places: [SplitViewController.Column] = [.primary, .supplementary, .secondary]
    for (column, controller) in zip(places, columns) {
      split.setViewController(controller, for: column)
    }
    simulator.show(split)
    let shown = top == nil ? columns : Array(columns.prefix(top == .primary ? 1 : 2))
    #expect(columns[0].navigationController?.viewControllers == shown)
    #expect(chooser.proposed == (top == nil ? [] : [.secondary]))
  }

  @Test func theCompactColumnReplacesTheOthers() {
    let (list, compact) = (ViewController(), ViewController())
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(compact, for: .compact)
    simulator.show(split)
    #expect(split.viewControllers == [compact])
    #expect(compact.view.window != nil)
    #expect(!list.isViewLoaded)
  }

  @Test func aTurnedPickerCallsItsDelegate() throws {
    let picker = PickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let wheel = Wheel()
    picker.dataSource = wheel
    picker.delegate = wheel
    simulator.show(picker)
    #expect(picker.titles(inComponent: 0) == ["S", "M", "L"])
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(wheel.heard == [])
    try simulator.turn(picker, to: 2)
    #expect(wheel.heard == ["L"])
    wheel.sizes = ["S"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 0)
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

private final class Choosing: NSObject, SplitViewControllerDelegate {
  let top: SplitViewController.Column?
  var proposed: [SplitViewController.Column] = []
  init(_ top: SplitViewController.Column?) { self.top = top }
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    proposed.append(proposedTopColumn)
    return top ?? proposedTopColumn
  }
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
