import Foundation

/// Makes pictures by drawing them: rectangles and paths, filled with colours.
///
/// The pixels are real, and so are the bytes of ``pngData(actions:)``, so that tests can compare
/// pictures that they have made from colours. Edges are not smoothed; lines, texts and other
/// pictures are not drawn.
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
  /// How pictures are made.
  public let format: GraphicsImageRendererFormat

  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - size: The size of the pictures, in points.
  ///   - format: How they are made.
  public convenience init(size: CGSize, format: GraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of what lies in a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - bounds: What part of the drawing is to be seen, in points.
  ///   - format: How pictures are made.
  public init(bounds: CGRect, format: GraphicsImageRendererFormat) {
    let own = GraphicsImageRendererFormat()
    (own.scale, own.opaque, own.bounds) = (format.scale, format.opaque, bounds)
    self.format = own
    super.init()
  }

  /// A picture of what is drawn.
  ///
  /// - Parameter actions: Draws.
  /// - Returns: The picture.
  /// - Complexity: O(*n*), where *n* is the number of pixels that are painted.
  open func image(actions: (GraphicsImageRendererContext) -> Void) -> Image {
    Image(
      name: nil, size: format.bounds.size, scale: format.scale, data: pngData(actions: actions),
      look: ImageLook())
  }

  /// The bytes of a PNG file of what is drawn.
  ///
  /// - Parameter actions: Draws.
  /// - Returns: The bytes.
  open func pngData(actions: (GraphicsImageRendererContext) -> Void) -> Data {
    let canvas = Canvas(
      size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
    let context = GraphicsImageRendererContext(canvas, format)
    Canvas.draw(on: canvas) { actions(context) }
    return PNG.file(width: canvas.width, height: canvas.height, pixels: canvas.pixels)
  }
}

/// How pictures are made.
///
/// Counterpart: `UIGraphicsImageRendererFormat`.
///
/// Coverage: simulated.
open class GraphicsImageRendererFormat: NSObject {
  /// The number of pixels in a point: 3, as on the simulator's screen, unless it is set.
  open var scale: CGFloat = 3
  /// Whether pictures cover all that is behind them.
  open var opaque = false
  /// What part of the drawing is to be seen, in points.
  open internal(set) var bounds = CGRect.zero

  /// How pictures are made unless something else is asked for.
  open class func preferred() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }
  /// How pictures are made unless something else is asked for.
  open class func `default`() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }
}

/// What is drawn on.
///
/// Counterpart: `UIGraphicsImageRendererContext`.
///
/// Coverage: simulated.
open class GraphicsImageRendererContext: NSObject {
  /// How the picture is made.
  public let format: GraphicsImageRendererFormat
  let canvas: Canvas

  init(_ canvas: Canvas, _ format: GraphicsImageRendererFormat) {
    (self.canvas, self.format) = (canvas, format)
    super.init()
  }

  /// Fills a rectangle with the colour that ``Color/setFill()`` has chosen.
  open func fill(_ rect: CGRect) {
    canvas.fill(rect.offsetBy(dx: -format.bounds.minX, dy: -format.bounds.minY))
  }

  #if os(Linux)
    /// What is drawn on, as Core Graphics calls it.
    public var cgContext: CGContext { CGContext(canvas) }
  #endif
}

#if os(Linux)
  /// What is drawn on, where Foundation has no such thing: it fills areas with colours.
  public final class CGContext {
    private let canvas: Canvas

    init(_ canvas: Canvas) { self.canvas = canvas }

    /// Chooses the colour that areas are filled with.
    public func setFillColor(_ color: CGColor) { canvas.fillColor = color.color }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { canvas.fill(rect) }
    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) {
      let path = BezierPath(ovalIn: rect)
      canvas.paint(in: rect) { path.contains($0) }
    }
  }
#endif
