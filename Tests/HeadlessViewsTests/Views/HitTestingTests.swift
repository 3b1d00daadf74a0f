import HeadlessKit
import Testing

@MainActor
@Suite struct HitTestingTests {
  let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = View(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let front = View(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test func theFrontmostViewIsHit() {
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
  }

  @Test func hiddenAndDisabledViewsAreNotHit() {
    let changes: [(name: String, change: (View) -> Void)] = [
      ("hidden", { $0.isHidden = true }), ("all but invisible", { $0.alpha = 0.009 }),
      ("deaf", { $0.isUserInteractionEnabled = false }),
    ]
    for (name, change) in changes {
      let view = View(frame: root.bounds)
      let inside = View(frame: root.bounds)
      view.addSubview(inside)
      root.addSubview(view)
      #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === inside, "\(name)")
      change(view)
      #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front, "\(name)")
      view.removeFromSuperview()
    }
    front.alpha = 0.01
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
  }

  @Test func scrolledContentIsHitWhereItIsShown() {
    root.bounds.origin = CGPoint(x: 0, y: 20)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    let outer = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.addSubview(root)
    #expect(outer.hitTest(CGPoint(x: 40, y: 15), with: nil) === front)
  }
}
