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

  private let touched: (window: Window?, view: View?, taps: Int)
  /// The window that was touched.
  open var window: Window? { touched.window }
  /// The frontmost view that was touched.
  open var view: View? { touched.view }
  /// The number of consecutive taps.
  open var tapCount: Int { touched.taps }
  /// The phase of the touch.
  open package(set) var phase = Phase.began
  /// The type of the touch: a finger.
  open var type: TouchType { .direct }
  /// The time, in seconds of the simulator's clock.
  open var timestamp: TimeInterval { (window?.simulator ?? .current).clock.now }
  /// The force: none, as on a screen that does not measure it.
  open var force: CGFloat { 0 }
  /// The largest force: none.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The type of a touch. Counterpart: `UITouch.TouchType`.
  public enum TouchType: Int, Hashable, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// The earlier name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// Creates a touch of nothing, for a test's subclass.
  public override init() {
    (place, placeBefore, touched) = (.zero, .zero, (nil, nil, 0))
    super.init()
  }

  package init(at place: CGPoint, in window: Window, view: View, tapCount: Int) {
    self.place = place
    placeBefore = place
    touched = (window, view, tapCount)
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
