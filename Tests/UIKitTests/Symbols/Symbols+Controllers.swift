import UIKit

extension SymbolUse {
  static let ofControllers: [SymbolUse] = [
    SymbolUse(9) {
      let screen = UIViewController()
      screen.title = "Books"
      return screen.navigationItem.title == "Books"
    },
    SymbolUse(10) { named(UIViewController.self) },
    SymbolUse(12) { UIViewController().view.superview == nil },
    SymbolUse(39) {
      let screen = UIViewController()
      let stack = UINavigationController(rootViewController: screen)
      return screen.navigationController === stack
    },
    SymbolUse(77) {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: true)
      return stack.viewControllers.count == 2
    },
    SymbolUse(88) { named(UIAlertController.self) },
    SymbolUse(91) { UIAlertAction(title: "Delete", style: .destructive).style == .destructive },
    SymbolUse(97) { try presents() },
    SymbolUse(101) { named(UIAlertAction.self) },
    SymbolUse(102) { try presents() },
    SymbolUse(124) { UIAlertAction(title: "Cancel", style: .cancel).style == .cancel },
    SymbolUse(126) { question(.alert).message == "Really?" },
    SymbolUse(127) {
      let alert = question(.alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      return alert.actions.map(\.title) == ["Yes"]
    },
    SymbolUse(128) { question(.alert).preferredStyle == .alert },
    SymbolUse(154) {
      let search = UISearchController(searchResultsController: nil)
      search.isActive = true
      return search.isActive
    },
    SymbolUse(170) { named(UINavigationController.self) },
    SymbolUse(197) { question(.actionSheet).preferredStyle == .actionSheet },
    SymbolUse(214) {
      let root = UIViewController()
      return UINavigationController(rootViewController: root).viewControllers == [root]
    },
    SymbolUse(225) { named(UITraitCollection.self) },
    SymbolUse(237) {
      let screen = UIViewController()
      screen.modalPresentationStyle = .popover
      return screen.popoverPresentationController?.sourceView == nil
    },
    SymbolUse(263) {
      let screen = UITableViewController(style: .plain)
      screen.refreshControl = UIRefreshControl()
      return screen.tableView.refreshControl === screen.refreshControl
    },
    SymbolUse(291) {
      let simulator = Simulator()
      let screen = UIViewController()
      simulator.show(screen)
      screen.present(UIViewController(), animated: false)
      try simulator.settle()
      screen.dismiss(animated: false)
      try simulator.settle()
      return screen.presentedViewController == nil
    },
  ]

  @MainActor
  private static func question(_ style: UIAlertController.Style) -> UIAlertController {
    UIAlertController(title: "Delete", message: "Really?", preferredStyle: style)
  }

  /// Presents an alert, chooses its button, and returns whether the handler ran.
  @MainActor
  private static func presents() throws -> Bool {
    let simulator = Simulator()
    let screen = UIViewController()
    simulator.show(screen)
    var isChosen = false
    let alert = question(.alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default, handler: { _ in isChosen = true }))
    screen.present(alert, animated: true, completion: nil)
    try simulator.settle()
    try simulator.choose("Yes", in: alert)
    try simulator.settle()
    return isChosen
  }
}
