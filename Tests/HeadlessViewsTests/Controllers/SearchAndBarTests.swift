import Foundation
import ListCore
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// What a search does to the navigation bar, and to its results controller.
@MainActor
@Suite struct SearchAndBarTests {
  let simulator = Simulator()
  let screen = ViewController()
  let search = SearchController(searchResultsController: nil)

  init() {
    screen.title = "Books"
    screen.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    screen.navigationItem.titleView = nil
    screen.navigationItem.searchController = search
    simulator.show(NavigationController(rootViewController: screen))
  }

  private var texts: [String] {
    simulator.read().seen.compactMap(\.text).filter { ["Books", "Edit", "Cancel"].contains($0) }
  }

  // behaviour 25.28
  @Test func aSearchHidesTitleAndButtonsUntilCancel() throws {
    #expect(texts.sorted() == ["Books", "Edit"])
    try simulator.type("a", into: search.searchBar)
    #expect(texts == ["Cancel"])
    try simulator.tapCancelButton(in: search.searchBar)
    #expect(texts.sorted() == ["Books", "Edit"])
  }

  @Test func aSearchThatKeepsTheBarHidesNothing() throws {
    search.hidesNavigationBarDuringPresentation = false
    try simulator.type("a", into: search.searchBar)
    #expect(texts.sorted() == ["Books", "Cancel", "Edit"])
  }

  @Test func aScreenPushedDuringASearchHasItsOwnBar() throws {
    search.isActive = true
    let detail = ViewController()
    detail.title = "Edit"
    screen.navigationController?.pushViewController(detail, animated: false)
    simulator.layoutIfNeeded()
    #expect(texts.contains("Edit"))
  }

  // behaviour 25.29
  @Test func theResultsControllersViewIsLoadedBeforeTheFirstUpdate() {
    final class Updater: NSObject, SearchResultsUpdating {
      var wasLoaded: [Bool] = []
      func updateSearchResults(for searchController: SearchController) {
        wasLoaded.append(searchController.searchResultsController?.isViewLoaded ?? false)
      }
    }
    let (results, updater) = (ViewController(), Updater())
    let search = SearchController(searchResultsController: results)
    search.searchResultsUpdater = updater
    screen.navigationItem.searchController = search
    search.isActive = true
    #expect(updater.wasLoaded == [true])
    #expect(results.view.window == nil)
  }

  // behaviour 25.30
  @Test func aSearchBarAsTitleViewTakesTheRoom() {
    let bar = SearchBar()
    let button = Button(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(button)
    LayoutConstraint.activate([
      button.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      button.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 44),
    ])
    screen.navigationItem.titleView = bar
    simulator.layoutIfNeeded()
    #expect(bar.frame.minX == 0)
    #expect(bar.frame.width == simulator.screenSize.width - 60)
    #expect(bar.frame.height == 44)
  }

  @Test func aTitleViewWithAWidthKeepsIt() {
    let bar = SearchBar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.widthAnchor.constraint(equalToConstant: 120).isActive = true
    screen.navigationItem.titleView = bar
    simulator.layoutIfNeeded()
    #expect(bar.frame.width == 120)
    let label = Label()
    label.text = "Hi"
    screen.navigationItem.titleView = label
    simulator.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width)
  }
}
