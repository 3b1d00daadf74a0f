#if os(Linux)
  import Foundation
  import HeadlessViews
  import Raster

  /// A drawing that is drawn in others.
  ///
  /// Counterpart: Core Graphics' `CGLayer`, which Linux does not have.
  ///
  /// Coverage: simulated.
  public final class DrawingLayer {
    /// The size of the drawing, in points.
    public let size: CGSize
    /// The context that draws it, whose coordinates begin at the bottom left corner.
    public let context: CGContext?

    /// Creates an empty drawing.
    ///
    /// - Parameters:
    ///   - context: A context that will draw it. It makes no difference.
    ///   - size: The size of the drawing, in points.
    ///   - auxiliaryInfo: Not used, as in Core Graphics.
    /// - Returns: `nil` for an empty size.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
      guard size.width > 0, size.height > 0 else { return nil }
      self.size = size
      self.context = CGContext(
        data: nil, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)),
        bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
  }

  extension CGContext {
    /// Draws a drawing in a rectangle.
    public func draw(_ layer: DrawingLayer, in rect: CGRect) {
      if let picture = layer.context?.makeImage() { draw(picture, in: rect) }
    }
    /// Draws a drawing with its lower left corner at a point.
    public func draw(_ layer: DrawingLayer, at point: CGPoint) {
      draw(layer, in: CGRect(origin: point, size: layer.size))
    }
  }
#endif
