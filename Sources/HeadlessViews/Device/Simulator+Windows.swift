import Foundation

extension Simulator {
  /// Shows a view in a new key window as large as the screen, and lays it out.
  ///
  /// - Parameters:
  ///   - view: The view. It is removed from its superview.
  ///   - frame: The view's frame, in the screen's coordinates; the whole screen if `nil`.
  /// - Returns: The window. The simulator owns it until it is hidden: keep the simulator.
  @discardableResult
  public func show(_ view: View, frame: CGRect? = nil) -> Window {
    run {
      let window = Window(frame: screenBounds)
      own(window)
      view.frame = frame ?? screenBounds
      window.addSubview(view)
      window.makeKeyAndVisible()
      layoutIfNeeded()
      return window
    }
  }

  /// Keeps a window until it is hidden.
  package func own(_ window: Window) { screenWindows.own(window) }

  /// Hides and releases every window.
  ///
  /// The view controllers in them disappear.
  public func closeWindows() {
    for window in windows { window.isHidden = true }
  }

  /// Lays out the visible windows where needed, as the system does at the end of a turn.
  ///
  /// Deferred work follows: view controllers learn that their views have appeared, and
  /// presentations begin.
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

  /// The maximum number of layout rounds in one turn; layout that keeps invalidating itself
  /// continues in the next turn.
  private static var mostRounds: Int { 100 }
}
