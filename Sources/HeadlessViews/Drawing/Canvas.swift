import Foundation
import Raster

/// A bitmap that is drawn on, with the state of the drawing.
///
/// It belongs to the thread that draws, like UIKit's current context.
final class Canvas {
  /// The colours, the pen, the coordinates and the clipping of a drawing.
  struct State {
    var fillColor = Color.black
    var strokeColor = Color.black
    var stroke = Stroke()
    /// The transform from the coordinates of the drawing to pixels, from the top left corner.
    var transform: CGAffineTransform
    /// The pixels that can be drawn on; `nil` for all.
    var clip: Mask?
    /// The opacity of everything that is drawn, from 0 to 1.
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
  }

  private(set) var bitmap: Bitmap
  /// The number of pixels in a point.
  let scale: CGFloat
  /// The transform of a new drawing.
  let base: CGAffineTransform
  var state: State
  private var saved: [State] = []

  /// The most pixels of a side: an image as large as that takes 256 megabytes.
  private static let longestSide = 8192

  /// Creates a canvas whose coordinates are points, from the top left corner down.
  ///
  /// - Parameter bounds: The part of the drawing that the canvas shows, in points.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    func pixels(_ length: CGFloat) -> Int {
      min(max(1, Int(nearest: (length * scale).rounded(.up))), Self.longestSide)
    }
    self.scale = scale
    bitmap = Bitmap(
      width: pixels(bounds.width), height: pixels(bounds.height), isOpaque: isOpaque)
    base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    state = State(transform: base)
  }

  /// Creates a canvas whose coordinates are pixels, from the bottom left corner up.
  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    scale = 1
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height))
    state = State(transform: base)
  }

  func save() { saved.append(state) }
  func restore() { if let last = saved.popLast() { state = last } }
}

extension Canvas {
  /// Fills the interior of a path.
  func fill(_ path: [BezierPath.Element], evenOdd: Bool = false) {
    paint(mask(path, evenOdd: evenOdd), .solid(state.fillColor.components))
  }

  /// Fills a rectangle.
  func fill(_ rect: CGRect) { fill(BezierPath(rect: rect.standardized).elements) }

  /// Draws the lines of a path.
  func stroke(_ path: [BezierPath.Element], with stroke: Stroke? = nil) {
    var mask = emptyMask
    for area in (stroke ?? state.stroke).areas(of: Polyline.pieces(of: path)) {
      mask.add([area.applying(state.transform)])
    }
    paint(mask, .solid(state.strokeColor.components))
  }

  /// Clips later drawing to the interior of a path.
  func clip(to path: [BezierPath.Element], evenOdd: Bool = false) {
    clip(to: mask(path, evenOdd: evenOdd))
  }

  /// Clips later drawing.
  func clip(to mask: Mask) {
    var mask = mask
    if let known = state.clip { mask.formIntersection(known) }
    state.clip = mask
  }

  /// Fills the clipped area with colours by position.
  ///
  /// - Parameter color: Returns the colour at a point of the drawing's coordinates, if any.
  func shade(_ color: @escaping (CGPoint) -> Color.Components?) {
    var mask = emptyMask
    mask.addAll()
    paint(mask, .shading(color))
  }

  /// Draws a bitmap in a rectangle, scaled without smoothing.
  ///
  /// - Parameters:
  ///   - picture: The bitmap.
  ///   - rect: The rectangle, in the drawing's coordinates.
  ///   - isFlipped: Whether the top row is drawn at the greatest *y*.
  ///   - tint: The colour in place of the bitmap's own, if any.
  func draw(_ picture: Bitmap, in rect: CGRect, isFlipped: Bool, tint: Color? = nil) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, picture.width > 0, picture.height > 0 else { return }
    let tint = tint?.components
    paint(
      mask(BezierPath(rect: rect).elements),
      .shading { place in
        let share = (place.y - rect.minY) / rect.height
        let column = Int(
          nearest: ((place.x - rect.minX) / rect.width * CGFloat(picture.width)).rounded(.down))
        let row = Int(
          nearest: ((isFlipped ? 1 - share : share) * CGFloat(picture.height)).rounded(.down))
        let pixel =
          min(max(0, row), picture.height - 1) * picture.width
          + min(max(0, column), picture.width - 1)
        let bytes = picture.pixels[pixel * 4..<pixel * 4 + 4].map { CGFloat($0) / 255 }
        guard var color = tint else {
          return Color.Components(
            red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
        }
        color.alpha *= bytes[3]
        return color
      })
  }

  /// Makes the pixels of a rectangle transparent.
  func clear(_ rect: CGRect) {
    let mode = state.blendMode
    state.blendMode = .clear
    fill(rect)
    state.blendMode = mode
  }

  /// Returns the pixels in a path.
  func mask(_ path: [BezierPath.Element], evenOdd: Bool = false) -> Mask {
    var mask = emptyMask
    mask.add(
      Polyline.pieces(of: path).map { $0.applying(state.transform) }, evenOdd: evenOdd)
    return mask
  }

  /// The least rectangle around the pixels that can be drawn on.
  var drawnArea: CGRect {
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    return state.clip?.boundingBox ?? CGRect(origin: .zero, size: size)
  }

  /// A mask of the canvas's size that covers nothing.
  var emptyMask: Mask { Mask(width: bitmap.width, height: bitmap.height) }
}

extension Canvas {
  private enum Paint {
    case solid(Color.Components)
    case shading((CGPoint) -> Color.Components?)
  }

  private func paint(_ mask: Mask, _ paint: Paint) {
    var mask = mask
    if let clip = state.clip { mask.formIntersection(clip) }
    let inverse = state.transform.inverted()
    let mode = Blending.Mode(rawValue: state.blendMode.rawValue) ?? .normal
    let blend = Blending(mode: mode, alpha: state.alpha)
    if case .solid(let color) = paint, let area = mask.area,
      let pixel = blend.pixel(replacingAllBelow: color)
    {
      return bitmap.fill(area.columns, area.rows, with: pixel)
    }
    for row in mask.rows {
      for column in mask.columns {
        let pixel = row * bitmap.width + column
        let covered = mask.coverage(column, row)
        guard covered > 0 else { continue }
        let color: Color.Components?
        switch paint {
        case .solid(let one): color = one
        case .shading(let find):
          let middle = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
          color = find(middle.applying(inverse))
        }
        if let color { blend.put(color, covered, on: &bitmap.pixels, at: pixel * 4) }
      }
    }
  }
}

extension Canvas {
  private static let key = "HeadlessKit.canvases"

  /// The canvas of the current drawing in this thread.
  static var current: Canvas? { stack.last }

  /// Makes a canvas the current one while a closure draws.
  static func draw<R>(on canvas: Canvas, _ body: () throws -> R) rethrows -> R {
    stack.append(canvas)
    defer { stack.removeLast() }
    return try body()
  }

  /// Makes a canvas the current one.
  static func push(_ canvas: Canvas) { stack.append(canvas) }

  /// Makes the previous canvas the current one.
  static func pop() { _ = stack.popLast() }

  private static var stack: [Canvas] {
    get { Thread.current.threadDictionary[key] as? [Canvas] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
