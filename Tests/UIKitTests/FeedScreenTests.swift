import Testing
import UIKit

/// A feed, tested as teams test one without a screen.
@MainActor
@Suite struct FeedScreenTests {
  private let loader = FeedLoader()
  private let a = FeedPost(title: "A", author: "Ann")
  private let b = FeedPost(title: "B", author: "Bob")

  private func makeFeed() -> FeedViewController { FeedViewController(loader: loader) }

  private func makeShownFeed(_ posts: FeedPost...) -> FeedViewController {
    let feed = makeFeed()
    feed.simulateAppearance()
    loader.complete(with: posts)
    return feed
  }

  @Test func theFeedHasATitle() {
    let feed = makeFeed()
    feed.simulateAppearance()
    #expect(feed.title == "Feed")
    #expect(feed.navigationItem.title == "Feed")
  }

  @Test func appearingLoadsOnce() {
    let feed = makeFeed()
    #expect(loader.loads == 0)
    feed.simulateAppearance()
    #expect(loader.loads == 1)
    loader.complete(with: [])
    feed.simulateAppearance()
    #expect(loader.loads == 1)
  }

  @Test func everyAppearanceCallsTheHandlerOnce() {
    let counter = CountingController()
    counter.simulateAppearance()
    #expect(counter.calls == ["load", "will", "is", "did"])
    counter.simulateAppearance()
    #expect(counter.calls == ["load", "will", "is", "did"])
    counter.simulateDisappearance()
    counter.simulateAppearance()
    #expect(counter.calls.suffix(5) == ["will not", "did not", "will", "is", "did"])
  }

  @Test func pullingLoadsAgain() {
    let feed = makeShownFeed()
    feed.simulateRefresh()
    #expect(loader.loads == 2)
    loader.complete(with: [])
    feed.simulateRefresh()
    #expect(loader.loads == 3)
  }

  @Test func theSpinnerShowsWhileLoading() {
    let feed = makeFeed()
    feed.simulateAppearance()
    #expect(feed.refreshControl?.isRefreshing == true)
    loader.complete(with: [])
    #expect(feed.refreshControl?.isRefreshing == false)
    feed.simulateRefresh()
    #expect(feed.refreshControl?.isRefreshing == true)
    loader.fail()
    #expect(feed.refreshControl?.isRefreshing == false)
  }

  @Test func loadedPostsAreRendered() {
    let feed = makeFeed()
    feed.simulateAppearance()
    #expect(feed.titles == [])
    loader.complete(with: [a])
    #expect(feed.titles == ["A"])
    feed.simulateRefresh()
    loader.complete(with: [a, b])
    #expect(feed.titles == ["A", "B"])
  }

  @Test func anEmptyFeedReplacesPosts() {
    let feed = makeShownFeed(a, b)
    feed.simulateRefresh()
    loader.complete(with: [])
    #expect(feed.titles == [])
  }

  @Test func aFailureKeepsPostsAndShowsAMessage() {
    let feed = makeShownFeed(a)
    #expect(feed.errorText == nil)
    feed.simulateRefresh()
    loader.fail()
    #expect(feed.titles == ["A"])
    #expect(feed.errorText == "Couldn't connect to server")
    feed.simulateRefresh()
    loader.complete(with: [a])
    #expect(feed.errorText == nil)
  }

  @Test func layoutRequestsNoCellUnexpectedly() {
    let feed = makeShownFeed(a, b)
    feed.view.layoutIfNeeded()
    RunLoop.current.run(until: Date())
    #expect(loader.images == [])
  }

  @Test func aVisibleCellLoadsItsImage() {
    let feed = makeShownFeed(a, b)
    feed.simulateVisible(0)
    #expect(loader.images == ["load A"])
    feed.simulateVisible(1)
    #expect(loader.images == ["load A", "load B"])
  }

