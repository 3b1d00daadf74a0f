import HeadlessKit

/// A screen in a comparison: a list alone, or a view controller with everything around it.
@MainActor
struct ComparedScreen<Model> {
  /// The list, and the object that a step's action gets; `nil` for a view controller.
  let listScreen: (any ModelScreen<Model>)?
  /// The controller of a whole screen.
  let controller: ViewController?
  let update: (Model) -> Void

  init(_ screen: any ModelScreen<Model>) {
    listScreen = screen
    controller = nil
    update = { screen.update(to: $0) }
  }

  init(_ screen: any ControllerScreen<Model>) {
    listScreen = nil
    controller = screen.controller
    update = { screen.update(to: $0) }
  }

  init(_ controller: ViewController) {
    listScreen = nil
    self.controller = controller
    update = { _ in }
  }

  /// Shows the screen, unless it did so itself.
  func show(on simulator: Simulator) {
    if let list = listScreen?.list {
      if list.window == nil { simulator.show(list.root) }
    } else if let controller {
      let outermost = controller.outermost
      if outermost.viewIfLoaded?.window == nil {
        simulator.show(
          outermost.isContainer ? outermost : NavigationController(rootViewController: outermost))
      }
    }
  }
}

extension ViewController {
  /// The outermost parent, or the controller itself.
  fileprivate var outermost: ViewController { parent?.outermost ?? self }

  fileprivate var isContainer: Bool {
    self is NavigationController || self is TabBarController || self is SplitViewController
  }
}

extension View {
  /// The topmost superview, or the view itself.
  fileprivate var root: View { superview.map(\.root) ?? self }
}
