import Foundation

/// The anchor of a popover. A phone shows a sheet instead, so its properties have no effect.
///
/// Counterpart: `UIPopoverPresentationController`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`, `barButtonItem`,
/// `canOverlapSourceViewRect`, `passthroughViews`, `permittedArrowDirections`,
/// `popoverLayoutMargins`, `sourceRect`, `sourceView`.
@preconcurrency @MainActor
open class PopoverPresentationController: PresentationController {
  /// The directions in which a popover's arrow may point.
  ///
  /// Counterpart: `UIPopoverArrowDirection`.
  public struct ArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Upwards.
    public static let up = ArrowDirection(rawValue: 1)
    /// Downwards.
    public static let down = ArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = ArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = ArrowDirection(rawValue: 8)
    /// In any direction.
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }

  /// The view that the popover points at.
  open var sourceView: View?
  /// The part of the view that the popover points at; the null rectangle for all of it.
  open var sourceRect = CGRect.null
  /// The button that the popover points at.
  open var barButtonItem: BarButtonItem?
  /// The colour behind the content. Kept without effect.
  open var backgroundColor: Color?
  /// The views that still receive touches while the popover is shown. Kept without effect.
  open var passthroughViews: [View]?
  /// The distance of the popover from the edges of the screen, in points. Kept without effect.
  open var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover the view it points at. Kept without effect.
  open var canOverlapSourceViewRect = false
  /// The direction of the arrow. Always empty: a phone shows no popovers.
  open var arrowDirection: ArrowDirection { [] }
  /// The directions in which the arrow may point.
  open var permittedArrowDirections = ArrowDirection.any
}

/// The methods that notify of a popover's presentation.
///
/// Counterpart: `UIPopoverPresentationControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called before the popover is presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}
