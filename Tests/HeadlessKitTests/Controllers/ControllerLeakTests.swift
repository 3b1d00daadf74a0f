import HeadlessKit
import Testing

/// No controller survives its window by more than a turn.
@MainActor
@Suite struct ControllerLeakTests {
  let host = ListHost()

  private enum Scene: CaseIterable {
    case plain, stack, pushing, tabs, presented, presenting, alert, answered, dismissing, search,
      editing
  }

  @Test func everyScreenIsLetGo() {
    for scene in Scene.allCases {
      let leaks = Leaks()
      play(scene, leaks)
      host.closeWindows()
      host.nextTurn()
      #expect(leaks.alive == [], "\(scene)")
      host.settle()
    }
  }

  private func play(_ scene: Scene, _ leaks: Leaks) {
    let screen = leaks.watch(TableViewController(style: .plain))
    switch scene {
    case .plain:
      host.show(screen)
    case .stack, .pushing:
      let stack = leaks.watch(NavigationController(rootViewController: screen))
      host.show(stack)
      stack.pushViewController(leaks.watch(ViewController()), animated: true)
      scene == .stack ? host.settle() : host.nextTurn()
    case .tabs:
      let tabs = leaks.watch(TabBarController())
      tabs.viewControllers = [screen, leaks.watch(ViewController())]
      host.show(tabs)
      tabs.selectedIndex = 1
    case .presented, .presenting, .dismissing:
      host.show(screen)
      let sheet = leaks.watch(ViewController())
      if scene == .presented { sheet.modalPresentationStyle = .fullScreen }
      screen.present(sheet, animated: true) { _ = sheet.title }
      host.nextTurn()
      if scene != .presenting { host.settle() }
      if scene == .dismissing { screen.dismiss(animated: true) { _ = sheet.title } }
    case .alert, .answered:
      host.show(screen)
      let alert = leaks.watch(
        AlertController(title: nil, message: nil, preferredStyle: .alert))
      // As in UIKit, a handler may own what presents the alert where the alert is answered.
      let owned = scene == .answered ? screen : nil
      alert.addAction(AlertAction(title: "OK", style: .default) { _ in _ = owned?.title })
      screen.present(alert, animated: true)
      host.settle()
      if scene == .answered {
        host.choose("OK", in: alert)
        host.settle()
      }
    case .search:
      let search = leaks.watch(SearchController(searchResultsController: nil))
      screen.navigationItem.searchController = search
      host.show(screen)
      host.type("a", into: search.searchBar)
    case .editing:
      screen.navigationItem.rightBarButtonItem = screen.editButtonItem
      screen.refreshControl = RefreshControl()
      host.show(leaks.watch(NavigationController(rootViewController: screen)))
      host.tap(screen.editButtonItem)
      host.pullToRefresh(in: screen.tableView)
    }
  }

  @Test func aPoppedScreenIsLetGo() {
    let leaks = Leaks()
    let stack = NavigationController(rootViewController: ViewController())
    host.show(stack)
    stack.pushViewController(leaks.watch(ViewController()), animated: true)
    host.settle()
    stack.popViewController(animated: true)
    host.settle()
    #expect(leaks.alive == [])
  }

  @Test func aDismissedScreenIsLetGo() {
    let leaks = Leaks()
    let screen = ViewController()
    host.show(screen)
    screen.present(leaks.watch(ViewController()), animated: true)
    host.settle()
    screen.dismiss(animated: true)
    host.settle()
    #expect(leaks.alive == [])
  }
}

/// Objects that should be gone by some time.
@MainActor
private final class Leaks {
  private struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  private var watched: [Watched] = []

  func watch<Object: AnyObject>(_ object: Object) -> Object {
    watched.append(Watched(object: object, name: "\(type(of: object))"))
    return object
  }

  /// The names of those that are still there.
  var alive: [String] { watched.filter { $0.object != nil }.map(\.name) }
}
