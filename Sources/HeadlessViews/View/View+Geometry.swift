import Foundation

extension View {
  /// Changes the geometry of the view, and updates everything that depends on it.
  func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    change(&geometry)
    guard geometry != old else { return }
    ViewAnimation.note(self)
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
}
