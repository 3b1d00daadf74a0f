import Foundation
@_spi(Hooks) import HeadlessControllers
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

/// A creator of the controllers of a storyboard, without their views (behaviour 23.13).
@MainActor
struct SceneMaker {
  /// The number of controllers that may be created inside each other.
  static let mostLevels = 40

  let document: InterfaceDocument
  let storyboard: Storyboard
  let resources: AppResources

  init(_ document: InterfaceDocument, _ storyboard: Storyboard, _ resources: AppResources) {
    self.document = document
    self.storyboard = storyboard
    self.resources = resources
  }

  /// Creates the controller of a scene, with those that it contains.
  ///
  /// - Parameter creator: Creates the controller instead of its class; `nil`, or an answer of `nil`, for
  ///   its class.
  func make(
    _ scene: DocumentScene, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard resources.depth < Self.mostLevels else {
      let fault = DocumentFault(
        document.file, line: scene.controller.line,
        "More than \(Self.mostLevels) controllers are inside each other: storyboards refer to each "
          + "other in a circle.")
      CrashReport(MisuseFault(.invalidArgument, "\(fault)"), explanation: "").deliver()
      return nil
    }
    resources.depth += 1
    defer { resources.depth -= 1 }
    guard scene.controller.name != "viewControllerPlaceholder" else {
      return makeReferenced(scene.controller, creator)
    }
    let loading = InterfaceLoading(document, resources, traits: Simulator.current.traitCollection)
    for guide in scene.controller.list("layoutGuides") { loading.noteBarGuide(guide) }
    guard let controller = loading.makeController(scene.controller, creator: creator) else {
      return nil
    }
    let origin = SceneOrigin(self, scene, controller)
    controller.interfaceOrigin = origin
    controller.adopt(storyboard)
    loading.scene = origin
    loading.finish()
    addChildren(of: controller, scene)
    loading.awake()
    origin.keep(loading)
    return controller
  }

  /// Creates the controller that a segue leads to.
  func makeDestination(
    _ id: String?, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    id.flatMap(document.scene(ofController:)).flatMap { make($0, creator: creator) }
  }

  /// Creates a controller of another storyboard (behaviour 23.18).
  private func makeReferenced(
    _ placeholder: DocumentElement, _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let name = placeholder["storyboardName"] else { return nil }
    let bundle = placeholder["bundleIdentifier"].flatMap(Bundle.init(identifier:))
    let other = Storyboard(name: name, bundle: bundle ?? storyboard.bundle)
    guard let identifier = placeholder["referencedIdentifier"] else {
      return other.instantiateInitialViewController(creator: creator)
    }
    return other.instantiateViewController(identifier: identifier, creator: creator)
  }

  /// Creates the controllers inside a container.
  private func addChildren(of controller: ViewController, _ scene: DocumentScene) {
    let segues = scene.controller.list("connections").filter {
      $0.name == "segue" && $0["kind"] == "relationship"
    }
    let made = segues.compactMap { segue -> (name: String, child: ViewController)? in
      let creator = controller.interfaceOrigin.flatMap { origin in
        (origin as? SceneOrigin)?.creator(segue, controller, sender: nil)
      }
      return makeDestination(segue["destination"], creator: creator).map {
        (segue["relationship"] ?? "", $0)
      }
    }
    let children = made.map(\.child)
    guard !children.isEmpty else { return }
    switch controller {
    case let stack as NavigationController: stack.viewControllers = children
    case let tabs as TabBarController: tabs.setViewControllers(children, animated: false)
    case let split as SplitViewController:
      let order = ["masterViewController", "supplementaryViewController", "detailViewController"]
      split.viewControllers = made.sorted {
        (order.firstIndex(of: $0.name) ?? 9) < (order.firstIndex(of: $1.name) ?? 9)
      }.map(\.child)
    default: for child in children { controller.addChild(child) }
    }
  }
}
