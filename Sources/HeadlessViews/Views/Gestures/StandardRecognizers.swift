import Foundation

/// Recognises taps.
///
/// Counterpart: `UITapGestureRecognizer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in a row make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture. Gestures of more than one finger are not made here.
  open var numberOfTouchesRequired = 1
}

/// Recognises that a finger rests.
///
/// Counterpart: `UILongPressGestureRecognizer`.
///
/// Coverage: simulated. Kept without effect: `allowableMovement`.
@preconcurrency @MainActor
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How many taps come before the finger rests.
  open var numberOfTapsRequired = 0
  /// How many fingers make the gesture. Gestures of more than one finger are not made here.
  open var numberOfTouchesRequired = 1
  /// How long the finger rests at least, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points. It is kept.
  open var allowableMovement: CGFloat = 10
}

/// Recognises that a finger is drawn across the screen.
///
/// Counterpart: `UISwipeGestureRecognizer`.
///
/// Coverage: simulated. Kept without effect: `numberOfTouchesRequired`.
@preconcurrency @MainActor
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Where the swipe goes.
  open var direction = Direction.right
  /// How many fingers make the gesture. Gestures of more than one finger are not made here.
  open var numberOfTouchesRequired = 1
}

/// Recognises that a finger moves.
///
/// Counterpart: `UIPanGestureRecognizer`.
///
/// Coverage: simulated. Kept without effect: `maximumNumberOfTouches`, `minimumNumberOfTouches`.
@preconcurrency @MainActor
open class PanGestureRecognizer: GestureRecognizer {
  package var moved = CGPoint.zero
  package var speed = CGPoint.zero

  /// How few fingers make the gesture.
  open var minimumNumberOfTouches = 1
  /// How many fingers make the gesture at most.
  open var maximumNumberOfTouches = Int.max

  /// How far the finger has moved since it came down, in points.
  open func translation(in view: View?) -> CGPoint { moved }

  /// Sets from where the movement counts.
  open func setTranslation(_ translation: CGPoint, in view: View?) { moved = translation }

  /// How fast the finger moves, in points a second.
  open func velocity(in view: View?) -> CGPoint { speed }
}
