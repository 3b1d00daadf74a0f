import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The failure texts of queries that do not find exactly one element, compared completely.
@MainActor
@Suite struct QueryFailureTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let screen = ShelfScreen()
  let drawing = """
    ┌──────────────────────────────────────────────┐
    │           Books                        [Add] │
    ├──────────────────────────────────────────────┤
    │── Today ─────────────────────────────────────│
    │ Emma                             Jane Austen │
    │ Dune                     Herbert         [ ] │
    │── Later ─────────────────────────────────────│
    │ Momo                                    Ende │
    └──────────────────────────────────────────────┘
    """

  init() { simulator.show(NavigationController(rootViewController: screen)) }

  private func failure(_ query: ScreenQuery) -> QueryFailure? {
    do {
      _ = try simulator.find(query, file: "Shop/BooksTests.swift", line: 7)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the failure text above the drawn screen.
  private func said(_ query: ScreenQuery) -> [String] {
    let text = failure(query)?.description ?? ""
    return text.components(separatedBy: "\n").prefix { !$0.isEmpty }.map { String($0) }
  }

  @Test func textsBesideEachOtherInARowAreDrawnInOneLine() throws {
    let title = try #require(simulator.find(.text("Emma")).view)
    let year = Label(frame: title.frame.offsetBy(dx: 0, dy: 4))
    year.text = "(1815)"
    title.superview?.addSubview(year)
    #expect(
      simulator.screenDrawing.components(separatedBy: "\n")[4]
        == "│ Emma  (1815)                     Jane Austen │")
  }

  @Test func withoutASimilarElementNothingIsSuggested() {
    #expect(
      failure(.text("Faust"))?.description == """
        BooksTests.swift:7: nothing on the screen matches .text("Faust").

        \(drawing)
        """)
  }

  @Test func similarElementsAreSuggested() {
    let start = "BooksTests.swift:7: nothing on the screen matches "
    #expect(
      said(.text("emma")) == [
        start + #".text("emma")."#,
        #"  - label "Emma" in row [0, 0] of "Today" differs in capitals: .text("Emma")"#,
        #"Try .text("Emma")."#,
      ])
    #expect(
      said(.text("Jane  Austen")) == [
        start + #".text("Jane  Austen")."#,
        #"  - label "Jane Austen" in row [0, 0] of "Today" differs in spaces: .text("Jane Austen")"#,
        #"Try .text("Jane Austen")."#,
      ])
    #expect(
      said(.text("Austen")) == [
        start + #".text("Austen")."#,
        #"  - label "Jane Austen" in row [0, 0] of "Today" matches only in part: "#
          + #".text("Jane Austen")"#,
        #"Try .text("Jane Austen")."#,
      ])
    #expect(
      said(.text("Enma")) == [
        start + #".text("Enma")."#,
        #"  - label "Emma" in row [0, 0] of "Today" is spelled differently: .text("Emma")"#,
        #"Try .text("Emma")."#,
      ])
    #expect(
      said(.button("Emma")) == [
        start + #".button("Emma")."#,
        #"  - label "Emma" in row [0, 0] of "Today" is of another kind: .text("Emma")"#,
        #"Try .text("Emma")."#,
      ])
    #expect(
      said(.label("Emma")) == [
        start + #".label("Emma")."#,
        #"  - label "Emma" in row [0, 0] of "Today" is accessible only as a part of something else: "#
          + #".text("Emma")"#,
        #"Try .text("Emma")."#,
      ])
  }

  @Test func aLabelIsToldFromAButtonOfTheSameText() {
    let ground = View()
    let label = Label(frame: CGRect(x: 20, y: 40, width: 100, height: 20))
    label.text = "Save"
    let button = Button(frame: CGRect(x: 20, y: 80, width: 100, height: 40))
    button.setTitle("Save", for: .normal)
    ground.addSubview(label)
    ground.addSubview(button)
    simulator.show(ground)
    #expect(
      said(.text("Save")) == [
        #"BooksTests.swift:7: 2 elements on the screen match .text("Save"); expected exactly one."#,
        #"  - label "Save" at (20, 40): .text("Save").and(.view(UILabel.self))"#,
        #"  - button "Save" at (20, 80): .button("Save")"#,
      ])
  }

  @Test func matchesInOtherPlacesAreListed() {
    let start = "BooksTests.swift:7: nothing on the screen matches "
    #expect(
      said(.text("Momo").within(.section("Today"))) == [
        start + #".text("Momo").within(.section("Today"))."#,
        #"  - label "Momo" in row [1, 0] of "Later" is in another place: .text("Momo")"#,
        #"Try .text("Momo")."#,
      ])
    #expect(
      said(.text("Momo").within(.section("Tomorrow"))) == [
        start + #".text("Momo").within(.section("Tomorrow"))."#,
        #"  - header of section "Today" is there: .section("Today")"#,
        #"  - header of section "Later" is there: .section("Later")"#,
        #"Try .section("Today")."#,
      ])
    #expect(
      said(.text("Dune").and(.button("Add"))) == [
        start + #".text("Dune").and(.button("Add"))."#,
        #"  - label "Dune" in row [0, 1] of "Today" is of another kind: .text("Dune")"#,
        #"  - button labelled "Add" on the navigation bar is of another kind: .button("Add")"#,
        #"Try .text("Dune")."#,
      ])
  }

  @Test func severalMatchesAreDistinguished() {
    screen.sections[0].books[1].title = "Emma"
    screen.sections[1].books[0] = .init(title: "Emma", author: "Ende")
    screen.tableView.reloadData()
    #expect(
      failure(.text("Emma"))?.description == """
        BooksTests.swift:7: 3 elements on the screen match .text("Emma"); expected exactly one.
          - label "Emma" in row [0, 0] of "Today" at (16, 106): \
        .text("Emma").within(.row("Jane Austen"))
          - label "Emma" in row [0, 1] of "Today" at (16, 150): \
        .text("Emma").within(.row("Herbert"))
          - label "Emma" in row [1, 0] of "Later" at (16, 244): \
        .text("Emma").within(.section("Later"))

        \(drawing.replacing("Dune", with: "Emma").replacing("Momo", with: "Emma"))
        """)
    #expect(
      said(.trait(.button)) == [
        "BooksTests.swift:7: 2 elements on the screen match .trait(.button); expected exactly one.",
        #"  - button labelled "Add" on the navigation bar at (330, 0): .button("Add")"#,
        #"  - switch labelled "Night" in row [0, 1] of "Today" at (311, 146): .toggle("Night")"#,
      ])
    #expect(throws: QueryFailure.self) { try simulator.findIfPresent(.text("Emma")) }
  }

  @Test func everySuggestedQueryFindsItsElement() throws {
    screen.sections = [("A", (0..<3).map { _ in .init(title: "Same", author: "Same") })]
    screen.tableView.reloadData()
    let found = try #require(failure(.text("Same")))
    guard case .several(let sightings) = found.reason else {
      Issue.record("\(found)")
      return
    }
    #expect(
      sightings.map(\.query) == (0..<6).map { #".text("Same").nth(\#($0))"# })
    #expect(simulator.findAll(.text("Same").nth(5)).map(\.indexPath) == [[0, 2]])
  }

  @Test func matchesBelowTheFoldAreReported() {
    screen.sections[1].books = (0..<30).map { .init(title: "Book \($0)", author: "N.") }
    screen.tableView.reloadData()
    #expect(
      failure(.text("Book 29"))?.description == """
        BooksTests.swift:7: nothing on the screen matches .text("Book 29").
        ▼ 26 more rows below, not loaded: scroll first, by \
        `try simulator.scroll(to: .text("Book 29"))`.

        ┌──────────────────────────────────────────────┐
        │           Books                        [Add] │
        ├──────────────────────────────────────────────┤
        │── Today ─────────────────────────────────────│
        │ Emma                             Jane Austen │
        │ Dune                     Herbert         [ ] │
        │── Later ─────────────────────────────────────│
        │ Book 0                                    N. │
        │ Book 1                                    N. │
        │ Book 2                                    N. │
        │ Book 3                                    N. │
        └──────────────────────────────────────────────┘
        ▼ 26 more rows below
        """)
  }

  @Test func anEmptySimulatorIsReported() {
    simulator.closeWindows()
    #expect(
      failure(.text("A"))?.description == """
        BooksTests.swift:7: nothing on the screen matches .text("A").

        ┌──────────────────────────────────────────────┐
        │ (nothing is shown on this simulator)         │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test func similarityIsGraded() {
    #expect(TextSimilarity(of: "Emma", to: "Emma") == .same)
    #expect(TextSimilarity(of: "EMMA", to: "emma") == .letterCase)
    #expect(TextSimilarity(of: "Em ma", to: "Emma") == .spaces)
    #expect(TextSimilarity(of: "Emma and Dune", to: "Emma") == .part)
    #expect(TextSimilarity(of: "Emna", to: "Emma") == .spelling)
    #expect(TextSimilarity(of: "Row 2", to: "Row 29") == nil)
    #expect(TextSimilarity(of: "Faust", to: "Emma") == nil)
  }
}
