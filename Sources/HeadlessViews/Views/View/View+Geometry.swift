import Foundation

extension View {
  /// Changes the geometry of the view, and updates everything that depends on it.
  func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    change(&geometry)
    guard geometry != old else { return }
    defer { checkObservers() }
    geometryDidChange(from: old)
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

  /// Converts a point from this view's coordinates to another view's; `nil` means the window's.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    guard let target = view ?? window else { return pointInRoot(point) }
    return target.pointFromRoot(pointInRoot(point))
  }

  /// Converts a point from another view's coordinates to this view's; `nil` means the window's.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    guard let source = view ?? window else { return pointFromRoot(point) }
    return pointFromRoot(source.pointInRoot(point))
  }

  /// Converts a rectangle from this view's coordinates to another view's; `nil` means the window's.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    guard let target = view ?? window else { return rectInRoot(rect) }
    return target.rectFromRoot(rectInRoot(rect))
  }

  /// Converts a rectangle from another view's coordinates to this view's; `nil` means the window's.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    guard let source = view ?? window else { return rectFromRoot(rect) }
    return rectFromRoot(source.rectInRoot(rect))
  }

  // The root is the outermost view, in the coordinates of its would-be superview.

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    let outer = geometry.pointInSuperview(point)
    return parent?.pointInRoot(outer) ?? outer
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    geometry.pointFromSuperview(parent?.pointFromRoot(point) ?? point)
  }

  private func rectInRoot(_ rect: CGRect) -> CGRect {
    let outer = geometry.rectInSuperview(rect)
    return parent?.rectInRoot(outer) ?? outer
  }

  private func rectFromRoot(_ rect: CGRect) -> CGRect {
    geometry.rectFromSuperview(parent?.rectFromRoot(rect) ?? rect)
  }
}
