import Foundation
import HeadlessKit
import Testing

/// Touches of what a query finds.
@MainActor
@Suite struct QueryTouchTests {
  let host = ListHost(screenSize: CGSize(width: 390, height: 400))
  let screen = ShelfScreen()

  init() { host.show(NavigationController(rootViewController: screen)) }

  /// Why a touch failed, without the drawn screen.
  private func why(_ touch: () throws -> Void) -> String? {
    do {
      try touch()
      return nil
    } catch {
      return "\(error)".components(separatedBy: "\n\n").first
    }
  }

  @Test func taps() throws {
    try host.tap(.text("Emma"))
    try host.tap(.row(containing: "Momo"))
    try host.tap(.button("Add"))
    try host.tap(.toggle("Night"))
    #expect(screen.take() == ["row 0, 0", "row 1, 0", "add"])
    #expect(screen.nightSwitch.isOn)
  }

  @Test func rows() throws {
    try host.tapSwipeAction("Delete", on: .row(containing: "Dune"))
    try host.swipeToDelete(.text("Momo"))
    #expect(screen.take() == ["delete 1", "delete 0"])
    #expect(
      why {
        try host.tapSwipeAction("Share", on: .text("Dune"), file: "T.swift", line: 3)
      } == "T.swift:3: ListHost.tapSwipeAction: row [0, 1] has no action 'Share' there; "
        + #"it has ["Delete"]."#)
    #expect(
      why { try host.tapAccessoryButton(of: .text("Emma"), file: "T.swift", line: 3) }
        == "T.swift:3: ListHost.tapAccessoryButton: row [0, 0] has no detail button. "
        + "Set its accessoryType first.")
    #expect(
      why { try host.swipeToDelete(.title("Books"), file: "T.swift", line: 3) }
        == #"T.swift:3: ListHost.swipeToDelete: title "Books" on the navigation bar is in no row."#)
    #expect(try !host.drag(.text("Dune"), to: .text("Emma")))
  }

  // Refused touches say why: disabled.
  @Test func disabled() {
    screen.nightSwitch.isEnabled = false
    #expect(
      why { try host.tap(.toggle("Night"), file: "T.swift", line: 3) }
        == #"T.swift:3: ListHost.tap: switch labelled "Night" in row [0, 1] of "Today" is disabled."#
    )
    screen.navigationItem.rightBarButtonItem?.isEnabled = false
    #expect(
      why { try host.tap(.button("Add"), file: "T.swift", line: 3) }
        == "T.swift:3: ListHost.tap: the button 'add' is disabled.")
    #expect(screen.take() == [])
  }

  // Refused touches say why: hidden.
  @Test func hidden() {
    screen.nightSwitch.isHidden = true
    #expect(
      why { try host.tap(.toggle("Night"), file: "T.swift", line: 3) } == """
        T.swift:3: ListHost.tap: nothing on the screen is .toggle("Night").
          - switch labelled "Night" in row [0, 1] of "Today" is hidden
        """)
  }

  // Refused touches say why: below the fold.
  @Test func belowTheFold() {
    screen.sections[1].books = (0..<30).map { .init(title: "Book \($0)", author: "N.") }
    screen.tableView.reloadData()
    #expect(
      why { try host.tap(.text("Book 20"), file: "T.swift", line: 3) } == """
        T.swift:3: ListHost.tap: nothing on the screen is .text("Book 20").
        ▼ 26 more rows below, not asked for: scroll first, by \
        `try host.scroll(to: .text("Book 20"))`.
        """)
    screen.tableView.contentOffset.y += 10
    #expect(
      why { try host.tap(.row(containing: "Book 4"), file: "T.swift", line: 3) } == """
        T.swift:3: ListHost.tap: nothing on the screen is .row(containing: "Book 4").
          - label "Book 4" in row [1, 4] of "Later" is 10 points below what can be seen
        Scroll first, by `try host.scroll(to: .row(containing: "Book 4"))`.
        """)
  }

  @Test func theMiddleBelowTheFold() throws {
    let ground = View()
    let button = Button(frame: CGRect(x: 0, y: 390, width: 100, height: 44))
    button.setTitle("Half", for: .normal)
    ground.addSubview(button)
    host.show(ground)
    #expect(
      why { try host.tap(.button("Half"), file: "T.swift", line: 3) }
        == #"T.swift:3: ListHost.tap: the middle of button "Half" is not on screen. "#
        + "Scroll to it first.")
    #expect(
      why { try host.swipe(.button("Half"), .left, file: "T.swift", line: 3) }
        == #"T.swift:3: ListHost.swipe: the middle of button "Half" is not on screen. "#
        + "Scroll to it first.")
  }

  @Test func coveredByWhatTakesTouches() {
    let glass = View(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    screen.tableView.window?.addSubview(glass)
    #expect(
      why { try host.tap(.text("Emma"), file: "T.swift", line: 3) }
        == #"T.swift:3: ListHost.tap: label "Emma" in row [0, 0] of "Today" is covered by UIView."#)
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
    host.show(ground)
    try host.longPress(.identifier("box"))
    try host.swipe(.identifier("box"), .left)
    host.longPress(at: CGPoint(x: 50, y: 50))
    host.swipe(at: CGPoint(x: 50, y: 50), .left)
    #expect(
      lines == [
        "press began", "press ended", "swipe", "press began", "press ended", "swipe",
      ])
    #expect(
      why { try host.swipe(.identifier("box"), .up, file: "T.swift", line: 3) }
        == #"T.swift:3: ListHost.swipe: nobody recognises a swipe on view with identifier "box". "#
        + "Add a recogniser to it, or to a view around it; for the actions of a row there is "
        + "tapSwipeAction, for scrolling there is scroll.")
    try host.tap(.button("Week"))
    try host.tap(.button("Increment"))
    try host.tap(.button("Increment"))
    try host.tap(.button("Decrement"))
    #expect((segments.selectedSegmentIndex, stepper.value) == (1, 1))
    #expect(host.findAll(.trait(.selected)).map(\.text) == ["Week"])
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
    host.show(ground)
    try host.type("Emmas", into: .field("Name"))
    try host.deleteBackward(in: .field("Emmas"))
    #expect(field.text == "Emma")
    try host.pressReturn(in: .field("Emma"))
    try host.clearText(in: .field("Emma"))
    #expect(field.text == "")
    try host.type("Two\nlines", into: .field("Notes"))
    #expect(lines.text == "Two\nlines")
    try host.type("dune", into: .field("Search"))
    #expect(bar.text == "dune")
    #expect(
      why { try host.type("a", into: .text("Nobody"), file: "T.swift", line: 3) }
        == #"T.swift:3: ListHost.type: nothing on the screen is .text("Nobody")."#)
    field.isEnabled = false
    #expect(
      why { try host.type("a", into: .field("Name"), file: "T.swift", line: 3) }
        == #"T.swift:3: ListHost.type: field "Name" is disabled."#)
  }

  @Test func menusAndRefreshing() throws {
    var lines: [String] = []
    let button = Button(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    button.menu = Menu(children: [Action(title: "By title") { _ in lines.append("title") }])
    let ground = ScrollView()
    ground.addSubview(button)
    host.show(ground)
    try host.choose("By title", from: .button("Sort"))
    #expect(lines == ["title"])
    #expect(
      why { try host.choose("By author", from: .button("Sort"), file: "T.swift", line: 3) }?
        .hasSuffix(#"has no choice 'By author'; it has ["By title"]."#) == true)
    #expect(
      why { try host.pullToRefresh(file: "T.swift", line: 3) }
        == "T.swift:3: ListHost.pullToRefresh: nothing on the screen is "
        + #".that("a scroll view with a refresh control")."#)
    ground.refreshControl = RefreshControl()
    ground.refreshControl?.addAction(Action { _ in lines.append("refresh") }, for: .valueChanged)
    try host.pullToRefresh()
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
    host.settle()
    #expect(
      host.screenDrawing == """
        ┌──────────────────────────────────────────────┐
        │ [Books]   Emma                        [More] │
        └──────────────────────────────────────────────┘
        """)
    try host.tap(.button("More"))
    #expect(screen.take() == ["more"])
    try host.tap(.identifier("BackButton"))
    host.settle()
    #expect(screen.navigationController?.topViewController === screen)
    let tabs = TabBarController()
    let (one, two) = (ViewController(), ViewController())
    one.tabBarItem = TabBarItem(title: "One", image: nil, tag: 0)
    two.tabBarItem = TabBarItem(tabBarSystemItem: .search, tag: 1)
    tabs.viewControllers = [one, two]
    host.show(tabs)
    try host.tap(.tab("Search"))
    #expect(tabs.selectedViewController === two)
  }
}
