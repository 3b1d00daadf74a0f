import Foundation

/// The coverage of each pixel by a drawing, from 0 to 255. Edges are not smoothed: an area covers
/// the pixels whose centres it contains.
///
/// Most masks are rectangles of whole pixels: views without rounded corners, and what they are
/// clipped to. Such a mask stores the rectangle, and no pixels.
package struct Mask {
  /// A rectangle of pixels.
  package struct Area: Equatable {
    package var columns = 0..<0
    package var rows = 0..<0
  }

  package let width: Int
  package let height: Int
  /// The covered pixels, if they are a rectangle.
  package private(set) var area: Area? = Area()
  /// The coverage of each pixel, row by row; empty if the mask is a rectangle.
  private var bytes: [UInt8] = []
  /// The rows that are not empty.
  package private(set) var rows: Range<Int> = 0..<0

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// The columns that may not be empty.
  package var columns: Range<Int> { area?.columns ?? 0..<width }

  /// Returns the coverage of a pixel in ``rows`` and ``columns``.
  package func coverage(_ column: Int, _ row: Int) -> UInt8 {
    area == nil ? bytes[row * width + column] : 255
  }

  /// The coverage of each pixel, row by row.
  package var coverage: [UInt8] {
    var mask = self
    mask.spread()
    return mask.bytes
  }

  /// Stores the coverage of each pixel.
  private mutating func spread() {
    guard let area else { return }
    self.area = nil
    bytes = [UInt8](repeating: 0, count: width * height)
    for row in area.rows { cover(row, area.columns) }
  }

  /// Covers the interior of subpaths, whose points are in pixels.
  package mutating func add(_ lines: [Polyline], evenOdd: Bool = false) {
    if area?.rows.isEmpty == true, lines.count == 1, let box = lines[0].rectangle {
      let area = Area(
        columns: Self.pixels(from: box.minX, to: box.maxX, within: width),
        rows: Self.pixels(from: box.minY, to: box.maxY, within: height))
      self.area = area.columns.isEmpty || area.rows.isEmpty ? Area() : area
      rows = self.area?.rows ?? 0..<0
      return
    }
    spread()
    let edges = lines.flatMap { line in
      zip(line.points, line.points.dropFirst() + line.points.prefix(1)).filter { $0.y != $1.y }
    }
    guard let low = edges.map({ min($0.0.y, $0.1.y) }).min(),
      let high = edges.map({ max($0.0.y, $0.1.y) }).max()
    else { return }
    for row in Self.pixels(from: low, to: high, within: height) {
      let y = CGFloat(row) + 0.5
      var crossings: [(x: CGFloat, turn: Int)] = []
      for (start, end) in edges where (start.y <= y) != (end.y <= y) {
        let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
        crossings.append((x, end.y > start.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += evenOdd ? 1 : crossing.turn
        guard evenOdd ? winding % 2 == 1 : winding != 0 else { continue }
        cover(row, Self.pixels(from: crossing.x, to: next.x, within: width))
      }
    }
  }

  /// Covers every pixel.
  package mutating func addAll() {
    bytes = []
    area = width > 0 && height > 0 ? Area(columns: 0..<width, rows: 0..<height) : Area()
    rows = area?.rows ?? 0..<0
  }

  /// Covers each pixel by a share that a function returns, from 0 to 255.
  package mutating func add(_ share: (_ column: Int, _ row: Int) -> UInt8) {
    spread()
    for row in 0..<height {
      for column in 0..<width { bytes[row * width + column] = share(column, row) }
    }
    rows = 0..<height
  }

  /// Reduces the coverage to that of another mask of the same size.
  package mutating func formIntersection(_ other: Mask) {
    rows = rows.overlaps(other.rows) ? rows.clamped(to: other.rows) : 0..<0
    if let mine = area, let its = other.area {
      let columns = mine.columns.clamped(to: its.columns)
      area = rows.isEmpty || columns.isEmpty ? Area() : Area(columns: columns, rows: rows)
      rows = area?.rows ?? 0..<0
      return
    }
    spread()
    let others = other.coverage
    for row in 0..<height {
      for pixel in row * width..<(row + 1) * width {
        bytes[pixel] =
          rows.contains(row) ? UInt8(Int(bytes[pixel]) * Int(others[pixel]) / 255) : 0
      }
    }
  }

  /// The least rectangle around the covered pixels, from the top left corner; empty if there are
  /// none.
  package var boundingBox: CGRect {
    if let area {
      guard !area.rows.isEmpty else { return .zero }
      return CGRect(
        x: area.columns.lowerBound, y: area.rows.lowerBound, width: area.columns.count,
        height: area.rows.count)
    }
    let covered = bytes.indices.filter { bytes[$0] > 0 }
    let (columns, rows) = (covered.map { $0 % width }, covered.map { $0 / width })
    guard let left = columns.min(), let right = columns.max(), let top = rows.first,
      let bottom = rows.last
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private mutating func cover(_ row: Int, _ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    for column in columns { bytes[row * width + column] = 255 }
    rows = rows.isEmpty ? row..<row + 1 : min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
  }

  /// Returns the pixels whose centres are between two positions.
  private static func pixels(from low: CGFloat, to high: CGFloat, within end: Int) -> Range<Int> {
    func index(_ place: CGFloat) -> Int {
      Int(min(max(0, (place - 0.5).rounded(.up)), CGFloat(end)))
    }
    let first = index(low)
    return first..<max(first, index(high))
  }
}
