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

extension View {
  /// Resizes subviews with this view by their autoresizing masks.
  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in children where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let frame = view.frame
      let (x, width) = Self.follow(
        start: frame.minX, length: frame.width, old: oldSize.width, new: bounds.width,
        gives: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = Self.follow(
        start: frame.minY, length: frame.height, old: oldSize.height, new: bounds.height,
        gives: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      let newFrame = CGRect(x: x, y: y, width: width, height: height)
      if newFrame != frame { view.frame = newFrame }
    }
  }

  /// Distributes the growth of a side among its three flexible parts, in proportion to their
  /// lengths, or evenly if all are zero.
  private static func follow(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
    gives: (before: Bool, inside: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let growth = new - old
    let parts: [(gives: Bool, length: CGFloat)] = [
      (gives.before, start), (gives.inside, length), (gives.after, old - start - length),
    ]
    let flexible = parts.filter(\.gives)
    guard growth != 0, !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0) { $0 + $1.length }
    let shares = parts.map { part -> CGFloat in
      guard part.gives else { return 0 }
      return total > 0 ? growth * part.length / total : growth / CGFloat(flexible.count)
    }
    return (start + shares[0], max(0, length + shares[1]))
  }
}
