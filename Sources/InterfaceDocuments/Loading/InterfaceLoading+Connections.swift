import Foundation
@_spi(Hooks) import HeadlessControllers
@_spi(Hooks) import HeadlessControls
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews
import ListCore

import struct HeadlessViews.Selector

// Outlets, collections of outlets, actions and segues, in this order (behaviour 23.11).

extension InterfaceLoading {
  /// A connection that begins at an object.
  struct Connection {
    let element: DocumentElement
    let source: WeakObject
  }

  /// Connects the objects. Connections to objects that do not exist yet are left for later.
  func connect() {
    let own = connected.flatMap { element, object in
      element.list("connections").map { Connection(element: $0, source: WeakObject(object)) }
    }
    let all = unresolved + own
    unresolved = []
    for connection in all where connection.element.name == "outlet" { connectOutlet(connection) }
    connectCollections(all.filter { $0.element.name == "outletCollection" })
    for connection in all where connection.element.name == "action" { connectAction(connection) }
    for (element, object) in created { connectSegues(element, object) }
  }

  private func connectOutlet(_ connection: Connection) {
    let e = connection.element
    guard let source = connection.source.object, let name = e["property"] else { return }
    guard let destination = e["destination"].flatMap({ objects[$0] }) else {
      return unresolved.append(connection)
    }
    set(name, to: destination, of: source, e)
  }

  private func connectCollections(_ connections: [Connection]) {
    var order: [(source: AnyObject, element: DocumentElement, values: [AnyObject])] = []
    for connection in connections {
      let e = connection.element
      guard let source = connection.source.object, let name = e["property"] else { continue }
      guard let destination = e["destination"].flatMap({ objects[$0] }) else {
        unresolved.append(connection)
        continue
      }
      if name == "gestureRecognizers", let view = source as? View,
        let recognizer = destination as? GestureRecognizer
      {
        view.addGestureRecognizer(recognizer)
        continue
      }
      let known = order.firstIndex { $0.source === source && $0.element["property"] == name }
      if let known {
        order[known].values.append(destination)
      } else {
        order.append((source, e, [destination]))
      }
    }
    for collection in order {
      let name = collection.element["property"] ?? ""
      set(name, to: collection.values, of: collection.source, collection.element)
    }
  }

  /// Sets a property of an object; raises UIKit's exception if it has none (behaviour 23.12).
  private func set(_ name: String, to value: Any, of object: AnyObject, _ e: DocumentElement) {
    if setView(name, value, of: object) { return }
    if let member = resources.member(name, of: object) {
      if !member.set(value, of: object) {
        let given = (value as? [AnyObject])?.first ?? value as AnyObject
        resources.simulator?.log(
          "\(document.file):\(e.line): the outlet \(name) has the type \(member.typeName), but it is "
            + "connected to an object of the class \(ObjectName.name(of: type(of: given))).",
          category: "InterfaceDocuments")
      }
      return
    }
    guard !standsIn(object) else { return }
    InterfaceOutletFault(
      object: object, key: name, document: document, line: e.line,
      known: resources.properties(of: object)
    ).raise()
  }

  /// Sets the view of a controller. A key path would ask for the view first, which would load it.
  private func setView(_ name: String, _ value: Any, of object: AnyObject) -> Bool {
    switch (name, object, value) {
    case ("view", let controller as ViewController, let view as View): controller.view = view
    case ("tableView", let controller as TableViewController, let view as TableView):
      controller.tableView = view
    case ("collectionView", let controller as CollectionViewController, let list as CollectionView):
      controller.collectionView = list
    default: return false
    }
    return true
  }

  /// Returns whether an object stands for one that is not simulated, such as a map.
  private func standsIn(_ object: AnyObject) -> Bool {
    created.contains {
      $0.object === object && InterfaceClass.isStandIn($0.element.name)
        && ProgramClasses.isOfSystem(type(of: object))
    }
  }

  private func connectAction(_ connection: Connection) {
    let e = connection.element
    guard let source = connection.source.object, let name = e["selector"] else { return }
    let target = e["destination"].flatMap { objects[$0] }
    if target == nil, let id = e["destination"], !isFirstResponder(id) {
      return unresolved.append(connection)
    }
    let action = Selector(name)
    switch source {
    case let control as Control:
      control.addTarget(target, action: action, for: Control.Event(documentName: e["eventType"]))
    case let item as BarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as GestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default: break
    }
  }

  private func isFirstResponder(_ id: String) -> Bool {
    let placeholders = document.placeholders + (scene?.scene.others ?? [])
    return placeholders.contains {
      $0.id == id && $0["placeholderIdentifier"] == "IBFirstResponder"
    }
  }

  private func connectSegues(_ element: DocumentElement, _ object: NSObject) {
    guard let scene else { return }
    let segues = element.list("connections").filter {
      $0.name == "segue" && !["relationship", "embed"].contains($0["kind"])
    }
    guard !segues.isEmpty, !(object is ViewController) else { return }
    let triggers = segues.map { (element: $0, trigger: SegueTrigger($0, scene)) }
    switch object {
    case is TableViewCell, is CollectionReusableView:
      guard let cell = object as? View else { return }
      let isAccessory = { (e: DocumentElement) in e["trigger"] == "accessoryAction" }
      cell.interfaceTrigger = CellSegues(
        cell, selections: triggers.filter { !isAccessory($0.element) }.map(\.trigger),
        accessories: triggers.filter { isAccessory($0.element) }.map(\.trigger))
    case let control as Control:
      for (element, trigger) in triggers {
        let events = element["trigger"].map { Control.Event(documentName: $0) }
        control.addTarget(
          trigger, action: SegueTrigger.action,
          for: events ?? (control is Button ? .touchUpInside : .primaryActionTriggered))
        control.own(trigger)
      }
    case let item as BarButtonItem:
      for (_, trigger) in triggers {
        item.target = trigger
        item.action = SegueTrigger.action
        scene.own(trigger)
      }
    case let recognizer as GestureRecognizer:
      for (_, trigger) in triggers {
        recognizer.addTarget(trigger, action: SegueTrigger.action)
        scene.own(trigger)
      }
    default: for (_, trigger) in triggers { scene.own(trigger) }
    }
  }
}

private final class OwnedTriggers {
  var triggers: [SegueTrigger] = []
}

extension Control {
  /// Keeps the target of a segue as long as the control: those of a cell belong to it.
  fileprivate func own(_ trigger: SegueTrigger) {
    kept { OwnedTriggers() }.triggers.append(trigger)
  }
}

extension Control.Event {
  init(documentName name: String?) {
    self = name.flatMap { Self.names[$0] } ?? .touchUpInside
  }

  private static let names: [String: Control.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allEvents": .allEvents,
  ]
}
