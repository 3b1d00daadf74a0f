#if os(Linux)
  import Foundation
  import Raster

  // MARK: Paths

  extension CGContext {
    /// Starts a new path.
    public func beginPath() { elements = [] }
    /// Moves to a point without adding a line.
    public func move(to point: CGPoint) { elements.append(.move(point)) }
    /// Adds a line.
    public func addLine(to point: CGPoint) { elements.append(.line(point)) }
    /// Adds lines between points.
    public func addLines(between points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        elements.append(index == 0 ? .move(point) : .line(point))
      }
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { elements += BezierPath(rect: rect).elements }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds the ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { elements += BezierPath(ovalIn: rect).elements }
    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      elements.append(.curve(to: end, control1, control2))
    }
    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      elements.append(.quadCurve(to: end, control))
    }
    /// Adds an arc of a circle, and a line to its start.
    ///
    /// - Parameter clockwise: Whether the angle decreases, as Core Graphics names it for
    ///   coordinates that grow upwards.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      elements.addArc(center, radius, startAngle, endAngle, clockwise: clockwise)
    }
    /// Adds the elements of a path.
    public func addPath(_ path: CGPath) { elements += path.elements }
    /// Closes the current subpath.
    public func closePath() { if !elements.isEmpty { elements.append(.close) } }

    /// Fills the path and starts a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
      draw { $0.fill(elements, evenOdd: rule == .evenOdd) }
      beginPath()
    }
    /// Draws the lines of the path and starts a new one.
    public func strokePath() {
      draw { $0.stroke(elements) }
      beginPath()
    }
    /// Draws the path and starts a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
      draw { canvas in
        if mode.fills { canvas.fill(elements, evenOdd: mode.isEvenOdd) }
        if mode.strokes { canvas.stroke(elements) }
      }
      beginPath()
    }
    /// Clips later drawing to the interior of the path, and starts a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
      canvas.clip(to: elements, evenOdd: rule == .evenOdd)
      beginPath()
    }
    /// Clips later drawing to a rectangle.
    public func clip(to rect: CGRect) { canvas.clip(to: BezierPath(rect: rect).elements) }
    /// Clips later drawing to rectangles.
    public func clip(to rects: [CGRect]) {
      canvas.clip(to: rects.flatMap { BezierPath(rect: $0).elements })
    }
    /// Clips later drawing to the opaque pixels of an image.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the image.
    ///   - mask: The image.
    public func clip(to rect: CGRect, mask: CGImage) {
      guard let picture = mask.bitmap else { return }
      let layer = Canvas(Bitmap(width: width, height: height))
      layer.state.transform = canvas.state.transform
      layer.draw(picture, in: rect, isFlipped: true)
      let pixels = layer.bitmap.pixels
      var shape = canvas.emptyMask
      shape.add { column, row in pixels[(row * width + column) * 4 + 3] }
      canvas.clip(to: shape)
    }
  }

  // MARK: Shapes and images

  extension CGContext {
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { draw { $0.fill(rect) } }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) {
      draw { $0.fill(BezierPath(ovalIn: rect).elements) }
    }
    /// Draws the edges of a rectangle.
    public func stroke(_ rect: CGRect) { draw { $0.stroke(BezierPath(rect: rect).elements) } }
    /// Draws the edges of a rectangle with lines of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
      var pen = canvas.state.stroke
      pen.width = width
      draw { $0.stroke(BezierPath(rect: rect).elements, with: pen) }
    }
    /// Draws the edge of the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
      draw { $0.stroke(BezierPath(ovalIn: rect).elements) }
    }
    /// Draws a line between the points of each pair.
    public func strokeLineSegments(between points: [CGPoint]) {
      for pair in stride(from: 0, to: points.count - 1, by: 2) {
        draw { $0.stroke([.move(points[pair]), .line(points[pair + 1])]) }
      }
    }
    /// Makes the pixels of a rectangle transparent.
    public func clear(_ rect: CGRect) { draw { $0.clear(rect) } }

    /// Draws an image, its top at the greatest *y*: in a context of UIKit's, upside down.
    ///
    /// - Parameters:
    ///   - image: The image. Nothing is drawn if its pixels are unknown.
    ///   - rect: The rectangle that it fills.
    ///   - byTiling: Ignored: the image is drawn once.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
      guard let picture = image.bitmap else { return }
      draw { $0.draw(picture, in: rect, isFlipped: true) }
    }

    /// Draws a gradient between two points.
    public func drawLinearGradient(
      _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      draw { canvas in
        canvas.shade { place in
          guard square > 0 else { return nil }
          let share = ((place.x - start.x) * dx + (place.y - start.y) * dy) / square
          return gradient.color(at: share, options)
        }
      }
    }

    /// Draws a gradient between two circles around the same centre.
    ///
    /// Circles around different centres are drawn around that of the end.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
      draw { canvas in
        canvas.shade { place in
          guard endRadius != startRadius else { return nil }
          let distance = hypot(place.x - endCenter.x, place.y - endCenter.y)
          return gradient.color(at: (distance - startRadius) / (endRadius - startRadius), options)
        }
      }
    }
  }

  /// The rule that determines the interior of a path, in place of Core Graphics' type on Linux.
  public enum CGPathFillRule: Int, Hashable, Sendable {
    case winding, evenOdd
  }

  /// The parts of a path that are drawn, in place of Core Graphics' type on Linux.
  public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke

    fileprivate var fills: Bool { self != .stroke }
    fileprivate var strokes: Bool { self != .fill && self != .eoFill }
    fileprivate var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
  }
#endif
