/// The pixels of a drawing.
package struct Bitmap: Hashable, Sendable {
  /// The size, in pixels.
  package let width: Int
  package let height: Int
  /// Red, green, blue and opacity of each pixel, row by row from the top; not premultiplied.
  package var pixels: [UInt8]

  /// Creates transparent or black pixels.
  package init(width: Int, height: Int, isOpaque: Bool = false) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [UInt8](repeating: 0, count: self.width * self.height * 4)
    if isOpaque {
      for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
    }
  }

  /// Returns a part of the bitmap, or `nil` if it is empty.
  package func cropped(toX columns: Range<Int>, y rows: Range<Int>) -> Bitmap? {
    let (columns, rows) = (columns.clamped(to: 0..<width), rows.clamped(to: 0..<height))
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    var part = Bitmap(width: columns.count, height: rows.count)
    part.pixels = rows.flatMap { row in
      pixels[(row * width + columns.lowerBound) * 4..<(row * width + columns.upperBound) * 4]
    }
    return part
  }
}
