import Foundation

/// Where a popover points. On a phone it is a sheet, so that is kept and has no effect.
///
/// Counterpart: `UIPopoverPresentationController`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`, `barButtonItem`,
/// `canOverlapSourceViewRect`, `passthroughViews`, `permittedArrowDirections`,
/// `popoverLayoutMargins`, `sourceRect`, `sourceView`.
@preconcurrency @MainActor
open class PopoverPresentationController: PresentationController {
  /// The sides to which an arrow may point.
  ///
  /// Counterpart: `UIPopoverArrowDirection`.
  public struct ArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Up.
    public static let up = ArrowDirection(rawValue: 1)
    /// Down.
    public static let down = ArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = ArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = ArrowDirection(rawValue: 8)
    /// To any side.
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }

  /// The view that the popover points at.
  open var sourceView: View?
  /// The part of the view that the popover points at; the null rectangle for all of it.
  open var sourceRect = CGRect.null
  /// The button that the popover points at.
  open var barButtonItem: BarButtonItem?
  /// The colour behind the content. It is kept.
  open var backgroundColor: Color?
  /// The views that get touches while the popover is there. They are kept.
  open var passthroughViews: [View]?
  /// How far the popover keeps from the edges of the screen, in points. It is kept.
  open var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover what it points at. It is kept.
  open var canOverlapSourceViewRect = false
  /// The side to which the arrow points: none, as there is no popover on a phone.
  open var arrowDirection: ArrowDirection { [] }
  /// The sides to which the arrow may point.
  open var permittedArrowDirections = ArrowDirection.any
}

/// Who is told of a popover.
///
/// Counterpart: `UIPopoverPresentationControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// The popover is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}
