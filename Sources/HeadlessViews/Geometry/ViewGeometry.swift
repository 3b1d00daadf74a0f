import Foundation

extension CGRect {
  /// The centre.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// The geometry of a view: its bounds, and the transform to its superview.
///
/// The frame's corner is stored rather than the centre, so that reading a frame returns the one
/// that was set, to the last bit.
package struct ViewGeometry: Equatable {
  /// The top left corner of the untransformed view, in the superview's coordinates.
  private var origin = CGPoint.zero
  private var storedBounds = CGRect.zero
  private var storedAnchor = CGPoint(x: 0.5, y: 0.5)
  /// The transform about the anchor.
  package var transform = CGAffineTransform.identity

  package init() {}

  /// The point that the centre refers to, from 0 to 1 in each direction: the middle, unless a layer
  /// sets another one. The centre stays when it changes, and the frame moves.
  var anchor: CGPoint {
    get { storedAnchor }
    set {
      let place = center
      storedAnchor = newValue
      center = place
    }
  }

  /// The bounds, in the view's own coordinates. Their size changes about the anchor.
  package var bounds: CGRect {
    get { storedBounds }
    set {
      let middle = center
      storedBounds = newValue.standardized
      center = middle
    }
  }

  /// The place of the anchor, in the superview's coordinates.
  package var center: CGPoint {
    get {
      CGPoint(
        x: origin.x + storedBounds.width * storedAnchor.x,
        y: origin.y + storedBounds.height * storedAnchor.y)
    }
    set {
      guard newValue != center else { return }
      origin = CGPoint(
        x: newValue.x - storedBounds.width * storedAnchor.x,
        y: newValue.y - storedBounds.height * storedAnchor.y)
    }
  }

  /// The frame, in the superview's coordinates; of a transformed view, its bounding box.
  package var frame: CGRect {
    get {
      let untransformed = CGRect(origin: origin, size: storedBounds.size)
      return transform.isIdentity ? untransformed : bounds.applying(toSuperview)
    }
    set {
      let rect = newValue.standardized
      if transform.isIdentity {
        origin = rect.origin
        storedBounds.size = rect.size
      } else {
        let size = rect.size.applying(transform.inverted())
        storedBounds.size = CGSize(width: abs(size.width), height: abs(size.height))
        center = CGPoint(x: rect.midX, y: rect.midY)
        guard storedAnchor != CGPoint(x: 0.5, y: 0.5) else { return }
        let box = frame
        center = CGPoint(x: center.x + rect.minX - box.minX, y: center.y + rect.minY - box.minY)
      }
    }
  }

  /// The transform from the view's own coordinates to its superview's.
  private var toSuperview: CGAffineTransform {
    CGAffineTransform(
      translationX: -storedBounds.minX - storedBounds.width * storedAnchor.x,
      y: -storedBounds.minY - storedBounds.height * storedAnchor.y
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// Converts a point from the view's own coordinates to its superview's.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    guard transform.isIdentity else { return point.applying(toSuperview) }
    return CGPoint(
      x: point.x - storedBounds.minX + origin.x, y: point.y - storedBounds.minY + origin.y)
  }

  /// Converts a point from the superview's coordinates to the view's own.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    guard transform.isIdentity else { return point.applying(toSuperview.inverted()) }
    return CGPoint(
      x: point.x - origin.x + storedBounds.minX, y: point.y - origin.y + storedBounds.minY)
  }

  /// Converts a rectangle from the view's own coordinates to its superview's.
  func rectInSuperview(_ rect: CGRect) -> CGRect {
    guard transform.isIdentity else { return rect.applying(toSuperview) }
    return CGRect(origin: pointInSuperview(rect.origin), size: rect.size)
  }

  /// Converts a rectangle from the superview's coordinates to the view's own.
  func rectFromSuperview(_ rect: CGRect) -> CGRect {
    guard transform.isIdentity else { return rect.applying(toSuperview.inverted()) }
    return CGRect(origin: pointFromSuperview(rect.origin), size: rect.size)
  }
}
