import Foundation
import Raster

extension BezierPath {
  /// The bounding box of the path, in points; the null rectangle for an empty path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var bounds: CGRect {
    let places = outline
    guard let first = places.first else { return .null }
    return places.reduce(CGRect(origin: first, size: .zero)) { rect, place in
      rect.union(CGRect(origin: place, size: .zero))
    }
  }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameter point: The point, in points.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    var crossings = 0
    for part in parts {
      for (start, end) in zip(part, part.dropFirst() + part.prefix(1)) {
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += end.y > start.y ? 1 : -1
      }
    }
    return usesEvenOddFillRule ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the path in the opposite direction. Curves become short lines.
  public func reversing() -> BezierPath {
    let reversed = BezierPath()
    for part in parts.reversed() {
      for (index, place) in part.reversed().enumerated() {
        index == 0 ? reversed.move(to: place) : reversed.addLine(to: place)
      }
    }
    return reversed
  }

  private var outline: [CGPoint] { parts.flatMap(\.self) }

  /// The subpaths as points, each curve as sixteen lines.
  private var parts: [[CGPoint]] { Polyline.pieces(of: elements).map(\.points) }
}

extension BezierPath {
  func addRoundedRect(_ rect: CGRect, _ corners: RectCorner, _ radii: CGSize) {
    let (w, h) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    // The distance of the control points from the corner that approximates a quarter of a circle.
    let part: CGFloat = 1 - 0.552_284_749_830_793_6
    func corner(_ which: RectCorner, _ at: CGPoint, from: CGVectorOfUnits, to: CGVectorOfUnits) {
      let isRound = corners.contains(which)
      guard isRound, w > 0, h > 0 else { return addLine(to: at) }
      let start = CGPoint(x: at.x + from.x * w, y: at.y + from.y * h)
      let end = CGPoint(x: at.x + to.x * w, y: at.y + to.y * h)
      addLine(to: start)
      addCurve(
        to: end,
        controlPoint1: CGPoint(x: at.x + from.x * w * part, y: at.y + from.y * h * part),
        controlPoint2: CGPoint(x: at.x + to.x * w * part, y: at.y + to.y * h * part))
    }
    let inset = corners.contains(.topLeft) ? w : 0
    move(to: CGPoint(x: rect.minX + inset, y: rect.minY))
    corner(.topRight, CGPoint(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1))
    corner(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), from: (0, -1), to: (-1, 0))
    corner(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), from: (1, 0), to: (0, -1))
    corner(.topLeft, CGPoint(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0))
    close()
  }
}

private typealias CGVectorOfUnits = (x: CGFloat, y: CGFloat)

extension BezierPath.Element {
  /// The end point of the element; `nil` for `close`.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .curve(let end, _, _), .quadCurve(let end, _): end
    case .close: nil
    }
  }

  func map(_ change: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .curve(let end, let first, let second):
      .curve(to: change(end), change(first), change(second))
    case .quadCurve(let end, let control): .quadCurve(to: change(end), change(control))
    case .close: .close
    }
  }
}

/// An arc of a circle, as curves of at most a quarter each.
struct Arc {
  let start: CGPoint
  let first: CGPoint
  let second: CGPoint
  let end: CGPoint

  static func pieces(
    center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat, clockwise: Bool
  ) -> [Arc] {
    let turn = 2 * CGFloat.pi
    var sweep = to - from
    if abs(sweep) >= turn {
      sweep = clockwise ? turn : -turn
    } else if clockwise, sweep < 0 {
      sweep += turn
    } else if !clockwise, sweep > 0 {
      sweep -= turn
    }
    let count = min(max(1, Int(nearest: (abs(sweep) / (turn / 4) - 1e-9).rounded(.up))), 4)
    let step = sweep / CGFloat(count)
    let reach = radius * 4 / 3 * CGFloat(tan(Double(step) / 4))
    func place(_ angle: CGFloat, ahead: CGFloat = 0) -> CGPoint {
      let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
      return CGPoint(
        x: center.x + radius * c - ahead * s, y: center.y + radius * s + ahead * c)
    }
    return (0..<count).map { index in
      let (a, b) = (from + step * CGFloat(index), from + step * CGFloat(index + 1))
      return Arc(
        start: place(a), first: place(a, ahead: reach), second: place(b, ahead: -reach),
        end: place(b))
    }
  }
}
