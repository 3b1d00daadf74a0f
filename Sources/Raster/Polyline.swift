import Foundation

/// A subpath of straight lines.
package struct Polyline {
  package var points: [CGPoint]
  package var isClosed = false

  package init(points: [CGPoint], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The rectangle that the lines enclose, if they are the upright edges of one.
  var rectangle: CGRect? {
    var corners = points
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    guard isUpright else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
  }

  /// Returns a circle.
  static func circle(around center: CGPoint, width: CGFloat) -> Polyline {
    let steps = 64
    return Polyline(
      points: (0..<steps).map { step in
        let angle = CGFloat(step) / CGFloat(steps) * 2 * .pi
        return CGPoint(
          x: center.x + cos(angle) * width / 2, y: center.y + sin(angle) * width / 2)
      }, isClosed: true)
  }
}

// MARK: - Curves

extension Polyline {
  private static let steps = (1...16).map { CGFloat($0) / 16 }

  /// Adds a cubic curve, as sixteen lines.
  package mutating func addCurve(
    from start: CGPoint, to end: CGPoint, _ first: CGPoint, _ second: CGPoint
  ) {
    points += Self.steps.map { Self.place($0, start, first, second, end) }
  }

  /// Adds a quadratic curve, as sixteen lines.
  package mutating func addQuadCurve(from start: CGPoint, to end: CGPoint, _ control: CGPoint) {
    addCurve(
      from: start, to: end, Self.between(start, control), Self.between(end, control))
  }

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
