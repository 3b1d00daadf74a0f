import Foundation
import HeadlessKit
import Testing

/// The hints of failures for the mistakes that a newcomer makes first.
@MainActor
@Suite struct QueryHintTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let screen = ShelfScreen()

  init() { simulator.show(NavigationController(rootViewController: screen)) }

  private func find(_ query: ScreenQuery) -> String? {
    why { try simulator.find(query, file: "T.swift", line: 3) }
  }

  @Test func aMissingRowNamesTheCounts() {
    #expect(
      find(.row(at: [0, 7])) == """
        T.swift:3: nothing on the screen matches .row(at: [0, 7]).
        Row [0, 7] does not exist; section 0 has 2.
        """)
    #expect(
      find(.row(at: [5, 0])) == """
        T.swift:3: nothing on the screen matches .row(at: [5, 0]).
        Row [5, 0] does not exist; there are 2 sections.
        """)
    #expect(
      find(.row(at: [1])) == """
        T.swift:3: nothing on the screen matches .row(at: [1]).
        [1] is not the index path of a row or an item: it has 1 index. Create it with \
        IndexPath(row:section:).
        """)
    screen.sections.removeLast()
    screen.tableView.reloadData()
    #expect(
      find(.row(at: [3, 0])) == """
        T.swift:3: nothing on the screen matches .row(at: [3, 0]).
        Row [3, 0] does not exist; there is 1 section.
        """)
  }

  @Test func aRowIsProposedForARow() {
    #expect(
      find(.row("emma")) == """
        T.swift:3: nothing on the screen matches .row("emma").
          - label "Emma" in row [0, 0] of "Today" differs in capitals: .row("Emma")
        Try .row("Emma").
        """)
    #expect(
      find(.row("Herbert, Frank")) == """
        T.swift:3: nothing on the screen matches .row("Herbert, Frank").
          - label "Herbert" in row [0, 1] of "Today" matches only in part: .row("Herbert")
        Try .row("Herbert").
        """)
  }

  @Test func aSwitchIsProposedForASwitch() {
    screen.nightSwitch.accessibilityLabel = nil
    #expect(
      find(.toggle("dune")) == """
        T.swift:3: nothing on the screen matches .toggle("dune").
          - switch in row [0, 1] of "Today" differs in capitals: .toggle("Dune")
          - label "Dune" in row [0, 1] of "Today" differs in capitals: .text("Dune")
        Try .toggle("Dune").
        """)
  }

  @Test func aTextWithTheSameBeginningIsAHint() {
    screen.sections[0].books[0].title = "Pancakes"
    screen.tableView.reloadData()
    #expect(
      find(.text("Pancake with syrup"))?.contains(#"label "Pancakes" in row [0, 0]"#) == true)
    #expect(find(.text("Pans"))?.contains("Pancakes") == false)
  }

  @Test func aPlaceholderThatATextHidesIsAHint() {
    let field = TextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    field.placeholder = "Name"
    field.text = "Emma W."
    simulator.keyWindow?.addSubview(field)
    #expect(
      find(.field("Name")) == """
        T.swift:3: nothing on the screen matches .field("Name").
          - field "Emma W." has this placeholder, which its text hides: .field("Emma W.")
        Try .field("Emma W.").
        """)
  }

  @Test func anActivityIndicatorIsAHint() async {
    let spinner = ActivityIndicatorView(style: .medium)
    spinner.frame = CGRect(x: 100, y: 300, width: 20, height: 20)
    spinner.startAnimating()
    simulator.keyWindow?.addSubview(spinner)
    #expect(
      find(.text("Zazie")) == """
        T.swift:3: nothing on the screen matches .text("Zazie").
        An activity indicator is animating. What still loads is waited for by \
        `try await simulator.find(.text("Zazie"), within: .seconds(1))`.
        """)
    #expect(simulator.screenDrawing.contains("<spinning>"))
    do {
      try await simulator.find(.text("Zazie"), within: .zero)
      Issue.record("nothing was found, and nothing thrown")
    } catch {
      #expect(error.notes == [])
    }
    spinner.stopAnimating()
    #expect(find(.text("Zazie")) == #"T.swift:3: nothing on the screen matches .text("Zazie")."#)
  }

  @Test func anAlertThatAppearsIsWaitedFor() async throws {
    let alert = AlertController(title: "Offline", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    screen.present(alert, animated: true)
    let advice =
      #"the alert "Offline" is still appearing. Settle first, by `try simulator.settle()`."#
    #expect(
      why { try simulator.tap(.button("Cancel"), file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.tap: \(advice)")
    #expect(
      why { try simulator.choose("Cancel", in: alert, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.choose: \(advice)")
    try await simulator.find(.text("Offline"), within: .seconds(5))
    try simulator.tap(.button("Cancel"))
    try simulator.settle()
    #expect(screen.presentedViewController == nil)
  }

  @Test func aTransitionIsAHint() throws {
    let next = ViewController()
    next.title = "Emma"
    screen.navigationController?.pushViewController(next, animated: true)
    #expect(
      find(.text("Zazie")) == """
        T.swift:3: nothing on the screen matches .text("Zazie").
        A transition is under way. Settle first, by `try simulator.settle()`.
        """)
    try simulator.settle()
    #expect(find(.text("Zazie")) == #"T.swift:3: nothing on the screen matches .text("Zazie")."#)
  }

  @Test func aWrongEdgeNamesTheOther() {
    #expect(
      why {
        try simulator.tapSwipeAction(
          "Delete", on: .text("Emma"), edge: .leading, file: "T.swift", line: 3)
      } == #"T.swift:3: Simulator.tapSwipeAction: row [0, 0] has no action "Delete" at its "#
        + #"leading edge; it has none there. Its trailing edge has "Delete"."#)
    #expect(
      why {
        try simulator.tapSwipeAction(
          .image("star"), at: [0, 0], in: screen.tableView, file: "T.swift", line: 3)
      } == #"T.swift:3: Simulator.tapSwipeAction: row [0, 0] has no action .image("star") at its "#
        + #"trailing edge; it has "Delete"."#)
  }

  @Test func aRowThatFadesOutIsNamed() throws {
    screen.sections[0].books.removeFirst()
    screen.tableView.deleteRows(at: [[0, 0]], with: .fade)
    #expect(
      why { try simulator.tap(.text("Dune"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.tap: label "Dune" in row [0, 0] of "Today" is covered by a row "#
        + "that an update removed, and that is fading out. Settle first, by "
        + "`try simulator.settle()`.")
    try simulator.settle()
    try simulator.tap(.text("Dune"))
    #expect(screen.take() == ["row 0, 0"])
  }

  @Test func anElementAnswersItsTexts() throws {
    #expect(try simulator.find(.row(at: [0, 1])).texts == ["Dune", "Herbert"])
    #expect(try simulator.find(.text("Emma")).texts == ["Emma"])
    #expect(
      simulator.findAll(.view(TableViewCell.self)).map(\.texts.first) == ["Emma", "Dune", "Momo"])
  }

  @Test func aSymbolWithoutASizeIsVisible() throws {
    let stack = StackView(frame: CGRect(x: 20, y: 300, width: 200, height: 20))
    let star = ImageView(image: Image(systemName: "star.fill"))
    stack.addArrangedSubview(star)
    simulator.keyWindow?.addSubview(stack)
    try simulator.settle()
    #expect(try simulator.find(.image("star.fill")).view === star)
    #expect(simulator.screenDrawing.contains("{star.fill}"))
    star.isHidden = true
    #expect(throws: QueryFailure.self) { try simulator.find(.image("star.fill")) }
  }

  @Test func aTouchByQueryOnACrashedListThrows() {
    let crash = captureCrash { screen.tableView.deleteRows(at: [[0, 0]], with: .none) }
    #expect(crash != nil)
    #expect(
      why { try simulator.tap(.row("Emma"), file: "T.swift", line: 3) }?
        .hasPrefix(
          "T.swift:3: Simulator.tap: the table view has crashed before; on a device the app would "
            + "be gone.\nCrashed before, in captureCrash at QueryHintTests.swift:") == true)
    #expect(screen.take() == [])
  }

  @Test func aFailedQueryIsACallOfTheTest() throws {
    var calls: [String] = []
    let observation = simulator.observeCalls { call in
      calls.append("\(call.name) \(call.subject): \(call.failure ?? "done")")
    }
    try simulator.find(.text("Emma"))
    #expect(throws: QueryFailure.self) { try simulator.find(.text("Zazie")) }
    #expect(throws: QueryFailure.self) { try simulator.tap(.button("Share")) }
    #expect(throws: QueryFailure.self) { try simulator.scroll(to: .text("Anna")) }
    observation.cancel()
    #expect(
      calls == [
        #"find .text("Zazie"): nothing on the screen matches .text("Zazie")."#,
        #"tap .button("Share"): nothing on the screen matches .button("Share")."#,
        #"scroll .text("Anna"): nothing matches .text("Anna"), from one end of the content to the "#
          + "other.",
      ])
  }
}

/// Tasks that sleep on the simulator's clock.
@MainActor
@Suite struct MainQueueClockTests {
  @Test func aSleepingTaskGoesOnToTheMillisecond() async throws {
    let (simulator, label) = (Simulator(), Label())
    simulator.show(label)
    let task = Task {
      try await Task.sleepOnSimulator(for: .milliseconds(300))
      label.text = "first"
      try await Task.sleepOnSimulator(for: .milliseconds(100))
      label.text = "second"
    }
    try await simulator.advanceMainQueue(by: 0.299)
    #expect(label.text == nil)
    try await simulator.advanceMainQueue(by: 0.001)
    #expect(label.text == "first")
    try await simulator.advanceMainQueue(by: 0.2)
    #expect(label.text == "second")
    #expect(abs(simulator.clock.now - 0.5) < 1e-9)
    try await task.value
  }

  @Test func whatWaitsOnTheMainQueueRunsThoughNoTimePasses() async throws {
    let (simulator, label) = (Simulator(), Label())
    simulator.show(label)
    Task { label.text = "done" }
    try await simulator.advanceMainQueue(by: 0)
    #expect(label.text == "done")
    #expect(simulator.clock.now == 0)
  }

  @Test func theSecondSleepBeginsWhenTheFirstEnds() async throws {
    let (simulator, label) = (Simulator(), Label())
    simulator.show(label)
    Task {
      for number in 1...3 {
        try await Task.sleepOnSimulator(for: .seconds(1))
        label.text = "\(number)"
      }
    }
    try await simulator.advanceMainQueue(by: 3)
    #expect(label.text == "3")
    do {
      try await simulator.advanceMainQueue(by: -1, file: "T.swift", line: 3)
      Issue.record("no duration is negative")
    } catch {
      #expect("\(error)".hasPrefix("T.swift:3: Simulator.advance: -1.0 s is not a duration"))
    }
  }
}
