import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Menus of buttons on bars.
@MainActor
@Suite struct BarMenuTests {
  let simulator = Simulator()
  let screen = ViewController()
  let diary = Diary()
  let sort: BarButtonItem

  init() {
    let byTitle = Action(title: "By title") { [diary] _ in diary.note("title") }
    let byYear = Action(title: "By year", attributes: .disabled) { _ in }
    sort = BarButtonItem(title: "Sort", menu: Menu(children: [byTitle, byYear]))
    screen.navigationItem.rightBarButtonItem = sort
    simulator.show(NavigationController(rootViewController: screen))
  }

  @Test func aChoiceIsMadeFromTheMenu() {
    simulator.choose("By title", from: sort)
    #expect(diary.take() == "title")
  }

  @Test func whatCannotBeChosenIsExplained() {
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

  @Test func titlesAndPicturesAreKeptByState() {
    sort.setBackgroundImage(Image(named: "plain"), for: .normal, barMetrics: .default)
    #expect(sort.backgroundImage(for: .highlighted, barMetrics: .compact) == Image(named: "plain"))
  }
}
