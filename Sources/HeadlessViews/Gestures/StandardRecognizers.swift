import Foundation

/// A gesture recogniser for taps.
///
/// Counterpart: `UITapGestureRecognizer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TapGestureRecognizer: GestureRecognizer {
  /// The required number of taps.
  open var numberOfTapsRequired = 1
  /// The required number of fingers. A test makes the gesture with one finger.
  open var numberOfTouchesRequired = 1
}

/// A gesture recogniser for long presses.
///
/// Counterpart: `UILongPressGestureRecognizer`.
///
/// Coverage: simulated. Kept without effect: `allowableMovement`.
@preconcurrency @MainActor
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The required number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The required number of fingers. A test makes the gesture with one finger.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move, in points. Kept without effect.
  open var allowableMovement: CGFloat = 10
}

/// A gesture recogniser for swipes.
///
/// Counterpart: `UISwipeGestureRecognizer`.
///
/// Coverage: simulated. Kept without effect: `numberOfTouchesRequired`.
@preconcurrency @MainActor
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction of the swipe.
  open var direction = Direction.right
  /// The required number of fingers. A test makes the gesture with one finger.
  open var numberOfTouchesRequired = 1
}

/// A gesture recogniser for drags.
///
/// Counterpart: `UIPanGestureRecognizer`.
///
/// Coverage: simulated. Kept without effect: `maximumNumberOfTouches`, `minimumNumberOfTouches`.
@preconcurrency @MainActor
open class PanGestureRecognizer: GestureRecognizer {
  package var moved = CGPoint.zero
  package var speed = CGPoint.zero

  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// Returns the distance of the finger from where it came down, in points.
  open func translation(in view: View?) -> CGPoint { moved }

  /// Sets the distance from which the movement counts.
  open func setTranslation(_ translation: CGPoint, in view: View?) { moved = translation }

  /// Returns the velocity of the finger, in points per second.
  open func velocity(in view: View?) -> CGPoint { speed }
}

/// A gesture recogniser for drags from an edge of the screen. A test cannot begin one at the edge:
/// a swipe across the view counts as the drag.
///
/// Counterpart: `UIScreenEdgePanGestureRecognizer`.
///
/// Coverage: simulated. Kept without effect: `edges`.
@preconcurrency @MainActor
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges from which the drag may begin.
  open var edges: RectEdge = []
}

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
