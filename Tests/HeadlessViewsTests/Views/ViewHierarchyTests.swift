import HeadlessKit
import Testing

@MainActor
@Suite struct ViewHierarchyTests {
  let log = Log()
  let simulator = Simulator()

  @Test func viewsEnterAWindowInUIKitsOrder() {
    let window = simulator.show(View())
    let (outer, inner) = (MovingView("outer", log), MovingView("inner", log))
    outer.addSubview(inner)
    #expect(
      log.take() == [
        "inner.willMove to outer from nil", "inner.didMove to outer", "outer.didAdd inner",
      ])
    window.addSubview(outer)
    #expect(
      log.take() == [
        "outer.willMove to window from nil", "outer.willMove to window true",
        "inner.willMove to window true", "inner.didMove to window true",
        "outer.didMove to window true", "outer.didMove to window",
      ])
    outer.removeFromSuperview()
    #expect(
      log.take() == [
        "outer.willMove to nil from window", "outer.willMove to window false",
        "inner.willMove to window false", "inner.didMove to window false",
        "outer.didMove to window false", "outer.didMove to nil",
      ])
  }

  @Test func movingWithinAWindowKeepsTheWindow() {
    let window = simulator.show(View())
    let (old, new, view) = (
      MovingView("old", log), MovingView("new", log), MovingView("view", log)
    )
    window.addSubview(old)
    window.addSubview(new)
    old.addSubview(view)
    _ = log.take()
    new.addSubview(view)
    #expect(
      log.take() == [
        "old.willRemove view", "view.willMove to new from old", "view.didMove to new",
        "new.didAdd view",
      ])
    #expect(old.subviews == [])
    #expect(new.subviews == [view])
  }

  @Test func subviewsAreInsertedAtTheirPlaces() {
    let root = View()
    let views = (0..<4).map { tag in
      let view = View()
      view.tag = tag
      return view
    }
    func tags() -> [Int] { root.subviews.map(\.tag) }
    root.addSubview(views[0])
    root.insertSubview(views[1], at: 0)
    #expect(tags() == [1, 0])
    root.insertSubview(views[2], aboveSubview: views[1])
    #expect(tags() == [1, 2, 0])
    root.insertSubview(views[3], belowSubview: views[0])
    #expect(tags() == [1, 2, 3, 0])
    root.bringSubviewToFront(views[1])
    #expect(tags() == [2, 3, 0, 1])
    root.sendSubviewToBack(views[0])
    #expect(tags() == [0, 2, 3, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags() == [1, 2, 3, 0])
    root.addSubview(views[2])
    #expect(tags() == [1, 3, 0, 2])
    root.insertSubview(views[2], at: 1)
    #expect(tags() == [1, 2, 3, 0])
    root.insertSubview(views[1], at: 99)
    #expect(tags() == [2, 3, 0, 1])
    root.insertSubview(views[2], aboveSubview: views[0])
    #expect(tags() == [3, 0, 2, 1])
  }

  @Test func viewsKnowTheirAncestorsAndDescendants() {
    let (root, middle, leaf) = (View(), View(), View())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.tag = 7
    #expect(leaf.isDescendant(of: root))
    #expect(leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf))
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
    #expect(leaf.next === middle)
    #expect(leaf.superview === middle)
  }

  @Test func aSuperviewIsHeldWeakly() {
    weak var inner: View?
    let outer = View()
    do {
      let view = View()
      inner = view
      outer.addSubview(view)
    }
    #expect(inner != nil)
    inner?.removeFromSuperview()
    #expect(inner == nil)
  }

  @Test func aViewForgetsASuperviewThatEnds() {
    let (inner, other) = (View(), View())
    do {
      let outer = View()
      outer.addSubview(inner)
      outer.addSubview(other)
      other.removeFromSuperview()
    }
    #expect(inner.superview == nil)
    other.addSubview(inner)
    #expect(inner.superview === other)
  }

  @Test func aSuperviewThatEndsCanStillRemoveItsSubviews() {
    let inner = View()
    do {
      let outer = EmptyingView()
      outer.addSubview(inner)
    }
    #expect(inner.superview == nil)
  }

  @Test(arguments: [false, true])
  func aViewThatMovesDuringACallbackIsInOneSuperview(isRemoved: Bool) {
    let (first, second) = (View(), View())
    let view = RestlessView()
    do {
      let detour = View()
      first.addSubview(view)
      view.detour = detour
      if isRemoved {
        view.removeFromSuperview()
      } else {
        second.addSubview(view)
      }
      #expect(detour.subviews.isEmpty)
    }
    #expect(first.subviews.isEmpty)
    #expect(view.superview === (isRemoved ? nil : second))
  }
}

/// A view that removes its subviews when it ends.
private final class EmptyingView: View {
  deinit {
    MainActor.assumeIsolated {
      for view in subviews { view.removeFromSuperview() }
    }
  }
}

/// A view that goes to another superview when it is about to move.
private final class RestlessView: View {
  var detour: View?

  override func willMove(toSuperview superview: View?) {
    guard let detour else { return }
    self.detour = nil
    detour.addSubview(self)
  }
}
