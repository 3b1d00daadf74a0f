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
    /// The type that declares it, if it is a member of a class, a structure or an enumeration itself.
    let owner: String?
    /// The identifier of the member that it overrides, if it does.
    let overrides: String?
  }

  /// The declarations, by the compiler's identifiers.
  private(set) var declarations: [String: Declaration] = [:]
  /// The identifiers that each file uses.
  private(set) var uses: [String: Set<String>] = [:]
  /// The functions that use an identifier and have its name: calls of `super`, most of them.
  private var namesakes: [String: Set<String>] = [:]
  /// The identifiers that a function of another name uses.
  private var called: Set<String> = []
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
    let name = library.name(symbol).text
    let relations = library.relations(of: occurrence)
    if roles & Role.definition != 0 {
      let owner = relations.first { $0.roles & Role.childOf != 0 }
      declarations[identifier] = Declaration(
        name: name, file: file,
        requiredBy: owner?.kind == Role.protocolKind ? owner?.name : nil,
        owner: owner.flatMap { Role.typeKinds.contains($0.kind) ? $0.name : nil },
        overrides: relations.first { $0.roles & Role.overrideOf != 0 }?.identifier)
    } else if roles & Role.reference != 0 {
      uses[file, default: []].insert(identifier)
      let user = relations.first { $0.roles & Role.containedBy != 0 }
      if let user, user.name == name {
        namesakes[identifier, default: []].insert(user.identifier)
      } else {
        called.insert(identifier)
      }
    }
  }

  private enum Role {
    static let definition: UInt64 = 1 << 1
    static let reference: UInt64 = 1 << 2
    static let implicit: UInt64 = 1 << 8
    static let childOf: UInt64 = 1 << 9
    static let overrideOf: UInt64 = 1 << 11
    /// The roles of the function that a use is in.
    static let containedBy: UInt64 = 1 << 13 | 1 << 16
    static let protocolKind: CInt = 8
    /// An enumeration, a structure and a class.
    static let typeKinds: Set<CInt> = [5, 6, 7]
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

extension IndexStore {
  /// The open methods of classes that nothing calls, as `Class.name`: neither them nor an override of
  /// theirs. A call of `super` in an override of the same name does not count.
  ///
  /// - Parameter root: The folder of the package, whose text says which methods are open.
  func uncalledMembers(in root: URL) throws -> Set<String> {
    func overrides(_ identifier: String, _ base: String) -> Bool {
      guard let next = declarations[identifier]?.overrides else { return false }
      return next == base || overrides(next, base)
    }
    var called = called
    for (identifier, users) in namesakes
    where users.contains(where: { $0 != identifier && !overrides($0, identifier) }) {
      called.insert(identifier)
    }
    for (identifier, declaration) in declarations where called.contains(identifier) {
      var base = declaration.overrides
      while let next = base, called.insert(next).inserted { base = declarations[next]?.overrides }
    }
    var open: [String: Set<Substring>] = [:]
    var members: Set<String> = []
    for (identifier, declaration) in declarations where !called.contains(identifier) {
      guard let owner = declaration.owner, declaration.overrides == nil,
        declaration.name.contains("(")
      else { continue }
      let names = try open[declaration.file] ?? Self.openMethods(of: declaration.file, in: root)
      open[declaration.file] = names
      guard names.contains(declaration.name.prefix { $0 != "(" }) else { continue }
      members.insert("\(owner).\(declaration.name)")
    }
    return members
  }

  private static func openMethods(of file: String, in root: URL) throws -> Set<Substring> {
    let places = ["Sources/\(file)", "Sources/Linux/\(file)"].map { root.appending(path: $0) }
    guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { return [] }
    let text = try String(contentsOf: place, encoding: .utf8)
    return Set(text.matches(of: /\bopen (?:class )?func (\w+)/).map(\.1))
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

  /// What an occurrence has to do with another declaration.
  struct Relation {
    let roles: UInt64
    let kind: CInt
    let name: String
    let identifier: String
  }

  /// Returns the relations of an occurrence.
  func relations(of occurrence: UnsafeMutableRawPointer) -> [Relation] {
    var relations: [Relation] = []
    visit(visitRelations, occurrence) { relation in
      guard let symbol = relationSymbol(relation) else { return }
      relations.append(
        Relation(
          roles: relationRoles(relation), kind: kind(symbol), name: name(symbol).text,
          identifier: identifier(symbol).text))
    }
    return relations
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
