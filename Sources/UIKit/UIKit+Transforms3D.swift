// Further parts of Core Animation's transforms, which Linux lacks.
#if os(Linux)
  import HeadlessViews

  extension CATransform3D {
    /// Creates a transform from its numbers, row by row.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
      m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      self.init()
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    fileprivate var rows: [[CGFloat]] {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }

    fileprivate init(_ rows: [ArraySlice<CGFloat>]) {
      let numbers = rows.flatMap(\.self)
      self.init(
        m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3],
        m21: numbers[4], m22: numbers[5], m23: numbers[6], m24: numbers[7],
        m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
        m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
    }
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
    return CATransform3D(rows.map { $0[4...] })
  }
#endif
