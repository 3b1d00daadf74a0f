import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Bézier paths, shape layers and layer animations, as data.
@MainActor
@Suite struct BezierPathTests {
  let box = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func aRectanglesElementsAreItsCorners() {
    #expect(
      BezierPath(rect: box).elements == [
        .move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 110, y: 20)),
        .line(CGPoint(x: 110, y: 70)), .line(CGPoint(x: 10, y: 70)), .close,
      ])
    #expect(BezierPath(rect: box).bounds == box)
  }

  @Test func roundedCornersAreNotContained() {
    let path = BezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.bounds == box)
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 108, y: 68)))
    #expect(path.contains(CGPoint(x: 60, y: 45)))
  }

  @Test func anOvalContainsNoCorners() {
    let path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inside = [(1.0, 1.0), (5, 0.2), (9, 9), (5, 9.8), (5, 5)].filter {
      path.contains(CGPoint(x: $0.0, y: $0.1))
    }
    #expect(inside.map(\.1) == [0.2, 9.8, 5])
  }

  @Test func aQuarterArcGoesDownwardsFromTheRight() {
    let path = BezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.elements.count == 2)
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    let other = BezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(other.elements.count == 4)
  }

  @Test func aTransformMovesEveryElement() {
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(path == BezierPath(rect: CGRect(x: 5, y: 6, width: 1, height: 1)))
    #expect(BezierPath(cgPath: path.cgPath) == path)
  }

  @Test func anAnimationEndsByTheVirtualClock() throws {
    let simulator = Simulator()
    try simulator.run {
      let layer = ShapeLayer()
      layer.path = BezierPath(rect: box).cgPath
      let hearer = Hearer()
      let fade = BasicAnimation(keyPath: "opacity")
      fade.duration = 2
      fade.delegate = hearer
      layer.add(fade, forKey: "fade")
      try simulator.advance(by: 1)
      #expect(hearer.heard == ["begin"])
      #expect(layer.animationKeys() == ["fade"])
      try simulator.advance(by: 1)
      #expect(hearer.heard == ["begin", "end true"])
      #expect(layer.animationKeys() == nil)
      layer.add(fade, forKey: "fade")
      layer.removeAllAnimations()
      try simulator.advance(by: 5)
      #expect(hearer.heard == ["begin", "end true", "begin", "end false"])
    }
  }

  @Test func aTransactionsCompletionFollowsItsAnimations() throws {
    let simulator = Simulator()
    let view = View(frame: box)
    simulator.show(view)
    var heard: [String] = []
    try simulator.run {
      Transaction.begin()
      Transaction.setCompletionBlock { heard.append("transaction") }
      View.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: { _ in
        heard.append("animation")
      }
      Transaction.commit()
      try simulator.advance(by: 0.4)
      #expect(heard == [])
      try simulator.advance(by: 0.2)
      #expect(heard == ["animation", "transaction"])
    }
  }
}

private final class Hearer: NSObject, LayerAnimationDelegate {
  var heard: [String] = []
  func animationDidStart(_ anim: LayerAnimation) { heard.append("begin") }
  func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {
    heard.append("end \(flag)")
  }

  /// An arc that ends where it starts is a point, unless it makes a whole turn.
  @Test(arguments: [true, false]) func anArcWithoutASweepIsAPoint(clockwise: Bool) {
    for angle in [0, 0.5, 2, 4] as [CGFloat] {
      let point = BezierPath(
        arcCenter: .zero, radius: 10, startAngle: angle, endAngle: angle, clockwise: clockwise)
      #expect(point.bounds.width < 1e-6 && point.bounds.height < 1e-6, "\(angle)")
      let circle = BezierPath(
        arcCenter: .zero, radius: 10, startAngle: angle,
        endAngle: angle + (clockwise ? 2 : -2) * .pi, clockwise: clockwise)
      #expect(circle.bounds.width > 19.99 && circle.bounds.height > 19.99, "\(angle)")
    }
  }
}
