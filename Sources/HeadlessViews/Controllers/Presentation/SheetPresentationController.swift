import Foundation

/// How high a sheet is.
///
/// The height of the selected stop, else the first, gives the sheet its frame when it is presented.
///
/// Counterpart: `UISheetPresentationController`. Dragging a sheet from stop to stop is not
/// simulated.
///
/// Coverage: simulated. Kept without effect: `largestUndimmedDetentIdentifier`,
/// `preferredCornerRadius`, `prefersEdgeAttachedInCompactHeight`, `prefersGrabberVisible`,
/// `prefersScrollingExpandsWhenScrolledToEdge`, `sourceView`,
/// `widthFollowsPreferredContentSizeWhenEdgeAttached`.
@preconcurrency @MainActor
open class SheetPresentationController: PresentationController {
  /// A height at which a sheet stops.
  ///
  /// Counterpart: `UISheetPresentationController.Detent`.
  ///
  /// Coverage: simulated.
  public final class Detent: NSObject, Sendable {
    /// What tells one stop from another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half of the screen.
      public static let medium = Identifier(
        rawValue: "com.apple.UIKit.medium")
      /// All of the screen that a sheet can have.
      public static let large = Identifier(
        rawValue: "com.apple.UIKit.large")
    }

    /// What tells the stop from others.
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

    /// A height of one's own.
    ///
    /// - Parameters:
    ///   - identifier: What tells the stop from others; a new one for `nil`.
    ///   - resolver: Answers the height in points, without the safe area at the bottom; `nil` for
    ///     no stop.
    @preconcurrency @MainActor
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor @Sendable (any DetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(rawValue: UUID().uuidString), resolver)
    }

    /// The height in points, without the safe area at the bottom; `nil` for no stop.
    @preconcurrency @MainActor
    public func resolvedValue(in context: any DetentResolutionContext) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .medium
        ? (context.maximumDetentValue / 2).rounded() : context.maximumDetentValue
    }

    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium) }
    /// All of the screen that a sheet can have.
    public class func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet stops, the lowest first.
  open var detents: [Detent] = [.large()]
  /// The stop at which the sheet is; `nil` for the first.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The highest stop at which what is below is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands on the lower edge of a low screen. It is kept.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether a sheet on the edge is as wide as its content wants. It is kept.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view from which the sheet comes. It is kept.
  open var sourceView: View?
  /// The radius of the corners; `nil` for the system's.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes that UIKit animates. Here they are made.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks for the heights of one's own again, when the sheet is next laid out.
  open func invalidateDetents() { presentedViewController.viewIfLoaded?.setNeedsLayout() }
}

/// What a height of one's own may follow from.
///
/// Counterpart: `UISheetPresentationControllerDetentResolutionContext`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DetentResolutionContext {
  /// The simulator's traits.
  var containerTraitCollection: TraitCollection { get }
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

private struct SheetRoom: DetentResolutionContext {
  let containerTraitCollection: TraitCollection
  let maximumDetentValue: CGFloat
}

extension SheetPresentationController {
  /// How far from the top of the screen the sheet begins.
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
