import Foundation
import TestSupport
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor @Suite struct ConstraintLayoutTests {
  private let screen = View(frame: area(0, 0, 390, 844))

  @Test func edgesAndSizesDetermineFrames() {
    let box = freeView(in: screen)
    let badge = freeView(in: box)
    box.pinEdges(to: screen, inset: 20)
    LayoutConstraint.activate([
      badge.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor, multiplier: 2, constant: 10),
      badge.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      badge.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -44),
    ])
    screen.layoutIfNeeded()
    #expect(box.frame == area(20, 20, 350, 804))
    // 175 wide, 360 high; in the box's coordinates
    #expect(badge.frame == area(263.0 / 3, 420, 175, 360))
  }

  /// A view with an autoresizing mask has its new frame already when others are aligned with it.
  @Test func constraintsFollowViewsThatResizeWithTheirSuperview() {
    let box = freeView(in: screen)
    box.frame = area(0, 0, 100, 100)
    let banner = View(frame: area(0, 0, 100, 20))
    banner.autoresizingMask = .flexibleWidth
    box.addSubview(banner)
    let badge = freeView(in: box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      box.topAnchor.constraint(equalTo: screen.topAnchor),
      box.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalToConstant: 100),
      badge.trailingAnchor.constraint(equalTo: banner.trailingAnchor),
      badge.topAnchor.constraint(equalTo: banner.bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 15),
      badge.heightAnchor.constraint(equalToConstant: 15),
    ])
    screen.layoutIfNeeded()
    #expect(banner.frame == area(0, 0, 195, 20))
    #expect(badge.frame == area(180, 20, 15, 15))
  }

  @Test func anImageOfAnotherSizeMovesWhatIsBesideIt() {
    let picture = freeView(ImageView(image: Image(size: CGSize(width: 20, height: 10))), in: screen)
    let caption = freeView(smallLabel("caption"), in: screen)
    LayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      picture.topAnchor.constraint(equalTo: screen.topAnchor),
      caption.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
      caption.topAnchor.constraint(equalTo: screen.topAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(caption.frame.minX == 20)
    picture.image = Image(size: CGSize(width: 50, height: 10))
    screen.layoutIfNeeded()
    #expect(caption.frame.minX == 50)
  }

  /// Edges are rounded to the nearest pixels, halves up, so that adjacent views touch.
  @Test func edgesAreRoundedToPixels() {
    let views = (0..<3).map { _ in freeView(in: screen) }
    for (index, view) in views.enumerated() {
      view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 0.5).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 10.25).isActive = true
      view.leadingAnchor.constraint(
        equalTo: index == 0 ? screen.leadingAnchor : views[index - 1].trailingAnchor
      ).isActive = true
    }
    screen.layoutIfNeeded()
    // edges at 0, 10.25, 20.5, 30.75: pixels 0, 31 (30.75), 62 (61.5), 92 (92.25)
    let top: CGFloat = 2.0 / 3  // pixel 1.5, a half upwards
    let edges: [CGFloat] = [0, 31.0 / 3, 62.0 / 3, 92.0 / 3]
    #expect(views.map(\.frame.minX) == Array(edges.dropLast()))
    #expect(zip(views, edges.dropFirst()).allSatisfy { abs($0.frame.maxX - $1) < 1e-9 })
    #expect(views.allSatisfy { $0.frame.minY == top && $0.frame.height == 10 })
  }

  @Test func aNewConstantMovesFramesInTheNextLayout() {
    let box = freeView(in: screen)
    let inner = freeView(in: box)
    let height = box.heightAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: screen.topAnchor),
      box.leftAnchor.constraint(equalTo: screen.leftAnchor),
      box.rightAnchor.constraint(equalTo: screen.rightAnchor), height,
    ])
    inner.pinEdges(to: box, inset: 10)
    screen.layoutIfNeeded()
    height.constant = 60
    #expect(box.frame == area(0, 0, 390, 100))
    inner.layoutIfNeeded()
    #expect([box.frame, inner.frame] == [area(0, 0, 390, 60), area(10, 10, 370, 40)])
    height.isActive = false
    box.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    screen.layoutIfNeeded()
    #expect(box.frame == area(0, 0, 390, 30))
  }

  @Test func huggingAndCompressionResistanceDetermineSizes() {
    let (name, price) = (smallLabel("abcdefgh"), smallLabel("12.50"))  // 40 and 25 points wide
    let bar = View(frame: area(0, 0, 100, 20))
    for label in [name, price] {
      _ = freeView(label, in: bar)
      label.centerYAnchor.constraint(equalTo: bar.centerYAnchor).isActive = true
    }
    LayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      price.leadingAnchor.constraint(equalToSystemSpacingAfter: name.trailingAnchor, multiplier: 1),
      price.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
    ])
    price.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    bar.layoutIfNeeded()
    #expect([name.frame, price.frame] == [area(0, 4, 67, 12), area(75, 4, 25, 12)])

    name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    bar.frame.size.width = 60
    bar.layoutIfNeeded()
    #expect([name.frame, price.frame] == [area(0, 4, 27, 12), area(35, 4, 25, 12)])

    price.text = "1"  // its content asks for the layout
    bar.layoutIfNeeded()
    #expect([name.frame, price.frame] == [area(0, 4, 47, 12), area(55, 4, 5, 12)])
  }

  @Test func textWrapsWhereConstraintsLeaveNoMoreRoom() {
    let label = freeView(smallLabel("aaaa bbbb cccc", lines: 0), in: screen)  // 70 points
    let under = freeView(in: screen)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: screen.topAnchor),
      label.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 52),
      under.topAnchor.constraint(equalTo: label.bottomAnchor),
      under.heightAnchor.constraint(equalToConstant: 1),
      under.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      under.widthAnchor.constraint(equalTo: label.widthAnchor),
    ])
    screen.layoutIfNeeded()
    // "aaaa bbbb " is 50 points wide with the space at the end of the line (23.3); "cccc" 20
    #expect([label.frame, under.frame] == [area(0, 0, 50, 24), area(0, 24, 50, 1)])
    label.text = "aaaa"
    screen.layoutIfNeeded()
    #expect([label.frame, under.frame] == [area(0, 0, 20, 12), area(0, 12, 20, 1)])
  }

  @Test func rightToLeftLayoutSwapsLeadingAndTrailing() {
    screen.semanticContentAttribute = .forceRightToLeft
    let box = freeView(in: screen)
    box.semanticContentAttribute = .forceRightToLeft
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    screen.layoutIfNeeded()
    #expect(box.frame == area(324, 0, 50, 0))
  }

  @Test func `the reading direction of constraints is that of the view around their items`() {
    screen.semanticContentAttribute = .forceRightToLeft
    let (box, badge) = (freeView(in: screen), freeView(in: screen))
    badge.semanticContentAttribute = .forceLeftToRight
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      box.widthAnchor.constraint(equalToConstant: 50),
      badge.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      badge.widthAnchor.constraint(equalToConstant: 20),
    ])
    screen.layoutIfNeeded()
    #expect([box.frame, badge.frame] == [area(324, 0, 50, 0), area(296, 0, 20, 0)])
  }

  @Test func textBaselinesAlign() {
    let (large, small) = (Label(), smallLabel("b"))
    large.font = .halfEm(ofSize: 30)
    large.text = "A"
    for label in [large, small] { _ = freeView(label, in: screen) }
    LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: screen.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    screen.layoutIfNeeded()
    // ascenders: 28.56 and 9.52, in whole pixels 28 2/3 and 9 2/3
    #expect(small.frame == area(0, 19, 5, 12))
  }

  @Test func layoutGuidesTakePartInLayout() throws {
    let simulator = Simulator()
    simulator.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let page = View()
    let (body, half) = (freeView(in: page), freeView(in: page))
    let guide = LayoutGuide()
    page.addLayoutGuide(guide)
    LayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
      body.bottomAnchor.constraint(equalTo: page.safeAreaLayoutGuide.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: page.layoutMarginsGuide.trailingAnchor),
      guide.topAnchor.constraint(equalTo: body.topAnchor),
      guide.leadingAnchor.constraint(equalTo: body.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: body.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 100),
      half.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      half.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      half.widthAnchor.constraint(equalToConstant: 10),
      half.heightAnchor.constraint(equalToConstant: 10),
    ])
    simulator.show(page)
    #expect(body.frame == area(8, 47, 374, 763))
    #expect(guide.layoutFrame == area(8, 47, 187, 100))
    #expect(half.frame == area(290.0 / 3, 92, 10, 10))
    #expect(page.safeAreaLayoutGuide.layoutFrame == area(0, 47, 390, 763))
    simulator.safeAreaInsets.top = 20
    try simulator.settle()
    #expect(body.frame == area(8, 20, 374, 790))
  }

  @Test func constraintsDetermineAScrollViewsContentSize() {
    let scroll = ScrollView(frame: area(0, 0, 200, 100))
    let page = freeView(in: scroll)
    page.pinEdges(to: scroll)
    LayoutConstraint.activate([
      page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 500),
    ])
    scroll.contentOffset.y = 30
    scroll.layoutIfNeeded()
    #expect(page.frame == area(0, 0, 200, 500))
    #expect(scroll.contentSize == CGSize(width: 200, height: 500))
  }

  @Test func removingAViewRemovesItsConstraints() {
    let box = freeView(in: screen)
    let inner = freeView(in: box)
    inner.pinEdges(to: screen)
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    own.isActive = true
    #expect(screen.constraints.count == 4)
    box.removeFromSuperview()
    #expect(screen.constraints == [])
    #expect(inner.constraints == [own])
    screen.addSubview(box)
    #expect(!box.autoLayout.keepsFrame && box.autoLayout.crossings == 0)
  }

  @Test func anArrayOfConstraintsCanBeActivatedAndDeactivated() {
    let box = freeView(in: screen)
    let left = box.leftAnchor.constraint(equalTo: screen.leftAnchor)
    let right = box.rightAnchor.constraint(equalTo: screen.rightAnchor)
    let width = LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    LayoutConstraint.activate([left, width])
    screen.layoutIfNeeded()
    #expect(box.frame == area(0, 0, 40, 0))
    LayoutConstraint.deactivate([left])
    right.isActive = true
    screen.layoutIfNeeded()
    #expect(box.frame == area(350, 0, 40, 0))
    #expect([left, right, width].map(\.isActive) == [false, true, true])
    #expect(right.firstItem === box && right.secondItem === screen)
  }

  @Test func updateConstraintsRunsInnermostFirstBeforeLayout() {
    final class Late: View {
      var log: (String) -> Void = { _ in }
      var name = ""
      override func updateConstraints() {
        log("update \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log("layout \(name)")
      }
    }
    var log: [String] = []
    let (outer, inner) = (Late(), Late())
    (outer.name, inner.name) = ("outer", "inner")
    for view in [outer, inner] { view.log = { log.append($0) } }
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(
      log == [
        "layout outer", "layout inner", "update inner", "update outer", "layout outer",
        "layout inner",
      ])
  }

  /// A constraint reaches a view outside the one whose frame is given.
  @Test func constraintsReachIntoViewsWithFixedFrames() {
    let card = View(frame: area(10, 10, 100, 100))
    screen.addSubview(card)
    let dot = freeView(in: card)
    LayoutConstraint.activate([
      dot.rightAnchor.constraint(equalTo: screen.rightAnchor),
      dot.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      dot.widthAnchor.constraint(equalToConstant: 30),
      dot.heightAnchor.constraint(equalToConstant: 30),
    ])
    screen.layoutIfNeeded()
    #expect(dot.frame == area(350, 5, 30, 30))
    card.frame.origin.x = 20
    screen.layoutIfNeeded()
    #expect(dot.frame == area(340, 5, 30, 30))
  }
}
