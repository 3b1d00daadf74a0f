import Foundation
import HeadlessViews

extension Simulator {
  /// Pinches a view with two fingers.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scale: The distance between the fingers at the end, relative to the beginning.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the centre of the view, and the pinch
  ///   is recognised.
  public func pinch(
    _ view: View, scale: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try twoFingers(PinchGestureRecognizer.self, on: view, by: scale, "pinch", file, line) {
      recognizer, touch in
      (recognizer.scale, recognizer.velocity) = (1, 0)
      recognizer.perform([.began], with: touch)
      (recognizer.scale, recognizer.velocity) = (recognizer.scale * scale, (scale - 1) * 10)
      recognizer.perform([.changed, .ended], with: touch)
      (recognizer.scale, recognizer.velocity) = (1, 0)
    }
  }

  /// Rotates a view with two fingers.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - angle: The angle, in radians, clockwise.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the centre of the view, and the
  ///   rotation is recognised.
  public func rotate(
    _ view: View, by angle: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try twoFingers(RotationGestureRecognizer.self, on: view, by: angle, "rotate", file, line) {
      recognizer, touch in
      (recognizer.rotation, recognizer.velocity) = (0, 0)
      recognizer.perform([.began], with: touch)
      (recognizer.rotation, recognizer.velocity) = (recognizer.rotation + angle, angle * 10)
      recognizer.perform([.changed, .ended], with: touch)
      (recognizer.rotation, recognizer.velocity) = (0, 0)
    }
  }

  private func twoFingers<Kind: GestureRecognizer>(
    _ kind: Kind.Type, on view: View, by amount: CGFloat, _ method: String,
    _ file: StaticString, _ line: UInt,
    _ body: (Kind, Touch) -> Void
  ) throws(QueryFailure) {
    try reach(view, method, file, line) { hit, window, place in
      try check(amount, as: "scale or angle")
      let touch = Touch(at: place, in: window, view: hit, tapCount: 0)
      let path = TouchPath(touch)
      guard let recognizer = path.first(kind, where: { _ in true }) else {
        throw ViewTouchRefusal.unrecognized(view.description, gesture: method)
      }
      path.begin()
      guard !path.isKept else { return }
      if recognizer.cancelsTouchesInView { path.cancel() }
      body(recognizer, touch)
      if recognizer.cancelsTouchesInView { path.announce(.ended) } else { path.end() }
    }
  }
}

extension Simulator {
  /// Zooms the content of a scroll view with two fingers at its centre.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - scale: The zoom scale, limited by those of the scroll view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the content can be zoomed.
  /// - Throws: A ``QueryFailure`` unless the scroll view is in a window of the simulator.
  @discardableResult
  public func zoom(
    _ scrollView: ScrollView, to scale: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try perform("zoom", on: scrollView, file, line) {
      guard scrollView.window?.ownSimulator === self else {
        throw ControllerRefusal.notShown(scrollView.description)
      }
      guard scrollView.canZoom else { return false }
      let bounds = scrollView.bounds
      scrollView.zoomByFingers(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY))
      layoutIfNeeded()
      return true
    }
  }
}
