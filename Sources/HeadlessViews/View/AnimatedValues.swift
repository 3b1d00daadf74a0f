import Foundation

/// The values of views that an animation has changed, before and after.
///
/// Found by comparing all views in the windows: an animation in code does not say what it changes.
@MainActor
package struct AnimatedValues {
  private struct Values: Equatable {
    var center: CGPoint
    var bounds: CGRect
    var transform: CGAffineTransform
    var alpha: CGFloat
    var backgroundColor: Color?

    @MainActor
    init(of view: View) {
      center = view.center
      bounds = view.bounds
      transform = view.transform
      alpha = view.alpha
      backgroundColor = view.backgroundColor
    }

    @MainActor
    func apply(to view: View) {
      if view.transform != transform { view.transform = transform }
      if view.bounds != bounds { view.bounds = bounds }
      if view.center != center { view.center = center }
      if view.alpha != alpha { view.alpha = alpha }
      if view.backgroundColor != backgroundColor { view.backgroundColor = backgroundColor }
    }

    /// Returns the values at a fraction of the way to others. Colours do not change before the end.
    func values(at fraction: CGFloat, to end: Values) -> Values {
      func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * fraction }
      var values = self
      values.center = CGPoint(
        x: between(center.x, end.center.x), y: between(center.y, end.center.y))
      values.bounds = CGRect(
        x: between(bounds.minX, end.bounds.minX), y: between(bounds.minY, end.bounds.minY),
        width: between(bounds.width, end.bounds.width),
        height: between(bounds.height, end.bounds.height))
      values.transform = CGAffineTransform(
        a: between(transform.a, end.transform.a), b: between(transform.b, end.transform.b),
        c: between(transform.c, end.transform.c), d: between(transform.d, end.transform.d),
        tx: between(transform.tx, end.transform.tx), ty: between(transform.ty, end.transform.ty))
      values.alpha = between(alpha, end.alpha)
      return values
    }
  }

  private var changes: [(view: View, start: Values, end: Values)] = []

  package init() {}

  /// Makes changes and remembers the values that they change.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views in the simulator's windows.
  package mutating func record(on simulator: Simulator, _ body: () -> Void) {
    var before: [ObjectIdentifier: (view: View, values: Values)] = [:]
    for window in simulator.windows {
      window.forEachView { before[ObjectIdentifier($0)] = ($0, Values(of: $0)) }
    }
    body()
    for (view, start) in before.values {
      let end = Values(of: view)
      guard end != start else { continue }
      if let known = changes.firstIndex(where: { $0.view === view }) {
        changes[known].end = end
      } else {
        changes.append((view, start, end))
      }
    }
  }

  /// Sets the values at a fraction of the way from the start to the end.
  package func apply(at fraction: CGFloat) {
    for (view, start, end) in changes {
      let values =
        fraction <= 0 ? start : fraction >= 1 ? end : start.values(at: fraction, to: end)
      values.apply(to: view)
    }
  }
}

extension View {
  fileprivate func forEachView(_ body: (View) -> Void) {
    body(self)
    for child in children { child.forEachView(body) }
  }
}
