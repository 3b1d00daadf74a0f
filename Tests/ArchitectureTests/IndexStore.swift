import Foundation
import IndexStoreHeader

/// What the compiler noted while it built the package: which file declares a name, and which files use
/// it. Exact, unlike a search for text.
struct IndexStore {
  /// A declaration of the package.
  struct Declaration {
    let name: String
    /// The path of the file, from the module's name on.
    let file: String
    /// The protocol that requires it, if it is a requirement.
    let requiredBy: String?
  }

  /// The declarations, by the compiler's identifiers.
  private(set) var declarations: [String: Declaration] = [:]
  /// The identifiers that each file uses.
  private(set) var uses: [String: Set<String>] = [:]
  /// The files whose records were read, from the module's name on.
  private(set) var files: Set<String> = []

  /// Reads the newest index of a debug build; `nil` if there is none, or no library that reads it.
  init?(of root: URL) {
    guard let library = IndexStoreLibrary(), let path = Self.store(in: root) else { return nil }
    guard let store = library.createStore(path, nil) else { return nil }
    let sources = root.appendingPathComponent("Sources").path + "/"
    for (record, below) in library.records(of: store, at: path, below: sources) {
      let file = below.hasPrefix("Linux/") ? String(below.dropFirst(6)) : below
      files.insert(file)
      guard let reader = library.createRecord(store, record, nil) else { continue }
      defer { library.disposeRecord(reader) }
      library.visit(library.visitOccurrences, reader) { read($0, in: file, library) }
    }
  }

  private static func store(in root: URL) -> String? {
    let build = root.appendingPathComponent(".build")
    let triples = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
    return triples.sorted().lazy
      .map { build.appendingPathComponent("\($0)/debug/index/store").path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  private mutating func read(
    _ occurrence: UnsafeMutableRawPointer, in file: String, _ library: IndexStoreLibrary
  ) {
    let roles = library.roles(occurrence)
    guard roles & Role.implicit == 0, let symbol = library.symbol(occurrence) else { return }
    let identifier = library.identifier(symbol).text
    if roles & Role.definition != 0 {
      var parent: String?
      library.visit(library.visitRelations, occurrence) { relation in
        guard parent == nil, library.relationRoles(relation) & Role.childOf != 0,
          let owner = library.relationSymbol(relation), library.kind(owner) == Role.protocolKind
        else { return }
        parent = library.name(owner).text
      }
      declarations[identifier] = Declaration(
        name: library.name(symbol).text, file: file, requiredBy: parent)
    } else if roles & Role.reference != 0 {
      uses[file, default: []].insert(identifier)
    }
  }

  private enum Role {
    static let definition: UInt64 = 1 << 1
    static let reference: UInt64 = 1 << 2
    static let implicit: UInt64 = 1 << 8
    static let childOf: UInt64 = 1 << 9
    static let protocolKind: CInt = 8
  }
}

extension IndexStore {
  /// A use of a name that another file declares.
  struct Mention: Hashable {
    let from: String
    let name: String
    let to: String
  }

  /// The mentions across files.
  var mentions: [Mention] {
    uses.flatMap { file, identifiers in
      identifiers.compactMap { identifier in
        guard let declaration = declarations[identifier], declaration.file != file else {
          return nil
        }
        return Mention(from: file, name: declaration.name, to: declaration.file)
      }
    }
  }

  /// The requirements of delegates and data sources that no source file uses, as `Protocol.name`.
  var uncalledRequirements: Set<String> {
    let used = uses.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    return Set(
      declarations.lazy.filter { !used.contains($0.key) }.compactMap { _, declaration in
        guard let owner = declaration.requiredBy,
          owner.contains(/Delegate|DataSource|Updating|Observ/)
        else { return nil }
        return "\(owner).\(declaration.name)"
      })
  }
}

extension IndexStoreString {
  fileprivate var text: String {
    data.map {
      String(decoding: UnsafeRawBufferPointer(start: $0, count: length), as: UTF8.self)
    } ?? ""
  }
}

/// The functions of the toolchain's library that reads index stores.
private struct IndexStoreLibrary {
  let createStore: IndexStoreCreateStore
  let createRecord: IndexStoreCreateReader
  let disposeRecord: IndexStoreDispose
  let visitOccurrences: IndexStoreVisit
  let visitRelations: IndexStoreVisit
  let roles: IndexStoreRoles
  let symbol: IndexStoreSymbol
  let identifier: IndexStoreText
  let name: IndexStoreText
  let kind: IndexStoreKind
  let relationRoles: IndexStoreRoles
  let relationSymbol: IndexStoreSymbol
  private let visitUnits: IndexStoreVisitUnits
  private let createUnit: IndexStoreCreateReader
  private let disposeUnit: IndexStoreDispose
  private let mainFile: IndexStoreText
  private let visitDependencies: IndexStoreVisit
  private let dependencyKind: IndexStoreKind
  private let dependencyName: IndexStoreText
  private let dependencyPath: IndexStoreText

  init?() {
    guard let handle = Self.open() else { return nil }
    func function<F>(_ name: String, _ type: F.Type) -> F? {
      dlsym(handle, "indexstore_\(name)").map { unsafeBitCast($0, to: type) }
    }
    guard
      let createStore = function("store_create", IndexStoreCreateStore.self),
      let visitUnits = function("store_units_apply_f", IndexStoreVisitUnits.self),
      let createUnit = function("unit_reader_create", IndexStoreCreateReader.self),
      let disposeUnit = function("unit_reader_dispose", IndexStoreDispose.self),
      let mainFile = function("unit_reader_get_main_file", IndexStoreText.self),
      let visitDependencies = function("unit_reader_dependencies_apply_f", IndexStoreVisit.self),
      let dependencyKind = function("unit_dependency_get_kind", IndexStoreKind.self),
      let dependencyName = function("unit_dependency_get_name", IndexStoreText.self),
      let dependencyPath = function("unit_dependency_get_filepath", IndexStoreText.self),
      let createRecord = function("record_reader_create", IndexStoreCreateReader.self),
      let disposeRecord = function("record_reader_dispose", IndexStoreDispose.self),
      let visitOccurrences = function("record_reader_occurrences_apply_f", IndexStoreVisit.self),
      let roles = function("occurrence_get_roles", IndexStoreRoles.self),
      let symbol = function("occurrence_get_symbol", IndexStoreSymbol.self),
      let identifier = function("symbol_get_usr", IndexStoreText.self),
      let name = function("symbol_get_name", IndexStoreText.self),
      let kind = function("symbol_get_kind", IndexStoreKind.self),
      let visitRelations = function("occurrence_relations_apply_f", IndexStoreVisit.self),
      let relationRoles = function("symbol_relation_get_roles", IndexStoreRoles.self),
      let relationSymbol = function("symbol_relation_get_symbol", IndexStoreSymbol.self)
    else { return nil }
    self.createStore = createStore
    self.visitUnits = visitUnits
    self.createUnit = createUnit
    self.disposeUnit = disposeUnit
    self.mainFile = mainFile
    self.visitDependencies = visitDependencies
    self.dependencyKind = dependencyKind
    self.dependencyName = dependencyName
    self.dependencyPath = dependencyPath
    self.createRecord = createRecord
    self.disposeRecord = disposeRecord
    self.visitOccurrences = visitOccurrences
    self.roles = roles
    self.symbol = symbol
    self.identifier = identifier
    self.name = name
    self.kind = kind
    self.visitRelations = visitRelations
    self.relationRoles = relationRoles
    self.relationSymbol = relationSymbol
  }

  /// Opens the library beside the `swift` on the path.
  private static func open() -> UnsafeMutableRawPointer? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      let library = swift.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/libIndexStore")
      for suffix in ["so", "dylib"] {
        if let handle = dlopen(library.appendingPathExtension(suffix).path, RTLD_LAZY) {
          return handle
        }
      }
    }
    return nil
  }

