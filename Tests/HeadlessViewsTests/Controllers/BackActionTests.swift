import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessViews

/// What the buttons of bars leave to the app.
@MainActor
@Suite struct BackActionTests {
  let simulator = Simulator()

  // behaviour 25.76
  @Test func aBackActionReplacesThePop() throws {
    let (list, details) = (ViewController(), ViewController())
    let stack = NavigationController(rootViewController: list)
    simulator.show(stack)
    stack.pushViewController(details, animated: false)
    try simulator.settle()
    var count = 0
    details.navigationItem.backAction = Action { _ in count += 1 }
    try simulator.tapBackButton(in: stack)
    try simulator.settle()
    #expect(count == 1)
    #expect(stack.topViewController === details)
    details.navigationItem.backAction = nil
    try simulator.tapBackButton(in: stack)
    try simulator.settle()
    #expect(stack.topViewController === list)
  }

  // behaviour 25.77
  @Test func onlyTheDelegateEndsTheEditingOfAPlainSearchBar() throws {
    final class Delegate: NSObject, SearchBarDelegate {
      var ends = false
      func searchBarCancelButtonClicked(_ searchBar: SearchBar) {
        if ends { searchBar.resignFirstResponder() }
      }
    }
    let (bar, delegate) = (SearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56)), Delegate())
    let host = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    host.addSubview(bar)
    simulator.show(host)
    bar.delegate = delegate
    bar.showsCancelButton = true
    try simulator.type("tea", into: bar)
    try simulator.tapCancelButton(in: bar)
    #expect(bar.isFirstResponder)
    #expect(bar.text == "tea")
    delegate.ends = true
    try simulator.tapCancelButton(in: bar)
    #expect(!bar.isFirstResponder)
  }
}
