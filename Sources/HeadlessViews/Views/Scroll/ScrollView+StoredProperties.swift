import Foundation

/// The properties of a scroll view that are kept as data.
private final class StoredScrollProperties {
  var delaysTouches = true
  var cancelsTouches = true
  var adjustsIndicators = true
  var pan: PanGestureRecognizer?
}

extension ScrollView {
  private var stored: StoredScrollProperties { keptStates.value { StoredScrollProperties() } }

  /// The insets of both scroll indicators from the edges, in points.
  ///
  /// Reading it returns the vertical indicator's insets.
  public var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the scroll indicators avoid bars. Kept without effect.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { stored.adjustsIndicators }
    set { stored.adjustsIndicators = newValue }
  }
  /// Whether touches are delayed for subviews until they turn out not to scroll. Kept without
  /// effect.
  public var delaysContentTouches: Bool {
    get { stored.delaysTouches }
    set { stored.delaysTouches = newValue }
  }
  /// Whether a scrolling touch is cancelled for the subviews. Kept without effect.
  public var canCancelContentTouches: Bool {
    get { stored.cancelsTouches }
    set { stored.cancelsTouches = newValue }
  }
  /// Has no effect: nothing is rendered.
  public func flashScrollIndicators() {}

  /// The recogniser of the scrolling gesture. ``Simulator`` scrolls without it: it exists so that
  /// other recognisers can refer to it, and belongs to no view.
  public var panGestureRecognizer: PanGestureRecognizer {
    if let pan = stored.pan { return pan }
    let pan = PanGestureRecognizer()
    stored.pan = pan
    return pan
  }
}
