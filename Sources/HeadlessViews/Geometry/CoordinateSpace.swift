import Foundation

/// An object with coordinates of its own: a view, or the screen.
///
/// Counterpart: `UICoordinateSpace`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CoordinateSpace: NSObjectProtocol {
  /// The bounds, in the object's own coordinates.
  var bounds: CGRect { get }
  /// Returns a point in other coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint
  /// Returns a point of other coordinates in the object's own.
  func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint
  /// Returns a rectangle in other coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect
  /// Returns a rectangle of other coordinates in the object's own.
  func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect
}

extension CoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    let (own, other) = (self as? View, coordinateSpace as? View)
    let onScreen = own?.rectOnScreen(rect) ?? rect
    return other?.rectFromScreen(onScreen) ?? onScreen
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension View: CoordinateSpace {
  fileprivate func rectOnScreen(_ rect: CGRect) -> CGRect {
    let origin = (window ?? outermostView).frame.origin
    return convert(rect, to: nil as View?).offsetBy(dx: origin.x, dy: origin.y)
  }

  fileprivate func rectFromScreen(_ rect: CGRect) -> CGRect {
    let origin = (window ?? outermostView).frame.origin
    return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as View?)
  }

  private var outermostView: View { parent?.outermostView ?? self }
}

extension Screen: CoordinateSpace {
  /// The coordinates of the screen.
  public var coordinateSpace: any CoordinateSpace { self }
  /// The coordinates of the screen, which does not rotate here.
  public var fixedCoordinateSpace: any CoordinateSpace { self }
}

extension WindowScene {
  /// The coordinates of the scene: those of its screen.
  public var coordinateSpace: any CoordinateSpace { screen }
}
