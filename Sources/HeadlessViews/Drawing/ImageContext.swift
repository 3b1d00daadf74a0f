import Foundation
import Raster

/// The stack of drawing contexts, whose last one is drawn in.
///
/// UIKit has global functions for it: `UIGraphicsBeginImageContext(_:)` and others.
public enum ImageContext {
  /// Begins the drawing of an image, and makes it the current context of this thread.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - isOpaque: Whether the image is opaque.
  ///   - scale: The number of pixels in a point; 0 for that of the simulator's screen by default.
  public static func begin(size: CGSize, isOpaque: Bool = false, scale: CGFloat = 1) {
    Canvas.push(
      Canvas(
        bounds: CGRect(origin: .zero, size: size),
        scale: scale == 0 ? GraphicsImageRendererFormat().scale : scale, isOpaque: isOpaque))
  }

  /// The image of the current context, if there is one.
  public static var image: Image? {
    guard let canvas = Canvas.current else { return nil }
    let size = CGSize(
      width: CGFloat(canvas.bitmap.width) / canvas.scale,
      height: CGFloat(canvas.bitmap.height) / canvas.scale)
    return Image(drawing: canvas.bitmap, size: size, scale: canvas.scale)
  }

  /// Ends the current drawing. No effect without one.
  public static func end() { Canvas.pop() }

  /// Fills a rectangle with the fill colour of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - blendMode: The way in which the colour is mixed with those below.
  public static func fill(_ rect: CGRect, blendMode: CGBlendMode = .copy) {
    guard let canvas = Canvas.current else { return }
    canvas.save()
    canvas.state.blendMode = blendMode
    canvas.fill(rect)
    canvas.restore()
  }

  /// Draws the edges of a rectangle, one point wide, inside it.
  public static func frame(_ rect: CGRect) {
    Canvas.current?.stroke(
      BezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).elements, with: Stroke())
  }

  /// Clips later drawing in the current context to a rectangle.
  public static func clip(_ rect: CGRect) {
    Canvas.current?.clip(to: BezierPath(rect: rect).elements)
  }

  /// The current context, if there is one. On a Mac there is none, since Core Graphics' own contexts
  /// do not draw here.
  public static var current: CGContext? {
    #if os(Linux)
      return Canvas.current.map(CGContext.init)
    #else
      if Canvas.current != nil {
        let line =
          "On a Mac, UIGraphicsGetCurrentContext() is nil here: Core Graphics does not draw on a "
          + "simulated screen. Use UIBezierPath, which does."
        MainActor.assumeIsolated { Simulator.current.log(line, category: "Drawing") }
      }
      return nil
    #endif
  }

  #if os(Linux)

    /// Makes a context the current one, until ``end()``.
    public static func push(_ context: CGContext) { Canvas.push(context.canvas) }
  #endif
}
