import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// The source of a popover, which the popover points at.
///
/// In a compact width, as on a phone, a popover becomes a sheet, unless the delegate's
/// `adaptivePresentationStyle` answers `.none` (behaviour 17.7). A popover that stays one has the
/// controller's preferred content size, below its source or above it.
///
/// Counterpart: `UIPopoverPresentationController`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`, `canOverlapSourceViewRect`,
/// `permittedArrowDirections`.
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
    /// An arrow to the left.
    public static let left = ArrowDirection(rawValue: 4)
    /// An arrow to the right.
    public static let right = ArrowDirection(rawValue: 8)
    /// An arrow in any direction.
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
  /// The views that still receive touches while the popover is shown.
  open var passthroughViews: [View]?
  /// The distance of the popover from the edges of the screen, in points.
  open var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover the view it points at. Kept without effect.
  open var canOverlapSourceViewRect = false
  /// The direction of the arrow: up if the popover is below its source, down if it is above; empty
  /// unless a popover is on screen.
  open private(set) var arrowDirection: ArrowDirection = []
  /// The directions in which the arrow may point. Kept without effect.
  open var permittedArrowDirections = ArrowDirection.any
  open override var adaptivePresentationStyle: ModalPresentationStyle { .pageSheet }
}

extension PopoverPresentationController {
  /// Whether the popover points at something.
  var hasSource: Bool { sourceView != nil || barButtonItem != nil }

  /// Returns the frame of a popover that stays one, in a window, and turns the arrow.
  func popoverFrame(in window: Window) -> CGRect {
    let room = window.bounds.inset(by: window.safeAreaInsets).inset(by: popoverLayoutMargins)
    let wanted = wantedSize
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    let source = source(in: window) ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let isBelow = source.maxY + size.height <= room.maxY
    arrowDirection = isBelow ? .up : .down
    let y = isBelow ? source.maxY : max(room.minY, source.minY - size.height)
    let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The preferred content size of the controller; 320 by 480 points if there is none.
  private var wantedSize: CGSize {
    let size = presentedViewController.preferredContentSize
    return size.width > 0 && size.height > 0 ? size : CGSize(width: 320, height: 480)
  }

  private func source(in window: Window) -> CGRect? {
    if let sourceView {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: window)
    }
    guard let barButtonItem else { return nil }
    for bar in window.descendants(of: NavigationBar.self) {
      if let frame = BarLayout(bar).frame(of: barButtonItem) {
        return bar.convert(frame, to: window)
      }
    }
    for bar in window.descendants(of: Toolbar.self) {
      if let frame = BarLayout(bar).frame(of: barButtonItem) {
        return bar.convert(frame, to: window)
      }
    }
    return nil
  }
}

extension BarLayout {
  /// Returns the place of an item; `nil` if the bar does not show it.
  func frame(of item: BarButtonItem) -> CGRect? { items.first { $0.item === item }?.frame }
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
  /// Returns whether a tap outside closes the popover. An older method: nothing calls it here, but an
  /// app may itself.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool
  /// Called after a tap outside has closed the popover. An older method: nothing calls it here, but an
  /// app may itself.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}

// The delegate of a popover has the type of a popover's delegate in UIKit, where a subclass may declare
// its superclass's property so. In Swift it has the superclass's type, and passes the calls on.
extension AdaptivePresentationControllerDelegate {
  /// Tells a popover's delegate that the popover has been closed.
  @_disfavoredOverload
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {
    (self as? any PopoverPresentationControllerDelegate)?
      .popoverPresentationControllerDidDismissPopover(popoverPresentationController)
  }
  /// Asks a popover's delegate whether the popover may be closed.
  @_disfavoredOverload
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool {
    (self as? any PopoverPresentationControllerDelegate)?
      .popoverPresentationControllerShouldDismissPopover(popoverPresentationController) ?? true
  }
}