  @Test func aCellThatLeavesCancelsItsImage() {
    let feed = makeShownFeed(a, b)
    feed.simulateNotVisible(0)
    feed.simulateNotVisible(1)
    #expect(loader.images == ["load A", "cancel A", "load B", "cancel B"])
  }

  @Test func aCellMayReappear() {
    let feed = makeShownFeed(a)
    let cell = feed.simulateNotVisible(0)
    cell?.titleLabel.text = nil
    cell.map {
      feed.tableView.delegate?.tableView(feed.tableView, willDisplay: $0, forRowAt: [0, 0])
    }
    #expect(cell?.titleLabel.text == "A")
  }

  @Test func aCellNearTheScreenLoadsAndCancels() {
    let feed = makeShownFeed(a, b)
    let source = feed.tableView.prefetchDataSource
    source?.tableView(feed.tableView, prefetchRowsAt: [[0, 0], [0, 1]])
    source?.tableView(feed.tableView, cancelPrefetchingForRowsAt: [[0, 1]])
    #expect(loader.images == ["load A", "load B", "cancel B"])
  }

  @Test func aReusedCellDropsItsImage() {
    let feed = makeShownFeed(a)
    let cell = feed.simulateVisible(0)
    #expect(cell?.titleLabel.text == "A")
    cell?.prepareForReuse()
    #expect(cell?.titleLabel.text == nil)
  }

  @Test func aTapSelects() {
    let feed = makeShownFeed(a, b)
    var selected: [FeedPost] = []
    feed.onSelection = { selected.append($0) }
    feed.tableView.delegate?.tableView(feed.tableView, didSelectRowAt: [0, 1])
    #expect(selected == [b])
  }

  @Test func directDataSourceCallsKeepTheTableConsistent() throws {
    let feed = makeShownFeed(a, b)
    feed.simulateNotVisible(0)
    feed.simulateVisible(1)
    let simulator = Simulator()
    simulator.show(feed)
    #expect(feed.tableView.visibleCells.count == 2)
    try simulator.tap([0, 1], in: feed.tableView)
    #expect(feed.tableView.indexPathForSelectedRow == [0, 1])
  }

  @Test func theFeedWorksOnAScreen() throws {
    let simulator = Simulator()
    let feed = makeFeed()
    simulator.show(UINavigationController(rootViewController: feed))
    loader.complete(with: [a, b])
    try simulator.settle()
    #expect(feed.tableView.visibleCells.compactMap { $0.textLabel?.text } == ["A", "B"])
    #expect(feed.tableView.contentOffset.y == -44)
    try simulator.pullToRefresh(in: feed.tableView)
    loader.complete(with: [b])
    try simulator.settle()
    #expect(feed.tableView.visibleCells.compactMap { $0.textLabel?.text } == ["B"])
    #expect(loader.loads == 2)
  }

  @Test func aRowOpensItsPost() throws {
    let simulator = Simulator()
    let flow = simulator.run { FeedFlow(window: CountingWindow(), loader: loader) }
    flow.start()
    try simulator.settle()
    #expect((flow.window as? CountingWindow)?.shows == 1)
    let feed = flow.navigation.topViewController as? FeedViewController
    loader.complete(with: [a, b])
    try simulator.settle()
    guard let feed else {
      Issue.record("The first screen is no feed.")
      return
    }
    try simulator.tap([0, 1], in: feed.tableView)
    simulator.nextTurn()
    #expect(flow.navigation.topViewController?.title == "B")
    try simulator.settle()
    #expect(feed.view.window == nil)
    try simulator.tapBackButton(in: flow.navigation)
    try simulator.settle()
    #expect(flow.navigation.topViewController === feed)
    #expect(feed.tableView.indexPathForSelectedRow == nil)
    #expect(loader.loads == 1)
  }

