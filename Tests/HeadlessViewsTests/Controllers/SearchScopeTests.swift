import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Scope buttons and tokens of a search.
@MainActor
@Suite struct SearchScopeTests {
  final class Screen: ViewController, SearchBarDelegate, SearchResultsUpdating {
    let search = SearchController(searchResultsController: nil)
    let log = LifecycleLog()

    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchBar.scopeButtonTitles = ["Titles", "Authors"]
      search.searchBar.delegate = self
      search.searchResultsUpdater = self
      navigationItem.searchController = search
    }

    func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.note("scope \(selectedScope)")
    }

    func updateSearchResults(for searchController: SearchController) { log.note("update") }
  }

  let simulator = Simulator()
  let screen = Screen()

  @Test func aScopeIsChosenWhileSearching() throws {
    simulator.show(NavigationController(rootViewController: screen))
    let bar = screen.search.searchBar
    #expect(
      simulator.refusal(ofScope: "Authors", in: bar)
        == .noChoice("Authors", bar.description, titles: [])
    )
    screen.search.isActive = true
    #expect(screen.log.take() == "update")
    try simulator.chooseScope("Authors", in: bar)
    #expect(screen.log.take() == "scope 1\nupdate")
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(
      simulator.refusal(ofScope: "Years", in: bar)
        == .noChoice("Years", bar.description, titles: ["Titles", "Authors"]))
  }

  @Test func tokensKeepTheirOrder() {
    let field = SearchBar().searchTextField
    field.insertToken(SearchToken(icon: nil, text: "Unread"), at: 0)
    field.insertToken(SearchToken(icon: nil, text: "Long"), at: 0)
    #expect(field.tokens.map(\.text) == ["Long", "Unread"])
    field.removeToken(at: 0)
    #expect(field.tokens.map(\.text) == ["Unread"])
  }
}
