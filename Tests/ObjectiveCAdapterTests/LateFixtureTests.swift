import AdapterFixture
import Testing
import UIKit

/// What the adapter makes of `Late.swift`, at run time.
@MainActor
@Suite struct LateFixtureTests {
  @Test func `a tap reaches the method that only the subclass has`() throws {  // behaviour 25.8
    let simulator = Simulator()
    let list = ChoosingList()
    simulator.show(list)
    try simulator.settle()
    list.table.delegate?.tableView(list.table, didSelectRowAt: [0, 1])
    #expect(list.chosen == [1])
  }

  @Test func `rows keep their height where only another subclass has the method`() throws {
    let simulator = Simulator()
    let (choosing, tall) = (ChoosingList(), TallList())
    simulator.show(choosing)
    try simulator.settle()
    #expect(choosing.table.rectForRow(at: [0, 0]).height == 50)
    simulator.show(tall)
    try simulator.settle()
    #expect(tall.table.rectForRow(at: [0, 0]).height == 80)
  }

  @Test func `overrides of an extension's method are called, with super`() {
    #expect(UIView().themeName("!") == "plain!")
    #expect(ThemedLabel().themeName("!") == "label of plain!")
    #expect(makeHeadline().themeName("!") == "big label of plain!")
  }

  @Test func `a selector of a protocol is sent to every object that conforms`() {
    let (pager, button) = (Pager(), PagingButton())
    button.paging = pager
    button.connect()
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(pager.pages.count == 2)
    #expect(pager.pages.first == "next")
  }

  @Test func `the tag of any object is read`() {
    let button = PagingButton()
    button.tag = 7
    #expect(button.tagOf(button) == 7)
    #expect(button.tagOf(NSString(string: "a")) == -1)
  }
}
