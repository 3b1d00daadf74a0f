import HeadlessKit
import Testing

@MainActor
@Suite struct ViewLayoutTests {
  /// Every tree of three views, nested or as siblings, with every set of invalidated views: a pass
  /// lays out exactly those.
  @Test func aPassLaysOutExactlyTheInvalidatedViews() {
    for parents in [[-1, 0, 1, 2], [-1, 0, 0, 0], [-1, 0, 0, 1], [-1, 0, 1, 1]] {
      for dirty in 0..<16 {
        let views = parents.map { _ in CountingView() }
        for (view, parent) in zip(views, parents) where parent >= 0 {
          views[parent].addSubview(view)
        }
        views[0].layoutIfNeeded()
        let before = views.map(\.layouts)
        for (index, view) in views.enumerated() where dirty >> index & 1 == 1 {
          view.setNeedsLayout()
        }
        views[0].layoutIfNeeded()
        let ran = zip(views, before).map { $0.layouts - $1 }
        #expect(ran == (0..<4).map { dirty >> $0 & 1 }, "parents \(parents), dirty \(dirty)")
      }
    }
  }

  @Test func layoutStartsAtTheOutermostInvalidatedView() {
    let views = (0..<4).map { _ in CountingView() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    views[0].layoutIfNeeded()
    for index in [0, 2, 3] { views[index].setNeedsLayout() }
    views[3].layoutIfNeeded()
    #expect(views.map(\.layouts) == [1, 1, 2, 2])
    views[0].layoutIfNeeded()
    #expect(views.map(\.layouts) == [2, 1, 2, 2])
  }

  @Test func aViewThatLeavesDuringALayoutIsNotLaidOut() {
    final class Sweeper: View {
      override func layoutSubviews() { superview?.subviews.last?.removeFromSuperview() }
    }
    let (ground, sweeper, view) = (View(), Sweeper(), CountingView())
    ground.addSubview(sweeper)
    ground.addSubview(view)
    ground.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(view.layouts == 0)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func boundsChangesInvalidateTheLayout() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let changes: [(name: String, layouts: Int, change: (View) -> Void)] = [
      ("same frame", 0, { $0.frame = $0.frame }),
      ("another place", 0, { $0.frame.origin.x += 1 }),
      ("another centre", 0, { $0.center.x += 1 }),
      ("another size", 1, { $0.frame.size.width += 1 }),
      ("another origin of the bounds", 1, { $0.bounds.origin.y += 1 }),
      ("a subview more", 1, { $0.addSubview(View()) }),
      ("a subview less", 1, { $0.subviews[0].removeFromSuperview() }),
      ("another colour", 0, { $0.backgroundColor = .red }),
    ]
    for (name, layouts, change) in changes {
      let before = view.layouts
      change(view)
      view.layoutIfNeeded()
      #expect(view.layouts - before == layouts, "\(name)")
    }
  }

  @Test func aLayoutRequestedDuringALayoutRunsInTheSamePass() {
    final class Pushing: View {
      let child = CountingView()
      var pushes = 2
      override func layoutSubviews() {
        child.setNeedsLayout()
        if pushes > 0 {
          pushes -= 1
          superview?.setNeedsLayout()
          setNeedsLayout()
        }
      }
    }
    let root = CountingView()
    let pushing = Pushing()
    pushing.addSubview(pushing.child)
    root.addSubview(pushing)
    root.layoutIfNeeded()
    #expect(pushing.pushes == 0)
    #expect(root.layouts == 3)
    #expect(pushing.child.layouts == 3)
  }
}
