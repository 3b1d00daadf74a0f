import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

#if os(Linux)
  extension CGContext {
    /// Begins a layer: the state is saved, and what follows is drawn as without it.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) { saveGState() }
    /// Begins a layer: the state is saved, and what follows is drawn as without it.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
      saveGState()
      clip(to: rect)
    }
    /// Ends a layer.
    public func endTransparencyLayer() { restoreGState() }
    /// Has no effect: text is not rendered.
    public func setTextDrawingMode(_ mode: TextDrawingMode) {}
    /// Has no effect: curves are exact enough.
    public func setFlatness(_ flatness: CGFloat) {}
  }

  /// The way in which text is drawn. Text is not rendered here. Counterpart: `CGTextDrawingMode`.
  public enum TextDrawingMode: Int32, Hashable, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
  }

  extension CGPath {
    /// Returns the transformed path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      let path = BezierPath(cgPath: self)
      if let transform { path.apply(transform.pointee) }
      return path.cgPath
    }
  }

  extension CGMutablePath {
    /// Adds an arc, by the angle that it spans, in radians.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
    ) {
      addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
        clockwise: delta < 0)
    }
  }
#endif
