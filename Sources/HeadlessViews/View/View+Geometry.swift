import Foundation

extension View {
  /// Changes the geometry of the view, and updates everything that depends on it.
  func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    change(&geometry)
    guard geometry != old else { return }
    ViewAnimation.note(self)
    if ImplicitAnimations.isRecording { noteAnimation(from: old) }
    defer { checkObservers() }
    noticeConstrainedGeometry(from: old)
    guard geometry.bounds != old.bounds else {
      noticeSafeArea()
      return
    }
    if geometry.bounds.size != old.bounds.size {
      resizeSubviews(from: old.bounds.size)
    }
    setNeedsLayout()
    boundsDidChange(from: old.bounds)
    noticeSafeArea()
  }

  private func noteAnimation(from old: ViewGeometry) {
    if geometry.center != old.center { ImplicitAnimations.note("position", of: self) }
    if geometry.bounds.size != old.bounds.size {
      ImplicitAnimations.note("bounds.size", of: self)
    }
    if geometry.bounds.origin != old.bounds.origin {
      ImplicitAnimations.note("bounds.origin", of: self)
    }
    if geometry.transform != old.transform { ImplicitAnimations.note("transform", of: self) }
  }

  // The root is the outermost view, in the coordinates of its would-be superview.

  func pointInRoot(_ point: CGPoint) -> CGPoint {
    let outer = geometry.pointInSuperview(point)
    return parent?.pointInRoot(outer) ?? outer
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    geometry.pointFromSuperview(parent?.pointFromRoot(point) ?? point)
  }

  func rectInRoot(_ rect: CGRect) -> CGRect {
    let outer = geometry.rectInSuperview(rect)
    return parent?.rectInRoot(outer) ?? outer
  }

  func rectFromRoot(_ rect: CGRect) -> CGRect {
    geometry.rectFromSuperview(parent?.rectFromRoot(rect) ?? rect)
  }

  func frontmostView(at point: CGPoint, with event: Event?) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inner = view.geometry.pointFromSuperview(point)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}
