import Foundation
import Raster

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
