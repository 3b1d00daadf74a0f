import Foundation
@_spi(Hooks) import HeadlessViews
import ListCore

extension ViewController {
  func adopt(_ child: ViewController) {
    guard child.parentController !== self else { return }
    if let old = child.parentController {
      old.childControllers.removeAll { $0 === child }
      child.takeTraits(ofParent: nil)
    }
    child.willMove(toParent: self)
    child.parentController = self
    childControllers.append(child)
    child.checkObservers()
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    takeTraits(ofParent: nil)
    checkObservers()
    didMove(toParent: nil)
  }

  /// Returns whether the view may be added to another view.
  ///
  /// In a window, UIKit raises an exception if the nearest controller of the superview is not the
  /// controller's parent (behaviour 25.20).
  package func viewMayMove(to superview: View) -> Bool {
    guard superview.isInWindow, let parent = parentController,
      let requested = superview.nearestController, !parent.showsChildren(in: requested)
    else { return true }
    ControllerFault.inconsistentParent(
      description, parent: parent.description, requested: requested.description
    ).deliver()
    return false
  }

  /// The outermost ancestor, or the controller itself.
  var outermost: ViewController { parentController?.outermost ?? self }
}

extension View {
  /// The controller of the nearest view up the hierarchy that has one.
  package var nearestController: ViewController? { controller ?? superview?.nearestController }

  fileprivate var isInWindow: Bool { self is Window || currentWindow != nil }
}

extension Window {
  /// The controller whose view fills the window.
  ///
  /// Its view is loaded, and appears, once the window is visible. Unlike in UIKit, a subclass cannot
  /// override the property: windows are declared below controllers.
  public var rootViewController: ViewController? {
    get { root as? ViewController }
    set { root = newValue }
  }
}

extension View {
  /// The controller whose view this is.
  package var controller: ViewController? { owner as? ViewController }
}

extension Simulator {
  /// Shows a view controller as the root of a new key window as large as the screen.
  ///
  /// Its view is loaded, appears without animation, and is laid out. `viewDidAppear` has been
  /// called when this method returns.
  ///
  /// - Parameter controller: The view controller.
  /// - Returns: The window. The simulator owns it until it is hidden: keep the simulator.
  @discardableResult
  public func show(_ controller: ViewController) -> Window {
    run {
      let window = Window(frame: screenBounds)
      window.rootViewController = controller
      own(window)
      window.makeKeyAndVisible()
      layoutIfNeeded()
      return window
    }
  }
}
