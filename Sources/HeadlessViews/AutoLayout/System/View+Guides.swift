import Foundation

extension View {
  /// The layout guides that were added to this view.
  public var layoutGuides: [LayoutGuide] { autoLayout.guides }

  /// Adds a layout guide, which constraints place then. It leaves the view that it was in.
  public func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
    noticeConstrainedContents()
    requestConstrainedLayout()
  }

  /// Removes a layout guide and the constraints that it takes part in.
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

  /// The part of the view that bars and the housing of the device leave free.
  public var safeAreaLayoutGuide: LayoutGuide { standardGuide(.safeArea) }
  /// The part of the view within its margins.
  public var layoutMarginsGuide: LayoutGuide { standardGuide(.margins) }
  /// The part of the view within its margins that is wide enough to be read with ease: at most 672
  /// points, in the middle.
  public var readableContentGuide: LayoutGuide { standardGuide(.readable) }

  func standardGuide(_ role: LayoutGuide.Role) -> LayoutGuide {
    if let guide = autoLayout.standardGuides[role] { return guide }
    let guide = LayoutGuide(role, of: self)
    autoLayout.standardGuides[role] = guide
    return guide
  }

  /// How far a guide of this view keeps from the edges.
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
    case .own, .scrollFrame, .scrollContent: return .zero
    }
  }

  private static var readableWidth: CGFloat { 672 }
}

extension ScrollView {
  /// The area of the content. Constraints to it make the size of the content.
  public var contentLayoutGuide: LayoutGuide { standardGuide(.scrollContent) }
  /// The area of the scroll view that shows its content, wherever that is scrolled to.
  public var frameLayoutGuide: LayoutGuide { standardGuide(.scrollFrame) }
}
