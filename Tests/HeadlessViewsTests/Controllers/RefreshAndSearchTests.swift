import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Refresh controls and search controllers.
@MainActor
@Suite struct RefreshAndSearchTests {
  let simulator = Simulator()
  let log = LifecycleLog()

  @Test func pullingTheTableRefreshes() throws {
    let controller = TableViewController(style: .plain)
    let control = RefreshControl()
    controller.refreshControl = control
    control.addAction(Action { [log] _ in log.note("refresh") }, for: .valueChanged)
    #expect(
      simulator.refusalToRefresh(controller.tableView)
        == .notShown(controller.tableView.description))
    simulator.show(controller)
    #expect(control.superview === controller.tableView)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))
    try simulator.pullToRefresh(in: controller.tableView)
    #expect(control.isRefreshing)
    #expect(log.take() == "refresh")
    #expect(
      simulator.refusalToRefresh(controller.tableView)
        == .refreshing(controller.tableView.description))
    control.endRefreshing()
    control.isEnabled = false
    #expect(
      simulator.refusalToRefresh(controller.tableView) == .disabledControl(control.description))
    controller.refreshControl = nil
    #expect(control.superview == nil)
    #expect(
      simulator.refusalToRefresh(controller.tableView)
        == .noRefreshControl(controller.tableView.description))
  }

  @Test func aRefreshControlWithoutAWindowDoesNotRefresh() {
    let control = RefreshControl()
    control.beginRefreshing()
    #expect(!control.isRefreshing)
    Simulator(profile: .iOS16).run { control.beginRefreshing() }
    #expect(control.isRefreshing)
    let flag = FlagControl()
    flag.beginRefreshing()
    #expect(flag.isRefreshing)
  }

  @Test func actionsAreSentForTheirEvents() {
    let control = Control(
      frame: .zero,
      primaryAction: Action(identifier: .init("a")) { [log] in
        log.note("primary by \($0.sender is Control)")
      })
    let second = Action(title: "b") { [log] action in log.note(action.title) }
    control.addAction(second, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .primaryActionTriggered)
    control.removeAction(second, for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log.take() == "b\nprimary by true\nb\nb")
    #expect(control.allControlEvents == .valueChanged)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test func typingUpdatesTheSearchResults() throws {
    let (screen, search) = (ViewController(), SearchController(searchResultsController: nil))
    let witness = SearchWitness(log)
    search.searchResultsUpdater = witness
    search.delegate = witness
    search.searchBar.delegate = witness
    screen.navigationItem.searchController = search
    simulator.show(NavigationController(rootViewController: screen))
    try simulator.type("ab", into: search.searchBar)
    #expect(
      log.take() == """
        will present
        update ''
        did present
        begin editing
        text 'a'
        update 'a'
        text 'ab'
        update 'ab'
        """)
    #expect(search.isActive)
    try simulator.tapSearchButton(in: search.searchBar)
    try simulator.tapCancelButton(in: search.searchBar)
    #expect(
      log.take() == """
        search
        will dismiss
        end editing
        update ''
        did dismiss
        cancel
        """)
    #expect(!search.isActive)
    #expect(!search.searchBar.showsCancelButton)
  }

  // behaviour 25.100
  @Test func dismissingAnActiveSearchEndsIt() throws {
    let (screen, search) = (ViewController(), SearchController(searchResultsController: nil))
    screen.navigationItem.searchController = search
    simulator.show(NavigationController(rootViewController: screen))
    for isAnimated in [false, true] {
      try simulator.type("ab", into: search.searchBar)
      search.dismiss(animated: isAnimated) { [log] in log.note("ended") }
      #expect(!search.isActive)
      #expect(search.searchBar.text == "")
      #expect(log.take() == (isAnimated ? "" : "ended"))
    }
    try simulator.settle()
    #expect(log.take() == "ended")
    search.dismiss(animated: false) { [log] in log.note("not active") }
    #expect(log.take() == "")
  }

  // behaviour 22.9
  @Test func resultsAreUpdatedWhenTheBarIsTappedAgain() throws {
    let (screen, search) = (ViewController(), SearchController(searchResultsController: nil))
    let witness = SearchWitness(log)
    search.searchResultsUpdater = witness
    screen.navigationItem.searchController = search
    simulator.show(NavigationController(rootViewController: screen))
    search.searchBar.becomeFirstResponder()
    #expect(log.take() == "update ''")
    #expect(search.isActive)
    try simulator.type("a", into: search.searchBar)
    #expect(log.take() == "update 'a'")
    search.searchBar.resignFirstResponder()
    #expect(log.take() == "", "the search goes on without the keyboard")
    search.searchBar.becomeFirstResponder()
    #expect(log.take() == "update 'a'")
    search.isActive = false
    #expect(log.take() == "update ''")
  }

  @Test func textSetByAProgramCallsNoDelegate() {
    let search = SearchController(searchResultsController: nil)
    let witness = SearchWitness(log)
    search.searchResultsUpdater = witness
    search.searchBar.text = "a"
    search.searchBar.text = nil
    #expect(search.searchBar.text == "")
    #expect(log.take() == "")
  }

  @Test func aSearchBarWithoutAControllerIsEditedInPlace() throws {
    let (bar, witness) = (SearchBar(), SearchWitness(log))
    bar.delegate = witness
    let table = simulator.run { TableView(frame: simulator.screenBounds) }
    table.tableHeaderView = bar
    simulator.show(table)
    try simulator.type("a", into: bar)
    #expect(bar.isFirstResponder)
    try simulator.clearText(in: bar)
    bar.resignFirstResponder()
    #expect(log.take() == "begin editing\ntext 'a'\ntext ''\nend editing")
  }
}

private final class FlagControl: RefreshControl {
  private var flag = false
  override var isRefreshing: Bool { flag }
  override func beginRefreshing() { flag = true }
  override func endRefreshing() { flag = false }
}

private final class SearchWitness: NSObject, SearchResultsUpdating, SearchControllerDelegate,
  SearchBarDelegate
{
  let log: LifecycleLog
  init(_ log: LifecycleLog) { self.log = log }
  func updateSearchResults(for searchController: SearchController) {
    log.note("update '\(searchController.searchBar.text ?? "nil")'")
  }
  func willPresentSearchController(_ searchController: SearchController) {
    log.note("will present")
  }
  func didPresentSearchController(_ searchController: SearchController) {
    log.note("did present")
  }
  func willDismissSearchController(_ searchController: SearchController) {
    log.note("will dismiss")
  }
  func didDismissSearchController(_ searchController: SearchController) {
    log.note("did dismiss")
  }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { log.note("begin editing") }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { log.note("end editing") }
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    log.note("text '\(searchText)'")
  }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { log.note("search") }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) { log.note("cancel") }
}
