import HeadlessKit
import Testing

/// The controller that shows the results of a search.
@MainActor
@Suite struct SearchResultsTests {
  final class Results: ViewController {
    var calls: [String] = []
    override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
  }

  let simulator = Simulator()
  let results = Results()
  let screen = ViewController()
  let search: SearchController

  init() {
    search = SearchController(searchResultsController: results)
    screen.navigationItem.searchController = search
    simulator.show(NavigationController(rootViewController: screen))
  }

  @Test func itIsShownWhileThereIsText() throws {
    search.isActive = true
    #expect(results.viewIfLoaded?.window == nil)
    try simulator.type("a", into: search.searchBar)
    #expect(results.view.window != nil)
    #expect(results.view.frame == screen.view.bounds)
    #expect(results.parent === search)
    search.isActive = false
    #expect(results.view.window == nil)
    #expect(results.calls == ["appeared", "disappeared"])
  }

  @Test func itIsShownWithoutTextIfTheAppSaysSo() {
    search.showsSearchResultsController = true
    #expect(results.viewIfLoaded?.window == nil)
    search.isActive = true
    #expect(results.view.window != nil)
    search.showsSearchResultsController = false
    #expect(results.view.window == nil)
  }
}
