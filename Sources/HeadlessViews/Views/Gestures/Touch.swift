import Foundation

/// A finger on the screen.
///
/// Counterpart: `UITouch`. A touch ends when a test's call returns; fingers do not rest on the
/// screen between calls.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Touch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  private(set) var place: CGPoint
  private var placeBefore: CGPoint

  /// The window that was touched.
  public let window: Window?
  /// The frontmost view that was touched.
  public let view: View?
  /// The number of consecutive taps.
  public let tapCount: Int
  /// The phase of the touch.
  public package(set) var phase = Phase.began

  package init(at place: CGPoint, in window: Window, view: View, tapCount: Int) {
    self.place = place
    placeBefore = place
    self.window = window
    self.view = view
    self.tapCount = tapCount
    super.init()
  }

  /// Returns the location of the touch in a view's coordinates; in the window's for `nil`.
  open func location(in view: View?) -> CGPoint {
    window.map { $0.convert(place, to: view ?? $0) } ?? place
  }

  /// Returns the previous location of the touch in a view's coordinates; in the window's for `nil`.
  open func previousLocation(in view: View?) -> CGPoint {
    window.map { $0.convert(placeBefore, to: view ?? $0) } ?? placeBefore
  }

  /// Moves the touch, in points of the window.
  package func move(by distance: CGPoint) {
    placeBefore = place
    place = CGPoint(x: place.x + distance.x, y: place.y + distance.y)
  }
}
