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

extension ScrollView {
  package func setOffset(_ offset: CGPoint) {
    offsetAnimation?.work?.cancel()
    offsetAnimation = nil
    moveOffset(to: offset)
  }

  /// Moves the content without affecting a running animation.
  package func moveOffset(to offset: CGPoint) {
    guard offset != bounds.origin, !hasCrashed else { return }
    bounds.origin = offset
  }

  func setContentSize(_ size: CGSize) {
    guard size != storedContentSize else { return }
    defer { checkObservers() }
    storedContentSize = size
    updateAdjustedContentInset()
    clampOffset()
  }

  /// The range of offsets at which the content rests, from its start to its end.
  var restingOffsets: (least: CGPoint, most: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// Returns the closest offset at which the content rests.
  package func restingOffset(near offset: CGPoint) -> CGPoint {
    let (least, most) = restingOffsets
    return CGPoint(
      x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// Returns the content to the resting range when its size has changed while no finger holds it.
  ///
  /// (behaviour 5.7)
  func clampOffset() {
    guard !isTracking, !isDecelerating, offsetAnimation == nil else { return }
    moveOffset(to: restingOffset(near: contentOffset))
  }

  /// Returns the offset closest to the current one that makes a rectangle of the content visible.
  package func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let x = Self.start(
      showing: rect.minX..<max(rect.minX, rect.maxX), from: contentOffset.x + inset.left,
      length: bounds.width - inset.left - inset.right)
    let y = Self.start(
      showing: rect.minY..<max(rect.minY, rect.maxY), from: contentOffset.y + inset.top,
      length: bounds.height - inset.top - inset.bottom)
    return restingOffset(near: CGPoint(x: x - inset.left, y: y - inset.top))
  }

  private static func start(
    showing range: Range<CGFloat>, from start: CGFloat, length: CGFloat
  ) -> CGFloat {
    if range.lowerBound < start { return range.lowerBound }
    if range.upperBound > start + length {
      return min(range.lowerBound, range.upperBound - length)
    }
    return start
  }
}
