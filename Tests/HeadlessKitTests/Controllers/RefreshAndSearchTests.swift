import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Pulling to refresh, and searching.
@MainActor
@Suite struct RefreshAndSearchTests {
  let simulator = Simulator()
  let diary = Diary()

  @Test func aPullRefreshes() {
    let controller = TableViewController(style: .plain)
    let control = RefreshControl()
    controller.refreshControl = control
    control.addAction(Action { [diary] _ in diary.note("refresh") }, for: .valueChanged)
    #expect(
      simulator.refusalToRefresh(controller.tableView)
        == .notShown(controller.tableView.description))
    simulator.show(controller)
    #expect(control.superview === controller.tableView)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))
    simulator.pullToRefresh(in: controller.tableView)
    #expect(control.isRefreshing)
    #expect(diary.take() == "refresh")
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

  @Test func aControlInNoWindowDoesNotRefresh() {
    let control = RefreshControl()
    control.beginRefreshing()
    #expect(!control.isRefreshing)
    Simulator(profile: .iOS16).run { control.beginRefreshing() }
    #expect(control.isRefreshing)
    let flag = FlagControl()
    flag.beginRefreshing()
    #expect(flag.isRefreshing)
  }

  @Test func actionsAreSentAtTheirEvents() {
    let control = Control(
      frame: .zero,
      primaryAction: Action(identifier: .init("a")) { [diary] in
        diary.note("primary by \($0.sender is Control)")
      })
    let second = Action(title: "b") { [diary] action in diary.note(action.title) }
    control.addAction(second, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .primaryActionTriggered)
    control.removeAction(second, for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(diary.take() == "b\nprimary by true\nb\nb")
    #expect(control.allControlEvents == .valueChanged)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test func typingSearches() {
    let (screen, search) = (ViewController(), SearchController(searchResultsController: nil))
    let witness = SearchWitness(diary)
    search.searchResultsUpdater = witness
    search.delegate = witness
    search.searchBar.delegate = witness
    screen.navigationItem.searchController = search
    simulator.show(NavigationController(rootViewController: screen))
    simulator.type("ab", into: search.searchBar)
    #expect(
      diary.take() == """
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
    simulator.tapSearchButton(in: search.searchBar)
    simulator.tapCancelButton(in: search.searchBar)
    #expect(
      diary.take() == """
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

  @Test func wordsThatAProgramSetsTellNobody() {
    let search = SearchController(searchResultsController: nil)
    let witness = SearchWitness(diary)
    search.searchResultsUpdater = witness
    search.searchBar.text = "a"
    search.searchBar.text = nil
    #expect(search.searchBar.text == "")
    #expect(diary.take() == "")
  }

  @Test func aPlainBarIsEditedInItsPlace() {
    let (bar, witness) = (SearchBar(), SearchWitness(diary))
    bar.delegate = witness
    let table = simulator.run { TableView(frame: simulator.screenBounds) }
    table.tableHeaderView = bar
    simulator.show(table)
    simulator.type("a", into: bar)
    #expect(bar.isFirstResponder)
    simulator.clearText(in: bar)
    bar.resignFirstResponder()
    #expect(diary.take() == "begin editing\ntext 'a'\ntext ''\nend editing")
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
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func updateSearchResults(for searchController: SearchController) {
    diary.note("update '\(searchController.searchBar.text ?? "nil")'")
  }
  func willPresentSearchController(_ searchController: SearchController) {
    diary.note("will present")
  }
  func didPresentSearchController(_ searchController: SearchController) {
    diary.note("did present")
  }
  func willDismissSearchController(_ searchController: SearchController) {
    diary.note("will dismiss")
  }
  func didDismissSearchController(_ searchController: SearchController) {
    diary.note("did dismiss")
  }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { diary.note("begin editing") }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { diary.note("end editing") }
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    diary.note("text '\(searchText)'")
  }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { diary.note("search") }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) { diary.note("cancel") }
}
