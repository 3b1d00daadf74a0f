import Foundation
import HeadlessKit
import Testing

/// Touches on a search bar that is a view of the screen, and is found by a query.
@MainActor
@Suite struct SearchBarTouchTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  let delegate = RecordingDelegate()

  final class RecordingDelegate: NSObject, SearchBarDelegate {
    var lines: [String] = []
    var mayBegin = true

    func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { mayBegin }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      lines.append("text '\(searchText)'")
    }
    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { lines.append("cancel") }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  init() {
    let ground = View()
    bar.placeholder = "Search"
    bar.delegate = delegate
    ground.addSubview(bar)
    simulator.show(ground)
  }

  @Test func clearingEmptiesTheText() throws {
    bar.text = "emma"
    try simulator.clearText(in: .field("emma"))
    #expect(bar.text == "")
    #expect(delegate.take() == ["text ''"])
    bar.text = "dune"
    try simulator.clearText(in: bar)
    try simulator.type("x", into: bar)
    try simulator.clearText(in: bar.searchTextField)
    #expect(delegate.take() == ["text ''", "text 'x'", "text ''"])
  }

  @Test func theSearchKeyOfAnEmptyBarIsDisabled() throws {
    let words = "is empty. Type something first, or set enablesReturnKeyAutomatically to false."
    func text(_ method: String, _ field: some View) -> String {
      "T.swift:3: Simulator.\(method): the return key is disabled while \(field) \(words)"
    }
    let field = bar.searchTextField
    #expect(
      why { try simulator.tapSearchButton(in: bar, file: "T.swift", line: 3) }
        == text("tapSearchButton", bar))
    #expect(
      why { try simulator.type("\n", into: bar, file: "T.swift", line: 3) } == text("type", bar))
    #expect(
      why { try simulator.pressReturn(in: field, file: "T.swift", line: 3) }
        == text("pressReturn", field))
    #expect(delegate.take() == [])
    try simulator.type("e", into: bar)
    try simulator.pressReturn(in: field)
    bar.text = ""
    bar.enablesReturnKeyAutomatically = false
    try simulator.tapSearchButton(in: bar)
    try simulator.type("\n", into: bar)
    #expect(delegate.take() == ["text 'e'", "search", "search", "search"])
    bar.enablesReturnKeyAutomatically = true
    field.insertToken(SearchToken(icon: nil, text: "Later"), at: 0)
    try simulator.tapSearchButton(in: bar)
    #expect(delegate.take() == ["search"])
  }

  @Test func anEmptyBarShowsNoClearButton() {
    let advice =
      "shows no clear button. It shows one while it has text and its clearButtonMode allows it."
    #expect(
      why { try simulator.clearText(in: .field("Search"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.clearText: field "Search" \#(advice)"#)
    #expect(
      why { try simulator.clearText(in: bar, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.clearText: \(bar) \(advice)")
    bar.text = "emma"
    bar.searchTextField.clearButtonMode = .never
    #expect(
      why { try simulator.clearText(in: .field("emma"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.clearText: field "emma" \#(advice) "#
        + "Try deleteBackward(4, in:), as a person would.")
    #expect(delegate.take() == [])
  }

  @Test func theReturnKeySearches() throws {
    try simulator.type("a", into: .field("Search"))
    try simulator.pressReturn(in: .field("a"))
    #expect(delegate.take() == ["text 'a'", "search"])
    try simulator.type("b\n", into: .field("a"))
    try simulator.type("c\n", into: bar)
    #expect(delegate.take() == ["text 'ab'", "search", "text 'abc'", "search"])
    try simulator.deleteBackward(2, in: .field("abc"))
    #expect(delegate.take() == ["text 'ab'", "text 'a'"])
  }

  @Test func aDelegateThatRefusesEditingIsNamed() {
    delegate.mayBegin = false
    #expect(
      why { try simulator.type("a", into: .field("Search"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.type: field "Search" does not begin editing."#)
    #expect(
      why { try simulator.tapSearchButton(in: bar, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.tapSearchButton: \(bar) does not begin editing: its delegate "
        + "returned false.")
  }

  @Test func aBarThatTheNavigationBarReplacesMayRefuseToo() {
    let screen = ViewController()
    let search = SearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find"
    search.searchBar.delegate = delegate
    screen.navigationItem.searchController = search
    simulator.show(NavigationController(rootViewController: screen))
    delegate.mayBegin = false
    #expect(
      why { try simulator.type("a", into: .field("Find"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.type: field "Find" on the navigation bar does not begin editing: "#
        + "its delegate returned false.")
    #expect(delegate.take() == [])
  }

  @Test func theCancelButtonIsTapped() throws {
    #expect(
      why { try simulator.tapCancelButton(in: bar, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.tapCancelButton: \(bar) shows no cancel button. Begin the search "
        + "first, or set showsCancelButton.")
    bar.showsCancelButton = true
    try simulator.tap(.button("Cancel"))
    try simulator.tapCancelButton(in: bar)
    #expect(delegate.take() == ["cancel", "cancel"])
  }

  @Test func aBarThatIsNotOnScreenIsRefused() {
    let other = SearchBar()
    #expect(
      why { try simulator.clearText(in: other, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.clearText: \(other) is not in a window of this simulator. "
        + "Show it first.")
  }
}
