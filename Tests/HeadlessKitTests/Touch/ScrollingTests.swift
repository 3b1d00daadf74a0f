import Foundation
import HeadlessKit
import Testing

/// Scrolling with a finger.
@MainActor
@Suite struct ScrollingTests {
  final class Teller: NSObject, ScrollViewDelegate {
    var lines: [String] = []
    var target: CGPoint?

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      lines.append("\(Int(scrollView.contentOffset.y))")
    }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { lines.append("will begin") }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append("will end")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      lines.append(decelerate ? "runs on" : "rests")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { lines.append("will run") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { lines.append("has run") }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let view = ScrollView()
  let teller = Teller()

  init() {
    view.contentSize = CGSize(width: 390, height: 1000)
    view.delegate = teller
    simulator.show(view)
  }

  @Test func theDelegateIsCalledInOrder() throws {
    try simulator.scroll(view, by: CGPoint(x: 0, y: 150))
    #expect(teller.take() == ["will begin", "150", "will end", "rests"])
    try simulator.scroll(at: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 300))
    #expect(teller.take() == ["will begin", "300", "450", "will end", "rests"])
    try simulator.scroll(view, by: CGPoint(x: 0, y: 9000))
    #expect(teller.take() == ["will begin", "600", "will end", "rests"])
    #expect((view.isDragging, view.isTracking, view.isDecelerating) == (false, false, false))
  }

  @Test func theViewTracksTheFingerWhileItDrags() throws {
    final class Watcher: NSObject, ScrollViewDelegate {
      var lines: [String] = []

      func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("begin", scrollView) }
      func scrollViewDidScroll(_ scrollView: ScrollView) { note("scroll", scrollView) }
      func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        note("end", scrollView)
      }

