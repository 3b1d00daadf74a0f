import Testing

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

  @Test func anActionIsChosenFromTheMenu() {
    simulator.choose("By title", from: sort)
    #expect(log.take() == "title")
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
    #expect(simulator.refusal(of: sort) == .onlyMenu("Sort"))
    sort.isEnabled = false
    #expect(simulator.refusal(of: "By title", from: sort) == .disabledButton("Sort"))
  }

  @Test func titlesAndImagesAreStoredByState() {
    sort.setBackgroundImage(Image(named: "plain"), for: .normal, barMetrics: .default)
    #expect(sort.backgroundImage(for: .highlighted, barMetrics: .compact) == Image(named: "plain"))
  }
}
