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

  /// Returns to the nearest controller that handles an unwind segue (behaviour 23.17).
  package func performUnwind(_ identifier: String?, _ action: Selector, _ sender: Any?) {
    let destination = unwindCandidates.first {
      $0.canPerformAction(action, withSender: sender)
        && $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
    }
    guard let destination else {
      return InterfaceFault.noUnwindDestination(identifier ?? "\(action)", of: description).raise()
    }
    let segue = StoryboardSegue(identifier: identifier, source: self, destination: destination) {
      if destination.presentedViewController != nil { destination.dismiss(animated: true) }
      destination.navigationController?.popToViewController(destination.onOwnStack, animated: true)
    }
    prepare(for: segue, sender: sender)
    ControlAction(target: destination, action: action).send(from: segue)
    destination.unwind(for: segue, towards: destination)
    segue.perform()
  }

  /// The candidates for an unwind segue, nearest first: the controllers below on the stack, the
  /// parents, and the presenting controllers.
  private var unwindCandidates: [ViewController] {
    var found: [ViewController] = []
    var step: ViewController? = self
    while let controller = step {
      if let stack = controller.parent as? NavigationController {
        found += stack.viewControllers.prefix { $0 !== controller }.reversed()
      }
      if let parent = controller.parent {
        found.append(parent)
        step = parent
      } else {
        step = controller.presentingViewController
        if let stack = step as? NavigationController {
          found += stack.viewControllers.reversed()
        }
        step.map { found.append($0) }
      }
    }
    return found
  }

  /// The controller itself, or its ancestor that is on the navigation stack.
  private var onOwnStack: ViewController {
    var controller = self
    while let parent = controller.parent, !(parent is NavigationController) { controller = parent }
    return controller
  }
}
