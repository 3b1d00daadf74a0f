import Foundation
@_spi(Hooks) import HeadlessViews

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
