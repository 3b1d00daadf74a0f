import HeadlessKit
import Testing

/// What a navigation bar asks and tells: a navigation controller that adopts its delegate's protocol,
/// and the delegate of a bar on its own.
@MainActor
@Suite struct NavigationBarDelegateTests {
  let simulator = Simulator()
  let stack = GuardedStack(rootViewController: ViewController())
  let editor = ViewController()

  private func showEditor() throws {
    editor.title = "Editor"
    stack.heard = []
    simulator.show(stack)
    stack.pushViewController(editor, animated: true)
    try simulator.settle()
  }

  // behaviour 17.13
  @Test func aControllerThatKeepsItsItemIsNotPoppedByTheBackButton() throws {
    try showEditor()
    stack.heard = []
    stack.keepsItems = true
    try simulator.tapBackButton(in: stack)
    try simulator.settle()
    #expect(stack.topViewController === editor)
    #expect(stack.heard == ["should pop Editor"])
  }

  // behaviour 17.13
  @Test func aControllerHearsWhatItsBarPushesAndPops() throws {
    try showEditor()
    try simulator.tapBackButton(in: stack)
    try simulator.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(
      stack.heard == [
        "should push Editor", "did push Editor", "should pop Editor", "did pop Editor",
      ])
  }

  // behaviour 17.13
  @Test func aPopInCodeIsNotAsked() throws {
    try showEditor()
    stack.heard = []
    stack.keepsItems = true
    stack.popViewController(animated: false)
    simulator.nextTurn()
    #expect(stack.viewControllers.count == 1)
    #expect(stack.heard == ["did pop Editor"])
  }

  @Test func aControllerWithoutTheProtocolIsNotItsBarsDelegate() {
    let plain = NavigationController(rootViewController: ViewController())
    #expect(plain.navigationBar.delegate == nil)
    #expect(stack.navigationBar.delegate === stack)
  }

  @Test func aSubclassSaysWhereItsBarIs() {
    #expect(TopBar().barPosition == .topAttached)
    #expect(Toolbar().barPosition == .bottom)
    #expect(NavigationBar().barPosition == .top)
  }
}

/// A navigation controller as apps write it that guard their back button.
final class GuardedStack: NavigationController, NavigationBarDelegate {
  var keepsItems = false
  var heard: [String] = []

  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
    heard.append("should push \(item.title ?? "-")")
    return true
  }
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {
    heard.append("did push \(item.title ?? "-")")
  }
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    heard.append("should pop \(item.title ?? "-")")
    return !keepsItems
  }
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {
    heard.append("did pop \(item.title ?? "-")")
  }
}

private final class TopBar: NavigationBar {
  override var barPosition: BarPosition { .topAttached }
}
