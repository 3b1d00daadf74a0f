import Foundation

extension View {
  /// The layout guides that were added to this view.
  public var layoutGuides: [LayoutGuide] { autoLayout.guides }

  /// Adds a layout guide for constraints to place. It is removed from its previous view.
  public func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
    noticeConstrainedContents()
    requestConstrainedLayout()
  }

  /// Removes a layout guide and the constraints that involve it.
  public func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var ancestor: View? = self
    while let view = ancestor {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.deactivate()
      }
      ancestor = view.parent
    }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    requestConstrainedLayout()
  }

  /// The part of the view that bars and the device housing do not cover.
  public var safeAreaLayoutGuide: LayoutGuide { standardGuide(.safeArea) }
  /// The part of the view within its margins.
  public var layoutMarginsGuide: LayoutGuide { standardGuide(.margins) }
  /// The part of the view within its margins that has a comfortable width for reading: at most 672
  /// points, centred.
  public var readableContentGuide: LayoutGuide { standardGuide(.readable) }

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

extension ScrollView {
  /// The content area. Constraints to it determine the content size.
  public var contentLayoutGuide: LayoutGuide { standardGuide(.scrollContent) }
  /// The visible area of the scroll view, wherever the content is scrolled to.
  public var frameLayoutGuide: LayoutGuide { standardGuide(.scrollFrame) }
}
