import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

extension ImageView {
  /// The range of brightness. Counterpart: `UIImage.DynamicRange`.
  public typealias DynamicRange = Image.DynamicRange
  /// The preferred range of brightness. Kept without effect.
  public var preferredImageDynamicRange: Image.DynamicRange {
    get { kept(or: .unspecified) }
    set { keep(newValue) }
  }
  /// The guide of the image while it has the focus: that of the view's safe area.
  public var focusedFrameGuide: LayoutGuide { safeAreaLayoutGuide }
  /// Whether the image is adjusted when an ancestor is focused. Kept without effect.
  public var adjustsImageWhenAncestorFocused: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension ScrollView {
  /// Whether the content bounces up and down. Kept without effect.
  public var bouncesVertically: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// Whether the content bounces left and right. Kept without effect.
  public var bouncesHorizontally: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// Whether a swipe that ends here scrolls the outer view up and down. Kept without effect.
  public var transfersVerticalScrollingToParent: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// Whether a swipe that ends here scrolls the outer view left and right. Kept without effect.
  public var transfersHorizontalScrollingToParent: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// The place of content that is smaller than the view, from 0 to 1. Kept without effect.
  public var contentAlignmentPoint: CGPoint {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
  /// Changes the content offset, and shows the scroll indicators meanwhile.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
  }
  /// Whether a zoom is animated: all end at once.
  public var isZoomAnimating: Bool { false }
  /// The recogniser of presses in a direction.
  public var directionalPressGestureRecognizer: GestureRecognizer { panGestureRecognizer }
  /// The condition under which the index is shown. Counterpart: `UIScrollView.IndexDisplayMode`.
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    case automatic, alwaysHidden
  }
  /// The condition under which the index is shown. Kept without effect.
  public var indexDisplayMode: IndexDisplayMode {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// Whether keys scroll. Kept without effect.
  public var allowsKeyboardScrolling: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// The recogniser of zooming; `nil` unless the content can be zoomed.
  public var pinchGestureRecognizer: PinchGestureRecognizer? {
    guard maximumZoomScale > minimumZoomScale else { return nil }
    let recognizer = kept(or: PinchGestureRecognizer())
    keep(recognizer)
    return recognizer
  }
  /// Ends the animation of a scroll where it is.
  public func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
}

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

/// The kinds of scrolling that a recogniser accepts. Counterpart: `UIScrollTypeMask`.
public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolling with a wheel.
  public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling with a trackpad.
  public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
  /// All kinds.
  public static let all: ScrollTypeMask = [.discrete, .continuous]
}

extension LayoutPriority {
  /// Of a drag that can resize the scene.
  public static let dragThatCanResizeScene = LayoutPriority(rawValue: 510)
  /// Of a scene that keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(rawValue: 500)
  /// Of a drag that cannot resize the scene.
  public static let dragThatCannotResizeScene = LayoutPriority(rawValue: 490)
}

extension AccessibilityTraits {
  /// The element can be zoomed.
  public static let supportsZoom = AccessibilityTraits(rawValue: 1 << 18)
}
