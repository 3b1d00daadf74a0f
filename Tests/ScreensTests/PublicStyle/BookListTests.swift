import UIKit
import XCTest

/// Thirty-four tests in the commonest public style: no simulator, turns of the run loop,
/// expectations, spies, calls of the delegate (behaviour 25.1 to 25.6).
@MainActor
final class BookListTests: XCTestCase {
  private var window: UIWindow?

  override func tearDown() {
    window = nil
    executeRunLoop()
    super.tearDown()
  }

  // MARK: Loading

  func test_title_isSetWhenViewLoads() {
    let (sut, _) = makeSUT()
    sut.loadViewIfNeeded()
    XCTAssertEqual(sut.title, "Books")
    XCTAssertTrue(sut.isViewLoaded)
  }

  func test_tableView_isConnected() {
    let (sut, _) = makeSUT()
    sut.loadViewIfNeeded()
    XCTAssertTrue(sut.tableView.dataSource === sut)
    XCTAssertTrue(sut.tableView.delegate === sut)
    XCTAssertNotNil(sut.tableView.refreshControl)
  }

  func test_load_happensOnFirstAppearanceOnly() {
    let (sut, service) = makeSUT()
    XCTAssertEqual(service.loads, 0)
    sut.beginAppearanceTransition(true, animated: false)
    sut.endAppearanceTransition()
    XCTAssertEqual(service.loads, 1)
    sut.beginAppearanceTransition(true, animated: false)
    sut.endAppearanceTransition()
    XCTAssertEqual(service.loads, 1)
  }

  func test_window_showsTheScreenAfterOneTurn() {
    let (sut, service) = makeSUT()
    putInWindow(sut)
    executeRunLoop()
    XCTAssertEqual(sut.appearances, 1)
    XCTAssertEqual(service.loads, 1)
    XCTAssertNotNil(sut.view.window)
    XCTAssertEqual(sut.tableView.frame.height, sut.view.bounds.height - 200)
  }

  func test_rows_areOnScreenAfterOneTurn() {
    let (sut, service) = makeSUT()
    putInWindow(sut)
    executeRunLoop()
    service.complete(with: .success(books))
    executeRunLoop()
    XCTAssertEqual(sut.tableView.visibleCells.count, 2)
    XCTAssertEqual(
      sut.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "Dune")
  }

  func test_refresh_loadsAgain() {
    let (sut, service) = makeSUT()
    sut.loadViewIfNeeded()
    sut.refreshControl.sendActions(for: .valueChanged)
    sut.refreshControl.sendActions(for: .valueChanged)
    XCTAssertEqual(service.loads, 2)
  }

  // MARK: The data source and the delegate

