import Foundation

/// The state of a scroll view that zooms.
final class Zooming {
  var scale: CGFloat = 1
  var least: CGFloat = 1
  var most: CGFloat = 1
  var bounces = true
  var isZooming = false
  /// The content size at the scale 1, while the content is scaled.
  var plainSize: CGSize?
}

extension ScrollView {
  var zooming: Zooming { kept { Zooming() } }
  var zoomedView: View? { scrollDelegate?.viewForZooming(in: self) }

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
  func scaleContent(to wanted: CGFloat, around center: CGPoint) {
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

  func endZooming(animated: Bool) {
    guard animated, let view = zoomedView else { return }
    simulator.schedule(
      after: window != nil && simulator.allowsAnimations ? 0.3 : 0, named: "end of zooming"
    ) { [weak self, weak view] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }
}
