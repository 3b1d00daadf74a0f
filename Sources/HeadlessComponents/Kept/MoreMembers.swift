import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

extension Window {
  /// Whether the scene may take the size of the content. Kept without effect.
  public var canResizeToFitContent: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension WindowScene {
  /// The title bar of a window on a Mac: none.
  public var titlebar: Titlebar? { nil }
}

/// The title bar of a window on a Mac.
///
/// Counterpart: `UITitlebar`.
///
/// Coverage: simulated. Kept without effect: `autoHidesToolbarInFullScreen`, `titleVisibility`,
/// `toolbarStyle`.
@preconcurrency @MainActor
open class Titlebar: NSObject {
  /// Whether the title is shown. Counterpart: `UITitlebarTitleVisibility`.
  public enum TitleVisibility: Int, Hashable, Sendable {
    case visible, hidden
  }
  /// The style of the toolbar. Counterpart: `UITitlebarToolbarStyle`.
  public enum ToolbarStyle: Int, Hashable, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  /// Whether the title is shown.
  open var titleVisibility = TitleVisibility.visible
  /// The style of the toolbar.
  open var toolbarStyle = ToolbarStyle.automatic
  /// Whether the toolbar is hidden while the window fills the screen.
  open var autoHidesToolbarInFullScreen = false
}

extension Device: KeyedProperties {
  /// Keeps a value under a key. Apps set the orientation in this way, without effect here.
  package func setKeyedValue(_ value: Any?, _ key: String) { keep(value, "value " + key) }
  /// Returns the value that was kept under a key.
  package func keyedValue(_ key: String) -> Any? { kept(or: Any?.none, "value " + key) }
}

extension DatePicker: KeyedProperties {
  /// Keeps a value under a key. Apps set the colour of the text in this way.
  package func setKeyedValue(_ value: Any?, _ key: String) { keep(value, "value " + key) }
  /// Returns the value that was kept under a key.
  package func keyedValue(_ key: String) -> Any? { kept(or: Any?.none, "value " + key) }
}

extension Switch {
  /// The style of a switch. Counterpart: `UISwitch.Style`.
  public enum Style: Int, Hashable, Sendable {
    case automatic, checkbox, sliding
  }
  /// The preferred style. Kept without effect.
  public var preferredStyle: Style {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The style: a sliding switch.
  public var style: Style { .sliding }
}

extension Button {
  /// Whether the image grows with large text sizes. Kept without effect.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

/// The kinds of scrolling that a recogniser accepts. Counterpart: `UIScrollTypeMask`.
public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolling with a wheel.
  public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling with a trackpad.
  public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
  /// All kinds.
  public static let all: ScrollTypeMask = [.discrete, .continuous]
}

extension PanGestureRecognizer {
  /// The kinds of scrolling that the recogniser accepts. Kept without effect.
  public var allowedScrollTypesMask: ScrollTypeMask {
    get { kept(or: []) }
    set { keep(newValue) }
  }
}

extension Image {
  /// Returns an image whose middle is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> Image {
    resizableImage(
      withCapInsets: EdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
        right: max(0, size.width - CGFloat(leftCapWidth) - 1)))
  }
}

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

extension SpringAnimation {
  /// The time after which the spring rests, in seconds, as estimated from its damping.
  public var settlingDuration: TimeInterval {
    let rate = Double(damping / (2 * max(mass, 0.001)))
    return rate > 0 ? 5 / rate : .infinity
  }
}

extension TextInput {
  /// Returns the range of the character at a point: `nil`, as characters have no places here.
  public func characterRange(at point: CGPoint) -> TextRange? { nil }
  /// Has no effect: text is not laid out by its direction.
  public func setBaseWritingDirection(_ writingDirection: WritingDirection, for range: TextRange) {}
}

extension NSString {
  /// Has no effect: text is not rendered.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect: text is not rendered.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect: text is not rendered.
  public func draw(
    with rect: CGRect, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) {}
}

extension String {
  /// Has no effect: text is not rendered.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect: text is not rendered.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect: text is not rendered.
  public func draw(
    with rect: CGRect, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) {}
}
