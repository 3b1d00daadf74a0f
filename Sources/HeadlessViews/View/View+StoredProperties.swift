import Foundation

/// The properties of a view that are kept as data, since nothing is rendered.
final class StoredViewProperties {
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
  var keptProperties: StoredViewProperties { keptStates.value { StoredViewProperties() } }

  /// The adjustment of the tint colour, for example under an alert.
  ///
  /// Counterpart: `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic, normal, dimmed
  }

  /// Returns the layout direction for a semantic content attribute, on a device that reads from
  /// left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
