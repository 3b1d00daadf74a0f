import Foundation

extension View {
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
