import Foundation

/// A storyboard or a nib as Xcode saves it, read into values.
///
/// ```swift
/// let main = try InterfaceDocument(contentsOfFile: "Main.storyboard")
/// main.scenes.count
/// ```
public struct InterfaceDocument: Sendable {
  /// The kind of a document.
  public enum Kind: String, Sendable {
    case storyboard, nib
    /// A storyboard of a watch app: it is read, but none of its scenes can be loaded.
    case watch
  }

  /// The path of the file, as it was given.
  public let file: String
  /// The name, without the extension.
  public let name: String
  /// The kind.
  public let kind: Kind
  /// The root element.
  public let root: DocumentElement
  /// The device for which Interface Builder recorded the frames.
  public let device: DocumentDevice
  /// The scenes of a storyboard.
  public let scenes: [DocumentScene]
  /// The top-level objects of a nib, without its placeholders.
  public let objects: [DocumentElement]
  /// The placeholders of a nib: its owner and the first responder.
  let placeholders: [DocumentElement]
  /// The images, colours and fonts that the document uses.
  let resources: DocumentResources
  /// The identifier of the initial controller.
  let initialController: String?
  /// The scenes by the identifiers of their controllers.
  let scenesByController: [String: Int]

  /// Reads a file.
  ///
  /// - Throws: ``DocumentFault`` with the line, if the file is not an interface document.
  public init(contentsOfFile path: String) throws(DocumentFault) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DocumentFault(path, "The file cannot be read.")
    }
    try self.init(data, file: path)
  }

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - file: The path for messages, whose last component is the document's name.
  /// - Throws: ``DocumentFault`` with the line, if the data is not an interface document.
  public init(_ data: Data, file: String) throws(DocumentFault) {
    let root = try DocumentReader.read(data, file: file)
    guard root.name == "document", let type = root["type"] else {
      throw DocumentFault(
        file, line: root.line, "The root element is <\(root.name)>, not Xcode's <document>.")
    }
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": kind = .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": kind = .nib
    case _ where type.contains(".WatchKit."): kind = .watch
    default:
      throw DocumentFault(file, line: root.line, "Documents of the type \(type) are not iOS's.")
    }
    self.file = file
    name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    self.root = root
    device = DocumentDevice(root.child("device"))
    resources = DocumentResources(
      root.child("resources"), designables: root.child("designables"), tint: root.value("tintColor")
    )
    initialController = root["initialViewController"]
    scenes = root.list("scenes").filter { $0.name == "scene" }.compactMap(DocumentScene.init)
    let all = root.list("objects")
    placeholders = all.filter { $0.name == "placeholder" }
    objects = all.filter { $0.name != "placeholder" }
    var places: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() { places[scene.controllerID] = index }
    scenesByController = places
    try checkRelationships()
  }
}

/// A controller of a storyboard with its view.
public struct DocumentScene: Sendable {
  /// The identifier of the scene.
  public let id: String
  /// The controller, or the reference to another storyboard's.
  public let controller: DocumentElement
  /// The other objects of the scene: the exit, gesture recognizers, plain objects.
  let others: [DocumentElement]

  /// The identifier of the controller.
  var controllerID: String { controller.id ?? "" }

  init?(_ element: DocumentElement) {
    let objects = element.list("objects")
    guard let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" })
    else { return nil }
    id = element["sceneID"] ?? controller.id ?? ""
    self.controller = controller
    others = objects.filter { $0 !== controller }
  }
}

extension InterfaceDocument {
  /// Returns the scene of a controller by the controller's identifier in the document.
  func scene(ofController id: String) -> DocumentScene? {
    scenesByController[id].map { scenes[$0] }
  }

  /// Returns the scene with a storyboard identifier; the initial one for `nil`.
  func scene(identifier: String?) -> DocumentScene? {
    guard let identifier else { return initialController.flatMap(scene(ofController:)) }
    return scenes.first { $0.controller["storyboardIdentifier"] == identifier }
  }

  /// Refuses controllers that contain each other.
  private func checkRelationships() throws(DocumentFault) {
    var finished: Set<String> = []
    for scene in scenes {
      var path: [String] = []
      try check(scene, &path, &finished)
    }
  }

  private func check(
    _ scene: DocumentScene, _ path: inout [String], _ finished: inout Set<String>
  ) throws(DocumentFault) {
    let id = scene.controllerID
    guard !finished.contains(id) else { return }
    guard !path.contains(id) else {
      throw DocumentFault(
        file, line: scene.controller.line, "The controller \(id) contains itself, by way of segues."
      )
    }
    path.append(id)
    var contained: [String] = []
    scene.controller.forEach { element in
      if element.name == "segue", ["relationship", "embed"].contains(element["kind"]),
        let destination = element["destination"]
      {
        contained.append(destination)
      }
    }
    for destination in contained {
      if let next = self.scene(ofController: destination) { try check(next, &path, &finished) }
    }
    path.removeLast()
    finished.insert(id)
  }
}

/// The reason why an interface document cannot be read, and where.
public struct DocumentFault: Error, Hashable, Sendable {
  /// The path of the file, as it was given.
  public let file: String
  /// The line, from 1; `nil` if the fault concerns the whole file.
  public let line: Int?
  /// A sentence that says what is wrong.
  public let reason: String

  init(_ file: String, line: Int? = nil, _ reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

extension DocumentFault: CustomStringConvertible {
  /// The place and the reason: `Main.storyboard:12: …`.
  public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
