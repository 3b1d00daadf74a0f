import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The view that a content-unavailable configuration shows.
@MainActor
@Suite struct ContentUnavailableTests {
  final class Shelf: TableViewController {
    var isEmpty = true
    var updates: [String?] = []
    var taps = 0

    override func updateContentUnavailableConfiguration(
      using state: ContentUnavailableConfigurationState
    ) {
      updates.append(state.searchText)
      var nothing = ContentUnavailableConfiguration.empty()
      nothing.text = "No books"
      nothing.button.title = "Add"
      nothing.buttonProperties.primaryAction = Action { [weak self] _ in self?.taps += 1 }
      contentUnavailableConfiguration = isEmpty ? nothing : nil
    }
  }

  let simulator = Simulator()
  let shelf = Shelf(style: .plain)

  private var shownView: ContentUnavailableView? {
    shelf.view.subviews.lazy.compactMap { $0 as? ContentUnavailableView }.first
  }

  @Test func itCoversTheViewUntilThereIsContent() throws {
    simulator.show(NavigationController(rootViewController: shelf))
    #expect(shelf.updates == [nil])
    #expect(shownView != nil)
    shelf.isEmpty = false
    shelf.setNeedsUpdateContentUnavailableConfiguration()
    simulator.layoutIfNeeded()
    #expect(shelf.updates == [nil, nil])
    #expect(shownView == nil)
  }

  // behaviour 17.9
  @Test func itShowsAtOnceStaysAndLetsTheSimulatorSettle() throws {
    let screen = Early(style: .plain)
    simulator.show(NavigationController(rootViewController: screen))
    try simulator.settle()
    #expect(screen.isShownAtOnce)
    #expect(screen.view.subviews.last is ContentUnavailableView)
    screen.rows = 30
    screen.tableView.reloadData()
    try simulator.settle()
    #expect(screen.view.subviews.last is ContentUnavailableView)
    screen.contentUnavailableConfiguration = nil
    try simulator.settle()
    #expect(!screen.view.subviews.contains { $0 is ContentUnavailableView })
  }

  private final class Early: TableViewController {
    var isShownAtOnce = false
    var rows = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      contentUnavailableConfiguration = ContentUnavailableConfiguration.loading()
      isShownAtOnce = view.subviews.contains { $0 is ContentUnavailableView }
    }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows
    }
    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test func itsButtonCanBeTapped() throws {
    simulator.show(shelf)
    let stand = try #require(shownView)
    let column = try #require(stand.subviews.first as? StackView)
    let button = try #require(column.arrangedSubviews.last as? Button)
    #expect(button.titleLabel?.text == "Add")
    try simulator.tap(button)
    #expect(shelf.taps == 1)
  }

  @Test func aSearchConfigurationHasTheSearchText() {
    shelf.navigationItem.searchController = SearchController(searchResultsController: nil)
    simulator.show(NavigationController(rootViewController: shelf))
    shelf.navigationItem.searchController?.isActive = true
    shelf.navigationItem.searchController?.searchBar.text = "Em"
    #expect(shelf.contentUnavailableConfigurationState.searchText == "Em")
  }
}
