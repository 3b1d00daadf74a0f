import Foundation

#if os(Linux)
  /// A transform of space as sixteen numbers, on systems without QuartzCore.
  ///
  /// Layout attributes store and compare it; views apply its affine part only.
  public struct CATransform3D: Hashable, Sendable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    /// Creates the transform whose numbers are all zero, as in C.
    public init() {
      (m11, m12, m13, m14) = (0, 0, 0, 0)
      (m21, m22, m23, m24) = (0, 0, 0, 0)
      (m31, m32, m33, m34) = (0, 0, 0, 0)
      (m41, m42, m43, m44) = (0, 0, 0, 0)
    }

    /// Creates a transform from its numbers, row by row.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
      m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
  }

  /// The identity transform.
  public let CATransform3DIdentity: CATransform3D = CATransform3DMakeAffineTransform(.identity)

  /// Returns whether two transforms are equal.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
  }

  /// Returns the transform of space that equals an affine transform of the plane.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12) = (m.a, m.b)
    (result.m21, result.m22) = (m.c, m.d)
    (result.m33, result.m44) = (1, 1)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
  }

  /// Returns a translation of space.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
  }

  /// Returns a scaling of space.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
  }

  /// Returns a rotation of space about an axis.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians.
  ///   - x: The x component of the axis. A zero axis results in the identity transform.
  ///   - y: The y component of the axis.
  ///   - z: The z component of the axis.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m13) = (
      cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
    )
    (result.m21, result.m22, result.m23) = (
      x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
    )
    (result.m31, result.m32, result.m33) = (
      x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
    )
    return result
  }

  /// Returns the transform that applies one transform and then another.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let right = b.rows
    func product(_ row: [CGFloat], _ column: Int) -> CGFloat {
      zip(row, right).reduce(0) { $0 + $1.0 * $1.1[column] }
    }
    return CATransform3D(rows: a.rows.map { row in (0..<4).map { product(row, $0) } })
  }

  /// Returns the transform that undoes another one; that one itself if nothing undoes it.
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss and Jordan: what makes the left half the identity makes the right half the inverse.
    var rows = t.rows.enumerated().map { row, numbers in
      numbers + (0..<4).map { $0 == row ? 1 : 0 }
    }
    for column in 0..<4 {
      let candidates = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let pivot = candidates, rows[pivot][column] != 0 else { return t }
      rows.swapAt(column, pivot)
      let divisor = rows[column][column]
      rows[column] = rows[column].map { $0 / divisor }
      for row in 0..<4 where row != column && rows[row][column] != 0 {
        let factor = rows[row][column]
        rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
      }
    }
    return CATransform3D(rows: rows.map { Array($0[4...]) })
  }

  /// Returns the transform that rotates and then applies another transform.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Returns the transform that scales and then applies another transform.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Returns the transform that translates and then applies another transform.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// Returns whether a transform is the identity.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  extension CATransform3D {
    fileprivate var rows: [[CGFloat]] {
      [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate init(rows: [[CGFloat]]) {
      self.init()
      (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
      (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
      (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
      (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
  }

  /// Returns whether a transform is an affine transform of the plane.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
  }

  /// Returns the affine transform of the plane in a transform of space.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }
#else
  @_exported import struct QuartzCore.CATransform3D
#endif
