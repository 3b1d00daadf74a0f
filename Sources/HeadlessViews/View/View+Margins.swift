import Foundation

extension View {
  /// The width of the margins of controllers' root views on the screen, in points.
  package var systemMargin: CGFloat {
    let isWide = simulator.screenSize.width >= Self.leastWideScreen
    return traitCollection.horizontalSizeClass == .regular || isWide ? 20 : 16
  }

  /// The width of the narrowest phone whose margins are wide, in points.
  private static var leastWideScreen: CGFloat { 414 }

  var effectiveLayoutMargins: EdgeInsets {
    var insets = ownLayoutMargins
    if margins.includesSafeArea { insets = insets + safeAreaInsets }
    guard margins.followsSuperview, let outer = parent else { return insets }
    let room = outer.bounds.inset(by: outer.layoutMargins)
    return EdgeInsets(
      top: max(insets.top, room.minY - frame.minY),
      left: max(insets.left, room.minX - frame.minX),
      bottom: max(insets.bottom, frame.maxY - room.maxY),
      right: max(insets.right, frame.maxX - room.maxX))
  }

  func setLayoutMargins(_ insets: EdgeInsets) {
    let old = ownLayoutMargins
    margins.given = insets
    if ownLayoutMargins != old { announceMargins() }
  }

  /// The margins without the safe area and the superview's margins. Those of a controller's root
  /// view are at least the system's, from side to side. (behaviour 16.5)
  private var ownLayoutMargins: EdgeInsets {
    guard let least = owner?.leastLayoutMargins?.insets(effectiveUserInterfaceLayoutDirection)
    else { return margins.insets }
    guard let given = margins.given else { return least }
    return EdgeInsets(
      top: given.top, left: max(given.left, least.left), bottom: given.bottom,
      right: max(given.right, least.right))
  }

  package func announceMargins() {
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    if autoLayout.hasConstrainedContents { requestConstrainedLayout() }
    for view in children where view.margins.followsSuperview { view.announceMargins() }
  }
}

/// The layout margins of a view, as they were set.
package struct LayoutMargins: Equatable {
  /// The insets that a client has set.
  var given: EdgeInsets?
  /// The insets of a view that is not a controller's root view: eight points on each side unless
  /// set. (behaviour 16.5)
  package var insets: EdgeInsets {
    given ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }
  /// Whether the safe area is added.
  var includesSafeArea = true
  /// Whether the margins are at least those of the superview.
  var followsSuperview = false
}

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
