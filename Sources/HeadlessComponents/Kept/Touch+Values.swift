import Foundation
import HeadlessViews

extension Touch {
  /// Values that are corrected later. Counterpart: `UITouch.Properties`.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth of a pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The altitude of a pencil.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
    /// The roll of a pencil.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The radius of the finger, in points.
  public var majorRadius: CGFloat { 20 }
  /// The maximum error of the radius, in points.
  public var majorRadiusTolerance: CGFloat { 5 }
  /// The angle of a pencil to the screen: upright.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction of a pencil.
  public func azimuthAngle(in view: View?) -> CGFloat { 0 }
  /// Returns the direction of a pencil as a vector.
  public func azimuthUnitVector(in view: View?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Returns the exact location.
  public func preciseLocation(in view: View?) -> CGPoint { location(in: view) }
  /// Returns the exact previous location.
  public func precisePreviousLocation(in view: View?) -> CGPoint { previousLocation(in: view) }
  /// The values that are estimated: none.
  public var estimatedProperties: Properties { [] }
  /// The values that will be corrected: none.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number of the estimate: none.
  public var estimationUpdateIndex: NSNumber? { nil }
  /// The recognisers of the touched view and its ancestors.
  public var gestureRecognizers: [GestureRecognizer]? {
    sequence(first: view, next: { $0?.superview }).flatMap { $0?.gestureRecognizers ?? [] }
  }
}

extension Event {
  /// The buttons of a pointer. Counterpart: `UIEvent.ButtonMask`.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// Returns the mask of a button.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// The time, in seconds of the simulator's clock.
  public var timestamp: TimeInterval { Simulator.current.clock.now }
  /// The modifier keys that are pressed: none.
  public var modifierFlags: KeyModifierFlags { [] }
  /// The buttons that are pressed: none.
  public var buttonMask: ButtonMask { [] }
  /// Returns the touches between two frames: only the touch itself.
  public func coalescedTouches(for touch: Touch) -> [Touch]? { [touch] }
  /// Returns the touches that are expected: none.
  public func predictedTouches(for touch: Touch) -> [Touch]? { [] }
  /// Returns the touches in a window.
  public func touches(for window: Window) -> Set<Touch>? {
    allTouches?.filter { $0.window === window }
  }
  /// Returns the touches of a recogniser's view.
  public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    gesture.view.flatMap { touches(for: $0) }
  }
}
