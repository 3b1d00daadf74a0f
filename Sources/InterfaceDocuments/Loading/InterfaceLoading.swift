import DynamicCreation
import Foundation
@_spi(Hooks) import HeadlessControllers
@_spi(Hooks) import HeadlessControls
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

/// One loading of a part of a document: the objects of a nib, of a scene's controller, of its view, or
/// of a prototype cell, in UIKit's order (behaviour 23.11).
///
/// Every object is created first, with its properties; then constraints, runtime attributes, outlets and
/// actions are applied; then `awakeFromNib` is called.
@MainActor
final class InterfaceLoading {
  let document: InterfaceDocument
  let resources: AppResources
  let traits: TraitCollection
  /// The objects by their identifiers.
  var objects: [String: AnyObject] = [:]
  /// The created objects in the order of their creation.
  private(set) var created: [(element: DocumentElement, object: NSObject)] = []
  /// The created objects in the order in which they were complete: what is inside comes first.
  var completed: [NSObject] = []
  /// The objects that are not of the document, with the placeholders that stand for them.
  var outside: [(element: DocumentElement, object: AnyObject)] = []
  /// The connections whose destinations do not exist yet.
  var unresolved: [Connection] = []
  /// The scene whose objects are loaded; `nil` in a nib.
  weak var scene: SceneOrigin?
  /// The contents of the table, if it is static.
  var staticTable: StaticTable?
  /// The views with their elements, outer ones first.
  private(set) var views: [(element: DocumentElement, view: View)] = []
  /// The constraints with the views whose elements hold them.
  var constraints: [(element: DocumentElement, holder: View)] = []
  /// The constraints that a size class removes, or that Interface Builder has not installed.
  var excluded: Set<String> = []
  /// The plain views in stack views, to which Interface Builder gives a size of content that the document
  /// does not tell.
  var plainArranged: [View] = []
  /// The sizes that are assumed for them.
  var assumed: [LayoutConstraint] = []
  /// The guides of the bars at a controller's view, by identifier: whether they are at the top.
  var barGuides: [String: (isTop: Bool, view: View)] = [:]
  /// The guides of bars whose view is not known yet: whether they are at the top.
  var pendingBarGuides: [String: Bool] = [:]

  init(_ document: InterfaceDocument, _ resources: AppResources, traits: TraitCollection) {
    self.document = document
    self.resources = resources
    self.traits = traits
  }

  /// Whether the document is laid out as Interface Builder does, without the app's classes and with
  /// what it removes from the running app.
  var isDesign: Bool { resources.isDesign }
}

// MARK: - Creating objects

extension InterfaceLoading {
  /// Creates the object of an element, with those inside it; `nil` if the element is not an object.
  func make(_ element: DocumentElement) -> NSObject? {
    guard let own = InterfaceClass.named(element.name) else {
      resources.noteUnknown(element, in: document)
      return nil
    }
    let custom: AnyClass? = resources.customClass(of: element, in: document)
    let type: AnyClass = custom.flatMap { Self.fits($0, own) ? $0 : nil } ?? own
    guard let object = create(type, element) ?? (type == own ? nil : create(own, element)) else {
      return nil
    }
    return object
  }

  /// Returns whether a class of the app can take the place of an element's own: both are views, say.
  private static func fits(_ type: AnyClass, _ own: AnyClass) -> Bool {
    (type is View.Type) == (own is View.Type)
      && (type is ViewController.Type) == (own is ViewController.Type)
      && (type is GestureRecognizer.Type) == (own is GestureRecognizer.Type)
  }

  /// Creates the view of an element.
  func makeView(_ element: DocumentElement) -> View? { make(element) as? View }

  private func create(_ type: AnyClass, _ element: DocumentElement) -> NSObject? {
    let coder = DocumentCoder(element, self)
    switch type {
    case let type as View.Type: return type.init(coder: coder)
    case let type as ViewController.Type: return type.init(coder: coder)
    case let type as BarItem.Type: return type.init(coder: coder)
    case let type as NavigationItem.Type: return type.init(coder: coder)
    case let type as CollectionViewLayout.Type: return type.init(coder: coder)
    case let type as GestureRecognizer.Type: return makeRecognizer(type, element)
    default: return makePlain(type, element)
    }
  }

  private func makeRecognizer(_ type: GestureRecognizer.Type, _ element: DocumentElement)
    -> NSObject
  {
    let own: AnyClass? = InterfaceClass.named(element.name)
    let object =
      own == type
      ? InterfaceClass.makeRecognizer(element.name)
      : GestureRecognizer.targetInitializer(type, (nil, nil))
    apply(element, to: object)
    return object
  }

  private func makePlain(_ type: AnyClass, _ element: DocumentElement) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    let object = InterfaceClass.makeObject(type)
    apply(element, to: object)
    return object
  }

  /// Notes an object that exists: by its identifier, and for `awakeFromNib`.
  func note(_ object: NSObject, as element: DocumentElement) {
    created.append((element, object))
    if let id = element.id { objects[id] = object }
    if let view = object as? View { views.append((element, view)) }
  }

  /// Applies an element's values to an object that its class has set up.
  func apply(_ element: DocumentElement, to object: NSObject) {
    let element = element.varied(for: traits)
    note(object, as: element)
    switch object {
    case let view as View: apply(element, view)
    case let controller as ViewController: apply(element, controller)
    case let item as BarItem: apply(element, item)
    case let item as NavigationItem: apply(element, item)
    case let layout as CollectionViewLayout: apply(element, layout)
    case let recognizer as GestureRecognizer: apply(element, recognizer)
    default: break
    }
    completed.append(object)
  }
}
