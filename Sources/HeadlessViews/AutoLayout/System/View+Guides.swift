import Foundation

extension View {
  /// The layout guides that were added to this view.
  public var layoutGuides: [LayoutGuide] { autoLayout.guides }

  func standardGuide(_ role: LayoutGuide.Role) -> LayoutGuide {
    if let guide = autoLayout.standardGuides[role] { return guide }
    let guide = LayoutGuide(role, of: self)
    autoLayout.standardGuides[role] = guide
    return guide
  }

  /// Returns the insets of a guide from the edges of this view.
  package func insets(of role: LayoutGuide.Role, width: CGFloat) -> EdgeInsets {
    switch role {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readable:
      var insets = layoutMargins
      let surplus = max(0, width - insets.left - insets.right - Self.readableWidth) / 2
      insets.left += surplus
      insets.right += surplus
      return insets
    case .keyboard: return keyboardGuideInsets
    case .own, .scrollFrame, .scrollContent: return .zero
    }
  }

  private static var readableWidth: CGFloat { 672 }
}
