import Foundation
import Raster

/// A renderer that draws images of rectangles, paths and other drawn images.
///
/// The pixels are real, and so is the data from ``pngData(actions:)``, so tests can compare images
/// that they have drawn. Edges are not smoothed; text and images from files are not drawn.
///
/// ```swift
/// let red = GraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
///   Color.red.setFill()
///   context.fill(context.format.bounds)
/// }
/// ```
///
/// Counterpart: `UIGraphicsImageRenderer`.
///
/// Coverage: simulated.
open class GraphicsImageRenderer: NSObject {
  /// The format of the images.
  open private(set) var format: GraphicsImageRendererFormat

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - size: The size of the images, in points.
  ///   - format: The format of the images.
  public convenience init(size: CGSize, format: GraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of the drawing in a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - bounds: The visible part of the drawing, in points.
  ///   - format: The format of the images.
  public init(bounds: CGRect, format: GraphicsImageRendererFormat) {
    let own = GraphicsImageRendererFormat()
    (own.scale, own.opaque, own.bounds) = (format.scale, format.opaque, bounds)
    self.format = own
    super.init()
  }

  /// Returns an image of a drawing.
  ///
  /// - Parameter actions: Draws in the context.
  /// - Returns: The image.
  /// - Complexity: O(*n*), where *n* is the number of pixels that are painted.
  open func image(actions: (GraphicsImageRendererContext) -> Void) -> Image {
    Image(drawing: bitmap(of: actions), size: format.bounds.size, scale: format.scale)
  }

  /// Returns a drawing as PNG data.
  ///
  /// - Parameter actions: Draws in the context.
  /// - Returns: The data.
  open func pngData(actions: (GraphicsImageRendererContext) -> Void) -> Data {
    PNG.file(bitmap(of: actions))
  }

  private func bitmap(of actions: (GraphicsImageRendererContext) -> Void) -> Bitmap {
    let canvas = Canvas(bounds: format.bounds, scale: format.scale, isOpaque: format.opaque)
    let context = GraphicsImageRendererContext(canvas, format)
    Canvas.draw(on: canvas) { actions(context) }
    return canvas.bitmap
  }

  /// Returns a drawing as data: PNG data, since nothing is compressed here.
  ///
  /// - Parameters:
  ///   - compressionQuality: Ignored.
  ///   - actions: Draws in the context.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (GraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// The format of rendered images.
///
/// Counterpart: `UIGraphicsImageRendererFormat`.
///
/// Coverage: simulated.
open class GraphicsImageRendererFormat: NSObject {
  /// The number of pixels in a point; 3 by default, as on the simulator's screen.
  open var scale: CGFloat = 3
  /// Whether the images are opaque.
  open var opaque = false
  /// The visible part of the drawing, in points.
  open internal(set) var bounds = CGRect.zero

  /// Returns the default format.
  open class func preferred() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }
  /// Returns the default format.
  open class func `default`() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }
}

/// The context of a drawing.
///
/// Counterpart: `UIGraphicsImageRendererContext`.
///
/// Coverage: simulated.
open class GraphicsImageRendererContext: NSObject {
  /// The format of the image.
  open private(set) var format: GraphicsImageRendererFormat
  let canvas: Canvas

  init(_ canvas: Canvas, _ format: GraphicsImageRendererFormat) {
    (self.canvas, self.format) = (canvas, format)
    super.init()
  }

  /// Fills a rectangle with the colour set by ``Color/setFill()``.
  open func fill(_ rect: CGRect) { canvas.fill(rect) }

  /// Fills a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: The way in which the colour is mixed with those below.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    canvas.save()
    canvas.state.blendMode = blendMode
    canvas.fill(rect)
    canvas.restore()
  }

  /// Draws the edges of a rectangle, one point wide, inside it.
  open func stroke(_ rect: CGRect) {
    canvas.stroke(BezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).elements, with: Stroke())
  }

  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { canvas.clip(to: BezierPath(rect: rect).elements) }

  /// The drawing so far.
  open var currentImage: Image {
    Image(drawing: canvas.bitmap, size: format.bounds.size, scale: format.scale)
  }

  #if os(Linux)
    /// The context as Core Graphics' type.
    public var cgContext: CGContext { CGContext(canvas) }
  #endif
}