  func test_numberOfRows_isNumberOfBooks() {
    let sut = makeLoadedSUT()
    XCTAssertEqual(sut.tableView.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(sut.tableView.numberOfSections, 1)
  }

  func test_cell_showsTitle() {
    let sut = makeLoadedSUT()
    XCTAssertEqual(title(ofRow: 0, in: sut), "Emma")
    XCTAssertEqual(title(ofRow: 1, in: sut), "Dune")
  }

  func test_delete_removesRow() {
    let sut = makeLoadedSUT()
    let path = IndexPath(row: 0, section: 0)
    sut.tableView.dataSource?.tableView?(sut.tableView, commit: .delete, forRowAt: path)
    XCTAssertEqual(sut.books, [Book(title: "Dune")])
    XCTAssertEqual(sut.tableView.numberOfRows(inSection: 0), 1)
  }

  func test_swipeAction_renames() throws {
    let sut = makeLoadedSUT()
    let path = IndexPath(row: 1, section: 0)
    let configuration = try XCTUnwrap(
      sut.tableView.delegate?.tableView?(
        sut.tableView, trailingSwipeActionsConfigurationForRowAt: path))
    let action = try XCTUnwrap(configuration.actions.first)
    var isDone: Bool?
    action.handler(action, UIView()) { isDone = $0 }
    XCTAssertEqual(isDone, true)
    XCTAssertEqual(title(ofRow: 1, in: sut), "Dune!")
  }

  func test_select_pushesDetails() throws {
    let sut = makeLoadedSUT()
    let navigation = NavigationSpy(rootViewController: sut)
    select(row: 1, in: sut)
    XCTAssertEqual(navigation.pushed.count, 2)
    let details = try XCTUnwrap(navigation.pushed.last as? BookViewController)
    XCTAssertEqual(details.book.title, "Dune")
  }

  func test_select_showsDetailsAfterOneTurn() {
    let sut = makeLoadedSUT()
    let navigation = UINavigationController(rootViewController: sut)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    putInWindow(navigation)
    executeRunLoop()
    select(row: 0, in: sut)
    executeRunLoop()
    let details = navigation.topViewController as? BookViewController
    XCTAssertEqual(details?.events, ["will", "did"])
    XCTAssertNotNil(details?.view.window)
  }

  // MARK: Navigation

  func test_unanimatedPushAndPop_takeOneTurnEach() {
    let (sut, _) = makeSUT()
    let navigation = UINavigationController(rootViewController: sut)
    putInWindow(navigation)
    executeRunLoop()
    let details = BookViewController(book: books[0])
    navigation.pushViewController(details, animated: false)
    executeRunLoop()
    XCTAssertEqual(details.events, ["will", "did"])
    navigation.popViewController(animated: false)
    executeRunLoop()
    XCTAssertEqual(details.events, ["will", "did", "gone"])
    XCTAssertTrue(navigation.topViewController === sut)
  }

  func test_animatedPush_endsWhileWaiting() {
    let (sut, _) = makeSUT()
    let navigation = UINavigationController(rootViewController: sut)
    putInWindow(navigation)
    executeRunLoop()
    let details = BookViewController(book: books[0])
    let shown = expectation(description: "shown")
    let delegate = NavigationDelegate { if $0 === details { shown.fulfill() } }
    navigation.delegate = delegate
    navigation.pushViewController(details, animated: true)
    wait(for: [shown], timeout: 5)
    XCTAssertEqual(details.events, ["will", "did"])
  }

  func test_navigationSpy_countsTheRoot() {
    let navigation = NavigationSpy(rootViewController: UIViewController())
    XCTAssertEqual(navigation.pushed.count, 1)
    navigation.show(UIViewController(), sender: nil)
    XCTAssertEqual(navigation.pushed.count, 2)
  }

  func test_tabs_keepASpyInformed() {
    let tabs = TabSpy()
    let second = UIViewController()
    tabs.viewControllers = [UIViewController(), second]
    tabs.selectedViewController = second
    XCTAssertEqual(tabs.selections, 1)
    XCTAssertEqual(tabs.selectedIndex, 1)
  }

  // MARK: Presentation

  func test_addButton_presentsAForm() throws {
    let (sut, _) = makeSUT()
    putInWindow(UINavigationController(rootViewController: sut))
    executeRunLoop()
    let button = try XCTUnwrap(sut.navigationItem.rightBarButtonItem)
    _ = (button.target as? NSObject)?.perform(try XCTUnwrap(button.action), with: button)
    executeRunLoop()
    let form = sut.presentedViewController as? UINavigationController
    XCTAssertTrue(form?.topViewController is NewBookViewController)
    XCTAssertNotNil(form?.view.window)
  }

  func test_failure_presentsAnAlert() throws {
    let (sut, service) = makeSUT()
    putInWindow(sut)
    executeRunLoop()
    service.complete(with: .failure(Failure()))
    let alert = try XCTUnwrap(sut.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.title, "No connection")
    XCTAssertEqual(alert.actions.map(\.title), ["Retry", "Cancel"])
  }

  func test_presentationSpy_hearsTheAlert() {
    let sut = PresentationSpy()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sut.present(alert, animated: true)
    XCTAssertTrue(sut.presented === alert)
  }

  func test_presentCompletion_isCalledWhileWaiting() {
    let (sut, _) = makeSUT()
    putInWindow(sut)
    executeRunLoop()
    let done = expectation(description: "presented")
    sut.present(UIViewController(), animated: true) { done.fulfill() }
    waitForExpectations(timeout: 5)
    XCTAssertNotNil(sut.presentedViewController)
  }

  func test_dismissCompletion_isCalledWhileWaiting() {
    let (sut, _) = makeSUT()
    putInWindow(sut)
    executeRunLoop()
    sut.present(UIViewController(), animated: false)
    executeRunLoop()
    let done = expectation(description: "dismissed")
    sut.dismiss(animated: true) { done.fulfill() }
    wait(for: [done], timeout: 5)
    XCTAssertNil(sut.presentedViewController)
  }

  // MARK: Time

  func test_banner_fadesIn() {
    let (sut, _) = makeSUT()
    sut.loadViewIfNeeded()
    let done = expectation(description: "faded")
    sut.showBanner("Saved") { done.fulfill() }
    wait(for: [done], timeout: 5)
    XCTAssertEqual(sut.banner.alpha, 1)
  }

  func test_banner_withoutAnimationsNeedsOneTurn() {
    let (sut, _) = makeSUT()
    sut.loadViewIfNeeded()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var isDone = false
    sut.showBanner("Saved") { isDone = true }
    executeRunLoop()
    XCTAssertTrue(isDone)
  }

  func test_runLoop_letsAnAnimationEnd() {
    let (sut, _) = makeSUT()
    sut.loadViewIfNeeded()
    var isDone = false
    sut.showBanner("Saved") { isDone = true }
    let limit = Date(timeIntervalSinceNow: 5)
    while !isDone, Date() < limit {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    }
    XCTAssertTrue(isDone)
  }

  func test_mainQueue_runsBlocksWhileWaiting() {
    let done = expectation(description: "block")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 5)
  }

