import Testing
import UIKit

@MainActor @Suite struct AnchorPointTests {
  @Test func `the position of a layer stays when its anchor point changes`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    layer.anchorPoint = CGPoint(x: 0, y: 0.25)
    #expect(layer.position == CGPoint(x: 30, y: 50))
    #expect(layer.frame == CGRect(x: 30, y: 35, width: 40, height: 60))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test func `the bounds of a layer grow about its anchor point`() {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 5, y: 5, width: 14, height: 10)
    layer.position.x = 7
    #expect(layer.frame == CGRect(x: 7, y: 0, width: 14, height: 10))
    layer.bounds.size.width *= 0.2
    #expect(layer.bounds == CGRect(x: 5, y: 5, width: 14 * 0.2, height: 10))
    #expect(layer.frame.origin == CGPoint(x: 7, y: 0))
  }

  @Test func `the frame of a layer is the box around its transformed bounds`() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 20)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 100, y: 100)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: -1))
    #expect(layer.frame == CGRect(x: 100, y: 80, width: 20, height: 20))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(layer.bounds.size == CGSize(width: 20, height: 40))
    #expect(layer.position == CGPoint(x: 0, y: 40))
  }

  @Test func `the anchor point of a view is that of its layer, and moves its frame`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    inner.layer.anchorPoint = CGPoint(x: 1, y: 0)
    #expect(inner.anchorPoint == CGPoint(x: 1, y: 0))
    #expect(inner.center == CGPoint(x: 50, y: 25))
    #expect(inner.frame == CGRect(x: -50, y: 25, width: 100, height: 50))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: view) == CGPoint(x: -49, y: 27))
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(inner.frame == CGRect(x: 0, y: 25, width: 50, height: 25))
    #expect(inner.convert(CGPoint(x: 100, y: 0), to: view) == CGPoint(x: 50, y: 25))
  }
}
