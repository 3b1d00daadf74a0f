import Foundation

/// How much of each pixel a drawing covers, from 0 to 255. Edges are not smoothed: an area covers
/// the pixels whose centres it contains.
package struct Mask {
  package let width: Int
  package let height: Int
  package private(set) var coverage: [UInt8]
  /// The rows that are not empty.
  package private(set) var rows: Range<Int> = 0..<0

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    coverage = [UInt8](repeating: 0, count: width * height)
  }

  /// Covers the interior of subpaths, whose points are in pixels.
  package mutating func add(_ lines: [Polyline], evenOdd: Bool = false) {
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

  /// Covers each pixel by a share that a function returns, from 0 to 255.
  package mutating func add(_ share: (_ column: Int, _ row: Int) -> UInt8) {
    for row in 0..<height {
      for column in 0..<width { coverage[row * width + column] = share(column, row) }
    }
    rows = 0..<height
  }

  /// Reduces the coverage to that of another mask of the same size.
  package mutating func formIntersection(_ other: Mask) {
    rows = rows.clamped(to: other.rows)
    for pixel in coverage.indices {
      let isKept = rows.contains(pixel / max(1, width))
      coverage[pixel] =
        isKept ? UInt8(Int(coverage[pixel]) * Int(other.coverage[pixel]) / 255) : 0
    }
  }

  /// The least rectangle around the covered pixels, from the top left corner; empty if there are
  /// none.
  package var boundingBox: CGRect {
    let covered = coverage.indices.filter { coverage[$0] > 0 }
    let (columns, rows) = (covered.map { $0 % width }, covered.map { $0 / width })
    guard let left = columns.min(), let right = columns.max(), let top = rows.first,
      let bottom = rows.last
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private mutating func cover(_ row: Int, _ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    for column in columns { coverage[row * width + column] = 255 }
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
