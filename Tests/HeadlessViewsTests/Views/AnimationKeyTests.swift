import Testing

@testable import HeadlessKit
@testable import HeadlessViews

/// The animations of a view's layer. (behaviour 25.78)
@MainActor
@Suite struct AnimationKeyTests {
  let simulator = Simulator()
  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let host = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.addSubview(view)
    simulator.show(host)
  }

  @Test func aBlockAnimatesTheValuesThatItChanges() throws {
    View.animate(withDuration: 2) {
      view.alpha = 0
      view.center.x = 50
      view.backgroundColor = nil
    }
    #expect(view.layer.animationKeys() == ["opacity", "position"])
    #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
    try simulator.advance(by: 1.9)
    #expect(view.layer.animationKeys() == ["opacity", "position"])
    try simulator.advance(by: 0.2)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func animationsCanBeRemoved() {
    View.animate(withDuration: 2) {
      view.bounds.size.width = 20
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    view.layer.removeAnimation(forKey: "transform")
    #expect(view.layer.animationKeys() == ["bounds.size"])
    view.layer.removeAllAnimations()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func nothingAnimatesOutsideABlock() {
    view.alpha = 0.5
    View.performWithoutAnimation { view.alpha = 0.2 }
    View.animate(withDuration: 0) { view.alpha = 0.7 }
    View.animate(withDuration: 1) { View.performWithoutAnimation { view.alpha = 0.1 } }
    #expect(view.layer.animationKeys() == nil)
  }
}
