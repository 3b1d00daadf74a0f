import HeadlessKit
import Testing

/// Controllers are released at most one turn after their window.
@MainActor
@Suite struct ControllerLeakTests {
  let simulator = Simulator()

  private enum Scene: CaseIterable {
    case plain, stack, pushing, tabs, presented, presenting, alert, answered, dismissing, search,
      editing
  }

  @Test func everyScreenIsReleased() throws {
    for scene in Scene.allCases {
      let leaks = Leaks()
      try play(scene, leaks)
      simulator.closeWindows()
      simulator.nextTurn()
      #expect(leaks.alive == [], "\(scene)")
      try simulator.settle()
    }
  }

  private func play(_ scene: Scene, _ leaks: Leaks) throws {
    let screen = leaks.watch(TableViewController(style: .plain))
    switch scene {
    case .plain:
      simulator.show(screen)
    case .stack, .pushing:
      let stack = leaks.watch(NavigationController(rootViewController: screen))
      simulator.show(stack)
      stack.pushViewController(leaks.watch(ViewController()), animated: true)
      scene == .stack ? try simulator.settle() : simulator.nextTurn()
    case .tabs:
      let tabs = leaks.watch(TabBarController())
      tabs.viewControllers = [screen, leaks.watch(ViewController())]
      simulator.show(tabs)
      tabs.selectedIndex = 1
    case .presented, .presenting, .dismissing:
      simulator.show(screen)
      let sheet = leaks.watch(ViewController())
      if scene == .presented { sheet.modalPresentationStyle = .fullScreen }
      screen.present(sheet, animated: true) { _ = sheet.title }
      simulator.nextTurn()
      if scene != .presenting { try simulator.settle() }
      if scene == .dismissing { screen.dismiss(animated: true) { _ = sheet.title } }
    case .alert, .answered:
      simulator.show(screen)
      let alert = leaks.watch(
        AlertController(title: nil, message: nil, preferredStyle: .alert))
      // As in UIKit, an action handler may retain the controller that presents the alert.
      let owned = scene == .answered ? screen : nil
      alert.addAction(AlertAction(title: "OK", style: .default) { _ in _ = owned?.title })
      screen.present(alert, animated: true)
      try simulator.settle()
      if scene == .answered {
        try simulator.choose("OK", in: alert)
        try simulator.settle()
      }
    case .search:
      let search = leaks.watch(SearchController(searchResultsController: nil))
      screen.navigationItem.searchController = search
      simulator.show(screen)
      try simulator.type("a", into: search.searchBar)
    case .editing:
      screen.navigationItem.rightBarButtonItem = screen.editButtonItem
      screen.refreshControl = RefreshControl()
      simulator.show(leaks.watch(NavigationController(rootViewController: screen)))
      try simulator.tap(screen.editButtonItem)
      try simulator.pullToRefresh(in: screen.tableView)
    }
  }

  @Test func aPoppedScreenIsReleased() throws {
    let leaks = Leaks()
    let stack = NavigationController(rootViewController: ViewController())
    simulator.show(stack)
    stack.pushViewController(leaks.watch(ViewController()), animated: true)
    try simulator.settle()
    stack.popViewController(animated: true)
    try simulator.settle()
    #expect(leaks.alive == [])
  }

  // behaviour 25.99
  @Test func aStackThatNobodyKeepsLivesUntilTheNextTurn() {
    let leaks = Leaks()
    let screen = ViewController()
    _ = leaks.watch(NavigationController(rootViewController: screen))
    #expect(screen.navigationController?.viewControllers == [screen])
    simulator.nextTurn()
    #expect(leaks.alive == [])
    #expect(screen.navigationController == nil)
  }

  // behaviour 25.99
  @Test func aStackThatNobodyKeepsIsReleasedWhenTheClockMoves() throws {
    let leaks = Leaks()
    _ = leaks.watch(NavigationController(rootViewController: ViewController()))
    try simulator.advance(by: 0)
    #expect(leaks.alive == [])
  }

  // behaviour 25.99
  @Test func aStackMadeWhileAnotherOneIsReleasedLivesATurnLonger() {
    let leaks = Leaks()
    _ = NavigationController(
      rootViewController: LastWish {
        _ = leaks.watch(NavigationController(rootViewController: ViewController()))
      })
    #expect(leaks.alive == [])
    simulator.nextTurn()
    #expect(leaks.alive.count == 1)
    simulator.nextTurn()
    #expect(leaks.alive == [])
  }

  @Test func aScreenIsReleasedThatWaitsForADismissal() throws {
    let leaks = Leaks()
    let screen = ViewController()
    simulator.show(screen)
    screen.present(leaks.watch(ViewController()), animated: false)
    try simulator.settle()
    screen.dismiss(animated: true)
    screen.present(leaks.watch(ViewController()), animated: true)
    simulator.closeWindows()
    try simulator.settle()
    #expect(leaks.alive == [])
  }

  @Test func aDismissedScreenIsReleased() throws {
    let leaks = Leaks()
    let screen = ViewController()
    simulator.show(screen)
    screen.present(leaks.watch(ViewController()), animated: true)
    try simulator.settle()
    screen.dismiss(animated: true)
    try simulator.settle()
    #expect(leaks.alive == [])
  }
}

/// A list of objects that should have been deallocated.
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

  /// The names of the objects that still exist.
  var alive: [String] { watched.filter { $0.object != nil }.map(\.name) }
}

/// A screen that does something when it is released.
private final class LastWish: ViewController {
  private let wish: () -> Void

  init(_ wish: @escaping () -> Void) {
    self.wish = wish
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

  isolated deinit { wish() }
}
