import Foundation

/// A gesture recogniser for pinches. A test pinches with ``Simulator/pinch(_:scale:file:line:)``.
///
/// Counterpart: `UIPinchGestureRecognizer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PinchGestureRecognizer: GestureRecognizer {
  /// The distance of the fingers relative to the start of the gesture.
  open var scale: CGFloat = 1
  /// The velocity of the scale, per second.
  open package(set) var velocity: CGFloat = 0
  /// The number of touches: two during the gesture.
  open override var numberOfTouches: Int { 2 * super.numberOfTouches }
}

/// A gesture recogniser for rotations. A test rotates with ``Simulator/rotate(_:by:file:line:)``.
///
/// Counterpart: `UIRotationGestureRecognizer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class RotationGestureRecognizer: GestureRecognizer {
  /// The angle of the rotation, in radians.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open package(set) var velocity: CGFloat = 0
  /// The number of touches: two during the gesture.
  open override var numberOfTouches: Int { 2 * super.numberOfTouches }
}

/// A gesture recogniser for a pointer over a view. No pointer is simulated, so it never recognises
/// one.
///
/// Counterpart: `UIHoverGestureRecognizer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class HoverGestureRecognizer: GestureRecognizer {}
