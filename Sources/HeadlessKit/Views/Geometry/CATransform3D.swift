import Foundation

#if os(Linux)
  /// A map of space as sixteen numbers, where there is no QuartzCore.
  ///
  /// Layout attributes store it and compare it; views obey its affine part only.
  public struct CATransform3D: Hashable, Sendable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    /// Creates the map that takes everything to zero, as C does.
    public init() {
      (m11, m12, m13, m14) = (0, 0, 0, 0)
      (m21, m22, m23, m24) = (0, 0, 0, 0)
      (m31, m32, m33, m34) = (0, 0, 0, 0)
      (m41, m42, m43, m44) = (0, 0, 0, 0)
    }
  }

  /// The map that changes nothing.
  public let CATransform3DIdentity: CATransform3D = CATransform3DMakeAffineTransform(.identity)

  /// The map of space that does what a map of the plane does.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12) = (m.a, m.b)
    (result.m21, result.m22) = (m.c, m.d)
    (result.m33, result.m44) = (1, 1)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
  }

  /// A translation of space.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
  }

  /// A scale of space.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
  }

  /// Whether a map of space is one of the plane.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
  }

  /// The part of a map of space that is one of the plane.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }
#else
  @_exported import struct QuartzCore.CATransform3D
#endif
