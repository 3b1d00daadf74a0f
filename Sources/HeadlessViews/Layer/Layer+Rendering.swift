import Foundation

#if os(Linux)
  import Foundation
  import Raster

  extension Layer {
    func paint(_ canvas: Canvas) {
      canvas.save()
      defer { canvas.restore() }
      if let mask { canvas.clip(to: mask.shape(on: canvas)) }
      let outline = outline.elements
      if masksToBounds { canvas.clip(to: outline) }
      if let color = backgroundColor {
        canvas.state.fillColor = color.color
        canvas.fill(outline)
      }
      canvas.save()
      paintContent(canvas, outline)
      draw(in: CGContext(canvas))
      if let view {
        view.tracking(.drawing) {
          $0.setNeedsDisplay()
        } _: {
          view.draw(bounds)
        }
      }
      canvas.restore()
      for layer in sublayers ?? [] where !layer.isHidden && layer.opacity > 0 {
        canvas.save()
        canvas.state.transform = layer.placement.concatenating(canvas.state.transform)
        canvas.state.alpha *= CGFloat(layer.opacity)
        layer.paint(canvas)
        canvas.restore()
      }
      if borderWidth > 0, let color = borderColor {
        canvas.state.strokeColor = color.color
        let inner = outlined(bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2))
        canvas.stroke(inner.elements, with: Stroke(width: borderWidth))
      }
    }

    private func paintContent(_ canvas: Canvas, _ outline: [BezierPath.Element]) {
      if let gradient = self as? GradientLayer { gradient.paintGradient(canvas, outline) }
      if let shape = self as? ShapeLayer { shape.paintShape(canvas) }
      if let picture = contents as? CGImage, let bitmap = picture.bitmap {
        canvas.draw(bitmap, in: bounds, isFlipped: false)
      }
      if let view = view as? ImageView, let image = view.image {
        if image.renderingMode == .alwaysTemplate { canvas.state.fillColor = view.tintColor }
        canvas.clip(to: BezierPath(rect: bounds).elements)
        image.draw(in: view.contentMode.place(image.size, in: bounds))
      }
    }

    /// The transform from the layer's coordinates to those of the superlayer.
    private var placement: CGAffineTransform {
      let box = bounds
      let middle = CGAffineTransform(translationX: -box.midX, y: -box.midY)
      return middle.concatenating(affineTransform())
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var outline: BezierPath { outlined(bounds) }

    private func outlined(_ rect: CGRect) -> BezierPath {
      guard cornerRadius > 0 else { return BezierPath(rect: rect) }
      return BezierPath(
        roundedRect: rect, byRoundingCorners: maskedCorners.corners,
        cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Returns the opacity of the layer, drawn with the coordinates of a canvas.
    private func shape(on canvas: Canvas) -> Mask {
      let own = Canvas(Bitmap(width: canvas.bitmap.width, height: canvas.bitmap.height))
      own.state.transform = placement.concatenating(canvas.state.transform)
      Canvas.draw(on: own) { paint(own) }
      let (pixels, width) = (own.bitmap.pixels, own.bitmap.width)
      var mask = own.emptyMask
      mask.add { column, row in pixels[(row * width + column) * 4 + 3] }
      return mask
    }
  }

  extension GradientLayer {
    fileprivate func paintGradient(_ canvas: Canvas, _ outline: [BezierPath.Element]) {
      let places = locations?.map { CGFloat($0.doubleValue) }
      let colors = colors ?? []
      let gradient = (places ?? []).withUnsafeBufferPointer { buffer in
        CGGradient(
          colorsSpace: nil, colors: colors,
          locations: buffer.count == colors.count ? buffer.baseAddress : nil)
      }
      guard let gradient else { return }
      let box = bounds
      func place(_ share: CGPoint) -> CGPoint {
        CGPoint(x: box.minX + share.x * box.width, y: box.minY + share.y * box.height)
      }
      canvas.save()
      canvas.clip(to: outline)
      CGContext(canvas).drawLinearGradient(
        gradient, start: place(startPoint), end: place(endPoint),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      canvas.restore()
    }
  }

  extension ShapeLayer {
    fileprivate func paintShape(_ canvas: Canvas) {
      guard let path else { return }
      if let color = fillColor {
        canvas.state.fillColor = color.color
        canvas.fill(path.elements, evenOdd: fillRule == .evenOdd)
      }
      guard let color = strokeColor, lineWidth > 0 else { return }
      canvas.state.strokeColor = color.color
      let caps: [LineCap: Stroke.Cap] = [.round: .round, .square: .square]
      let joins: [LineJoin: Stroke.Join] = [.round: .round, .bevel: .bevel]
      canvas.stroke(
        path.elements,
        with: Stroke(
          width: lineWidth, cap: caps[lineCap] ?? .butt, join: joins[lineJoin] ?? .miter,
          miterLimit: miterLimit, dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
          phase: lineDashPhase))
    }
  }

  extension CornerMask {
    fileprivate var corners: RectCorner {
      let pairs: [(CornerMask, RectCorner)] = [
        (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
        (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
      ]
      return pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
    }
  }

  extension View.ContentMode {
    /// Returns the rectangle in which content of a size is drawn.
    fileprivate func place(_ size: CGSize, in box: CGRect) -> CGRect {
      guard size.width > 0, size.height > 0 else { return box }
      let (x, y) = (box.width / size.width, box.height / size.height)
      let scale =
        switch self {
        case .scaleToFill, .redraw: CGSize(width: x, height: y)
        case .scaleAspectFit: CGSize(width: min(x, y), height: min(x, y))
        case .scaleAspectFill: CGSize(width: max(x, y), height: max(x, y))
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
          CGSize(width: 1, height: 1)
        }
      let (width, height) = (size.width * scale.width, size.height * scale.height)
      let shares = shares
      return CGRect(
        x: box.minX + (box.width - width) * shares.x,
        y: box.minY + (box.height - height) * shares.y, width: width, height: height)
    }

    /// The share of the free space that is on the left and at the top.
    private var shares: (x: CGFloat, y: CGFloat) {
      switch self {
      case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
      case .top: (0.5, 0)
      case .bottom: (0.5, 1)
      case .left: (0, 0.5)
      case .right: (1, 0.5)
      case .topLeft: (0, 0)
      case .topRight: (1, 0)
      case .bottomLeft: (0, 1)
      case .bottomRight: (1, 1)
      }
    }
  }

  extension View {
    func drawOnCurrentCanvas(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      guard let canvas = Canvas.current else { return false }
      if afterUpdates { layoutIfNeeded() }
      let box = bounds
      guard box.width > 0, box.height > 0 else { return true }
      canvas.save()
      let (x, y) = (rect.width / box.width, rect.height / box.height)
      canvas.state.transform = CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: rect.minX - box.minX * x, ty: rect.minY - box.minY * y
      ).concatenating(canvas.state.transform)
      layer.render(in: CGContext(canvas))
      canvas.restore()
      return true
    }
  }
#endif

/// The position of a layer's content in its bounds.
///
/// Counterpart: `CALayerContentsGravity`.
public struct LayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a position from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centred.
  public static let center = Self(rawValue: "center")
  /// The top edge.
  public static let top = Self(rawValue: "top")
  /// The bottom edge.
  public static let bottom = Self(rawValue: "bottom")
  /// The left edge.
  public static let left = Self(rawValue: "left")
  /// The right edge.
  public static let right = Self(rawValue: "right")
  /// The top left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// The top right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// The bottom left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// The bottom right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = Self(rawValue: "resize")
  /// Scaled to fit in the bounds.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, and clipped.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
