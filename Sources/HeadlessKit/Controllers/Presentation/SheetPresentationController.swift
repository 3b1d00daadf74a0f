import Foundation

/// How high a sheet is.
///
/// The height of the selected stop, else the first, gives the sheet its frame when it is presented.
///
/// Counterpart: `UISheetPresentationController`. Dragging a sheet from stop to stop is not
/// simulated.
@MainActor
open class SheetPresentationController: PresentationController {
  /// A height at which a sheet stops.
  ///
  /// Counterpart: `UISheetPresentationController.Detent`.
  public final class Detent: NSObject, Sendable {
    /// What tells one stop from another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
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

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
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
  /// The radius of the corners; `nil` for the system's.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes that UIKit animates. Here they are made.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

extension SheetPresentationController {
  /// How far from the top of the screen the sheet begins.
  func top(in room: CGRect, safe: EdgeInsets) -> CGFloat {
    let stop = selectedDetentIdentifier ?? detents.first?.identifier
    return stop == .medium ? (room.height / 2).rounded() : safe.top + 10
  }
}
