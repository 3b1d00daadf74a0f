import Foundation
import HeadlessKit
import Testing

/// A container of an app that tells its children itself, and a presentation of its own.
@MainActor
@Suite struct OwnContainerTests {
  let simulator = Simulator()
  let log = LifecycleLog()

  @Test func aWindowTellsNoChildOfAContainerThatDoesSo() {
    let (parent, child) = (Teller(), NotedController("C", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    simulator.show(parent)
    #expect(
      log.take() == """
        C viewWillAppear
        C viewIsAppearing in window
        C viewWillLayoutSubviews
        C viewDidLayoutSubviews
        C viewDidAppear
        """)
    child.view.removeFromSuperview()
    #expect(log.take() == "")
  }

  @Test func aPresentationControllerHearsOfItsContainer() {
    let child = ViewController()
    let stack = NavigationController(rootViewController: child)
    simulator.show(stack)
    let (sheet, makers) = (ViewController(), CardMaker())
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = makers
    child.present(sheet, animated: false)
    simulator.layoutIfNeeded()
    #expect(makers.source === child)
    #expect(makers.card?.layouts == ["will", "did"])
    #expect(makers.card?.presentingViewController === stack)
  }
}

private final class Teller: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}

private final class CardMaker: NSObject, ViewControllerTransitioningDelegate {
  var card: Card?
  weak var source: ViewController?
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    self.source = source
    card = Card(presentedViewController: presented, presenting: presenting)
    return card
  }
}

private final class Card: PresentationController {
  var layouts: [String] = []
  override func containerViewWillLayoutSubviews() { layouts.append("will") }
  override func containerViewDidLayoutSubviews() { layouts.append("did") }
}
