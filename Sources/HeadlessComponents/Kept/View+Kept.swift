import Foundation
import HeadlessControllers
import HeadlessViews

extension View {
  /// The effect that shows the focus. Kept without effect.
  public var focusEffect: FocusEffect? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Returns the constraints of the view that concern an axis, its own and its ancestors'.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      (constraint.firstItem === self || constraint.secondItem === self)
        && constraint.firstAttribute.isHorizontal == (axis == .horizontal)
    }
  }
  /// Returns the view whose last baseline is this view's.
  public func forBaselineLayout() -> View { forLastBaselineLayout }
  /// Sends pending changes of the traits: they are sent at once, so there are none.
  public func updateTraitsIfNeeded() {}
  /// Returns what prints the view.
  public func viewPrintFormatter() -> ViewPrintFormatter { ViewPrintFormatter(view: self) }
}

extension LayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}

/// The effect that shows the focus.
///
/// Counterpart: `UIFocusEffect`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class FocusEffect: NSObject {}

/// A halo around the focused view.
///
/// Counterpart: `UIFocusHaloEffect`.
///
/// Coverage: simulated. Kept without effect: `containerView`, `referenceView`.
open class FocusHaloEffect: FocusEffect {
  /// The view that contains the halo.
  open weak var containerView: View?
  /// The view that the halo is placed relative to.
  open weak var referenceView: View?
}

// The old way to animate: the changes are made at once, without an animation.
extension View {
  /// A transition of the old way. Counterpart: `UIView.AnimationTransition`.
  public enum AnimationTransition: Int, Hashable, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Begins animations. The changes are made at once.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends the animations.
  public static func commitAnimations() {}
  /// Has no effect: the changes are made at once.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Has no effect: the changes are made at once.
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  /// Has no effect: the changes are made at once.
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Has no effect: the changes are made at once.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Has no effect: the changes are made at once.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Has no effect: the changes are made at once.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Has no effect: the changes are made at once.
  public static func setAnimationTransition(
    _ transition: AnimationTransition, for view: View, cache: Bool
  ) {}
  /// Has no effect: nothing is animated.
  public static func setAnimationDelegate(_ delegate: Any?) {}
}
