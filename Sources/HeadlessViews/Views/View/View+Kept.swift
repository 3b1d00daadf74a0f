import Foundation

/// What a view keeps as data, for want of pixels.
private final class ViewKeepsakes {
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
  private var keepsakes: ViewKeepsakes { keptStates.value { ViewKeepsakes() } }

  /// What becomes of the tint colour while something else has the user's attention.
  ///
  /// Counterpart: `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic, normal, dimmed
  }

  /// The view whose opacity this view's content takes. It is kept.
  public var mask: View? {
    get { keepsakes.mask }
    set { keepsakes.mask = newValue }
  }
  /// Whether no other view gets touches while this one does. There is one finger.
  public var isExclusiveTouch: Bool {
    get { keepsakes.isExclusiveTouch }
    set { keepsakes.isExclusiveTouch = newValue }
  }
  /// Whether the view gets several touches at once. There is one finger.
  public var isMultipleTouchEnabled: Bool {
    get { keepsakes.isMultipleTouchEnabled }
    set { keepsakes.isMultipleTouchEnabled = newValue }
  }
  /// The number of pixels in a point: the screen's, until it is set.
  public var contentScaleFactor: CGFloat {
    get { keepsakes.contentScaleFactor ?? simulator.scale }
    set { keepsakes.contentScaleFactor = newValue }
  }
  /// Whether the view is wiped before it is drawn. It is kept.
  public var clearsContextBeforeDrawing: Bool {
    get { keepsakes.clearsContextBeforeDrawing }
    set { keepsakes.clearsContextBeforeDrawing = newValue }
  }
  /// What becomes of the tint colour while something else has the user's attention. A
  /// change calls ``tintColorDidChange()``, and no color is dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { keepsakes.tintAdjustmentMode }
    set {
      guard newValue != tintAdjustmentMode else { return }
      keepsakes.tintAdjustmentMode = newValue
      tintColorDidChange()
    }
  }
  /// What the view's state is restored by. It is kept.
  public var restorationIdentifier: String? {
    get { keepsakes.restorationIdentifier }
    set { keepsakes.restorationIdentifier = newValue }
  }
  /// The group in which focus moves. It is kept: nothing gets focus here.
  public var focusGroupIdentifier: String? {
    get { keepsakes.focusGroupIdentifier }
    set { keepsakes.focusGroupIdentifier = newValue }
  }
  /// Whether the view has focus: never.
  public var isFocused: Bool { false }
  /// What is said large while a finger rests on the view. It is kept.
  public var largeContentTitle: String? {
    get { keepsakes.largeContentTitle }
    set { keepsakes.largeContentTitle = newValue }
  }
  /// Whether something is said large while a finger rests on the view. It is kept.
  public var showsLargeContentViewer: Bool {
    get { keepsakes.showsLargeContentViewer }
    set { keepsakes.showsLargeContentViewer = newValue }
  }

  /// A view of the same size and colour, as a picture of this one would be.
  ///
  /// - Parameter afterUpdates: Whether pending layout runs first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    if afterUpdates { layoutIfNeeded() }
    let picture = View(frame: bounds)
    picture.backgroundColor = backgroundColor
    return picture
  }

  /// Asks to be drawn in a part. There are no pixels, so nothing comes of it.
  public func setNeedsDisplay(_ rect: CGRect) {}

  /// The direction of reading where a view is marked so, on a device that reads from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
