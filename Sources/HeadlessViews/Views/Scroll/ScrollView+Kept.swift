import Foundation

/// What a scroll view keeps as data.
private final class ScrollKeepsakes {
  var delaysTouches = true
  var cancelsTouches = true
  var adjustsIndicators = true
  var pan: PanGestureRecognizer?
}

extension ScrollView {
  private var keepsakes: ScrollKeepsakes { keptStates.value { ScrollKeepsakes() } }

  /// How far the scroll indicators keep from the edges, both of them, in points.
  ///
  /// Asked for, it is what the vertical one keeps.
  public var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the scroll indicators keep clear of bars. It is kept.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { keepsakes.adjustsIndicators }
    set { keepsakes.adjustsIndicators = newValue }
  }
  /// Whether views within hear of a touch only when it does not scroll. It is kept.
  public var delaysContentTouches: Bool {
    get { keepsakes.delaysTouches }
    set { keepsakes.delaysTouches = newValue }
  }
  /// Whether a touch that scrolls is none for the views within any more. It is kept.
  public var canCancelContentTouches: Bool {
    get { keepsakes.cancelsTouches }
    set { keepsakes.cancelsTouches = newValue }
  }
  /// Shows the scroll indicators for a moment. There are no pixels, so nothing comes of it.
  public func flashScrollIndicators() {}

  /// What recognises that a finger scrolls. ``Simulator`` scrolls without it: other recognisers can
  /// refer to it, and it is on no view.
  public var panGestureRecognizer: PanGestureRecognizer {
    if let pan = keepsakes.pan { return pan }
    let pan = PanGestureRecognizer()
    keepsakes.pan = pan
    return pan
  }
}
