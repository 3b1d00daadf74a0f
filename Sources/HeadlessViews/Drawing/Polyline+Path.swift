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
        piece.addCurve(from: start ?? end, to: end, first, second)
      case .quadCurve(let end, let control):
        piece.addQuadCurve(from: start ?? end, to: end, control)
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
}

#if !os(Linux)
  import CoreGraphics
#endif

extension Stroke.Cap {
  /// Creates the counterpart of Core Graphics' value.
  init(_ cap: CGLineCap) { self = Self(rawValue: cap.rawValue) ?? .butt }
}

extension Stroke.Join {
  /// Creates the counterpart of Core Graphics' value.
  init(_ join: CGLineJoin) { self = Self(rawValue: join.rawValue) ?? .miter }
}
