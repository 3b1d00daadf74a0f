import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Menus of bar button items.
@MainActor
@Suite struct BarMenuTests {
  let simulator = Simulator()
  let screen = ViewController()
  let log = LifecycleLog()
  let sort: BarButtonItem

  init() {
    let byTitle = Action(title: "By title") { [log] _ in log.note("title") }
    let byYear = Action(title: "By year", attributes: .disabled) { _ in }
    sort = BarButtonItem(title: "Sort", menu: Menu(children: [byTitle, byYear]))
    screen.navigationItem.rightBarButtonItem = sort
    simulator.show(NavigationController(rootViewController: screen))
  }

  @Test func anActionIsChosenFromTheMenu() throws {
    try simulator.choose("By title", from: sort)
    #expect(log.take() == "title")
  }

  // behaviour 18.4
  @Test func aTapOpensTheMenu() throws {
    try simulator.tap(sort)
    #expect(try simulator.find(.button("By title")).isEnabled)
    #expect(try !simulator.find(.button("By year")).isEnabled)
    try simulator.tap(.button("By title"))
    #expect(log.take() == "title")
    #expect(simulator.openMenu == nil)
    #expect(throws: QueryFailure.self) { try simulator.tap(.button("By title")) }
  }

  // behaviour 18.4
  @Test func aTouchElsewhereClosesTheMenu() throws {
    try simulator.tap(.button("Sort"))
    #expect(simulator.openMenu != nil)
    try simulator.tap(at: CGPoint(x: 100, y: 400))
    #expect(simulator.openMenu == nil)
    #expect(log.take() == "")
  }

  @Test func anActionIsChosenByAQuery() throws {
    try simulator.choose("By title", from: .button("Sort"))
    #expect(log.take() == "title")
  }

  @Test func aButtonOpensItsMenu() throws {
    let button = Button(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    button.setTitle("Options", for: .normal)
    button.menu = sort.menu
    button.showsMenuAsPrimaryAction = true
    button.addAction(Action { [log] _ in log.note("menu") }, for: .menuActionTriggered)
    screen.view.addSubview(button)
    try simulator.tap(button)
    try simulator.tap(.button("By title"))
    #expect(log.take() == "menu\ntitle")
  }

  @Test func anUnavailableActionIsExplained() {
    #expect(simulator.refusal(of: "By title", from: sort) == nil)
    let titles = ["By title", "By year"]
    #expect(
      simulator.refusal(of: "By year", from: sort) == .noChoice("By year", "Sort", titles: titles))
    #expect(
      simulator.refusal(of: "By mood", from: sort)?.message("choose")
        == "Simulator.choose: the button 'Sort' has no enabled choice 'By mood'; it has "
        + "[\"By title\", \"By year\"].")
    #expect(simulator.refusal(of: sort) == nil)
    sort.isEnabled = false
    #expect(simulator.refusal(of: "By title", from: sort) == .disabledButton("Sort"))
  }

  @Test func titlesAndImagesAreStoredByState() {
    sort.setBackgroundImage(Image(named: "plain"), for: .normal, barMetrics: .default)
    #expect(sort.backgroundImage(for: .highlighted, barMetrics: .compact) == Image(named: "plain"))
  }
}
