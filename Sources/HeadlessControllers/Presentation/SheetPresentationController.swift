import Foundation
@_spi(Hooks) import HeadlessViews

/// The presentation controller of a sheet, with the heights it can rest at.
///
/// The selected detent, or the first if none is selected, determines the sheet's frame when it is
/// presented.
///
/// Counterpart: `UISheetPresentationController`. Dragging a sheet between detents is not simulated.
///
/// Coverage: simulated. Kept without effect: `preferredCornerRadius`,
/// `prefersEdgeAttachedInCompactHeight`, `prefersGrabberVisible`,
/// `prefersScrollingExpandsWhenScrolledToEdge`, `sourceView`,
/// `widthFollowsPreferredContentSizeWhenEdgeAttached`.
@preconcurrency @MainActor
open class SheetPresentationController: PresentationController {
  /// A height at which a sheet rests.
  ///
  /// Counterpart: `UISheetPresentationController.Detent`.
  ///
  /// Coverage: simulated.
  public final class Detent: NSObject, Sendable {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The identifier of the medium detent.
      public static let medium = Identifier(
        rawValue: "com.apple.UIKit.medium")
      /// The identifier of the large detent.
      public static let large = Identifier(
        rawValue: "com.apple.UIKit.large")
    }

    /// The detent's identifier.
    public let identifier: Identifier

    private let resolver: (@MainActor @Sendable (any DetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier,
      _ resolver: (@MainActor @Sendable (any DetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Creates a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The detent's identifier; `nil` for a new one.
    ///   - resolver: Returns the height in points, without the bottom safe area; `nil` for an
    ///     inactive detent.
    @preconcurrency @MainActor
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor @Sendable (any DetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(rawValue: UUID().uuidString), resolver)
    }

    /// Returns the height in points, without the bottom safe area; `nil` for an inactive detent.
    @preconcurrency @MainActor
    public func resolvedValue(in context: any DetentResolutionContext) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .medium
        ? (context.maximumDetentValue / 2).rounded() : context.maximumDetentValue
    }

    /// Returns a detent at about half of the screen's height.
    public class func medium() -> Detent { Detent(.medium) }
    /// Returns a detent at the greatest height of a sheet.
    public class func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests, the lowest first.
  open var detents: [Detent] = [.large()]
  /// The identifier of the selected detent; `nil` for the first.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The identifier of the highest detent at which the view below is not dimmed, and gets touches
  /// beside the sheet.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a grabber.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in a compact height. Kept without effect.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width of an edge-attached sheet follows its preferred content size. Kept without
  /// effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet originates from. Kept without effect.
  open var sourceView: View?
  /// The radius of the corners; `nil` for the system's.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes to the sheet. They are not animated here.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Resolves the custom detents again when the sheet is next laid out.
  open func invalidateDetents() { presentedViewController.viewIfLoaded?.setNeedsLayout() }
}

/// The values that a custom detent can depend on.
///
/// Counterpart: `UISheetPresentationControllerDetentResolutionContext`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DetentResolutionContext {
  /// The simulator's traits.
  var containerTraitCollection: TraitCollection { get }
  /// The greatest height of a sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

private struct SheetRoom: DetentResolutionContext {
  let containerTraitCollection: TraitCollection
  let maximumDetentValue: CGFloat
}

extension SheetPresentationController {
  /// Returns the distance from the top of the screen to the sheet, in points.
  func top(in room: CGRect, safe: EdgeInsets) -> CGFloat {
    let stop = selectedDetentIdentifier ?? detents.first?.identifier
    if stop == .medium { return (room.height / 2).rounded() }
    let top = safe.top + 10
    guard stop != .large, let detent = detents.first(where: { $0.identifier == stop }) else {
      return top
    }
    let context = SheetRoom(
      containerTraitCollection: presentedViewController.traitCollection,
      maximumDetentValue: room.height - top - safe.bottom)
    let height = detent.resolvedValue(in: context) ?? context.maximumDetentValue
    return room.height - safe.bottom - min(height, context.maximumDetentValue)
  }
}
