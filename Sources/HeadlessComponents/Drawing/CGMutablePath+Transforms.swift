#if os(Linux)
  import Foundation
  import HeadlessViews

  /// The number of a glyph in a font. Counterpart: `CGGlyph`.
  public typealias FontGlyph = UInt16

  // What is added to a path under a transform: the path on its own, transformed.
  extension CGMutablePath {
    /// Moves to a point, transformed, without adding a line.
    public func move(to point: CGPoint, transform: CGAffineTransform) {
      move(to: point.applying(transform))
    }
    /// Adds a line to a point, transformed.
    public func addLine(to point: CGPoint, transform: CGAffineTransform) {
      addLine(to: point.applying(transform))
    }
    /// Adds lines between points, transformed.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform) {
      addLines(between: points.map { $0.applying(transform) })
    }
    /// Adds a cubic curve, transformed.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform
    ) {
      addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
    /// Adds a quadratic curve, transformed.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform) {
      addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
    /// Adds the ellipse in a rectangle, transformed.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
      add(transform) { $0.addEllipse(in: rect) }
    }
    /// Adds a rounded rectangle, transformed.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform
    ) {
      add(transform) {
        $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      }
    }

    private func add(_ transform: CGAffineTransform, _ draw: (CGMutablePath) -> Void) {
      let part = CGMutablePath()
      draw(part)
      addPath(part, transform: transform)
    }
  }

  extension CGColor {
    /// Returns the colour in another space: as a grey, or with red, green and blue.
    ///
    /// - Parameters:
    ///   - intent: It makes no difference.
    ///   - options: They make no difference.
    public func converted(
      to destinationSpace: CGColorSpace, intent: CGColorRenderingIntent,
      options: [AnyHashable: Any]?
    ) -> CGColor? {
      let numbers = color.components
      guard destinationSpace.numberOfComponents == 1 else { return self }
      let grey = 0.2126 * numbers.red + 0.7152 * numbers.green + 0.0722 * numbers.blue
      return CGColor(gray: grey, alpha: numbers.alpha)
    }
  }
#endif
