import Foundation
import HeadlessControls
import HeadlessViews

/// Changes the pointer over a view. There is no pointer here.
///
/// Counterpart: `UIPointerInteraction`.
///
/// Coverage: simulated. Kept without effect: `isEnabled`.
@preconcurrency @MainActor
open class PointerInteraction: NSObject, Interaction {
  /// The delegate. Not owned.
  open private(set) weak var delegate: (any PointerInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true
  /// The view of the interaction.
  open private(set) weak var view: View?

  /// Creates an interaction.
  public init(delegate: (any PointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
  /// Has no effect: there is no pointer.
  open func invalidate() {}
}

/// The delegate of a pointer interaction. Nothing asks it here but a test.
///
/// Counterpart: `UIPointerInteractionDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region under the pointer. Never called here.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest,
    defaultRegion: PointerRegion
  ) -> PointerRegion?
  /// Returns the style of the pointer in a region. Never called here.
  func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle?
  /// Called when the pointer enters a region. Never called here.
  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating)
  /// Called when the pointer leaves a region. Never called here.
  func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating)
}

extension PointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest,
    defaultRegion: PointerRegion
  ) -> PointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
}

/// An animator of changes alongside the pointer.
///
/// Counterpart: `UIPointerInteractionAnimating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A request for the region under the pointer.
///
/// Counterpart: `UIPointerRegionRequest`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PointerRegionRequest: NSObject {
  /// The location of the pointer.
  open private(set) var location: CGPoint
  /// The modifier keys that are pressed.
  open private(set) var modifiers: KeyModifierFlags

  /// Creates a request, for a test that asks a delegate.
  public init(location: CGPoint, modifiers: KeyModifierFlags = []) {
    (self.location, self.modifiers) = (location, modifiers)
    super.init()
  }
}

/// A region with a style of the pointer.
///
/// Counterpart: `UIPointerRegion`.
///
/// Coverage: simulated. Kept without effect: `latchingAxes`.
@preconcurrency @MainActor
open class PointerRegion: NSObject {
  /// The rectangle of the region, in the view's coordinates.
  open private(set) var rect: CGRect
  /// The identifier of the region.
  open private(set) var identifier: AnyHashable?
  /// The axes along which the region keeps the pointer.
  open var latchingAxes: Axes = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// The style of the pointer.
///
/// Counterpart: `UIPointerStyle`.
///
/// Coverage: simulated. Kept without effect: `accessories`.
@preconcurrency @MainActor
open class PointerStyle: NSObject {
  /// The effect on the view.
  open private(set) var effect: PointerEffect?
  /// The shape of the pointer.
  open private(set) var shape: PointerShape?
  /// The decorations of the pointer.
  open var accessories: [PointerAccessory] = []

  private init(_ effect: PointerEffect?, _ shape: PointerShape?) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Creates a style with an effect on the view.
  public convenience init(effect: PointerEffect, shape: PointerShape? = nil) {
    self.init(effect, shape)
  }

  /// Creates a style with a shape.
  public convenience init(shape: PointerShape, constrainedAxes axes: Axes = []) {
    self.init(nil, shape)
  }

  /// Returns a style without a pointer.
  public class func hidden() -> PointerStyle { PointerStyle(nil, nil) }
  /// Returns the system's style.
  public class func system() -> PointerStyle { PointerStyle(nil, nil) }
}

/// A decoration of the pointer.
///
/// Counterpart: `UIPointerAccessory`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PointerAccessory: NSObject {
  /// The shape of the decoration.
  open private(set) var shape: PointerShape

  /// Creates a decoration.
  public init(shape: PointerShape) {
    self.shape = shape
    super.init()
  }
}

/// The effect of the pointer on a view. Counterpart: `UIPointerEffect`.
@preconcurrency @MainActor
public enum PointerEffect {
  /// The way in which a tint is applied. Counterpart: `UIPointerEffect.TintMode`.
  public enum TintMode: Int, Hashable, Sendable {
    case none, overlay, underlay
  }

  /// The system's choice.
  case automatic(TargetedPreview)
  /// The pointer becomes a highlight behind the view.
  case highlight(TargetedPreview)
  /// The view rises below the pointer.
  case lift(TargetedPreview)
  /// The view is changed as given.
  case hover(
    TargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view of the effect.
  public var preview: TargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of the pointer. Counterpart: `UIPointerShape`.
@preconcurrency @MainActor
public enum PointerShape {
  /// A path.
  case path(BezierPath)
  /// A rectangle with rounded corners, in the coordinates of the target's container.
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  /// A vertical beam.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)

  /// The system's radius of corners.
  nonisolated public static let defaultCornerRadius: CGFloat = 8
}
