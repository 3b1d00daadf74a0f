import Foundation
import HeadlessComponents
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct PageViewControllerTests {
  private final class Page: ViewController {
    let number: Int
    let log: Book
    init(_ number: Int, _ log: Book) {
      (self.number, self.log) = (number, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) { log.events.append("appears \(number)") }
    override func viewDidDisappear(_ animated: Bool) { log.events.append("disappears \(number)") }
  }

  private final class Book: NSObject, PageViewControllerDataSource, PageViewControllerDelegate {
    var events: [String] = []
    var count = 0
    func page(_ number: Int) -> ViewController? {
      (1...3).contains(number) ? Page(number, self) : nil
    }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { page(((viewController as? Page)?.number ?? 0) - 1) }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { page(((viewController as? Page)?.number ?? 0) + 1) }
    func presentationCount(for pageViewController: PageViewController) -> Int { count }
    func presentationIndex(for pageViewController: PageViewController) -> Int { 1 }
    func pageViewController(
      _ pageViewController: PageViewController,
      willTransitionTo pendingViewControllers: [ViewController]
    ) { events.append("will turn to \(numbers(pendingViewControllers))") }
    func pageViewController(
      _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) {
      events.append("turned from \(numbers(previousViewControllers)): \(finished), \(completed)")
    }
    private func numbers(_ pages: [ViewController]) -> [Int] {
      pages.map { ($0 as? Page)?.number ?? 0 }
    }
  }

  private let simulator = Simulator()
  private let book = Book()
  private let pages = PageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func open(at number: Int) throws {
    simulator.run {
      pages.dataSource = book
      pages.delegate = book
      if let page = book.page(number) {
        pages.setViewControllers([page], direction: .forward, animated: false)
      }
      let window = Window()
      window.rootViewController = pages
      window.makeKeyAndVisible()
    }
    try simulator.settle()
    book.events = []
  }

  private var shown: Int? { (pages.viewControllers?.first as? Page)?.number }

  @Test func aSwipeTurnsToTheNextPage() throws {
    try open(at: 1)
    #expect(try simulator.turnPage(of: pages))
    #expect(book.events == ["will turn to [2]", "appears 2"])
    try simulator.settle()
    #expect(
      book.events == [
        "will turn to [2]", "appears 2", "disappears 1", "turned from [1]: true, true",
      ])
    #expect(pages.children.count == 1)
    #expect(shown == 2)
  }

  @Test func thereIsNoPageBeforeTheFirst() throws {
    try open(at: 1)
    #expect(try !simulator.turnPage(.reverse, of: pages))
    #expect(book.events == [])
    #expect(shown == 1)
  }

  @Test func codeTurnsWithoutTheDelegate() throws {
    try open(at: 1)
    var ends: [Bool] = []
    let third = Page(3, book)
    pages.setViewControllers([third], direction: .forward, animated: true) { ends.append($0) }
    #expect(ends == [])
    try simulator.settle()
    #expect(ends == [true])
    #expect(book.events.sorted() == ["appears 3", "disappears 1"])
    #expect(third.view.frame == pages.view.bounds)
  }

  @Test func dotsFollowSwipes() throws {
    book.count = 3
    try open(at: 2)
    simulator.layoutIfNeeded()
    let control = pages.view.subviews.compactMap { $0 as? PageControl }.first
    #expect(control?.numberOfPages == 3)
    #expect(control?.currentPage == 1)
    try simulator.turnPage(of: pages)
    try simulator.settle()
    #expect(control?.currentPage == 2)
    #expect(control?.frame == CGRect(x: 0, y: 807, width: 390, height: 37))
  }

  @Test func oneStepNeedsOnePage() {
    let report = captureCrash {
      pages.setViewControllers([], direction: .forward, animated: false)
    }
    #expect(
      report?.reason == """
        The number of view controllers provided (0) doesn't match the number required (1) for the \
        requested transition
        """)
  }
}
