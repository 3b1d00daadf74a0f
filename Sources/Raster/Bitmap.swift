import Foundation

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
    let count = self.width * self.height
    let pixel = isOpaque ? UInt32(bigEndian: 0x0000_00FF) : 0
    pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, filled in
      UnsafeMutableRawPointer(bytes.baseAddress)?
        .initializeMemory(as: UInt32.self, repeating: pixel, count: count)
      filled = count * 4
    }
  }

  /// Compares the pixels as memory: element by element, a screen takes seconds in debug builds.
  package static func == (one: Bitmap, other: Bitmap) -> Bool {
    guard one.width == other.width, one.height == other.height else { return false }
    return one.pixels.withUnsafeBytes { pixels in
      other.pixels.withUnsafeBytes { others in
        guard let first = pixels.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, pixels.count) == 0
      }
    }
  }

  /// Gives all pixels of a rectangle one colour.
  package mutating func fill(
    _ columns: Range<Int>, _ rows: Range<Int>,
    with pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  ) {
    let word = withUnsafeBytes(of: (pixel.red, pixel.green, pixel.blue, pixel.alpha)) {
      $0.loadUnaligned(as: UInt32.self)
    }
    let width = width
    pixels.withUnsafeMutableBytes { bytes in
      for row in rows {
        bytes.baseAddress?.advanced(by: (row * width + columns.lowerBound) * 4)
          .initializeMemory(as: UInt32.self, repeating: word, count: columns.count)
      }
    }
  }

  /// Returns a part of the bitmap, or `nil` if it is empty.
  package func cropped(toX columns: Range<Int>, y rows: Range<Int>) -> Bitmap? {
    let (columns, rows) = (columns.clamped(to: 0..<width), rows.clamped(to: 0..<height))
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    var part = Bitmap(width: columns.count, height: rows.count)
    part.pixels.removeAll(keepingCapacity: true)
    for row in rows {
      let start = row * width
      part.pixels += pixels[(start + columns.lowerBound) * 4..<(start + columns.upperBound) * 4]
    }
    return part
  }
}
