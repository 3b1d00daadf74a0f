import Foundation

extension ManagedObjectModel {
  /// Reads a model that Xcode's model editor saved.
  ///
  /// Copy the model as a resource, as it is: the folder `Songs.xcdatamodeld`, or a folder or link
  /// named `Songs.momd` with the same content, for code that asks the bundle for that. Compiled
  /// models cannot be read; `momc` exists on macOS only.
  ///
  /// - Parameter url: The `.xcdatamodeld` or `.momd` folder, one version in it, or its `contents`.
  /// - Returns: The model; `nil` if there is no such file, or it is compiled.
  public convenience init?(contentsOf url: URL) {
    guard let root = ModelFile(url)?.root else { return nil }
    self.init()
    entities = ModelReader(root).entities
  }

  /// Returns a model with the entities of all models among bundles' resources.
  ///
  /// - Parameter bundles: The bundles; `nil` for the main bundle, and the resources of all targets
  ///   of the package that are beside it. The main bundle has the models in the folders of the app's
  ///   targets as well, if the program contains the module CoreData.
  /// - Returns: The model; `nil` if there is none.
  public class func mergedModel(from bundles: [Bundle]?) -> ManagedObjectModel? {
    let folders = bundles?.compactMap(\.resourceURL) ?? ModelFile.resourceFolders
    let isOfApp = bundles?.contains { $0.bundlePath == Bundle.main.bundlePath } ?? true
    let models = ModelFile.all(in: folders, andOfApp: isOfApp)
      .compactMap(ManagedObjectModel.init(contentsOf:))
    return models.isEmpty ? nil : ManagedObjectModel(byMerging: models)
  }

  /// Creates a model with the entities of several models.
  ///
  /// - Parameter models: The models, which keep their entities.
  /// - Returns: The model; `nil` without models.
  public convenience init?(byMerging models: [ManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  /// Returns the model with a name among the resources and the app's own files; without one, an
  /// empty model.
  static func named(_ name: String) -> ManagedObjectModel {
    let urls = ModelFile.all(in: ModelFile.resourceFolders, andOfApp: true)
    let url = urls.first { $0.modelName == name }
    return url.flatMap(ManagedObjectModel.init(contentsOf:)) ?? ManagedObjectModel()
  }
}

/// The file of a model's current version.
private struct ModelFile {
  let root: ModelElement

  init?(_ url: URL) {
    guard let file = Self.contents(of: url),
      let text = try? String(contentsOf: file, encoding: .utf8),
      let root = ModelElement(text), root.name == "model"
    else { return nil }
    self.root = root
  }

  /// Returns the file that a folder stands for.
  private static func contents(of url: URL) -> URL? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    guard isFolder.boolValue else { return url }
    let contents = url.appendingPathComponent("contents")
    if FileManager.default.fileExists(atPath: contents.path) { return contents }
    return version(in: url).flatMap { Self.contents(of: $0) }
  }

  /// Returns the current version of a folder with versions: the one its `.xccurrentversion` names,
  /// else the last one by name.
  private static func version(in folder: URL) -> URL? {
    let current = folder.appendingPathComponent(".xccurrentversion")
    if let data = try? Data(contentsOf: current),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    {
      return folder.appendingPathComponent(name)
    }
    // Xcode names them "Songs", "Songs 2", "Songs 3".
    return items(of: folder).filter { $0.pathExtension == "xcdatamodel" }
      .max { $0.deletingPathExtension().path < $1.deletingPathExtension().path }
  }

  /// Returns the models among the files of a folder.
  static func models(in folder: URL) -> [URL] {
    items(of: folder).filter { ["momd", "xcdatamodeld"].contains($0.pathExtension) }
  }

  /// Returns the models among the files of folders and, by name, those of the app that are not among
  /// them.
  static func all(in folders: [URL], andOfApp includesApp: Bool) -> [URL] {
    let models = folders.flatMap(models)
    let names = Set(models.map(\.modelName))
    let others = includesApp ? ModelFinder.linked?.models ?? [] : []
    return models + others.filter { !names.contains($0.modelName) }
  }

  /// The main bundle's resources, and those of the targets that SwiftPM puts beside it.
  static var resourceFolders: [URL] {
    let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let beside = items(of: Bundle.main.bundleURL).filter {
      ["resources", "bundle"].contains($0.pathExtension)
    }
    return [main] + beside
  }

  private static func items(of folder: URL) -> [URL] {
    let items = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (items ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

extension URL {
  fileprivate var modelName: String { deletingPathExtension().lastPathComponent }
}
