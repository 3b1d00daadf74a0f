import Foundation
import HeadlessKit
import ListCore
import Testing

/// What is presented before the first turn is shown in it: the root has its window.
@MainActor
@Suite struct EarlyPresentationTests {
  @Test("a screen of a container presents before it is shown", arguments: SystemProfile.supported)
  func containers(_ profile: SystemProfile) {
    for container in Container.allCases {
      let simulator = Simulator(profile: profile)
      let (screen, sheet) = (ViewController(), ViewController())
      let window = simulator.run { Window() }
      window.rootViewController = container.root(of: screen)
      window.makeKeyAndVisible()
      screen.present(sheet, animated: false)
      #expect(screen.presentedViewController === sheet, "\(container)")
      simulator.nextTurn()
      #expect(sheet.view.window === window, "\(container)")
      #expect(simulator.console.lines.map(\.text) == [], "\(container)")
    }
  }

  enum Container: CaseIterable {
    case nothing, navigation, tabs, split, splitWithColumns, navigationInTabs

    @MainActor func root(of screen: ViewController) -> ViewController {
      switch self {
      case .nothing: return screen
      case .navigation: return NavigationController(rootViewController: screen)
      case .tabs:
        let tabs = TabBarController()
        tabs.viewControllers = [screen]
        return tabs
      case .split:
        let split = SplitViewController()
        split.viewControllers = [
          NavigationController(rootViewController: ViewController()),
          NavigationController(rootViewController: screen),
        ]
        return split
      case .splitWithColumns:
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(ViewController(), for: .primary)
        split.setViewController(screen, for: .secondary)
        return split
      case .navigationInTabs:
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: screen)]
        return tabs
      }
    }
  }

  @Test func theColumnsOfASplitViewAreItsChildren() {
    let split = SplitViewController(style: .doubleColumn)
    let (list, detail) = (ViewController(), ViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    #expect(detail.splitViewController === split)
    #expect(list.parent === split)
  }
}
