import Foundation

extension View {
  /// Whether the margins include the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.includesSafeArea }
    set { margins.includesSafeArea = newValue }
  }

  /// Whether content also avoids the superview's margins.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.followsSuperview }
    set {
      guard newValue != margins.followsSuperview else { return }
      margins.followsSuperview = newValue
      announceMargins()
    }
  }

  /// The layout direction of this view: its own, otherwise that of the simulator's traits.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection
    }
  }

  var effectiveLayoutMargins: EdgeInsets {
    var insets = margins.insets
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
    guard insets != margins.insets else { return }
    margins.insets = insets
    announceMargins()
  }

  private func announceMargins() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    if autoLayout.hasConstrainedContents { requestConstrainedLayout() }
    for view in children where view.margins.followsSuperview { view.announceMargins() }
  }
}
