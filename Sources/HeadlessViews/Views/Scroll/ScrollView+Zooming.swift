import Foundation

/// The state of a scroll view that zooms.
private final class Zooming {
  var scale: CGFloat = 1
  var least: CGFloat = 1
  var most: CGFloat = 1
  var bounces = true
  var isZooming = false
  /// The content size at the scale 1, while the content is scaled.
  var plainSize: CGSize?
}

extension ScrollView {
  private var zooming: Zooming { kept { Zooming() } }
  private var zoomedView: View? { scrollDelegate?.viewForZooming(in: self) }

  /// The least scale of the content.
  public var minimumZoomScale: CGFloat {
    get { zooming.least }
    set { zooming.least = newValue }
  }
  /// The greatest scale of the content.
  public var maximumZoomScale: CGFloat {
    get { zooming.most }
    set { zooming.most = newValue }
  }
  /// Whether the scale may pass its limits while fingers zoom. Kept without effect.
  public var bouncesZoom: Bool {
    get { zooming.bounces }
    set { zooming.bounces = newValue }
  }
  /// Whether fingers are zooming the content.
  public var isZooming: Bool { zooming.isZooming }
  /// Whether the scale returns to its limits: never, here.
  public var isZoomBouncing: Bool { false }

  /// The scale of the content, within its limits.
  ///
  /// Setting it scales the view that the delegate returns, and the content size with it. No effect
  /// if the delegate returns none.
  public var zoomScale: CGFloat {
    get { zooming.scale }
    set { scaleContent(to: newValue, around: CGPoint(x: bounds.midX, y: bounds.midY)) }
  }

  /// Scales the content.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - animated: Whether the end is reported after 0.3 s of the simulator's clock. The content
  ///     is scaled immediately.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
    endZooming(animated: animated)
  }

  /// Scales and scrolls the content so that a rectangle fills the view.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the zoomed view.
  ///   - animated: Whether the end is reported after 0.3 s of the simulator's clock. The content
  ///     is scaled immediately.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = zoomedView else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    let place = view.convert(rect, to: self)
    contentOffset = restingOffset(
      near: CGPoint(x: place.midX - bounds.width / 2, y: place.midY - bounds.height / 2))
    endZooming(animated: animated)
  }

  /// Zooms as fingers do.
  package func zoomByFingers(to scale: CGFloat, around center: CGPoint) {
    zooming.isZooming = true
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    scaleContent(to: scale, around: center)
    zooming.isZooming = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }

  /// Whether fingers can zoom the content.
  package var canZoom: Bool { zooming.most > zooming.least && zoomedView != nil }

  /// - Parameter center: The point of the content that stays in place, if it can.
  private func scaleContent(to wanted: CGFloat, around center: CGPoint) {
    let scale = max(zooming.least, min(zooming.most, wanted))
    guard scale != zooming.scale, let view = zoomedView else { return }
    let plain = zooming.plainSize ?? contentSize
    let factor = scale / zooming.scale
    let anchor = CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY)
    zooming.plainSize = scale == 1 ? nil : plain
    zooming.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = CGSize(width: plain.width * scale, height: plain.height * scale)
    contentOffset = restingOffset(
      near: CGPoint(x: center.x * factor - anchor.x, y: center.y * factor - anchor.y))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  private func endZooming(animated: Bool) {
    guard animated, let view = zoomedView else { return }
    simulator.schedule(
      after: window != nil && simulator.allowsAnimations ? 0.3 : 0, named: "end of zooming"
    ) { [weak self, weak view] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }
}
