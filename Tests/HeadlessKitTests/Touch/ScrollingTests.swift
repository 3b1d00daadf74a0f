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
}
