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
      top: unsafe.top > 0 ? max(0, unsafe.top - (frame.minY - room.minY)) : 0,
      left: unsafe.left > 0 ? max(0, unsafe.left - (frame.minX - room.minX)) : 0,
      bottom: unsafe.bottom > 0 ? max(0, unsafe.bottom - (room.maxY - frame.maxY)) : 0,
      right: unsafe.right > 0 ? max(0, unsafe.right - (room.maxX - frame.maxX)) : 0)
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
