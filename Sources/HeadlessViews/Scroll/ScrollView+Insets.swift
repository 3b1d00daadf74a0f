import Foundation

extension ScrollView {
  /// The axes along which the safe area is added to the insets.
  var adjustedAxes: (vertical: Bool, horizontal: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes: scrollableAxes
    case .automatic:
      (scrollableAxes.vertical || isContentBetweenBars, scrollableAxes.horizontal)
    }
  }

  private var scrollableAxes: (vertical: Bool, horizontal: Bool) {
    (
      alwaysBounceVertical || contentSize.height > bounds.height,
      alwaysBounceHorizontal || contentSize.width > bounds.width
    )
  }

  /// Whether the scroll view is the content of a controller that a navigation or tab bar controller
  /// shows. (behaviour 16.2)
  private var isContentBetweenBars: Bool {
    var ancestor: View? = self
    while let view = ancestor, view.owner == nil { ancestor = view.parent }
    return ancestor?.owner?.scrollViewBetweenBars === self
  }

  var computedAdjustedInset: EdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return contentInset }
    let (vertical, horizontal) = adjustedAxes
    return contentInset
      + EdgeInsets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
        bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
  }

  /// Reports a change of the adjusted content inset. Content that rested at its start rests there
  /// again.
  package func updateAdjustedContentInset() {
    let (old, new) = (knownAdjustedInset, adjustedContentInset)
    guard new != old else { return }
    knownAdjustedInset = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    setOffset(offset)
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
