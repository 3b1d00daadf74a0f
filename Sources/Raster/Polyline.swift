import Foundation

/// A subpath of straight lines.
package struct Polyline {
  package var points: [CGPoint]
  package var isClosed = false

  package init(points: [CGPoint], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
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
