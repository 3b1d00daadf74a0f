import Foundation
import HeadlessComponents
import HeadlessKit
import TestSupport
import Testing

/// Tabs, whatever is shown, hidden and selected.
@MainActor
@Suite struct TabRuleTests {
  private func tab(_ name: String) -> Tab {
    Tab(title: name, image: nil, identifier: name) { tab in
      let screen = ViewController()
      screen.title = tab.title
      return screen
    }
  }

  @Test func theScreensAreThoseOfTheTabsThatAreNotHidden() {
    for seed in 0..<UInt64(30) {
      var random = SeededGenerator(seed: seed)
      let simulator = Simulator()
      let controller = TabBarController(tabs: (0..<3).map { tab("tab\($0)") })
      simulator.show(controller)
      var (all, count) = (controller.tabs, 3)
      for _ in 0..<12 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: all.randomElement(using: &random)?.isHidden.toggle()
        case 1:
          count += 1
          all.insert(tab("tab\(count)"), at: Int.random(in: 0...all.count, using: &random))
          controller.setTabs(all, animated: true)
        case 2:
          guard all.count > 1 else { break }
          let gone = all.remove(at: Int.random(in: 0..<all.count, using: &random))
          controller.tabs = all
          #expect(gone.tabBarController == nil)
        default:
          guard let tab = all.filter({ !$0.isHidden }).randomElement(using: &random) else { break }
          controller.selectedTab = tab
          let selected: Tab? = controller.selectedTab
          #expect(selected === tab)
          #expect(controller.selectedViewController === tab.viewController)
        }
        let shown = all.filter { !$0.isHidden }
        #expect(controller.tabs == all)
        #expect(controller.viewControllers ?? [] == shown.compactMap(\.viewController))
        #expect(
          controller.viewControllers?.map { $0.tabBarItem?.title } ?? [] == shown.map(\.title))
        #expect(all.allSatisfy { $0.tabBarController === controller })
        for tab in all { #expect(controller.tab(forIdentifier: tab.identifier) === tab) }
        #expect(controller.tab(forIdentifier: "none") == nil)
      }
    }
  }

  @Test func aTabsScreenIsMadeOnceWithItsItem() {
    var made = 0
    let tab = Tab(title: "A", image: Image(), identifier: "a") { _ in
      made += 1
      return ViewController()
    }
    (tab.badgeValue, tab.accessibilityIdentifier) = ("3", "tab-a")
    #expect(tab.viewController == nil)
    let controller = TabBarController(tabs: [tab, Tab(title: "B", image: nil, identifier: "b")])
    controller.tabs = controller.tabs
    let item = tab.viewController?.tabBarItem
    #expect(made == 1 && controller.viewControllers?.count == 1)
    #expect(item?.title == "A" && item?.badgeValue == "3" && item?.image === tab.image)
    #expect(item?.accessibilityIdentifier == "tab-a")
    let image = Image()
    (tab.title, tab.image, tab.badgeValue) = ("C", image, nil)
    #expect(item?.title == "C" && item?.image === image && item?.badgeValue == nil)
  }

  @Test func aGroupAdoptsItsTabsAndShowsTheFirstWithAScreen() {
    let (empty, one, two) = (
      Tab(title: "", image: nil, identifier: "empty"), tab("one"), tab("two")
    )
    let inner = TabGroup(title: "Inner", image: nil, identifier: "inner", children: [one])
    let group = TabGroup(
      title: "Group", image: nil, identifier: "group", children: [empty, inner, two])
    let controller = TabBarController(tabs: [group])
    #expect(one.parent === inner && inner.parent === group && two.parent === group)
    #expect(controller.viewControllers == [one.viewController].compactMap(\.self))
    #expect(two.viewController == nil)
    for name in ["empty", "one", "two", "inner", "group"] {
      #expect(controller.tab(forIdentifier: name)?.identifier == name)
    }
    let late = tab("late")
    group.children = [late]
    #expect(late.parent === group && controller.tab(forIdentifier: "two") == nil)
    let search = SearchTab { _ in ViewController() }
    #expect(search.title == "Search" && search.identifier == "search" && search.image != nil)
  }
}
