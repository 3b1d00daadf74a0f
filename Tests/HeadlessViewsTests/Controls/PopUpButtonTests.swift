import Foundation
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Buttons whose menu is their primary action and changes their selection.
@MainActor
@Suite struct PopUpButtonTests {
  private let simulator = Simulator()

  private func menu(_ heard: @escaping (String) -> Void) -> Menu {
    Menu(
      children: ["Day", "Week", "Year"].map { title in Action(title: title) { heard($0.title) } })
  }

  @Test func theFirstElementIsOnUntilAnotherIsChosen() throws {
    var heard: [String] = []
    let button = Button(type: .system)
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    button.menu = menu { heard.append($0) }
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true
    let screen = View()
    screen.addSubview(button)
    simulator.show(screen)
    #expect(button.titleLabel?.text == "Day")
    try simulator.choose("Year", from: button)
    #expect(heard == ["Year"])
    #expect(button.titleLabel?.text == "Year")
    #expect(button.menu?.selectedElements.map(\.title) == ["Year"])
  }

  @Test func aMenuThatOpensWithoutChangingTheSelectionKeepsTheTitle() throws {
    let button = Button(type: .system)
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    button.setTitle("Range", for: .normal)
    button.menu = menu { _ in }
    button.showsMenuAsPrimaryAction = true
    let screen = View()
    screen.addSubview(button)
    simulator.show(screen)
    try simulator.choose("Week", from: button)
    #expect(button.titleLabel?.text == "Range")
    #expect(button.menu?.selectedElements == [])
  }

  @Test func theAccessoryOfACellShowsTheChoiceAndTellsOfAnother() throws {
    var heard: [String] = []
    let cell = CollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    let menu = menu { _ in }
    cell.accessories = [
      .popUpMenu(menu, options: .init(tintColor: .red)) {
        heard.append($0.selectedElements.map(\.title).joined())
      }
    ]
    let screen = View()
    screen.addSubview(cell)
    simulator.show(screen)
    #expect(cell.accessories.map(\.accessoryType) == [.popUpMenu])
    try simulator.tap(.text("Day"))
    try simulator.tap(.text("Week"))
    #expect(heard == ["Week"])
    _ = try simulator.find(.text("Week"))
    try simulator.tap(.text("Week"))
    try simulator.choose("Week", from: try #require(button(in: cell)))
    #expect(heard == ["Week"])
  }

  private func button(in view: View) -> Button? {
    (view as? Button) ?? view.subviews.lazy.compactMap { self.button(in: $0) }.first
  }
}