      private func note(_ moment: String, _ view: ScrollView) {
        lines.append(view.isTracking ? "\(moment), tracking" : moment)
      }
    }
    let watcher = Watcher()
    view.delegate = watcher
    try simulator.scroll(view, by: CGPoint(x: 0, y: 150))
    #expect(watcher.lines == ["begin, tracking", "scroll, tracking", "end"])
  }

  @Test func aDragDismissesTheKeyboardIfTheViewWantsIt() throws {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.addSubview(field)
    try simulator.tap(field)
    try simulator.scroll(view, by: CGPoint(x: 0, y: 50))
    #expect(field.isFirstResponder)
    view.keyboardDismissMode = .onDrag
    try simulator.scroll(view, by: CGPoint(x: 0, y: 50))
    #expect(!field.isFirstResponder)
  }

  @Test func theDelegateChoosesTheTargetOffset() throws {
    teller.target = CGPoint(x: 0, y: 200)
    try simulator.scroll(view, by: CGPoint(x: 0, y: 150))
    #expect(
      teller.take() == ["will begin", "150", "will end", "runs on", "will run", "200", "has run"])
  }

  @Test func pagingStopsAtPages() throws {
    view.isPagingEnabled = true
    view.contentSize.height = 2000
    try simulator.scroll(view, by: CGPoint(x: 0, y: 190))
    #expect(view.contentOffset.y == 0)
    try simulator.scroll(view, by: CGPoint(x: 0, y: 210))
    #expect(view.contentOffset.y == 400)
  }

  @Test func scrollingReachesRowsAndItems() throws {
    let screen = ShelfScreen()
    screen.sections = [("A", (0..<100).map { .init(title: "Book \($0)", author: "N.") })]
    simulator.show(screen)
    try simulator.scroll(to: [0, 50], in: screen.tableView)
    // Every row on the way appears, as under a finger.
    #expect(screen.asked == 51)
    #expect(screen.tableView.indexPathsForVisibleRows?.last == [0, 50])
    try simulator.tap([0, 50], in: screen.tableView)
    #expect(screen.take() == ["row 0, 50"])
    try simulator.scroll(to: [0, 0], in: screen.tableView)
    #expect(simulator.findAll(.text("Book 0")).map(\.indexPath) == [[0, 0]])
    try simulator.longPress([0, 0], in: screen.tableView)
    #expect(screen.take() == ["row 0, 0"])
  }

  @Test func toAQuery() throws {
    let screen = ShelfScreen()
    screen.sections = [("A", (0..<100).map { .init(title: "Book \($0)", author: "N.") })]
    simulator.show(NavigationController(rootViewController: screen))
    let found = try simulator.scroll(to: .text("Book 80"))
    #expect(found.indexPath == [0, 80])
    try simulator.tap(.text("Book 80"))
    try simulator.scroll(to: .text("Book 3"))
    try simulator.tap(.text("Book 3"))
    #expect(screen.take() == ["row 0, 80", "row 0, 3"])
    let offset = screen.tableView.contentOffset
    #expect {
      try simulator.scroll(to: .text("Book 100"), file: "T.swift", line: 3)
    } throws: { error in
      "\(error)".components(separatedBy: "\n").first
        == #"T.swift:3: Simulator.scroll: nothing matches .text("Book 100"), "#
        + "from one end of the content to the other."
    }
    #expect(screen.tableView.contentOffset == offset)
  }

  /// A page that scrolls up and down, with a strip of photos across it.
  private func nest() -> (page: ScrollView, strip: CollectionView, photos: Photos) {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 80)
    let strip = CollectionView(
      frame: CGRect(x: 0, y: 20, width: 390, height: 80), collectionViewLayout: layout)
    let photos = Photos()
    strip.register(CollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    strip.dataSource = photos
    let page = ScrollView()
    page.contentSize = CGSize(width: 390, height: 900)
    page.addSubview(strip)
    simulator.show(page)
    return (page, strip, photos)
  }

  @Test func aDragMovesTheInnermostViewThatScrollsThatWay() throws {
    let (page, strip, photos) = nest()
    let point = CGPoint(x: 100, y: 60)
    try withExtendedLifetime(photos) {
      try simulator.scroll(at: point, by: CGPoint(x: 150, y: 0))
      #expect([strip.contentOffset.x, page.contentOffset.y] == [150, 0])
      try simulator.scroll(at: point, by: CGPoint(x: 10, y: 15))
      #expect([strip.contentOffset.x, page.contentOffset.y] == [150, 15])
      try simulator.scroll(strip, by: CGPoint(x: -150, y: 0))
      try simulator.scroll(page, by: CGPoint(x: 0, y: -15))
      #expect([strip.contentOffset.x, page.contentOffset.y] == [0, 0])
      page.isScrollEnabled = false
      try simulator.scroll(at: point, by: CGPoint(x: 0, y: 40))
      #expect([strip.contentOffset.y, page.contentOffset.y] == [0, 0])
    }
  }

  @Test func anElementOfAnInnerListIsScrolledTo() throws {
    let (page, strip, photos) = nest()
    let label = Label(frame: CGRect(x: 0, y: 800, width: 100, height: 20))
    label.text = "The end"
    page.addSubview(label)
    try withExtendedLifetime(photos) {
      try simulator.scroll(to: .label("Photo 15"))
      #expect(strip.indexPathsForVisibleItems.contains([0, 15]))
      try simulator.scroll(to: .text("The end"))
      #expect(page.contentOffset.y == 500)
    }
  }

  @Test func whatIsOnlyPartlyInSightIsBroughtIntoReach() throws {
    let button = Button(frame: CGRect(x: 0, y: 490, width: 100, height: 30))
    button.setTitle("More", for: .normal)
    view.addSubview(button)
    view.contentOffset.y = 100
    try simulator.scroll(to: .button("More"))
    #expect(view.contentOffset.y == 120)
    try simulator.tap(.button("More"))
  }

  /// Insets leave less of the screen to move by: the item is not found on the way back only.
  @Test func noItemIsLeaptOverBesideInsets() throws {
    let (_, strip, photos) = nest()
    strip.contentInset.left = 300
    strip.contentOffset.x = -300
    try withExtendedLifetime(photos) {
      let found = try simulator.scroll(to: .label("Photo 1"))
      #expect(found.indexPath == [0, 1])
      #expect(strip.contentOffset.x < 0)
    }
  }

  @Test func whatCannotBeScrolledSaysWhy() {
    let way = CGPoint(x: 0, y: 30)
    func failure(_ distance: CGPoint) -> String? {
      why { try simulator.scroll(view, by: distance, file: "T.swift", line: 3) }
    }
    view.isScrollEnabled = false
    let advice = "does not scroll. Scroll a scroll view whose isScrollEnabled is true."
    #expect(failure(way) == "T.swift:3: Simulator.scroll: \(view) \(advice)")
    #expect(
      why { try simulator.scroll(at: CGPoint(x: 9, y: 9), by: way, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.scroll: \(view) \(advice)")
    view.isScrollEnabled = true
    #expect(
      failure(CGPoint(x: 0, y: CGFloat.nan))
        == "T.swift:3: Simulator.scroll: 0.0, nan is not a distance.")
    #expect(
      why { try simulator.scroll(at: CGPoint(x: 9, y: 9000), by: way, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.scroll: no view is at (9.0, 9000.0).")
    let loose = ScrollView()
    #expect(
      why { try simulator.scroll(loose, by: way, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.scroll: \(loose) is not in a window of this simulator. Show it "
        + "first.")
    #expect(
      why { try simulator.scroll(to: [0, 0], in: TableView(), file: "T.swift", line: 3) }?
        .hasSuffix("is not in a window of this simulator. Show it first.") == true)
    #expect(teller.take() == [])
  }
}

/// Twenty items in a section, read as "Photo 0" to "Photo 19".
@MainActor
private final class Photos: NSObject, CollectionViewDataSource {
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Photo \(indexPath.item)"
    return cell
  }
}
