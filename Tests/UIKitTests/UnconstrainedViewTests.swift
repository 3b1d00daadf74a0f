import Testing
import UIKit

/// Views about which constraints say nothing, and objects that tests derive.
@MainActor
@Suite struct UnconstrainedViewTests {
  // behaviour 25.97
  @Test func `the frame of a view that no constraint mentions stays`() {
    let host = UIViewController()
    Simulator().show(host)
    let (free, pinned) = (UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80)), UIView())
    let sized = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    for view in [free, pinned, sized] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: host.view.leadingAnchor, constant: 10),
      pinned.topAnchor.constraint(equalTo: host.view.topAnchor, constant: 20),
      pinned.widthAnchor.constraint(equalToConstant: 30),
      pinned.heightAnchor.constraint(equalToConstant: 40),
      sized.heightAnchor.constraint(equalToConstant: 9),
    ])
    host.view.layoutIfNeeded()
    #expect(free.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(pinned.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(sized.frame.size == CGSize(width: 0, height: 9))
  }

  @Test func `a view with content of its own size is placed`() {
    let host = UIViewController()
    Simulator().show(host)
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 300, height: 80))
    label.text = "a"
    label.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(label)
    host.view.layoutIfNeeded()
    #expect(label.frame.origin == .zero)
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `a test derives a screen and an app`() {
    final class Screen3x: UIScreen { override var scale: CGFloat { 3 } }
    final class App: UIApplication {
      override init() { super.init() }
    }
    #expect(Screen3x().scale == 3)
    #expect(Screen3x().bounds == UIScreen.main.bounds)
    #expect(App().applicationState == .active)
  }
}

/// The older methods of a popover's delegate.
@MainActor
@Suite struct PopoverDelegateTests {
  private final class Screen: UIViewController, UIPopoverPresentationControllerDelegate {
    var dismissed: [UIPopoverPresentationController] = []
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { dismissed.append(popoverPresentationController) }
  }

  @Test func `the delegate of a popover is called by the app through the controller`() throws {
    let (screen, shown) = (Screen(), UIViewController())
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    popover.delegate = screen
    popover.delegate?.popoverPresentationControllerDidDismissPopover(popover)
    #expect(screen.dismissed == [popover])
    #expect(popover.delegate?.popoverPresentationControllerShouldDismissPopover(popover) == true)
  }
}
