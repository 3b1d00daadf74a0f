import Foundation
import HeadlessKit
import Testing

/// The elements that queries find.
@MainActor
@Suite struct QueryTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let screen = ShelfScreen()

  init() { simulator.show(NavigationController(rootViewController: screen)) }

  private func names(_ query: ScreenQuery) -> [String] {
    simulator.findAll(query).map(\.description)
  }

  @Test func queriesMatchTexts() throws {
    #expect(names(.text("Emma")) == [#"label "Emma" in row [0, 0] of "Today""#])
    #expect(
      names(.text(containing: "m")) == [
        #"label "Emma" in row [0, 0] of "Today""#, #"label "Momo" in row [1, 0] of "Later""#,
      ])
    #expect(names(.title("Books")) == [#"title "Books" on the navigation bar"#])
    #expect(names(.button("Add")) == [#"button labelled "Add" on the navigation bar"#])
    #expect(names(.toggle("Night")) == [#"switch labelled "Night" in row [0, 1] of "Today""#])
    #expect(names(.text("Nowhere")) == [])
    #expect(try simulator.findIfPresent(.text("Nowhere")) == nil)
  }

  @Test func aSwitchWithoutALabelHasTheNameOfTheRowWhoseAccessoryItIs() throws {
    screen.nightSwitch.accessibilityLabel = nil
    #expect(names(.toggle("Dune")) == [#"switch in row [0, 1] of "Today""#])
    #expect(names(.toggle("Emma")) == [])
    try simulator.tap(.toggle("Dune"))
    #expect(screen.nightSwitch.isOn)
    let cell = try #require(screen.tableView.cellForRow(at: [0, 1]))
    let badge = Label(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    badge.text = "New"
    cell.contentView.insertSubview(badge, at: 0)
    #expect(names(.toggle("New")) == names(.toggle))
    #expect(names(.toggle("Dune")) == names(.toggle))
    badge.isHidden = true
    #expect(names(.toggle("New")) == [])
    cell.accessibilityLabel = "Night"
    #expect(names(.toggle("Night")) == names(.toggle))
  }

  @Test func aSwitchInARowsContentHasNoNameOfItsOwn() throws {
    let cell = try #require(screen.tableView.cellForRow(at: [0, 1]))
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    screen.nightSwitch.accessibilityLabel = nil
    cell.contentView.addSubview(screen.nightSwitch)
    screen.nightSwitch.frame.origin.x = 150
    #expect(names(.toggle("Dune")) == [])
    #expect(names(.toggle.within(.row("Dune"))).count == 1)
  }

  @Test func aViewWithoutWordsIsNamedByItsClass() {
    let ground = View()
    ground.addSubview(Gauge(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    simulator.show(ground)
    #expect(names(.view(Gauge.self)) == ["HeadlessKitTests.Gauge"])
  }

  @Test func queriesMatchAccessibilityProperties() throws {
    screen.tableView.cellForRow(at: [1, 0])?.accessibilityIdentifier = "last"
    #expect(names(.label("Emma, Jane Austen")) == [#"row [0, 0] of "Today""#])
    #expect(names(.label("Emma")) == [])
    #expect(names(.identifier("last")) == [#"row [1, 0] of "Later""#])
    #expect(
      names(.trait(.button)) == [
        #"button labelled "Add" on the navigation bar"#,
        #"switch labelled "Night" in row [0, 1] of "Today""#,
      ])
    #expect(names(.trait([.header, .staticText])) == [#"label "Today""#, #"label "Later""#])
  }

  @Test func queriesMatchPositions() {
    #expect(names(.row("Dune")) == [#"row [0, 1] of "Today""#])
    #expect(names(.row("Dun")) == [])
    #expect(names(.row(containing: .text(containing: "un"))) == [#"row [0, 1] of "Today""#])
    #expect(names(.row(containing: .toggle)) == [#"row [0, 1] of "Today""#])
    #expect(names(.row(at: [1, 0])) == [#"row [1, 0] of "Later""#])
    #expect(names(.section("Later")) == [#"header of section "Later""#])
    #expect(
      names(.view(TableViewCell.self).within(.section("Today"))) == [
        #"row [0, 0] of "Today""#, #"row [0, 1] of "Today""#,
      ])
    #expect(
      names(.text(containing: "e").within(.row("Dune"))) == [
        #"label "Dune" in row [0, 1] of "Today""#, #"label "Herbert" in row [0, 1] of "Today""#,
      ])
  }

  @Test func anElementHasTheTextsInIt() throws {
    let dune = try simulator.find(.row(at: [0, 1]))
    #expect(dune.texts == ["Dune", "Herbert"])
    #expect(try simulator.find(.text("Emma")).texts == ["Emma"])
    #expect(try simulator.find(.title("Books")).texts == ["Books"])
    #expect(try simulator.find(.section("Today")).texts == ["Today"])
    #expect(try simulator.find(.toggle("Night")).texts == [])
    #expect(
      simulator.findAll(.view(TableViewCell.self)).map(\.texts.first) == ["Emma", "Dune", "Momo"])
    screen.tableView.cellForRow(at: [0, 1])?.detailTextLabel?.text = "Frank Herbert"
    #expect(dune.texts == ["Dune", "Frank Herbert"])
    simulator.closeWindows()
    #expect(dune.texts == [])
  }

  @Test func drawingsTellPlaceholdersAndSpinners() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let spinner = ActivityIndicatorView(frame: CGRect(x: 0, y: 40, width: 20, height: 20))
    spinner.hidesWhenStopped = false
    let view = View()
    for part in [field, spinner] { view.addSubview(part) }
    field.placeholder = "Name"
    let simulator = Simulator()
    simulator.show(view)
    #expect(simulator.screenDrawing.contains("│ |‹Name›| "))
    #expect(simulator.screenDrawing.contains("│ <stopped> "))
    field.text = "Name"
    spinner.startAnimating()
    #expect(simulator.screenDrawing.contains("│ |Name| "))
    #expect(simulator.screenDrawing.contains("│ <spinning> "))
  }

  @Test func queriesCombine() throws {
    #expect(
      names(.text("Dune").and(.view(Label.self))) == [#"label "Dune" in row [0, 1] of "Today""#])
    #expect(names(.text("Dune").and(.button)) == [])
    #expect(names(.view(TableViewCell.self).nth(1)) == [#"row [0, 1] of "Today""#])
    #expect(names(.view(TableViewCell.self).nth(9)) == [])
    #expect(
      names(.that("wide") { $0.role == .row && $0.frame.width == 390 }).count == 3)
    let toggle = try simulator.find(.toggle("Night"), as: Switch.self)
    #expect(toggle === screen.nightSwitch)
  }

  @Test func aFoundElementDescribesItself() throws {
    let toggle = try simulator.find(.toggle)
    #expect(toggle.role == .toggle)
    #expect(toggle.view === screen.nightSwitch)
    #expect((toggle.label, toggle.value, toggle.identifier) == ("Night", "0", nil))
    #expect(toggle.traits == [.button, .toggleButton])
    #expect(toggle.indexPath == [0, 1])
    #expect(toggle.sectionTitle == "Today")
    #expect(toggle.frame == CGRect(x: 311, y: 146, width: 63, height: 28))
    #expect((toggle.isEnabled, toggle.isSelected, toggle.isReachable) == (true, false, true))
    screen.nightSwitch.isEnabled = false
    #expect(!toggle.isEnabled)
    let add = try simulator.find(.button("Add"))
    #expect(add.barButtonItem === screen.navigationItem.rightBarButtonItem)
  }

  @Test func aQueryRequestsNoCells() throws {
    screen.sections[1].books = (0..<50).map { .init(title: "Book \($0)", author: "N.") }
    screen.tableView.reloadData()
    simulator.layoutIfNeeded()
    let asked = screen.asked
    _ = simulator.findAll(.text("Book 40"))
    #expect(throws: QueryFailure.self) { try simulator.find(.text("Book 40")) }
    #expect(screen.asked == asked)
  }

  @Test func queriesPrintAsSwift() {
    let queries: [(ScreenQuery, String)] = [
      (.text("a\"b"), #".text("a\"b")"#), (.text(containing: "a"), #".text(containing: "a")"#),
      (.button, ".button"), (.button("Done"), #".button("Done")"#), (.field("A"), #".field("A")"#),
      (.toggle, ".toggle"), (.image("star"), #".image("star")"#), (.tab("A"), #".tab("A")"#),
      (.label("A"), #".label("A")"#), (.identifier("a"), #".identifier("a")"#),
      (.trait([.button, .selected]), ".trait([.button, .selected])"),
      (.row("A"), #".row("A")"#),
      (.row(containing: .toggle), ".row(containing: .toggle)"),
      (.row(at: [1, 2]), ".row(at: [1, 2])"), (.section("A"), #".section("A")"#),
      (.view(TableView.self), ".view(UITableView.self)"),
      (.that("red") { _ in true }, #".that("red")"#),
      (.text("A").and(.button), #".text("A").and(.button)"#),
      (.text("A").within(.section("B")).nth(1), #".text("A").within(.section("B")).nth(1)"#),
    ]
    for (query, text) in queries { #expect("\(query)" == text) }
  }
}

/// A view that says nothing.
final class Gauge: View {}
