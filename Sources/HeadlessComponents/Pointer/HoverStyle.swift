import Foundation
import HeadlessViews

/// The appearance of a view while the pointer or a gaze is on it. Nothing hovers here.
///
/// Counterpart: `UIHoverStyle`.
///
/// Coverage: simulated. Kept without effect: `effect`, `isEnabled`, `shape`.
@preconcurrency @MainActor
open class HoverStyle: NSObject {
  /// The effect.
  open var effect: any HoverEffect
  /// The shape of the effect; the view's own for `nil`.
  open var shape: Shape?
  /// Whether the effect is shown.
  open var isEnabled = true

  /// Creates a style.
  public init(effect: any HoverEffect = HoverAutomaticEffect(), shape: Shape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Creates the system's style.
  open class func automatic() -> Self { unsafeDowncast(HoverStyle(), to: self) }
}

/// An effect of a hover style.
///
/// Counterpart: `UIHoverEffect`.
///
/// Coverage: simulated.
public protocol HoverEffect {}

/// The system's effect.
///
/// Counterpart: `UIHoverAutomaticEffect`.
///
/// Coverage: simulated.
public final class HoverAutomaticEffect: NSObject, HoverEffect {}
/// The effect that lightens the view.
///
/// Counterpart: `UIHoverHighlightEffect`.
///
/// Coverage: simulated.
public final class HoverHighlightEffect: NSObject, HoverEffect {}
/// The effect that lifts the view.
///
/// Counterpart: `UIHoverLiftEffect`.
///
/// Coverage: simulated.
public final class HoverLiftEffect: NSObject, HoverEffect {}

extension HoverEffect where Self == HoverAutomaticEffect {
  /// The system's effect.
  public static var automatic: HoverAutomaticEffect { HoverAutomaticEffect() }
}
extension HoverEffect where Self == HoverHighlightEffect {
  /// The effect that lightens the view.
  public static var highlight: HoverHighlightEffect { HoverHighlightEffect() }
}
extension HoverEffect where Self == HoverLiftEffect {
  /// The effect that lifts the view.
  public static var lift: HoverLiftEffect { HoverLiftEffect() }
}

/// A shape that adapts to a view.
///
/// Counterpart: `UIShape`.
///
/// Coverage: simulated.
public struct Shape: Hashable, Sendable {
  private enum Kind: Hashable {
    case rect, capsule, circle
    case rounded(CGFloat)
    case fixed(CGRect, CGFloat)
  }
  private let kind: Kind

  /// The view's rectangle.
  public static let rect = Shape(kind: .rect)
  /// The view's rectangle with round ends.
  public static let capsule = Shape(kind: .capsule)
  /// The largest circle in the view.
  public static let circle = Shape(kind: .circle)

  /// Returns the view's rectangle with round corners.
  public static func rect(cornerRadius: CGFloat) -> Shape { Shape(kind: .rounded(cornerRadius)) }
  /// Returns a rectangle of the view, in points, with round corners.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat = 0) -> Shape {
    Shape(kind: .fixed(rect, cornerRadius))
  }
}

extension View {
  /// The appearance of the view while the pointer is on it. Kept without effect.
  public var hoverStyle: HoverStyle? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}
