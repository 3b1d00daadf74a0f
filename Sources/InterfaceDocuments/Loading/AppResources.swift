import Foundation
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

/// The files of an app: its storyboards, nibs, asset catalogues and texts, as Xcode saves them.
///
/// In a target with the plugin nothing need be said: its folder is known. Without the plugin a test
/// names it:
///
/// ```swift
/// simulator.resources.add(folder: "Sources/Shop")
/// let shelf = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
/// ```
///
/// Files are found by name in the folders and the folders inside them. Documents are read once, when
/// they are first used. What a test registers at ``Simulator/interfaces`` takes precedence.
@preconcurrency @MainActor
public final class AppResources {
  /// The simulator, whose console gets the warnings.
  weak var simulator: Simulator?
  /// Whether documents are laid out as Interface Builder does it, without the app's classes.
  var isDesign = false
  /// The elements and attributes that were not known, as `element@attribute`.
  var unknown: Set<String> = []
  /// The languages of the person who uses the device, the preferred one first: `de`, `en-GB`.
  public var languages = ["en"]
  private var added: [AppFolder] = []
  private var missingFolders: [String] = []
  /// The modules of the tests that added folders.
  private var testModules: [String] = []
  private var registered = ProgramMembers()
  private var registeredClasses: [String: AnyClass] = [:]
  /// The nesting depth of controllers that are being created.
  var depth = 0

  init(_ simulator: Simulator?) {
    self.simulator = simulator
  }
}

extension AppResources {
  /// Adds a folder with files of the app. Of two files of one name, that in the folder added last is
  /// used; the folders of targets with the plugin come after those.
  ///
  /// - Parameters:
  ///   - folder: The path; a relative one is looked for in the current folder, which is the package's
  ///     under `swift test`, and then in the folders around the test's file.
  ///   - module: The module of the app's classes. `nil` for the folder's name.
  ///   - file: The path of the test's file.
  ///   - fileID: The test's file, whose module may declare the classes itself.
  public func add(
    folder: String, module: String? = nil, file: StaticString = #filePath,
    fileID: StaticString = #fileID
  ) {
    guard let path = Self.find(folder, near: "\(file)") else {
      missingFolders.append(folder)
      simulator?.log("There is no folder \(folder).", category: "InterfaceDocuments")
      return
    }
    let name = module ?? URL(fileURLWithPath: path).lastPathComponent
    added.insert(AppFolder.at(path, module: name), at: 0)
    testModules.insert(String("\(fileID)".prefix { $0 != "/" }), at: 0)
  }

  private static func find(_ folder: String, near file: String) -> String? {
    var candidates = [folder]
    if !folder.hasPrefix("/") {
      candidates = [FileManager.default.currentDirectoryPath + "/" + folder]
      var outer = URL(fileURLWithPath: file).deletingLastPathComponent()
      while outer.path.count > 1 {
        candidates.append(outer.appendingPathComponent(folder).path)
        outer.deleteLastPathComponent()
      }
    }
    return candidates.first {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
        && isFolder.boolValue
    }.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }

  /// Registers members of classes that documents name, for classes without the adapter.
  ///
  /// ```swift
  /// simulator.resources.register(.property("titleLabel", \ShelfViewController.titleLabel))
  /// ```
  public func register(_ members: InterfaceMember...) { registered.add(members) }

  /// Registers a class under the name by which documents know it, such as that in `@objc(Name)`.
  public func register(class type: AnyClass, named name: String) { registeredClasses[name] = type }

  /// The names of the languages as folders have them, the preferred ones first.
  var languageNames: [String] { languages.flatMap { Language.candidates($0) } }

  /// The folders in which files are looked for, in order.
  var folders: [AppFolder] { isDesign ? added : added + AppFolder.ofProgram }

  /// The advice for a file that was not found.
  var places: String {
    let missing = missingFolders.map { "There is no folder \($0). " }.joined()
    guard !folders.isEmpty else {
      return missing + "No folder of the app is known: let the app's target use the plugin "
        + "AdaptObjectiveC, or add its folder: simulator.resources.add(folder: \"Sources/App\")."
    }
    return missing + "It was looked for in \(folders.map(\.path).joined(separator: ", "))."
  }
}

extension AppResources {
  /// Returns a member of an object by the name that documents give it.
  func member(_ name: String, of object: AnyObject) -> InterfaceMember? {
    registered.member(name, of: object) ?? ProgramMembers.ofProgram.member(name, of: object)
  }

  /// Returns the names of the properties of an object's own classes.
  func properties(of object: AnyObject) -> [String] {
    registered.properties(of: object) + ProgramMembers.ofProgram.properties(of: object)
  }

  /// Returns the app's class of an element, if it names one (behaviour 23.10).
  func customClass(of element: DocumentElement, in document: InterfaceDocument) -> AnyClass? {
    guard !isDesign, let name = element["customClass"] else { return nil }
    let own = folders.first { document.file.hasPrefix($0.path + "/") }?.module
    let modules = [element["customModule"], own].compactMap(\.self) + testModules
    let found: AnyClass? = registeredClasses[name] ?? ProgramClasses.named(name, in: modules)
    if found == nil {
      simulator?.log(
        "Unknown class \(name) in Interface Builder file.", category: "InterfaceDocuments")
    }
    return found
  }

  /// Notes an element that is not known, with a line on the console.
  func noteUnknown(_ element: DocumentElement, in document: InterfaceDocument) {
    guard unknown.insert(element.name).inserted else { return }
    simulator?.log(
      "Unknown element <\(element.name)> in \(document.file):\(element.line) was ignored.",
      category: "InterfaceDocuments")
  }
}

extension AppResources {
  /// Returns the file of a name, and of the device, if there is a variant for it: `Main~ipad`.
  func file(_ name: String, _ ending: String, in bundle: Bundle? = nil) -> AppFolder.File? {
    let folders = ordered(for: bundle)
    guard !folders.isEmpty else { return nil }
    let idiom = simulator?.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let languages = languageNames
    for folder in folders {
      for variant in [name + idiom, name] {
        let found = folder.file("\(variant).\(ending)", languages: languages)
        if let found { return found }
      }
    }
    return nil
  }

  /// Returns whether there are files in which something of a bundle may be found.
  func hasFolders(for bundle: Bundle?) -> Bool { !ordered(for: bundle).isEmpty }

  /// Returns the folders. That of a bundle other than the app's, such as `Bundle.module`, comes
  /// first.
  private func ordered(for bundle: Bundle?) -> [AppFolder] {
    let endings = [".bundle", ".resources", ".framework"]
    guard let bundle, endings.contains(where: bundle.bundlePath.hasSuffix) else { return folders }
    return [AppFolder.at(bundle.bundlePath, module: nil)] + folders
  }

  /// Returns the document of a name.
  func document(
    _ name: String, _ ending: String, in bundle: Bundle?
  ) -> Result<InterfaceDocument, DocumentFault>? {
    let base = name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : name
    return file(base, ending, in: bundle).map { DocumentStore.document(at: $0.path) }
  }
}

extension Simulator {
  /// The files of the app that runs on this simulator.
  public var resources: AppResources { kept { AppResources(self) } }
}
