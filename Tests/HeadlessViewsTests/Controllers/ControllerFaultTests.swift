import ListCore
import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The exceptions that a misuse of controllers raises. A captured one has no other effect.
@MainActor
@Suite struct ControllerFaultTests {
  let simulator = Simulator()

  // behaviour 22.3
  @Test func pushingAControllerTwiceRaises() {
    let screen = ViewController()
    let stack = NavigationController(rootViewController: screen)
    let crash = captureCrash { stack.pushViewController(screen, animated: true) }
    #expect(crash?.name == .invalidArgument)
    #expect(
      crash?.reason.components(separatedBy: " : ").first == """
        \(stack) is pushing the same view controller instance (\(screen)) more than once which is \
        not supported and is most likely an error in the application
        """)
    #expect(stack.viewControllers == [screen])
  }

  // behaviour 22.4
  @Test func pushingANavigationControllerRaises() {
    let stack = NavigationController(rootViewController: ViewController())
    let crash = captureCrash { stack.pushViewController(NavigationController(), animated: true) }
    #expect(
      crash?.systemLine == """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
        'Pushing a navigation controller is not supported'
        """)
    #expect(stack.viewControllers.count == 1)
  }

  // behaviour 22.8
  @Test func anAlertHasOneCancelActionAndKnowsItsPreferredOne() {
    let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
    let (no, ok) = (
      AlertAction(title: "No", style: .cancel), AlertAction(title: "OK", style: .default)
    )
    alert.addAction(no)
    let second = captureCrash { alert.addAction(AlertAction(title: "Never", style: .cancel)) }
    #expect(second?.name == .internalInconsistency)
    #expect(
      second?.reason
        == "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    #expect(alert.actions == [no])
    #expect(captureCrash { alert.preferredAction = ok }?.name == .internalInconsistency)
    #expect(alert.preferredAction == nil)
    alert.addAction(ok)
    #expect(captureCrash { alert.preferredAction = ok } == nil)
    #expect(alert.preferredAction === ok)
  }

  // behaviour 22.8
  @Test func onlyAnAlertHasTextFields() {
    let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(
      captureCrash { sheet.addTextField() }?.reason
        == "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    )
    #expect(sheet.textFields == nil)
    let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
    for name in ["Name", "Password"] { alert.addTextField { $0.placeholder = name } }
    #expect(alert.textFields?.map(\.placeholder) == ["Name", "Password"])
  }

  @Test func aPresentationThatMakesNoSenseRaises() throws {
    let (below, above) = (ViewController(), ViewController())
    simulator.show(below)
    #expect(
      captureCrash { below.present(below, animated: false) }?.reason == """
        Application tried to present modal view controller on itself. Presenting controller is \
        \(below).
        """)
    below.present(above, animated: false)
    try simulator.settle()
    #expect(
      captureCrash { below.present(above, animated: false) }?.reason == """
        Application tried to present modally a view controller \(above) that is already being \
        presented by \(below).
        """)
    #expect(below.presentedViewController === above)
  }

  private final class Viewless: ViewController {
    override func loadView() {}
  }

  @Test func aControllerThatLoadsNoViewRaises() {
    let screen = Viewless()
    let crash = captureCrash { screen.loadViewIfNeeded() }
    #expect(crash?.reason == "-[UIViewController loadView] \(screen) has set no view.")
    let stack = NavigationController(rootViewController: ViewController())
    var popped: [ViewController]? = []
    #expect(
      captureCrash { popped = stack.popToViewController(screen, animated: false) }?.reason
        == "Tried to pop to a view controller that doesn't exist.")
    #expect(popped == nil)
  }

  // behaviour 22.6
  @Test func aRefusedPresentationIsNamedByTheWordsOfTheRelease() {
    let simulator = Simulator(profile: .iOS13)
    let (lonely, below, above, third) = (
      ViewController(), ViewController(), ViewController(), ViewController()
    )
    simulator.run { lonely.present(above, animated: true) }
    simulator.show(below)
    below.present(above, animated: false)
    below.present(third, animated: false)
    #expect(
      simulator.console.lines.map(\.description) == [
        "Warning: Attempt to present \(above) on \(lonely) whose view is not in the window "
          + "hierarchy!",
        "Attempt to present \(third)  on \(below) which is already presenting \(above)",
      ])
  }
}
