import Foundation
import HeadlessComponents
import HeadlessKit
import TestSupport
import Testing

/// A page view controller after random swipes and calls, finished or interrupted.
@MainActor
@Suite struct PageWalkTests {
  private final class Page: ViewController {
    let number: Int
    /// What it was told last, and what it was told out of order.
    private(set) var phase = "gone"
    private(set) var mistakes: [String] = []
    /// The parent that it was told of last.
    private(set) weak var reached: ViewController?
    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { go("coming", from: "gone", "going") }
    override func viewDidAppear(_ animated: Bool) { go("there", from: "coming") }
    override func viewWillDisappear(_ animated: Bool) { go("going", from: "there", "coming") }
    override func viewDidDisappear(_ animated: Bool) { go("gone", from: "going") }
    override func didMove(toParent parent: ViewController?) { reached = parent }
    private func go(_ next: String, from allowed: String...) {
      if !allowed.contains(phase) { mistakes.append("\(phase) → \(next)") }
      phase = next
    }
  }

  private final class Book: NSObject, PageViewControllerDataSource, PageViewControllerDelegate {
    let pages = (0..<4).map { Page($0) }
    var dots = 4
    var pending: [[ViewController]] = []
    var turned: [(finished: Bool, completed: Bool, from: [ViewController])] = []
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? {
      (viewController as? Page).flatMap { $0.number > 0 ? pages[$0.number - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? {
      (viewController as? Page).flatMap { $0.number < 3 ? pages[$0.number + 1] : nil }
    }
    func presentationCount(for pageViewController: PageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: PageViewController) -> Int {
      (pageViewController.viewControllers?.first as? Page)?.number ?? 0
    }
    func pageViewController(
      _ pageViewController: PageViewController,
      willTransitionTo pendingViewControllers: [ViewController]
    ) { pending.append(pendingViewControllers) }
    func pageViewController(
      _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) { turned.append((finished, completed, previousViewControllers)) }
  }

  private static let styles: [(PageViewController.TransitionStyle, Bool)] = [
    (.scroll, true), (.scroll, false), (.pageCurl, true), (.pageCurl, false),
  ]

  @Test func afterAnyWalkOnePageIsShown() throws {
    for seed in 0..<UInt64(Thoroughness.number(usually: 24, exhaustively: 2_000)) {
      var random = SeededGenerator(seed: seed)
      let (style, isHorizontal) = Self.styles[Int(seed % 4)]
      let (simulator, book) = (Simulator(), Book())
      let controller = PageViewController(
        transitionStyle: style, navigationOrientation: isHorizontal ? .horizontal : .vertical)
      (controller.dataSource, controller.delegate) = (book, book)
      var index = Int.random(in: 0..<4, using: &random)
      let isShownFirst = Bool.random(using: &random)
      if isShownFirst { simulator.show(controller) }
      controller.setViewControllers([book.pages[index]], direction: .forward, animated: false)
      if !isShownFirst { simulator.show(controller) }
      try simulator.settle()
      var (swipes, ends, calls, isTurning) = (0, 0, 0, false)
      for _ in 0..<12 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1, 2:
          let isForward = Bool.random(using: &random)
          let next = index + (isForward ? 1 : -1)
          let isTurned = try simulator.turnPage(isForward ? .forward : .reverse, of: controller)
          #expect(isTurned == (0..<4).contains(next))
          guard isTurned else { break }
          #expect(book.pending.last?.first === book.pages[next])
          (index, swipes, isTurning) = (next, swipes + 1, true)
        case 3:
          let next = Int.random(in: 0..<4, using: &random)
          let isAnimated = Bool.random(using: &random)
          calls += 1
          controller.setViewControllers(
            [book.pages[next]], direction: .reverse, animated: isAnimated
          ) { _ in ends += 1 }
          if !isAnimated || next == index { #expect(ends == calls) }
          (index, isTurning) = (next, isAnimated && next != index)
        default:
          try simulator.settle()
          isTurning = false
        }
        #expect(controller.viewControllers == [book.pages[index]])
        guard !isTurning, Bool.random(using: &random) else { continue }
        try simulator.settle()
        try expectEnd(controller, book, index, simulator, "\(seed)")
        #expect(ends == calls)
        #expect(book.pending.count == swipes && book.turned.count == swipes)
      }
      try simulator.settle()
      try expectEnd(controller, book, index, simulator, "\(seed)")
    }
  }

  private func expectEnd(
    _ controller: PageViewController, _ book: Book, _ index: Int, _ simulator: Simulator,
    _ comment: Comment
  ) throws {
    let page = book.pages[index]
    #expect(controller.children == [page], comment)
    let hasDots =
      controller.transitionStyle == .scroll && controller.navigationOrientation == .horizontal
    let control = controller.view.subviews.compactMap { $0 as? PageControl }.first
    #expect((control != nil) == hasDots, comment)
    let box = controller.view.bounds
    let height = box.height - (hasDots ? 37 : 0)
    #expect(
      page.view.convert(page.view.bounds, to: controller.view)
        == CGRect(x: 0, y: 0, width: box.width, height: height), comment)
    if hasDots {
      #expect(control?.numberOfPages == 4 && control?.currentPage == index, comment)
      #expect(control?.frame == CGRect(x: 0, y: height, width: box.width, height: 37), comment)
    }
    let hasScroller = controller.view.subviews.contains { $0 is ScrollView }
    #expect(hasScroller == (controller.transitionStyle == .scroll), comment)
    for other in book.pages {
      #expect(
        other.phase == (other === page ? "there" : "gone"), "\(comment): page \(other.number)")
      #expect(other.mistakes == [], comment)
      #expect((other.parent === controller) == (other === page), comment)
      #expect(other.reached === other.parent, "\(comment): page \(other.number)")
      #expect((other.viewIfLoaded?.window != nil) == (other === page), comment)
    }
  }

