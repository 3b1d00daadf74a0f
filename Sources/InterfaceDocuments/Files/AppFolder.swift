import DynamicCreation
import Foundation

/// The files below one folder of an app, found by name as in the app's bundle: whatever folder a file
/// is in, but for those of languages, such as `de.lproj`.
final class AppFolder: Sendable {
  /// A file with the language of its folder.
  struct File: Sendable {
    let path: String
    /// The language: `de`, `Base`; `nil` outside a folder of a language.
    let language: String?
  }

  let path: String
  /// The module whose sources are in the folder, if that is known.
  let module: String?
  private let files: [String: [File]]
  /// The asset catalogues.
  let catalogues: [String]
  /// The languages of the folder's files.
  let languages: [String]
  /// The folders and when they were changed, to notice new files.
  private let changes: [String: Date]

  /// The number of files that are looked at in one folder.
  static let mostFiles = 100_000

  private init(path: String, module: String?) {
    self.path = path
    self.module = module
    var files: [String: [File]] = [:]
    var catalogues: [String] = []
    var languages: Set<String> = []
    var changes: [String: Date] = [:]
    var count = 0
    func walk(_ folder: String, _ language: String?, _ depth: Int) {
      guard depth < 40, count < Self.mostFiles else { return }
      changes[folder] = Self.dateOfChange(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        count += 1
        let path = folder + "/" + name
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        files[name, default: []].append(File(path: path, language: language))
        guard isFolder.boolValue else { continue }
        if name.hasSuffix(".xcassets") {
          catalogues.append(path)
        } else if name.hasSuffix(".lproj") {
          let language = String(name.dropLast(6))
          languages.insert(language)
          walk(path, language, depth + 1)
        } else if !Self.isPackage(name) {
          walk(path, language, depth + 1)
        }
      }
    }
    walk(path, nil, 0)
    self.files = files
    self.catalogues = catalogues
    self.languages = languages.sorted()
    self.changes = changes
  }

  /// Folders that are one thing to Xcode.
  private static func isPackage(_ name: String) -> Bool {
    [".xcodeproj", ".xcworkspace", ".xcdatamodeld", ".xcdatamodel", ".framework", ".xcframework"]
      .contains { name.hasSuffix($0) }
  }

  private static func dateOfChange(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  private var isCurrent: Bool { changes.allSatisfy { Self.dateOfChange($0.key) == $0.value } }
}

extension AppFolder {
  /// Returns the file of a name: one without a language, else of the first language that has one.
  func file(_ name: String, languages: [String]) -> File? {
    guard let candidates = files[name] else { return nil }
    if let plain = candidates.first(where: { $0.language == nil }) { return plain }
    for language in languages + ["Base"] {
      if let found = candidates.first(where: { $0.language == language }) { return found }
    }
    return candidates.first
  }

  /// Returns all files of a name.
  func files(_ name: String) -> [File] { files[name] ?? [] }

  /// Returns the names of the files with an extension, in alphabetic order.
  func names(extension ending: String) -> [String] {
    files.keys.filter { $0.hasSuffix("." + ending) }.sorted()
  }
}

extension AppFolder {
  private static let known = Locked<[String: AppFolder]>([:])

  /// Returns the files of a folder, which are listed again only after a change.
  static func at(_ path: String, module: String?) -> AppFolder {
    let key = path + "\n" + (module ?? "")
    if let found = known.withLock({ $0[key] }), found.isCurrent { return found }
    let made = AppFolder(path: path, module: module)
    known.withLock { $0[key] = made }
    return made
  }

  /// The folders of the targets that use the plugin, which tells each program where they are.
  static let ofProgram: [AppFolder] = ProgramType.all(prefix: "HeadlessKitFolder")
    .filter { $0.name == "HeadlessKitFolder" }
    .compactMap { type in
      guard let cases = type.type as? any CaseIterable.Type,
        let path = cases.firstRawValue, FileManager.default.fileExists(atPath: path)
      else { return nil }
      return at(path, module: type.module)
    }
    // The app's files win over those of its tests.
    .sorted { ($0.isOfTests ? 1 : 0, $0.path) < ($1.isOfTests ? 1 : 0, $1.path) }

  private var isOfTests: Bool { module?.hasSuffix("Tests") ?? false }
}

extension CaseIterable {
  fileprivate static var firstRawValue: String? {
    (allCases.first as? any RawRepresentable)?.rawValue as? String
  }
}

/// A value that is changed on any thread.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
