import Foundation
import HeadlessKit
import Testing

/// Touches on the element that a query finds.
@MainActor
@Suite struct QueryTouchTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let screen = ShelfScreen()

  init() { simulator.show(NavigationController(rootViewController: screen)) }

  @Test func taps() throws {
    try simulator.tap(.text("Emma"))
    try simulator.tap(.row("Momo"))
    try simulator.tap(.button("Add"))
    try simulator.tap(.toggle("Night"))
    #expect(screen.take() == ["row 0, 0", "row 1, 0", "add"])
    #expect(screen.nightSwitch.isOn)
  }

  @Test func aDisabledTextFieldLeavesTheTapToItsRow() throws {
    let content = try #require(screen.tableView.cellForRow(at: [0, 0])).contentView
    let field = TextField(frame: content.bounds)
    field.text = "Emma"
    content.addSubview(field)
    field.isEnabled = false
    try simulator.tap(.row(at: [0, 0]))
    #expect(screen.take() == ["row 0, 0"])
    #expect(throws: QueryFailure.self) { try simulator.tap(.field("Emma")) }
    field.isEnabled = true
    try simulator.tap(.row(at: [0, 0]))
    #expect(screen.take() == [])
    #expect(field.isFirstResponder)
  }

  @Test func aDisabledButtonPassesTouchesOn() throws {
    final class Content: View {
      var began = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        began += 1
        super.touchesBegan(touches, with: event)
      }
    }
    let content = try #require(screen.tableView.cellForRow(at: [0, 0])).contentView
    let (holder, button) = (Content(frame: content.bounds), Button(frame: content.bounds))
    holder.addSubview(button)
    content.addSubview(holder)
    try simulator.tap(.row(at: [0, 0]))
    #expect(screen.take() == [] && holder.began == 0)
    button.isEnabled = false
    try simulator.tap(.row(at: [0, 0]))
    #expect(screen.take() == ["row 0, 0"] && holder.began == 1)
  }

  @Test func rows() throws {
    try simulator.tapSwipeAction("Delete", on: .row("Dune"))
    try simulator.swipeToDelete(.text("Momo"))
    #expect(screen.take() == ["delete 1", "delete 0"])
    #expect(
      why {
        try simulator.tapSwipeAction("Share", on: .text("Dune"), file: "T.swift", line: 3)
      } == #"T.swift:3: Simulator.tapSwipeAction: row [0, 1] has no action "Share" at its "#
        + #"trailing edge; it has "Delete"."#)
    #expect(
      why { try simulator.tapAccessoryButton(of: .text("Emma"), file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.tapAccessoryButton: row [0, 0] has no detail button. "
        + "Set its accessoryType first.")
    #expect(
      why { try simulator.swipeToDelete(.title("Books"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.swipeToDelete: title "Books" on the navigation bar is not in a row."#
    )
    #expect(try !simulator.drag(.text("Dune"), to: .text("Emma")))
  }

  // A refused touch gives the reason: disabled.
  @Test func disabled() throws {
    screen.nightSwitch.isEnabled = false
    #expect(
      why { try simulator.tap(.toggle("Night"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.tap: switch labelled "Night" in row [0, 1] of "Today" is disabled."#
    )
    screen.navigationItem.rightBarButtonItem?.isEnabled = false
    #expect(
      why { try simulator.tap(.button("Add"), file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.tap: the button 'Add' is disabled.")
    #expect(screen.take() == [])
  }

  // A refused touch gives the reason: hidden.
  @Test func hidden() throws {
    screen.nightSwitch.isHidden = true
    #expect(
      why { try simulator.tap(.toggle("Night"), file: "T.swift", line: 3) } == """
        T.swift:3: Simulator.tap: nothing on the screen matches .toggle("Night").
          - switch labelled "Night" in row [0, 1] of "Today" is hidden
        """)
  }

  // A refused touch gives the reason: below the fold.
  @Test func belowTheFold() throws {
    screen.sections[1].books = (0..<30).map { .init(title: "Book \($0)", author: "N.") }
    screen.tableView.reloadData()
    #expect(
      why { try simulator.tap(.text("Book 20"), file: "T.swift", line: 3) } == """
        T.swift:3: Simulator.tap: nothing on the screen matches .text("Book 20").
        ▼ 26 more rows below, not loaded: scroll first, by \
        `try simulator.scroll(to: .text("Book 20"))`.
        """)
    screen.tableView.contentOffset.y += 10
    #expect(
      why { try simulator.tap(.row("Book 4"), file: "T.swift", line: 3) } == """
        T.swift:3: Simulator.tap: nothing on the screen matches .row("Book 4").
          - label "Book 4" in row [1, 4] of "Later" is 10 points below the visible area
        Scroll first, by `try simulator.scroll(to: .row("Book 4"))`.
        """)
  }

  @Test func theMiddleBelowTheFold() throws {
    let ground = View()
    let button = Button(frame: CGRect(x: 0, y: 390, width: 100, height: 44))
    button.setTitle("Half", for: .normal)
    ground.addSubview(button)
    simulator.show(ground)
    #expect(
      why { try simulator.tap(.button("Half"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.tap: the middle of button "Half" is not on screen. "#
        + "Scroll to it first.")
    #expect(
      why { try simulator.swipe(.button("Half"), .left, file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.swipe: the middle of button "Half" is not on screen. "#
        + "Scroll to it first.")
  }

  @Test func coveredByAViewThatTakesTouches() throws {
    let glass = View(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    screen.tableView.window?.addSubview(glass)
    #expect(
      why { try simulator.tap(.text("Emma"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.tap: label "Emma" in row [0, 0] of "Today" is covered by UIView."#
    )
  }

  @Test func pressesSwipesAndParts() throws {
    let ground = View()
    var lines: [String] = []
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.accessibilityIdentifier = "box"
    let press = LongPressGestureRecognizer()
    press.addHandler { lines.append("press \($0.state)") }
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .left
    swipe.addHandler { _ in lines.append("swipe") }
    box.addGestureRecognizer(press)
    box.addGestureRecognizer(swipe)
    let segments = SegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 0, y: 120, width: 200, height: 32)
    let stepper = Stepper(frame: CGRect(x: 0, y: 160, width: 0, height: 0))
    for view in [box, segments, stepper] { ground.addSubview(view) }
    simulator.show(ground)
    try simulator.longPress(.identifier("box"))
    try simulator.swipe(.identifier("box"), .left)
    try simulator.longPress(at: CGPoint(x: 50, y: 50))
    try simulator.swipe(at: CGPoint(x: 50, y: 50), .left)
    #expect(
      lines == [
        "press began", "press ended", "swipe", "press began", "press ended", "swipe",
      ])
    #expect(
      why { try simulator.swipe(.identifier("box"), .up, file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.swipe: no gesture recogniser accepts a swipe on "#
        + #"view with identifier "box". "#
        + "Add one to it, or to a view around it; for the actions of a row use "
        + "tapSwipeAction, for scrolling use scroll.")
    try simulator.tap(.button("Week"))
    try simulator.tap(.button("Increment"))
    try simulator.tap(.button("Increment"))
    try simulator.tap(.button("Decrement"))
    #expect((segments.selectedSegmentIndex, stepper.value) == (1, 1))
    #expect(simulator.findAll(.trait(.selected)).map(\.text) == ["Week"])
  }

  @Test func typing() throws {
    let ground = View()
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    field.clearButtonMode = .always
    let lines = TextView(frame: CGRect(x: 0, y: 50, width: 200, height: 80))
    lines.accessibilityLabel = "Notes"
    let bar = SearchBar(frame: CGRect(x: 0, y: 150, width: 390, height: 56))
    bar.placeholder = "Search"
    for view in [field, lines, bar] { ground.addSubview(view) }
    simulator.show(ground)
    try simulator.type("Emmas", into: .field("Name"))
    try simulator.deleteBackward(in: .field("Emmas"))
    #expect(field.text == "Emma")
    try simulator.pressReturn(in: .field("Emma"))
    try simulator.clearText(in: .field("Emma"))
    #expect(field.text == "")
    try simulator.type("Two\nlines", into: .field("Notes"))
    #expect(lines.text == "Two\nlines")
    try simulator.type("dune", into: .field("Search"))
    #expect(bar.text == "dune")
    #expect(
      why { try simulator.type("a", into: .text("Nobody"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.type: nothing on the screen matches .text("Nobody")."#)
    field.isEnabled = false
    #expect(
      why { try simulator.type("a", into: .field("Name"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.type: field "Name" is disabled."#)
  }

  @Test func menusAndRefreshing() throws {
    var lines: [String] = []
    let button = Button(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    button.menu = Menu(children: [Action(title: "By title") { _ in lines.append("title") }])
    let ground = ScrollView()
    ground.addSubview(button)
    simulator.show(ground)
    try simulator.choose("By title", from: .button("Sort"))
    #expect(lines == ["title"])
    #expect(
      why { try simulator.choose("By author", from: .button("Sort"), file: "T.swift", line: 3) }?
        .hasSuffix(#"has no choice 'By author'; it has ["By title"]."#) == true)
    #expect(
      why { try simulator.pullToRefresh(file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.pullToRefresh: nothing on the screen matches "
        + #".that("a scroll view with a refresh control")."#)
    ground.refreshControl = RefreshControl()
    ground.refreshControl?.addAction(Action { _ in lines.append("refresh") }, for: .valueChanged)
    try simulator.pullToRefresh()
    #expect(lines == ["title", "refresh"])
  }

  @Test func bars() throws {
    let next = ViewController()
    next.title = "Emma"
    let custom = Button(type: .system)
    custom.setTitle("More", for: .normal)
    custom.addAction(Action { [screen] _ in screen.lines.append("more") }, for: .touchUpInside)
    next.navigationItem.rightBarButtonItem = BarButtonItem(customView: custom)
    screen.navigationController?.pushViewController(next, animated: false)
    try simulator.settle()
    #expect(
      simulator.screenDrawing == """
        ┌──────────────────────────────────────────────┐
        │ [Books]   Emma                        [More] │
        └──────────────────────────────────────────────┘
        """)
    try simulator.tap(.button("More"))
    #expect(screen.take() == ["more"])
    try simulator.tap(.identifier("BackButton"))
    try simulator.settle()
    #expect(screen.navigationController?.topViewController === screen)
    let tabs = TabBarController()
    let (one, two) = (ViewController(), ViewController())
    one.tabBarItem = TabBarItem(title: "One", image: nil, tag: 0)
    two.tabBarItem = TabBarItem(tabBarSystemItem: .search, tag: 1)
    tabs.viewControllers = [one, two]
    simulator.show(tabs)
    try simulator.tap(.tab("Search"))
    #expect(tabs.selectedViewController === two)
  }
}
