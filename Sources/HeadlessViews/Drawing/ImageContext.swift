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

// Drawing an image in the current context. Only the pixels of drawings are known; an image from a
// file or a name draws nothing.

extension Image {
  /// The pixels, if the image is a drawing.
  var bitmap: Bitmap? { content?.bitmap }

  /// Draws the image in the current context, its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context, its top left corner at a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - blendMode: The way in which colours are mixed with those below.
  ///   - alpha: The opacity, from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, scaled to a rectangle. No effect without a context.
  public func draw(in rect: CGRect) {
    guard let canvas = Canvas.current, let bitmap else { return }
    let isTemplate = renderingMode == .alwaysTemplate || (tintColor != nil)
    canvas.draw(
      bitmap, in: rect, isFlipped: false,
      tint: isTemplate ? tintColor ?? canvas.state.fillColor : nil)
  }

  /// Draws the image in the current context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - blendMode: The way in which colours are mixed with those below.
  ///   - alpha: The opacity, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let canvas = Canvas.current else { return }
    canvas.save()
    (canvas.state.blendMode, canvas.state.alpha) = (blendMode, alpha)
    draw(in: rect)
    canvas.restore()
  }
}
