import HeadlessKit
import Testing

@MainActor
@Suite struct MenuTests {
  @Test func selectedElementsIncludeInlineMenus() {
    let on = Action(title: "On", state: .on) { _ in }
    let off = Action(title: "Off") { _ in }
    let inline = Menu(options: .displayInline, children: [on])
    let menu = Menu(title: "All", children: [off, inline, Menu(title: "Deep", children: [on])])
    #expect(menu.selectedElements.map(\.title) == ["On"])
    let other = menu.replacingChildren([off])
    #expect(other.identifier == menu.identifier)
    #expect(other.title == "All")
    #expect(other.children == [off])
  }

  @Test func actionsCanBeRenamed() {
    let action = Action(title: "A", subtitle: "S", handler: { _ in })
    action.title = "B"
    let element: MenuElement = action
    #expect([element.title, element.subtitle] == ["B", "S"])
  }
}