  func test_delay_endsWhileWaiting() {
    let done = expectation(description: "delay")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done.fulfill() }
    wait(for: [done], timeout: 5)
  }

  func test_timer_firesWhileWaiting() {
    let fired = expectation(description: "timer")
    fired.expectedFulfillmentCount = 2
    let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in fired.fulfill() }
    wait(for: [fired], timeout: 5)
    timer.invalidate()
  }

  func test_invertedExpectation_isNotMetEarly() {
    let early = expectation(description: "early")
    early.isInverted = true
    let view = UIView()
    putInWindow(UIViewController())
    window?.addSubview(view)
    UIView.animate(withDuration: 10, animations: { view.alpha = 0 }) { _ in early.fulfill() }
    wait(for: [early], timeout: 0.1)
  }

  func test_animation_endsInAnAsyncTest() async {
    let (sut, _) = makeSUT()
    sut.loadViewIfNeeded()
    let done = expectation(description: "faded")
    sut.showBanner("Saved") { done.fulfill() }
    await fulfillment(of: [done], timeout: 5)
    XCTAssertEqual(sut.banner.alpha, 1)
  }

  // MARK: Controls

  func test_field_refusesACharacter() {
    let (sut, _) = makeSUT()
    sut.loadViewIfNeeded()
    let delegate = sut.searchField.delegate
    let range = NSRange(location: 0, length: 0)
    XCTAssertEqual(
      delegate?.textField?(
        sut.searchField, shouldChangeCharactersIn: range, replacementString: "#"),
      false)
    XCTAssertEqual(
      delegate?.textField?(
        sut.searchField, shouldChangeCharactersIn: range, replacementString: "a"),
      true)
  }

  func test_field_reportsItsText() {
    let (sut, _) = makeSUT()
    sut.loadViewIfNeeded()
    sut.searchField.text = "Em"
    sut.searchField.sendActions(for: .editingChanged)
    XCTAssertEqual(sut.query, "Em")
  }

  func test_returnKey_endsEditing() {
    let (sut, _) = makeSUT()
    putInWindow(sut)
    executeRunLoop()
    sut.searchField.becomeFirstResponder()
    executeRunLoop()
    XCTAssertTrue(sut.searchField.isFirstResponder)
    _ = sut.searchField.delegate?.textFieldShouldReturn?(sut.searchField)
    executeRunLoop()
    XCTAssertFalse(sut.searchField.isFirstResponder)
  }

  func test_switchAndSegments_sendTheirActions() {
    let sut = makeLoadedSUT()
    sut.onlyReadSwitch.isOn = true
    sut.onlyReadSwitch.sendActions(for: .valueChanged)
    XCTAssertTrue(sut.showsOnlyRead)
    sut.sortControl.selectedSegmentIndex = 1
    sut.sortControl.sendActions(for: .valueChanged)
    XCTAssertEqual(sut.books.map(\.title), ["Dune", "Emma"])
  }

  // MARK: Memory

  func test_screen_isReleasedAfterOneTurn() {
    weak var released: BookListViewController?
    autoreleasing {
      let sut = makeLoadedSUT()
      sut.tableView.layoutIfNeeded()
      released = sut
    }
    executeRunLoop()
    XCTAssertNil(released)
  }

  // MARK: Helpers

  private let books = [Book(title: "Emma"), Book(title: "Dune")]

  private func makeSUT() -> (BookListViewController, ServiceSpy) {
    let service = ServiceSpy()
    return (BookListViewController(service: service), service)
  }

  private func makeLoadedSUT() -> BookListViewController {
    let (sut, service) = makeSUT()
    sut.loadViewIfNeeded()
    sut.reload()
    service.complete(with: .success(books))
    return sut
  }

  private func putInWindow(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  private func executeRunLoop() {
    RunLoop.current.run(until: Date())
  }

  private func title(ofRow row: Int, in sut: BookListViewController) -> String? {
    let path = IndexPath(row: row, section: 0)
    return sut.tableView.dataSource?.tableView(sut.tableView, cellForRowAt: path).textLabel?.text
  }

  private func select(row: Int, in sut: BookListViewController) {
    sut.tableView.delegate?.tableView?(
      sut.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}

private struct Failure: Error {}

private final class ServiceSpy: BookService {
  private var completions: [(Result<[Book], any Error>) -> Void] = []
  var loads: Int { completions.count }

  func load(completion: @escaping (Result<[Book], any Error>) -> Void) {
    completions.append(completion)
  }

  func complete(with result: Result<[Book], any Error>) { completions.last?(result) }
}

private final class NavigationSpy: UINavigationController {
  private(set) var pushed: [UIViewController] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append(viewController)
    super.pushViewController(viewController, animated: false)
  }
}

private final class TabSpy: UITabBarController {
  private(set) var selections = 0

  override var selectedViewController: UIViewController? {
    didSet { selections += 1 }
  }
}

private final class PresentationSpy: UIViewController {
  private(set) var presented: UIViewController?

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presented = viewControllerToPresent
  }
}

private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let didShow: (UIViewController) -> Void

  init(didShow: @escaping (UIViewController) -> Void) {
    self.didShow = didShow
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    didShow(viewController)
  }
}
