import Foundation

#if os(Linux)
  import Foundation
  import Raster

  /// A drawing context, on systems whose Foundation has none.
  ///
  /// The pixels are real; edges are not smoothed, and text and shadows are not drawn.
  public final class CGContext {
    let canvas: Canvas
    var elements: [BezierPath.Element] = []
    private let memory: UnsafeMutablePointer<UInt8>?
    private let layout: PixelLayout

    init(_ canvas: Canvas) {
      self.canvas = canvas
      memory = nil
      layout = .standard
    }

    /// Creates a context that draws a bitmap, whose coordinates are pixels from the bottom left
    /// corner up.
    ///
    /// - Parameters:
    ///   - data: The memory that the pixels are copied to after each drawing, if any.
    ///   - width: The width, in pixels.
    ///   - height: The height, in pixels.
    ///   - bitsPerComponent: The bits of each number of a pixel: 8.
    ///   - bytesPerRow: The bytes of each row, or 0 for the least.
    ///   - space: The colour space. Ignored but for the number of components.
    ///   - bitmapInfo: The order of the numbers of a pixel.
    /// - Returns: `nil` for a size of zero or a layout other than 8 bits per component.
    public init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
      bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
      guard width > 0, height > 0, bitsPerComponent == 8,
        let layout = PixelLayout(
          components: space.numberOfComponents, info: CGBitmapInfo(rawValue: bitmapInfo),
          bytesPerRow: bytesPerRow, width: width)
      else { return nil }
      self.layout = layout
      memory = data?.assumingMemoryBound(to: UInt8.self)
      canvas = Canvas(Bitmap(width: width, height: height, isOpaque: !layout.hasAlpha))
    }

    /// The width of the bitmap, in pixels.
    public var width: Int { canvas.bitmap.width }
    /// The height of the bitmap, in pixels.
    public var height: Int { canvas.bitmap.height }
    /// The bytes of each row.
    public var bytesPerRow: Int { layout.bytesPerRow ?? width * layout.bytesPerPixel }
    /// The bits of each number of a pixel.
    public var bitsPerComponent: Int { 8 }
    /// The memory that was given to the context, if any.
    public var data: UnsafeMutableRawPointer? { memory.map(UnsafeMutableRawPointer.init) }
    /// The colour space.
    public var colorSpace: CGColorSpace? {
      layout.components == 1 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }

    /// Returns the drawing so far.
    public func makeImage() -> CGImage? { CGImage(canvas.bitmap) }
    /// Has no effect: everything is drawn immediately.
    public func flush() {}
    /// Has no effect: everything is drawn immediately.
    public func synchronize() {}

    /// Draws, and copies the pixels to the memory that the context was given.
    func draw(_ body: (Canvas) -> Void) {
      body(canvas)
      guard let memory else { return }
      layout.write(canvas.bitmap, to: memory)
    }

    /// The path that is being built.
    public var path: CGPath? { elements.isEmpty ? nil : CGPath(elements) }
  }

  // MARK: State

  extension CGContext {
    /// Saves the colours, the pen, the coordinates and the clipping.
    public func saveGState() { canvas.save() }
    /// Restores the state that was saved last.
    public func restoreGState() { canvas.restore() }
    /// The transform from the current coordinates to those of a new drawing.
    public var ctm: CGAffineTransform {
      canvas.state.transform.concatenating(canvas.base.inverted())
    }
    /// Transforms the coordinates of later drawing.
    public func concatenate(_ transform: CGAffineTransform) {
      canvas.state.transform = transform.concatenating(canvas.state.transform)
    }
    /// Moves the origin of later drawing.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Scales later drawing.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
      concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }
    /// Rotates later drawing by an angle in radians.
    public func rotate(by angle: CGFloat) {
      concatenate(CGAffineTransform(rotationAngle: angle))
    }
    /// The least rectangle around the area that is drawn on, in the current coordinates.
    public var boundingBoxOfClipPath: CGRect {
      canvas.drawnArea.applying(canvas.state.transform.inverted())
    }
    /// Sets the opacity of everything that is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { canvas.state.alpha = alpha }
    /// Sets how colours are mixed with those below.
    public func setBlendMode(_ mode: CGBlendMode) { canvas.state.blendMode = mode }
    /// Sets the fill colour.
    public func setFillColor(_ color: CGColor) { canvas.state.fillColor = color.color }
    /// Sets the fill colour by its components, each from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      canvas.state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the fill colour to a grey, by its lightness and opacity from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      canvas.state.fillColor = Color(white: gray, alpha: alpha)
    }
    /// Sets the stroke colour.
    public func setStrokeColor(_ color: CGColor) { canvas.state.strokeColor = color.color }
    /// Sets the stroke colour by its components, each from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      canvas.state.strokeColor = Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the stroke colour to a grey, by its lightness and opacity from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      canvas.state.strokeColor = Color(white: gray, alpha: alpha)
    }
    /// Sets the line width.
    public func setLineWidth(_ width: CGFloat) { canvas.state.stroke.width = width }
    /// Sets the shape of line ends.
    public func setLineCap(_ cap: CGLineCap) { canvas.state.stroke.cap = Stroke.Cap(cap) }
    /// Sets the shape of line joins.
    public func setLineJoin(_ join: CGLineJoin) { canvas.state.stroke.join = Stroke.Join(join) }
    /// Sets the limit of a mitre, as a multiple of the line width.
    public func setMiterLimit(_ limit: CGFloat) { canvas.state.stroke.miterLimit = limit }
    /// Sets the lengths of dashes and gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      (canvas.state.stroke.dash, canvas.state.stroke.phase) = (lengths, phase)
    }
    /// Has no effect: edges are never smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect: edges are never smoothed.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Has no effect: shadows are not drawn.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Has no effect: shadows are not drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// The quality of scaled images, which are never smoothed.
    public var interpolationQuality: CGInterpolationQuality {
      get { .none }
      set {}
    }
  }

  /// The quality of scaled images, in place of Core Graphics' type on Linux.
  public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default`, none, low, high, medium
  }
#endif

#if os(Linux)
  /// The way in which a colour is mixed with the one below it, in place of Core Graphics' type on
  /// Linux.
  ///
  /// The modes by which Porter and Duff composite colours are simulated, and `multiply`, `screen`,
  /// `darken` and `lighten`; the others act like `normal`.
  public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
  }
#else
  import CoreGraphics
#endif
