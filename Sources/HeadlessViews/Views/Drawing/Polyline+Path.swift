import Foundation
import Raster

extension Polyline {
  /// Returns the subpaths of a path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  static func pieces(of elements: [BezierPath.Element]) -> [Polyline] {
    var pieces: [Polyline] = []
    var piece = Polyline(points: [])
    func finish() {
      if !piece.points.isEmpty { pieces.append(piece) }
    }
    for element in elements {
      let start = piece.isClosed ? piece.points.first : piece.points.last
      if piece.isClosed, element != .close {
        finish()
        piece = Polyline(points: start.map { [$0] } ?? [])
      }
      switch element {
      case .move(let place):
        if piece.points.count > 1 { finish() }
        piece = Polyline(points: [place])
      case .line(let place): piece.points.append(place)
      case .curve(let end, let first, let second):
        let start = start ?? end
        piece.points += steps.map { Self.place($0, start, first, second, end) }
      case .quadCurve(let end, let control):
        let start = start ?? end
        let (first, second) = (between(start, control), between(end, control))
        piece.points += steps.map { Self.place($0, start, first, second, end) }
      case .close: piece.isClosed = true
      }
    }
    finish()
    return pieces
  }

  /// Returns the polyline in other coordinates.
  func applying(_ transform: CGAffineTransform) -> Polyline {
    Polyline(points: points.map { $0.applying(transform) }, isClosed: isClosed)
  }

  private static let steps = (1...16).map { CGFloat($0) / 16 }

  /// Returns the point two thirds of the way between two points.
  private static func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * 2 / 3, y: start.y + (end.y - start.y) * 2 / 3)
  }

  private static func place(
    _ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
  ) -> CGPoint {
    let u = 1 - t
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    let places = [a, b, c, d]
    return CGPoint(
      x: zip(weights, places).reduce(0) { $0 + $1.0 * $1.1.x },
      y: zip(weights, places).reduce(0) { $0 + $1.0 * $1.1.y })
  }
}
