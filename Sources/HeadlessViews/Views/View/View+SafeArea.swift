import Foundation

extension View {
  /// How far the superview's safe area reaches into this view.
  ///
  /// A scroll view keeps its content clear of bars by its insets, so for the views in it the sides
  /// that it adjusts count as safe.
  var computedSafeAreaInsets: EdgeInsets {
    guard let controller else { return safeAreaInsetsFromSuperview }
    return safeAreaInsetsFromSuperview + controller.obstructedInsets
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

  /// Tells the views of controllers in this view, which has come into a window: bars may cover them
  /// where nothing covers this view.
  func noticeSafeAreasOfControllers() {
    if controller != nil { noticeSafeArea() }
    for view in children { view.noticeSafeAreasOfControllers() }
  }

  /// Tells this view, and the views in it, when their safe area is another one than before.
  func noticeSafeArea() {
    guard currentWindow != nil || self is Window || knownSafeAreaInsets != .zero else { return }
    let insets = safeAreaInsets
    guard insets != knownSafeAreaInsets else { return }
    knownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    safeAreaDidChangeInternally()
    setNeedsLayout()
    if autoLayout.hasConstrainedContents { requestConstrainedLayout() }
    for view in children { view.noticeSafeArea() }
  }
}
