import Foundation

/// A tree of views that Interface Builder lays out by itself: the view of a controller, a top-level view
/// of a nib, a prototype or a static cell.
struct DesignRoot {
  enum Kind {
    case controller(DocumentElement)
    case view
    case cell(isTopLevel: Bool)
  }

  let kind: Kind
  let element: DocumentElement
  /// The identifier of the scene.
  let scene: String
  /// The name of the scene for people.
  let name: String
  /// The inset grouped table that a cell belongs to.
  var insetTable: DocumentElement?

  /// The recorded frame, as far as the device shows it: below the bars of some screens, old versions of
  /// Xcode recorded a view as high as the device. (behaviour 23.20)
  func frame(on device: DocumentDevice) -> CGRect? {
    guard var frame = element.recordedFrame else { return nil }
    if case .controller = kind, frame.minY > 0, frame.size == device.size {
      frame.size.height -= frame.minY
    }
    return frame
  }

  var isScreen: Bool { if case .cell = kind { false } else { true } }

  @MainActor
  static func all(of document: InterfaceDocument) -> [DesignRoot] {
    var roots: [DesignRoot] = []
    for scene in document.scenes {
      let controller = scene.controller
      guard let view = controller.value("view") else { continue }
      let name =
        controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller["userLabel"]
        ?? scene.controllerID
      roots.append(.init(kind: .controller(controller), element: view, scene: scene.id, name: name))
      roots += cells(in: view, scene.id)
      for other in scene.others where InterfaceElement.isView(other.name) {
        roots.append(.init(kind: .view, element: other, scene: scene.id, name: other.id ?? ""))
        roots += cells(in: other, scene.id)
      }
    }
    for object in document.objects {
      let scene = object.id ?? ""
      if let view = object.value("view"), object.name.hasSuffix("Controller") {
        roots.append(.init(kind: .controller(object), element: view, scene: scene, name: scene))
        roots += cells(in: view, scene)
      } else if InterfaceElement.isCell(object.name) {
        roots.append(
          .init(kind: .cell(isTopLevel: true), element: object, scene: scene, name: scene))
      } else if InterfaceElement.isView(object.name) {
        let name = object["customClass"] ?? document.name
        roots.append(.init(kind: .view, element: object, scene: scene, name: name))
        roots += cells(in: object, scene)
      }
    }
    return roots
  }

  /// Returns the cells of the lists inside an element.
  private static func cells(
    in element: DocumentElement, _ scene: String, insetTable outer: DocumentElement? = nil
  ) -> [DesignRoot] {
    var roots: [DesignRoot] = []
    let isInset = element.name == "tableView" && element["style"] == "insetGrouped"
    let insetTable = isInset ? element : outer
    for child in element.children {
      if InterfaceElement.isCell(child.name) {
        roots.append(
          .init(
            kind: .cell(isTopLevel: false), element: child, scene: scene, name: child.id ?? "",
            insetTable: insetTable))
      }
      roots += cells(in: child, scene, insetTable: insetTable)
    }
    return roots
  }
}

/// The kinds of elements that can be told without an object.
enum InterfaceElement {
  static func isCell(_ name: String) -> Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(name)
  }

  @MainActor static func isView(_ name: String) -> Bool { InterfaceClass.isView(name) }
}
