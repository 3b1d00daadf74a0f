import HeadlessKit
import TestSupport
import Testing

/// Trees of views against plain arrays, plain arithmetic and a plain search.
@MainActor
@Suite struct PlainTreeTests {
  // MARK: Order

  private final class Member: View {
    var heard: [String] = []
    override func didAddSubview(_ subview: View) { heard.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: View) { heard.append("removing \(subview.tag)") }
    override func didMoveToSuperview() { heard.append("moved to \(superview?.tag ?? 0)") }
    override func didMoveToWindow() { heard.append(window == nil ? "left" : "entered") }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  @Test("subviews are in the order of an array", arguments: 0..<12 as Range<UInt64>)
  func order(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let simulator = Simulator()
    let window = simulator.show(View())
    let (shown, hidden) = (Member(), Member())
    (shown.tag, hidden.tag) = (100, 200)
    window.addSubview(shown)
    let views = (1...6).map { tag in
      let view = Member()
      view.tag = tag
      return view
    }
    var lists: [Int: [Int]] = [100: [], 200: []]
    for step in 0..<80 {
      let view = views[Int.random(in: views.indices, using: &numbers)]
      let parent = Bool.random(using: &numbers) ? shown : hidden
      let home = lists.first { $0.value.contains(view.tag) }?.key
      for one in views + [shown, hidden] { _ = one.take() }
      var list = lists[parent.tag] ?? []
      let sibling = list.filter { $0 != view.tag }.randomElement(using: &numbers)
      let siblingView = views.first { $0.tag == sibling }
      var isMove = true
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0, 1:
        parent.addSubview(view)
        list.removeAll { $0 == view.tag }
        list.append(view.tag)
      case 2:
        let place = Int.random(in: 0...6, using: &numbers)
        parent.insertSubview(view, at: place)
        list.removeAll { $0 == view.tag }
        list.insert(view.tag, at: min(place, list.count))
      case 3:
        guard let siblingView else { continue }
        parent.insertSubview(view, aboveSubview: siblingView)
        list.removeAll { $0 == view.tag }
        list.insert(view.tag, at: (list.firstIndex(of: siblingView.tag) ?? 0) + 1)
      case 4:
        guard let siblingView else { continue }
        parent.insertSubview(view, belowSubview: siblingView)
        list.removeAll { $0 == view.tag }
        list.insert(view.tag, at: list.firstIndex(of: siblingView.tag) ?? 0)
      case 5:
        isMove = false
        guard home == parent.tag else { continue }
        if Bool.random(using: &numbers) {
          parent.bringSubviewToFront(view)
          list.removeAll { $0 == view.tag }
          list.append(view.tag)
        } else {
          parent.sendSubviewToBack(view)
          list.removeAll { $0 == view.tag }
          list.insert(view.tag, at: 0)
        }
      case 6:
        isMove = false
        guard list.count > 1 else { continue }
        let (one, other) = (0, Int.random(in: 1..<list.count, using: &numbers))
        parent.exchangeSubview(at: one, withSubviewAt: other)
        list.swapAt(one, other)
      default:
        guard let home else { continue }
        view.removeFromSuperview()
        lists[home]?.removeAll { $0 == view.tag }
        #expect(view.superview == nil && view.window == nil)
        let parent = home == 100 ? shown : hidden
        #expect(parent.take() == ["removing \(view.tag)"])
        #expect(view.take() == (home == 100 ? ["left"] : []) + ["moved to 0"])
        continue
      }
      if let home, isMove, home != parent.tag { lists[home]?.removeAll { $0 == view.tag } }
      lists[parent.tag] = list
      let place = "seed \(seed), step \(step)"
      for parent in [shown, hidden] {
        #expect(parent.subviews.map(\.tag) == lists[parent.tag], "\(place)")
        for view in parent.subviews {
          #expect(view.superview === parent && view.isDescendant(of: parent), "\(place)")
          #expect((view.window === window) == (parent === shown), "\(place)")
        }
      }
      guard isMove, home != parent.tag else { continue }
      // What moved is told of its new superview and of a window that it entered or left.
      let wasShown = home == 100
      let passage = wasShown == (parent === shown) ? [] : [parent === shown ? "entered" : "left"]
      let heard = view.take()
      #expect(heard.filter { !$0.hasPrefix("moved") } == passage, "\(place)")
      #expect(heard.last == "moved to \(parent.tag)", "\(place)")
      #expect(parent.take() == ["added \(view.tag)"], "\(place)")
    }
  }

