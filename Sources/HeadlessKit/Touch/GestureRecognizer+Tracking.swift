import Foundation

// A client's recogniser sees the touches, and sets its state.
extension GestureRecognizer {
  /// Whether the class is a client's, which may track touches itself.
  var isClients: Bool { !Self.ownClasses.contains(ObjectIdentifier(type(of: self))) }

  private static let ownClasses: Set<ObjectIdentifier> = Set(
    [
      GestureRecognizer.self, TapGestureRecognizer.self, LongPressGestureRecognizer.self,
      PanGestureRecognizer.self, SwipeGestureRecognizer.self, PinchGestureRecognizer.self,
      RotationGestureRecognizer.self, HoverGestureRecognizer.self,
      ScreenEdgePanGestureRecognizer.self,
    ].map { (type: GestureRecognizer.Type) in ObjectIdentifier(type) })

  /// Passes a touch on, and sends the actions if the recogniser has changed its state.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - message: Calls the recogniser's method for the phase of the touch.
  /// - Returns: Whether the gesture is recognised.
  func track(_ touch: Touch, _ message: (GestureRecognizer) -> Void) -> Bool {
    let before = state
    message(self)
    let reached = state
    switch reached {
    case .began, .changed:
      if reached != before || touch.phase == .moved { perform([reached], with: touch) }
      state = reached
    case .ended, .cancelled:
      perform([reached], with: touch)
      reset()
    case .failed where touch.phase == .ended || touch.phase == .cancelled:
      state = .possible
      reset()
    case .possible, .failed: break
    }
    return reached == .began || reached == .changed || reached == .ended
  }
}
