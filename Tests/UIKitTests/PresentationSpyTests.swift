import Testing
import UIKit

/// What a spy of presentations needs, such as ViewControllerPresentationSpy.
@MainActor
@Suite struct PresentationSpyTests {
  private final class Asking: UIViewController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      super.dismiss(animated: flag, completion: completion)
    }
  }

  @Test func aReplacementHearsOfPresentations() {
    let (screen, sheet) = (Asking(), UIViewController())
    let calls = PresentationSpy.calls {
      screen.present(sheet, animated: true)
      screen.dismiss(animated: false)
    }
    #expect(calls == ["present animated", "dismiss"])
  }

  @Test func theReplacementCallsTheReplacedMethod() {
    let simulator = Simulator()
    let (screen, sheet) = (Asking(), UIViewController())
    simulator.show(screen)
    screen.present(sheet, animated: true)
    #expect(screen.presentedViewController === sheet)
    screen.dismiss(animated: false)
    #expect(screen.presentedViewController == nil)
  }

  @Test func anActionTellsItsHandlerByItsKey() throws {
    var count = 0
    let action = UIAlertAction(title: "OK", style: .default) { _ in count += 1 }
    let handler = try #require(action.value(forKey: "handler") as? (UIAlertAction) -> Void)
    handler(action)
    #expect(count == 1)
  }
}

@MainActor
private enum PresentationSpy {
  fileprivate static var heard: [String]?

  /// Returns the presentations and dismissals that a closure asks for. None is performed.
  static func calls(_ body: () -> Void) -> [String] {
    heard = []
    defer { heard = nil }
    body()
    return heard ?? []
  }
}

extension UIViewController {
  @_dynamicReplacement(for:present(_:animated:completion:))
  func spyOnPresent(
    _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard PresentationSpy.heard == nil else {
      PresentationSpy.heard?.append(flag ? "present animated" : "present")
      return
    }
    present(controller, animated: flag, completion: completion)
  }

  @_dynamicReplacement(for:dismiss(animated:completion:))
  func spyOnDismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard PresentationSpy.heard == nil else {
      PresentationSpy.heard?.append(flag ? "dismiss animated" : "dismiss")
      return
    }
    dismiss(animated: flag, completion: completion)
  }
}