  @Test func anInterruptedTurnIsReportedAsUnfinished() throws {
    let (simulator, book) = (Simulator(), Book())
    let controller = PageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    (controller.dataSource, controller.delegate) = (book, book)
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    simulator.show(controller)
    try simulator.turnPage(of: controller)
    try simulator.turnPage(of: controller)
    #expect(book.turned.map(\.finished) == [false])
    try simulator.settle()
    #expect(book.turned.map(\.finished) == [false, true])
    #expect(book.turned.map(\.completed) == [false, true])
    #expect(book.turned.map { $0.from } == [[book.pages[0]], [book.pages[1]]])
  }

  @Test func dotsComeAndGoWithTheDataSource() throws {
    let (simulator, book) = (Simulator(), Book())
    let controller = PageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    simulator.show(controller)
    var dots: PageControl? { controller.view.subviews.lazy.compactMap { $0 as? PageControl }.first }
    #expect(dots == nil)
    controller.dataSource = book
    #expect(dots?.currentPage == 2)
    controller.dataSource = nil
    #expect(dots == nil)
    book.dots = 0
    controller.dataSource = book
    #expect(dots == nil)
  }

  @Test func swipesStopWhereScrollingDoes() throws {
    let (simulator, book) = (Simulator(), Book())
    let controller = PageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(throws: QueryFailure.self) { try simulator.turnPage(of: controller) }
    controller.dataSource = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    simulator.show(controller)
    let scroller = try #require(
      controller.view.subviews.lazy.compactMap { $0 as? ScrollView }.first)
    #expect(scroller.isPagingEnabled)
    scroller.isScrollEnabled = false
    #expect(try !simulator.turnPage(of: controller))
    scroller.isScrollEnabled = true
    #expect(try simulator.turnPage(of: controller))
  }

  @Test func theSpineFollowsTheStyleAndTheOptions() {
    typealias Location = PageViewController.SpineLocation
    func spine(_ style: PageViewController.TransitionStyle, _ option: Any?) -> Location {
      PageViewController(
        transitionStyle: style, navigationOrientation: .horizontal,
        options: option.map { [.spineLocation: $0] }
      ).spineLocation
    }
    #expect(spine(.scroll, nil) == .none && spine(.pageCurl, nil) == .min)
    #expect(spine(.pageCurl, Location.mid) == .mid && spine(.pageCurl, 3) == .max)
    #expect(PageViewController().transitionStyle == .pageCurl)
  }
}
