import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

import struct HeadlessViews.Selector

/// Choosing from the menus of buttons, bar buttons and the edit menu.
@MainActor
@Suite struct MenuTouchTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let screen = ViewController()
  let stack: NavigationController
  let log = Log()

  final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  init() {
    stack = NavigationController(rootViewController: screen)
    simulator.show(stack)
  }

  private func menu(_ name: String) -> Menu {
    let log = log
    func action(_ title: String, _ attributes: Action.Attributes = []) -> Action {
      Action(title: title, attributes: attributes) { _ in log.lines.append("\(name): \(title)") }
    }
    let deep = Menu(title: "More", children: [action("By author")])
    return Menu(children: [action("By title"), action("By year", .disabled), deep])
  }

  @Test func aMenuOfANavigationBarIsFoundByItsTitleOrImage() throws {
    screen.navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Sort", menu: menu("sort")),
      BarButtonItem(image: Image(systemName: "ellipsis"), menu: menu("more")),
    ]
    screen.navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .add, menu: menu("add"))
    try simulator.choose("By title", from: .button("Sort"))
    try simulator.choose("By author", from: .button("ellipsis"))
    try simulator.choose("By title", from: .button("Add"))
    #expect(log.take() == ["sort: By title", "more: By author", "add: By title"])
  }

  @Test func aMenuOfAToolbarIsFoundByItsTitle() throws {
    screen.toolbarItems = [
      BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(title: "Sort", menu: menu("sort")),
    ]
    stack.isToolbarHidden = false
    try simulator.settle()
    try simulator.choose("By author", from: .button("Sort"))
    #expect(log.take() == ["sort: By author"])
  }

  @Test func aMenuOfAButtonInARowIsFound() throws {
    let rows = View()
    for (index, name) in ["Emma", "Dune"].enumerated() {
      let button = Button(frame: CGRect(x: 0, y: 100 + index * 50, width: 100, height: 44))
      button.setTitle("Options", for: .normal)
      button.accessibilityLabel = "Options of \(name)"
      button.menu = menu(name)
      button.showsMenuAsPrimaryAction = true
      rows.addSubview(button)
    }
    rows.frame = simulator.screenBounds
    screen.view.addSubview(rows)
    try simulator.choose("By title", from: .label("Options of Dune"))
    try simulator.choose("By author", from: .button("Options").nth(0))
    #expect(log.take() == ["Dune: By title", "Emma: By author"])
  }

  @Test func aBarButtonSaysWhatItHasInstead() {
    let sort = BarButtonItem(title: "Sort", menu: menu("sort"))
    let plain = BarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItems = [sort, plain]
    let titles = #"["By title", "By year", "By author"]"#
    #expect(
      why { try simulator.choose("By mood", from: .button("Sort"), file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.choose: the button 'Sort' has no enabled choice 'By mood'; it has "
        + "\(titles).")
    #expect(
      why { try simulator.choose("By year", from: sort, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.choose: the button 'Sort' has no enabled choice 'By year'; it has "
        + "\(titles).")
    #expect(
      why { try simulator.choose("By title", from: .button("Done"), file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.choose: the button 'Done' has no enabled choice 'By title'; it "
        + "has [].")
    sort.isEnabled = false
    #expect(
      why { try simulator.choose("By title", from: .button("Sort"), file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.choose: the button 'Sort' is disabled.")
    #expect(log.take() == [])
  }

  @Test func aButtonSaysWhatItHasInstead() {
    let button = Button(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    button.setTitle("Sort", for: .normal)
    button.menu = menu("sort")
    let label = Label(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
    label.text = "Books"
    screen.view.addSubview(button)
    screen.view.addSubview(label)
    #expect(
      why { try simulator.choose("By year", from: .button("Sort"), file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.choose: the choice 'By year' is disabled.")
    #expect(
      why { try simulator.choose("By year", from: .text("Books"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.choose: label "Books" is not a button with a menu."#)
    button.isHidden = true
    #expect(
      why { try simulator.choose("By title", from: button, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.choose: \(button) is hidden.")
    #expect(log.take() == [])
  }

  @Test func anItemOfTheEditMenuIsChosen() throws {
    let poem = Poem(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
    screen.view.addSubview(poem)
    simulator.menuController.menuItems = [MenuItem(title: "Share", action: poem.action)]
    simulator.menuController.showMenu(from: poem, rect: poem.bounds)
    #expect(
      why { try simulator.chooseMenuItem("Look up", file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.chooseMenuItem: the menu offers no 'Look up'; it offers "
        + #"["Share"]."#)
    try simulator.chooseMenuItem("Share")
    #expect(poem.shares == 1)
    #expect(!simulator.menuController.isMenuVisible)
  }

  @Test func anEditMenuThatIsNotShownOffersNothing() {
    #expect(
      why { try simulator.chooseMenuItem("Share", file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.chooseMenuItem: the menu offers no 'Share'; it offers [].")
  }
}

/// A view with an item of its own in the edit menu.
private final class Poem: View {
  var shares = 0

  var action: Selector { Selector(Poem.share(_:), "share:") }

  func share(_ sender: MenuController) { shares += 1 }
}
