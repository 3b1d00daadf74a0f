import Foundation

/// The properties of a view that are kept as data, since nothing is rendered.
private final class StoredViewProperties {
  var mask: View?
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
  var contentScaleFactor: CGFloat?
  var clearsContextBeforeDrawing = true
  var tintAdjustmentMode = View.TintAdjustmentMode.automatic
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var largeContentTitle: String?
  var showsLargeContentViewer = false
}

extension View {
  private var stored: StoredViewProperties { keptStates.value { StoredViewProperties() } }

  /// How the tint colour is adjusted, for instance under an alert.
  ///
  /// Counterpart: `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic, normal, dimmed
  }

  /// The view whose opacity masks this view's content. Kept without effect.
  public var mask: View? {
    get { stored.mask }
    set { stored.mask = newValue }
  }
  /// Whether no other view gets touches while this one does. Kept without effect.
  public var isExclusiveTouch: Bool {
    get { stored.isExclusiveTouch }
    set { stored.isExclusiveTouch = newValue }
  }
  /// Whether the view gets several touches at once. Kept without effect.
  public var isMultipleTouchEnabled: Bool {
    get { stored.isMultipleTouchEnabled }
    set { stored.isMultipleTouchEnabled = newValue }
  }
  /// The number of pixels in a point; the screen's by default.
  public var contentScaleFactor: CGFloat {
    get { stored.contentScaleFactor ?? simulator.scale }
    set { stored.contentScaleFactor = newValue }
  }
  /// Whether the view is cleared before it is drawn. Kept without effect.
  public var clearsContextBeforeDrawing: Bool {
    get { stored.clearsContextBeforeDrawing }
    set { stored.clearsContextBeforeDrawing = newValue }
  }
  /// How the tint colour is adjusted, for instance under an alert. A change calls
  /// ``tintColorDidChange()``, and no colour is dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { stored.tintAdjustmentMode }
    set {
      guard newValue != tintAdjustmentMode else { return }
      stored.tintAdjustmentMode = newValue
      tintColorDidChange()
    }
  }
  /// The identifier for state restoration. Kept without effect.
  public var restorationIdentifier: String? {
    get { stored.restorationIdentifier }
    set { stored.restorationIdentifier = newValue }
  }
  /// The group in which focus moves. Kept without effect: no view gets focus here.
  public var focusGroupIdentifier: String? {
    get { stored.focusGroupIdentifier }
    set { stored.focusGroupIdentifier = newValue }
  }
  /// Whether the view has focus; always `false`.
  public var isFocused: Bool { false }
  /// The title that the large content viewer shows. Kept without effect.
  public var largeContentTitle: String? {
    get { stored.largeContentTitle }
    set { stored.largeContentTitle = newValue }
  }
  /// Whether the large content viewer shows the view. Kept without effect.
  public var showsLargeContentViewer: Bool {
    get { stored.showsLargeContentViewer }
    set { stored.showsLargeContentViewer = newValue }
  }

  /// Returns a view of the same size and colour, in place of a snapshot of this one.
  ///
  /// - Parameter afterUpdates: Whether pending layout runs first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    if afterUpdates { layoutIfNeeded() }
    let picture = View(frame: bounds)
    picture.backgroundColor = backgroundColor
    return picture
  }

  /// Has no effect: nothing is rendered.
  public func setNeedsDisplay(_ rect: CGRect) {}

  /// Returns the layout direction for a semantic content attribute, on a device that reads from
  /// left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
