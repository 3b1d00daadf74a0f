import ListCore
import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Popovers, and what they become in a compact width.
@MainActor
@Suite struct PopoverTests {
  /// Answers both methods of adaptation.
  private class Adapting: NSObject, PopoverPresentationControllerDelegate {
    var style = ModalPresentationStyle.none
    var heard: [String] = []
    func adaptivePresentationStyle(
      for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle {
      heard.append("new")
      return style
    }
    func adaptivePresentationStyle(
      for controller: PresentationController
    ) -> ModalPresentationStyle {
      heard.append("old")
      return style
    }
  }

  /// Answers the older method only.
  private final class OldAdapting: NSObject, PopoverPresentationControllerDelegate {
    var heard: [String] = []
    func adaptivePresentationStyle(
      for controller: PresentationController
    ) -> ModalPresentationStyle {
      heard.append("old")
      return .none
    }
  }

  let simulator = Simulator()
  let below = ViewController()
  let above = ViewController()
  let source = View(frame: CGRect(x: 100, y: 100, width: 50, height: 20))

  init() {
    simulator.show(below)
    below.view.addSubview(source)
    above.modalPresentationStyle = .popover
    above.preferredContentSize = CGSize(width: 200, height: 150)
    above.popoverPresentationController?.sourceView = source
  }

  private func present() throws {
    below.present(above, animated: false)
    try simulator.settle()
  }

  // behaviour 17.7
  @Test func aPopoverIsASheetOnAPhone() throws {
    try present()
    #expect(above.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(above.popoverPresentationController?.arrowDirection == [])
  }

  @Test func aPopoverIsNoLargerThanTheScreenWithoutItsMargins() throws {
    let delegate = Adapting()
    above.popoverPresentationController?.delegate = delegate
    above.preferredContentSize = CGSize(width: 500, height: 2000)
    try present()
    #expect(above.view.frame.size == CGSize(width: 370, height: 824))
  }

  // behaviour 17.7
  @Test func aDelegateKeepsAPopover() throws {
    let delegate = Adapting()
    above.popoverPresentationController?.delegate = delegate
    try present()
    #expect(delegate.heard == ["new"])
    #expect(above.view.frame == CGRect(x: 25, y: 120, width: 200, height: 150))
    #expect(above.popoverPresentationController?.arrowDirection == .up)
    #expect(below.view.window != nil)
    above.preferredContentSize.height = 300
    #expect(above.view.frame.height == 300)
    try simulator.swipeAway(above)
    try simulator.settle()
    #expect(below.presentedViewController == nil)
  }

  // behaviour 17.7
  @Test func theOlderMethodIsAskedIfTheOtherIsMissing() throws {
    let delegate = OldAdapting()
    above.popoverPresentationController?.delegate = delegate
    source.frame.origin.y = 800
    try present()
    #expect(delegate.heard == ["old"])
    #expect(above.view.frame == CGRect(x: 25, y: 650, width: 200, height: 150))
    #expect(above.popoverPresentationController?.arrowDirection == .down)
  }

  // behaviour 17.7
  @Test func theOlderMethodIsNotAskedInARegularWidth() throws {
    let delegate = OldAdapting()
    above.popoverPresentationController?.delegate = delegate
    simulator.traitCollection = simulator.traitCollection.modifyingTraits {
      $0.horizontalSizeClass = .regular
    }
    try present()
    #expect(delegate.heard == [])
    #expect(above.view.frame == CGRect(x: 25, y: 120, width: 200, height: 150))
  }

  @Test func aPopoverCanBecomeFullScreen() throws {
    let delegate = Adapting()
    delegate.style = .fullScreen
    above.popoverPresentationController?.delegate = delegate
    try present()
    #expect(above.view.frame == simulator.screenBounds)
    #expect(below.view.window == nil)
  }

  @Test func aPopoverHasTheSizeOfTheScreenOnItsStack() throws {
    final class Small: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 180, height: 90)
      }
    }
    let (delegate, stack) = (Adapting(), NavigationController(rootViewController: Small()))
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.delegate = delegate
    stack.popoverPresentationController?.sourceView = source
    below.present(stack, animated: false)
    try simulator.settle()
    #expect(stack.view.frame == CGRect(x: 35, y: 120, width: 180, height: 90))
  }

  // behaviour 22.7
  @Test func aPopoverWithoutASourceRaisesAfterTheCommit() {
    let delegate = Adapting()
    above.popoverPresentationController?.delegate = delegate
    above.popoverPresentationController?.sourceView = nil
    #expect(captureCrash { below.present(above, animated: true) } == nil)
    let popover = above.popoverPresentationController
    let crash = captureCrash { simulator.layoutIfNeeded() }
    #expect(crash?.name == .generic)
    #expect(
      crash?.reason == """
        UIPopoverPresentationController (\(popover?.description ?? "")) should have a non-nil \
        sourceView or barButtonItem set before the presentation occurs.
        """)
    #expect(below.presentedViewController == nil)
    #expect(below.transitionCoordinator == nil)
  }

  // behaviour 22.7
  @Test func anActionSheetOnAnIPadNeedsASource() throws {
    simulator.traitCollection = simulator.traitCollection.modifyingTraits {
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = .regular
    }
    let stack = NavigationController(rootViewController: ViewController())
    simulator.show(stack)
    func sheet() -> AlertController {
      simulator.run {
        let sheet = AlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(AlertAction(title: "By title", style: .default))
        return sheet
      }
    }
    let first = sheet()
    #expect(captureCrash { stack.present(first, animated: false) } == nil)
    let crash = captureCrash { simulator.layoutIfNeeded() }
    #expect(crash?.name == .generic)
    #expect(
      crash?.reason == """
        Your application has presented a UIAlertController (\(first)) of style \
        UIAlertControllerStyleActionSheet from UINavigationController (\(stack)). The \
        modalPresentationStyle of a UIAlertController with this style is \
        UIModalPresentationPopover. You must provide location information for this popover through \
        the alert controller's popoverPresentationController. You must provide either a sourceView \
        and sourceRect or a barButtonItem.  If this information is not known when you present the \
        alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method \
        -prepareForPopoverPresentation.
        """)
    let second = sheet()
    simulator.run { second.popoverPresentationController?.sourceView = stack.view }
    stack.present(second, animated: false)
    try simulator.settle()
    #expect(stack.presentedViewController === second)
  }

  @Test func anActionSheetOnAPhoneNeedsNone() throws {
    let sheet = AlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    #expect(sheet.popoverPresentationController == nil)
    below.present(sheet, animated: false)
    try simulator.settle()
    #expect(below.presentedViewController === sheet)
  }
}
