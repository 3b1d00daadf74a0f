// Core Graphics' functions of rectangles, points and transforms, as C has them.
#if os(Linux)
  import Foundation
  import HeadlessComponents
  import HeadlessKit

  public typealias CGGlyph = FontGlyph
  public typealias CGLayer = DrawingLayer

  /// The point at the origin.
  public let CGPointZero = CGPoint.zero
  /// The size of no width and no height.
  public let CGSizeZero = CGSize.zero
  /// The rectangle at the origin, of no size.
  public let CGRectZero = CGRect.zero
  /// The rectangle of an empty intersection.
  public let CGRectNull = CGRect.null
  /// The rectangle without limits.
  public let CGRectInfinite = CGRect.infinite
  /// The transform that changes nothing.
  public let CGAffineTransformIdentity = CGAffineTransform.identity

  /// Returns a point.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  /// Returns a size.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
  /// Returns a vector.
  public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
  /// Returns a rectangle.
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Returns the smallest x coordinate of a rectangle.
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
  /// Returns the x coordinate of a rectangle's centre.
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
  /// Returns the largest x coordinate of a rectangle.
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
  /// Returns the smallest y coordinate of a rectangle.
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
  /// Returns the y coordinate of a rectangle's centre.
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
  /// Returns the largest y coordinate of a rectangle.
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
  /// Returns the width of a rectangle.
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
  /// Returns the height of a rectangle.
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

  /// Returns whether a rectangle has no width or no height, or is null.
  public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
  /// Returns whether a rectangle is null.
  public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
  /// Returns whether a rectangle has no limits.
  public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
  /// Returns whether two points are equal.
  public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
  /// Returns whether two sizes are equal.
  public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
  /// Returns whether two rectangles are equal.
  public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
  /// Returns whether a rectangle contains a point.
  public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
  /// Returns whether a rectangle contains another one.
  public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
  /// Returns whether two rectangles have points in common.
  public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1.intersects(rect2)
  }

  /// Returns a rectangle of positive width and height.
  public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
  /// Returns the smallest rectangle of integers around a rectangle.
  public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
  /// Returns a rectangle that is smaller on each side.
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
  }
  /// Returns a rectangle that is moved.
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
  }
  /// Returns the smallest rectangle around two.
  public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
  /// Returns the part that two rectangles have in common; null if there is none.
  public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

  /// Returns a transform of six numbers.
  public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
  /// Returns a transform that rotates by an angle in radians.
  public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }
  /// Returns a transform that scales.
  public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
  }
  /// Returns a transform that moves.
  public func CGAffineTransformMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform { CGAffineTransform(translationX: tx, y: ty) }
  /// Returns a transform that rotates, then applies another one.
  public func CGAffineTransformRotate(
    _ t: CGAffineTransform, _ angle: CGFloat
  ) -> CGAffineTransform { t.rotated(by: angle) }
  /// Returns a transform that scales, then applies another one.
  public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
  ) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }
  /// Returns a transform that moves, then applies another one.
  public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }
  /// Returns the transform that applies one after the other.
  public func CGAffineTransformConcat(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> CGAffineTransform { t1.concatenating(t2) }
  /// Returns the transform that undoes another one.
  public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
  /// Returns whether a transform changes nothing.
  public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
  /// Returns whether two transforms are equal.
  public func CGAffineTransformEqualToTransform(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> Bool { t1 == t2 }
  /// Returns a point under a transform.
  public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    point.applying(t)
  }
  /// Returns a size under a transform.
  public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
    size.applying(t)
  }
  /// Returns the smallest rectangle around one under a transform.
  public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
    rect.applying(t)
  }
#endif
