import Foundation

extension ListHost {
  /// Puts a view on screen: in a new key window as large as the screen, laid out.
  ///
  /// - Parameters:
  ///   - view: The view. It leaves the place where it was.
  ///   - frame: Where it goes, in the screen's coordinates; the whole screen if `nil`.
  /// - Returns: The window. The host owns it until it is hidden.
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

  /// Hides every window, and lets go of it.
  public func closeWindows() {
    for window in windows { window.isHidden = true }
  }

  /// Lays out whatever needs it in the visible windows, as the system does at the end of a turn.
  public func layoutIfNeeded() {
    run {
      for window in windows where window.hasPendingLayout { window.layoutIfNeeded() }
    }
  }
}