  /// Calls a closure with each item that a visiting function finds.
  func visit(
    _ function: IndexStoreVisit, _ item: UnsafeMutableRawPointer,
    _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      var visitor = body
      withUnsafeMutablePointer(to: &visitor) { pointer in
        _ = function(item, pointer) { context, item in
          if let context, let item {
            context.assumingMemoryBound(to: ((UnsafeMutableRawPointer) -> Void).self).pointee(item)
          }
          return true
        }
      }
    }
  }

  /// Returns the records of the files in a folder that still exist, with their paths below it.
  ///
  /// A file that was compiled for several products, such as for the package and for its plugins, has
  /// several units, and those of a build that was long ago are out of date: the newest one counts.
  func records(
    of store: UnsafeMutableRawPointer, at location: String, below folder: String
  ) -> [(record: String, file: String)] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { pointer in
      _ = visitUnits(store, 0, pointer) { context, name in
        context?.assumingMemoryBound(to: [String].self).pointee.append(name.text)
        return true
      }
    }
    func written(_ name: String) -> Date {
      let file = "\(location)/v5/units/\(name)"
      let date = try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
      return date as? Date ?? .distantPast
    }
    let dated = names.map { (name: $0, date: written($0)) }.sorted { $0.date < $1.date }
    var found: [String: [String]] = [:]
    for (name, _) in dated {
      guard let unit = createUnit(store, name, nil) else { continue }
      defer { disposeUnit(unit) }
      let path = mainFile(unit).text
      guard path.hasPrefix(folder), FileManager.default.fileExists(atPath: path) else { continue }
      var records: [String] = []
      visit(visitDependencies, unit) { dependency in
        if dependencyKind(dependency) == 2, dependencyPath(dependency).text == path {
          records.append(dependencyName(dependency).text)
        }
      }
      found[String(path.dropFirst(folder.count))] = records
    }
    return found.flatMap { file, records in records.map { ($0, file) } }
  }
}
