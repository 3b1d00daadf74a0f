import Foundation
@_spi(Hooks) import HeadlessControllers
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

/// The information that a controller stores about its scene: how to load its view, its segues and
/// its prototypes.
@MainActor
final class SceneOrigin: InterfaceOrigin {
  let maker: SceneMaker
  let scene: DocumentScene
  private(set) weak var controller: ViewController?
  /// The objects of the scene by their identifiers, as long as they exist.
  private var objects: [String: WeakObject] = [:]
  /// The connections to objects that were not created yet, such as outlets to views.
  private var pending: [InterfaceLoading.Connection] = []
  /// The objects that the controller owns: gesture recognizers, plain objects, the targets of segues.
  private var owned: [AnyObject] = []

  init(_ maker: SceneMaker, _ scene: DocumentScene, _ controller: ViewController) {
    self.maker = maker
    self.scene = scene
    self.controller = controller
    super.init()
  }

  /// Keeps what a loading has created.
  func keep(_ loading: InterfaceLoading) {
    for (id, object) in loading.objects { objects[id] = WeakObject(object) }
    pending = loading.unresolved.filter { $0.source.object != nil }
  }

  func own(_ object: AnyObject) { owned.append(object) }

  /// The objects that exist.
  var living: [String: AnyObject] { objects.compactMapValues(\.object) }

  // MARK: The view

  override func loadView(of controller: ViewController) -> Bool {
    guard let element = scene.controller.value("view") else { return false }
    let loading = InterfaceLoading(
      maker.document, maker.resources, traits: Simulator.current.traitCollection)
    loading.scene = self
    loading.objects = living
    loading.unresolved = pending
    for guide in scene.controller.list("layoutGuides") { loading.noteBarGuide(guide) }
    guard let view = loading.makeView(element) else { return false }
    loading.resolveBarGuides(view)
    for other in scene.others where InterfaceClass.named(other.name) != nil {
      if let made = loading.make(other) { own(made) }
    }
    controller.adopt(view)
    (controller as? TableViewController)?.staticTable = loading.staticTable
    loading.finish()
    keep(loading)
    loading.awake()
    return true
  }

  /// Adds the children of container views, before the controller's `viewDidLoad` (behaviour 23.17).
  override func didLoadView(of controller: ViewController) {
    guard let root = scene.controller.value("view") else { return }
    for container in root.all(where: { !$0.embedSegues.isEmpty }) {
      guard let view = container.id.flatMap({ objects[$0]?.object }) as? View else { continue }
      for segue in container.embedSegues { embed(segue, in: view, of: controller) }
    }
  }

  private func embed(_ e: DocumentElement, in view: View, of parent: ViewController) {
    guard
      let child = maker.makeDestination(
        e["destination"], creator: creator(e, parent, sender: nil))
    else { return }
    let segue = StoryboardSegue(identifier: e["identifier"], source: parent, destination: child) {
      parent.addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    parent.prepare(for: segue, sender: nil)
    segue.perform()
  }

  // MARK: Segues

  private var segues: [DocumentElement] {
    scene.controller.all { $0.name == "segue" && $0["kind"] != "relationship" }
      + scene.others.flatMap { $0.all { $0.name == "segue" } }
  }

  private func segue(_ identifier: String) -> DocumentElement? {
    segues.first { $0["identifier"] == identifier }
  }

  override func hasSegue(_ identifier: String) -> Bool { segue(identifier) != nil }

  override func performSegue(_ identifier: String, from controller: ViewController, sender: Any?) {
    if let segue = segue(identifier) { perform(segue, from: controller, sender: sender) }
  }
}

extension ViewController {
  /// Uses a view that was loaded from a document. That of a collection view controller is its list.
  fileprivate func adopt(_ view: View) {
    if let controller = self as? CollectionViewController, let list = view as? CollectionView {
      controller.collectionView = list
      if list.dataSource == nil { list.dataSource = controller }
      if list.delegate == nil { list.delegate = controller }
      controller.makePlainView()
    } else {
      self.view = view
    }
  }
}

extension DocumentElement {
  /// Returns this element and those inside it that a closure accepts, outer ones first.
  func all(where accepts: (DocumentElement) -> Bool) -> [DocumentElement] {
    var found: [DocumentElement] = []
    forEach { if accepts($0) { found.append($0) } }
    return found
  }

  fileprivate var embedSegues: [DocumentElement] {
    list("connections").filter { $0.name == "segue" && $0["kind"] == "embed" }
  }
}

/// A reference that does not own its object.
struct WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}
