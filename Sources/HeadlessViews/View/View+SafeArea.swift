import Foundation

extension View {
  /// The superview's safe area insets as they affect this view.
  ///
  /// A scroll view's insets keep its content clear of bars, so its subviews have no insets on the
  /// sides that it adjusts.
  var computedSafeAreaInsets: EdgeInsets {
    guard let owner else { return safeAreaInsetsFromSuperview }
    return safeAreaInsetsFromSuperview + owner.obstructedInsets
  }

  private var safeAreaInsetsFromSuperview: EdgeInsets {
    guard let outer = parent else { return .zero }
    let unsafe = outer.safeAreaInsetsForSubviews
    guard unsafe != .zero else { return .zero }
    let room = outer.bounds
    return EdgeInsets(
      top: Self.inset(unsafe.top, after: frame.minY - room.minY),
      left: Self.inset(unsafe.left, after: frame.minX - room.minX),
      bottom: Self.inset(unsafe.bottom, after: room.maxY - frame.maxY),
      right: Self.inset(unsafe.right, after: room.maxX - frame.maxX))
  }

  /// Returns how much of the superview's unsafe strip is inside a view at a distance from the
  /// superview's edge.
  ///
  /// It is never more than the strip: a view whose own margin is pinned to the safe area would
  /// otherwise move beyond the edge with every pass, forever.
  private static func inset(_ unsafe: CGFloat, after distance: CGFloat) -> CGFloat {
    unsafe > 0 ? min(unsafe, max(0, unsafe - distance)) : 0
  }

  /// Notifies the controllers' views in this view, which has come into a window: bars may cover
  /// them where nothing covers this view.
  func noticeSafeAreasOfControllers() {
    if owner != nil { noticeSafeArea() }
    for view in children { view.noticeSafeAreasOfControllers() }
  }

  /// Notifies this view and its descendants of a change of their safe area.
  package func noticeSafeArea() {
    guard currentWindow != nil || self is Window || knownSafeAreaInsets != .zero else { return }
    let insets = safeAreaInsets
    guard insets != knownSafeAreaInsets else { return }
    knownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    safeAreaDidChangeInternally()
    setNeedsLayout()
    if autoLayout.hasConstrainedContents { requestConstrainedLayout() }
    for view in children { view.noticeSafeArea() }
  }
}