  @Test func aPersonScrollsAndTaps() throws {
    let simulator = Simulator()
    let flow = simulator.run { FeedFlow(window: CountingWindow(), loader: loader) }
    flow.start()
    try simulator.settle()
    loader.complete(with: [a, b])
    try simulator.settle()
    #expect(simulator.findAll(.view(UITableViewCell.self)).count == 2)
    try simulator.find(.title("Feed"))
    try simulator.tap(.text("B"))
    try simulator.settle()
    try simulator.find(.title("B"))
    try simulator.tap(.button("Feed"))
    try simulator.settle()
    try simulator.tap(.button("Refresh"))
    #expect(loader.loads == 2)
    loader.fail()
    try simulator.settle()
    try simulator.pullToRefresh()
    #expect(loader.loads == 3)
    #expect(try simulator.findIfPresent(.text("C")) == nil)
  }

  @Test func nothingIsRetained() {
    weak var feed: FeedViewController?
    weak var table: UITableView?
    do {
      let own = makeShownFeed(a, b)
      own.simulateNotVisible(0)
      feed = own
      table = own.tableView
    }
    #expect(feed == nil)
    #expect(table == nil)
    loader.complete(with: [])
  }
}

extension UIViewController {
  fileprivate func simulateAppearance() {
    if !isViewLoaded {
      loadViewIfNeeded()
      (self as? UITableViewController)?.prepareForFirstAppearance()
    }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  fileprivate func simulateDisappearance() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }
}

extension UITableViewController {
  /// A height of one point keeps layout from asking for cells.
  fileprivate func prepareForFirstAppearance() {
    tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 1)
    let fake = FakeRefreshControl()
    guard let real = refreshControl else { return }
    fake.onChange = { [weak real] in real?.sendActions(for: .valueChanged) }
    refreshControl = fake
    fake.real = real
  }
}

extension FeedViewController {
  fileprivate func simulateRefresh() { (refreshControl as? FakeRefreshControl)?.onChange?() }

  fileprivate var titles: [String?] {
    tableView.layoutIfNeeded()
    let count = tableView.numberOfSections > 0 ? tableView.numberOfRows(inSection: 0) : 0
    return (0..<count).map { simulateVisible($0)?.titleLabel.text }
  }

  fileprivate var errorText: String? { errorView.alpha == 0 ? nil : errorView.text }

  @discardableResult
  fileprivate func simulateVisible(_ row: Int) -> FeedCell? {
    tableView.dataSource?.tableView(tableView, cellForRowAt: [0, row]) as? FeedCell
  }

  @discardableResult
  fileprivate func simulateNotVisible(_ row: Int) -> FeedCell? {
    let cell = simulateVisible(row)
    cell.map { tableView.delegate?.tableView(tableView, didEndDisplaying: $0, forRowAt: [0, row]) }
    return cell
  }
}

private final class FakeRefreshControl: UIRefreshControl {
  private var refreshes = false
  var real: UIRefreshControl?
  var onChange: (() -> Void)?
  override var isRefreshing: Bool { refreshes }
  override func beginRefreshing() { refreshes = true }
  override func endRefreshing() { refreshes = false }
}

private final class CountingWindow: UIWindow {
  var shows = 0
  override func makeKeyAndVisible() {
    super.makeKeyAndVisible()
    shows += 1
  }
}

private final class CountingController: UIViewController {
  var calls: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("load")
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("will") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("is") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will not") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did not") }
}

private final class FeedLoader: FeedLoading {
  private struct Failure: Error {}
  private var waiting: [(Result<[FeedPost], any Error>) -> Void] = []
  private(set) var loads = 0
  private(set) var images: [String] = []

  func load(_ completion: @escaping (Result<[FeedPost], any Error>) -> Void) {
    loads += 1
    waiting.append(completion)
  }
  func loadImage(of post: FeedPost) { images.append("load \(post.title)") }
  func cancelImage(of post: FeedPost) { images.append("cancel \(post.title)") }

  func complete(with posts: [FeedPost]) {
    let all = waiting
    waiting = []
    for completion in all { completion(.success(posts)) }
  }
  func fail() {
    let all = waiting
    waiting = []
    for completion in all { completion(.failure(Failure())) }
  }
}
