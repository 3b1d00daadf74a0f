import Foundation

/// A finger on the screen.
///
/// Counterpart: `UITouch`. A touch is over when a test's call returns; fingers do not rest.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Touch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  private(set) var place: CGPoint
  private var placeBefore: CGPoint

  /// The window that was touched.
  public let window: Window?
  /// The frontmost view that was touched.
  public let view: View?
  /// How often the finger has come down in a row.
  public let tapCount: Int
  /// How far the touch has come.
  public package(set) var phase = Phase.began

  package init(at place: CGPoint, in window: Window, view: View, tapCount: Int) {
    self.place = place
    placeBefore = place
    self.window = window
    self.view = view
    self.tapCount = tapCount
    super.init()
  }

  /// Where the finger is, in a view's coordinates; in those of the window for `nil`.
  open func location(in view: View?) -> CGPoint {
    window.map { $0.convert(place, to: view ?? $0) } ?? place
  }

  /// Where the finger was before it moved, in a view's coordinates; in those of the window for
  /// `nil`.
  open func previousLocation(in view: View?) -> CGPoint {
    window.map { $0.convert(placeBefore, to: view ?? $0) } ?? placeBefore
  }

  /// Moves the finger, in points of the window.
  package func move(by distance: CGPoint) {
    placeBefore = place
    place = CGPoint(x: place.x + distance.x, y: place.y + distance.y)
  }
}
