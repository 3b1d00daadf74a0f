import Foundation
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

extension ViewController {
  /// Performs a segue without calling `shouldPerformSegue`.
  package func performKnownSegue(_ identifier: String, _ sender: Any?) {
    guard let segue = simulator.interfaces.segue(identifier, of: self) else {
      if let origin = interfaceOrigin, origin.hasSegue(identifier) {
        return origin.performSegue(identifier, from: self, sender: sender)
      }
      return InterfaceFault.noSegue(
        identifier, of: description, className: "\(type(of: self))"
      ).raise()
    }
    switch segue.target {
    case .new(let kind, let make): go(identifier, kind, make(), sender)
    case .back(let action): performUnwind(identifier, action, sender)
    }
  }

  private func go(
    _ identifier: String, _ kind: SegueKind, _ destination: ViewController, _ sender: Any?
  ) {
    if let storyboard { destination.adopt(storyboard) }
    destination.awakeFromNib()
    let segue =
      switch kind {
      case .show:
        StoryboardSegue(identifier: identifier, source: self, destination: destination) {
          self.show(destination, sender: sender)
        }
      case .showDetail:
        StoryboardSegue(identifier: identifier, source: self, destination: destination) {
          self.showDetailViewController(destination, sender: sender)
        }
      case .present:
        StoryboardSegue(identifier: identifier, source: self, destination: destination) {
          self.present(destination, animated: true)
        }
      case .custom(let make): make(identifier, self, destination)
      }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Returns to the nearest controller that handles an unwind segue (behaviour 23.17). Without one,
  /// nothing happens but a line on the console.
  package func performUnwind(_ identifier: String?, _ action: Selector, _ sender: Any?) {
    let destination = unwindDestination {
      $0.canPerformAction(action, withSender: sender)
        && $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
    }
    guard let destination else {
      return simulator.log(
        "No controller that is below \(self), around it or presents it handles the unwind segue "
          + "\(identifier.map { "'\($0)'" } ?? "\(action)"): nothing happens.")
    }
    let segue = StoryboardSegue(identifier: identifier, source: self, destination: destination) {
      if destination.presentedViewController != nil { destination.dismiss(animated: true) }
      destination.showInContainers()
    }
    prepare(for: segue, sender: sender)
    ControlAction(target: destination, action: action).send(from: segue)
    destination.unwind(for: segue, towards: destination)
    segue.perform()
  }

  /// Returns the nearest controller that meets a condition: at each parent or presenting controller,
  /// among those that it contains, and then itself.
  private func unwindDestination(where accepts: (ViewController) -> Bool) -> ViewController? {
    var visited = self
    while let container = visited.parent ?? visited.presentingViewController {
      if let found = container.unwindDestination(besides: visited, where: accepts) { return found }
      visited = container
    }
    return nil
  }

  private func unwindDestination(
    besides visited: ViewController?, where accepts: (ViewController) -> Bool
  ) -> ViewController? {
    for child in unwindChildren(besides: visited) {
      if let found = child.unwindDestination(besides: nil, where: accepts) { return found }
    }
    return accepts(self) ? self : nil
  }

  /// The contained controllers, nearest first: those below on a stack, the selected tab before the
  /// others.
  private func unwindChildren(besides visited: ViewController?) -> [ViewController] {
    switch self {
    case let stack as NavigationController:
      return stack.viewControllers.prefix { $0 !== visited }.reversed()
    case let tabs as TabBarController:
      let all = tabs.viewControllers ?? []
      let selected = all.filter { $0 === tabs.selectedViewController }
      return (selected + all.filter { $0 !== tabs.selectedViewController })
        .filter { $0 !== visited }
    default: return children.filter { $0 !== visited }
    }
  }

  /// Has the containers around the controller show it: pops to it, and selects its tab.
  private func showInContainers() {
    navigationController?.popToViewController(onOwnStack, animated: true)
    for step in sequence(first: self, next: \.parent) {
      guard let tabs = step.parent as? TabBarController else { continue }
      if tabs.selectedViewController !== step { tabs.selectedViewController = step }
    }
  }

  /// The controller itself, or its ancestor that is on the navigation stack.
  private var onOwnStack: ViewController {
    var controller = self
    while let parent = controller.parent, !(parent is NavigationController) { controller = parent }
    return controller
  }
}
