import Foundation

extension Simulator {
  /// Puts a view on screen: in a new key window as large as the screen, laid out.
  ///
  /// - Parameters:
  ///   - view: The view. It leaves the place where it was.
  ///   - frame: Where it goes, in the screen's coordinates; the whole screen if `nil`.
  /// - Returns: The window. The simulator owns it until it is hidden.
  @discardableResult
  public func show(_ view: View, frame: CGRect? = nil) -> Window {
    run {
      let window = Window(frame: screenBounds)
      view.frame = frame ?? screenBounds
      window.addSubview(view)
      window.makeKeyAndVisible()
      layoutIfNeeded()
      return window
    }
  }

  /// Puts a controller on screen: it is the root of a new key window as large as the screen.
  ///
  /// Its view is loaded, appears without animation, and is laid out. When this returns the
  /// controller has been told that its view appeared.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: The window. The simulator owns it until it is hidden.
  @discardableResult
  public func show(_ controller: ViewController) -> Window {
    run {
      let window = Window(frame: screenBounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      layoutIfNeeded()
      return window
    }
  }

  /// Hides every window, and lets go of it.
  ///
  /// The controllers in them disappear.
  public func closeWindows() {
    for window in windows { window.isHidden = true }
  }

  /// Lays out whatever needs it in the visible windows, as the system does at the end of a turn.
  ///
  /// Then what had to wait for that takes place: controllers learn that their views have appeared,
  /// and presentations begin.
  public func layoutIfNeeded() {
    run {
      defer { checkObservers() }
      for _ in 0..<Self.mostRounds {
        for window in windows where window.hasPendingLayout { window.layoutIfNeeded() }
        guard !followsLayout.isEmpty else { return }
        let work = followsLayout
        followsLayout = []
        for step in work { step() }
      }
    }
  }

  /// Layout whose consequences ask for layout without end goes on in the next turn.
  private static var mostRounds: Int { 100 }
}