  // MARK: Places

  /// A tree of views with scrolled bounds, and some with a transform.
  private func tree(_ numbers: inout SeededGenerator, transforms: Bool) -> [View] {
    var views = [View(frame: CGRect(x: 3, y: 5, width: 200, height: 200))]
    for tag in 1..<14 {
      func length(_ limit: Int) -> CGFloat {
        CGFloat(Int.random(in: 0...limit * 2, using: &numbers)) / 2
      }
      let view = View(
        frame: CGRect(x: length(90), y: length(90), width: length(90), height: length(90)))
      view.tag = tag
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        view.bounds.origin = CGPoint(x: length(40) - 20, y: length(40) - 20)
      }
      if transforms, Int.random(in: 0..<3, using: &numbers) == 0 {
        view.transform = CGAffineTransform(
          a: 1 + length(2), b: length(1), c: -length(1), d: 1 + length(2), tx: length(20), ty: -4)
      }
      views[Int.random(in: views.indices, using: &numbers)].addSubview(view)
      views.append(view)
    }
    return views
  }

  /// Returns a point of a view in its superview's coordinates.
  private func outside(_ point: CGPoint, of view: View) -> CGPoint {
    let (x, y) = (point.x - view.bounds.midX, point.y - view.bounds.midY)
    let t = view.transform
    return CGPoint(
      x: view.center.x + t.a * x + t.c * y + t.tx, y: view.center.y + t.b * x + t.d * y + t.ty)
  }

  private func inRoot(_ point: CGPoint, of view: View) -> CGPoint {
    sequence(first: view, next: \.superview).reduce(point) { outside($0, of: $1) }
  }

  @Test(
    "points and rectangles are converted as plain arithmetic does",
    arguments: 0..<10 as Range<UInt64>)
  func places(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let views = tree(&numbers, transforms: seed % 2 == 0)
    func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
      abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
    }
    for one in views {
      let point = CGPoint(x: 7, y: -2.5)
      #expect(isNear(one.convert(point, to: nil), inRoot(point, of: one)))
      #expect(isNear(one.convert(inRoot(point, of: one), from: nil), point))
      for other in views {
        let converted = one.convert(point, to: other)
        #expect(isNear(inRoot(converted, of: other), inRoot(point, of: one)))
        #expect(isNear(other.convert(point, from: one), converted))
        // A rectangle becomes the smallest one around its corners.
        let rect = CGRect(x: 2, y: 3, width: 20, height: 10)
        let corners = [
          CGPoint(x: 2, y: 3), CGPoint(x: 22, y: 3), CGPoint(x: 2, y: 13), CGPoint(x: 22, y: 13),
        ].map { one.convert($0, to: other) }
        guard seed % 2 == 1 else { continue }
        let found = one.convert(rect, to: other)
        #expect(isNear(found.origin, corners[0]))
        #expect(isNear(CGPoint(x: found.maxX, y: found.maxY), corners[3]))
        let back = other.convert(found, to: one)
        #expect(isNear(back.origin, rect.origin) && abs(back.width - 20) < 1e-6)
      }
    }
  }

  @Test("the hit view is that of a search from front to back", arguments: 0..<10 as Range<UInt64>)
  func hits(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let views = tree(&numbers, transforms: false)
    for view in views.dropFirst() {
      switch Int.random(in: 0..<9, using: &numbers) {
      case 0: view.isHidden = true
      case 1: view.alpha = 0.005
      case 2: view.isUserInteractionEnabled = false
      default: break
      }
    }
    func hit(_ point: CGPoint, in view: View) -> View? {
      let bounds = view.bounds
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled,
        point.x >= bounds.minX, point.x < bounds.maxX, point.y >= bounds.minY,
        point.y < bounds.maxY
      else { return nil }
      for child in view.subviews.reversed() {
        let inside = CGPoint(
          x: point.x - child.frame.minX + child.bounds.minX,
          y: point.y - child.frame.minY + child.bounds.minY)
        if let found = hit(inside, in: child) { return found }
      }
      return view
    }
    var found: Set<Int> = []
    for _ in 0..<150 {
      let point = CGPoint(
        x: CGFloat(Int.random(in: -4...440, using: &numbers)) / 2,
        y: CGFloat(Int.random(in: -4...440, using: &numbers)) / 2)
      let wanted = hit(point, in: views[0])
      #expect(views[0].hitTest(point, with: nil) === wanted, "\(point)")
      found.insert(wanted?.tag ?? -1)
    }
    #expect(found.count > 1)
  }

  @Test("every mask divides growth among what is flexible")
  func masks() {
    let sides: [(CGFloat, View.AutoresizingMask, View.AutoresizingMask)] = [
      (20, .flexibleLeftMargin, .flexibleTopMargin), (50, .flexibleWidth, .flexibleHeight),
      (30, .flexibleRightMargin, .flexibleBottomMargin),
    ]
    for growth in [40, -30, 0] as [CGFloat] {
      for chosen in 0..<8 {
        let flexible = (0..<3).filter { chosen & (1 << $0) != 0 }
        let total = flexible.reduce(0) { $0 + sides[$1].0 }
        let lengths = sides.indices.map { side in
          sides[side].0 + (flexible.contains(side) ? growth * sides[side].0 / total : 0)
        }
        for isAcross in [true, false] {
          let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          let inner = View(
            frame: isAcross
              ? CGRect(x: 20, y: 1, width: 50, height: 2)
              : CGRect(x: 1, y: 20, width: 2, height: 50))
          outer.addSubview(inner)
          for side in flexible {
            inner.autoresizingMask.insert(isAcross ? sides[side].1 : sides[side].2)
          }
          if isAcross {
            outer.frame.size.width += growth
          } else {
            outer.frame.size.height += growth
          }
          let (start, length) =
            isAcross
            ? (inner.frame.minX, inner.frame.width) : (inner.frame.minY, inner.frame.height)
          #expect(abs(start - lengths[0]) < 1e-9, "mask \(chosen), growth \(growth)")
          #expect(abs(length - lengths[1]) < 1e-9, "mask \(chosen), growth \(growth)")
          #expect(isAcross ? inner.frame.minY == 1 : inner.frame.minX == 1)
        }
      }
    }
  }

  @Test("a rectangle is scrolled into view by the least distance")
  func scrolling() {
    for (origin, length, wanted) in [
      (0, 20, 0), (150, 20, 0), (190, 20, 10), (500, 40, 340), (990, 10, 800), (2_000, 10, 800),
      (100, 400, 100),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      scroll.contentSize = CGSize(width: 100, height: 1_000)
      scroll.scrollRectToVisible(
        CGRect(x: 0, y: origin, width: 10, height: length), animated: false)
      guard origin != 100 else { continue }
      #expect(scroll.contentOffset == CGPoint(x: 0, y: wanted), "\(origin)")
      // What is visible scrolls nothing; what is above scrolls to its top.
      scroll.contentOffset.y = 400
      scroll.scrollRectToVisible(
        CGRect(x: 0, y: origin, width: 10, height: length), animated: false)
      let top = origin < 400 ? origin : origin + length > 600 ? wanted : 400
      #expect(scroll.contentOffset == CGPoint(x: 0, y: top), "\(origin)")
    }
  }
}
