import Foundation

/// Recognises that two fingers move apart or together. ``Simulator/pinch(_:scale:file:line:)``
/// does.
///
/// Counterpart: `UIPinchGestureRecognizer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PinchGestureRecognizer: GestureRecognizer {
  /// How far the fingers are apart, as a part of how far they were.
  open var scale: CGFloat = 1
  /// How fast the scale changes, in a second.
  open package(set) var velocity: CGFloat = 0
  /// Two while the gesture is made.
  open override var numberOfTouches: Int { 2 * super.numberOfTouches }
}

/// Recognises that two fingers turn. ``Simulator/rotate(_:by:file:line:)`` does.
///
/// Counterpart: `UIRotationGestureRecognizer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second.
  open package(set) var velocity: CGFloat = 0
  /// Two while the gesture is made.
  open override var numberOfTouches: Int { 2 * super.numberOfTouches }
}

/// Recognises that a finger moves in from an edge of the screen. Nothing begins there but a test's
/// swipe across the view, which it takes for a movement.
///
/// Counterpart: `UIScreenEdgePanGestureRecognizer`.
///
/// Coverage: simulated. Kept without effect: `edges`.
@preconcurrency @MainActor
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges from which the finger may come.
  open var edges: RectEdge = []
}

/// Recognises that a pointer is over a view. There is no pointer, so it never does.
///
/// Counterpart: `UIHoverGestureRecognizer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class HoverGestureRecognizer: GestureRecognizer {}
