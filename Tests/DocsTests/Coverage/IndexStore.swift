import Foundation

/// The index of a debug build, read through the toolchain's `libIndexStore`.
///
/// The library's functions are looked up by name, so that nothing has to be linked.
struct IndexStore {
  /// A text returned by the library: an address and a length.
  ///
  /// The library's structure is a pointer and a size. C's `ldiv_t` has the same layout, and
  /// functions that are looked up by name can take and return it.
  typealias Text = ldiv_t
  typealias Handle = UnsafeMutableRawPointer?
  typealias Visitor = @convention(c) (Handle, Handle) -> Bool
  typealias TextVisitor = @convention(c) (Handle, Text) -> Bool
  typealias Visit = @convention(c) (Handle, Handle, Visitor) -> Bool
  typealias VisitUnits = @convention(c) (Handle, CUnsignedInt, Handle, TextVisitor) -> Bool
  typealias Open = @convention(c) (Handle, UnsafePointer<CChar>, Handle) -> Handle
  typealias GetText = @convention(c) (Handle) -> Text
  typealias GetHandle = @convention(c) (Handle) -> Handle
  typealias GetBits = @convention(c) (Handle) -> UInt64
  typealias GetNumber = @convention(c) (Handle) -> CInt

  private let store: Handle
  private let visitUnits: VisitUnits
  private let openUnit: Open
  private let mainFile: GetText
  private let visitDependencies: Visit
  private let dependencyKind: GetNumber
  private let dependencyName: GetText
  private let dependencyPath: GetText
  private let openRecord: Open
  private let visitOccurrences: Visit
  private let visitRelations: Visit
  private let occurrenceSymbol: GetHandle
  private let occurrenceRoles: GetBits
  private let relationSymbol: GetHandle
  private let relationRoles: GetBits
  private let symbolIdentifier: GetText
  private let symbolName: GetText

  /// Opens the index of the build; `nil` if there is no index, or no library that reads it.
  init?() throws {
    let index = try Toolchain.modules().deletingLastPathComponent()
      .appendingPathComponent("index/store")
    #if os(macOS)
      let name = "libIndexStore.dylib"
    #else
      let name = "libIndexStore.so"
    #endif
    guard FileManager.default.fileExists(atPath: index.path),
      let library = dlopen(try Toolchain.libraries().appendingPathComponent(name).path, RTLD_NOW)
    else { return nil }
    func function<Function>(_ name: String) throws -> Function {
      guard let address = dlsym(library, "indexstore_\(name)") else {
        throw Toolchain.Failure(description: "libIndexStore has no function indexstore_\(name)")
      }
      return unsafeBitCast(address, to: Function.self)
    }
    let open: @convention(c) (UnsafePointer<CChar>, Handle) -> Handle = try function("store_create")
    guard let store = open(index.path, nil) else { return nil }
    self.store = store
    visitUnits = try function("store_units_apply_f")
    openUnit = try function("unit_reader_create")
    mainFile = try function("unit_reader_get_main_file")
    visitDependencies = try function("unit_reader_dependencies_apply_f")
    dependencyKind = try function("unit_dependency_get_kind")
    dependencyName = try function("unit_dependency_get_name")
    dependencyPath = try function("unit_dependency_get_filepath")
    openRecord = try function("record_reader_create")
    visitOccurrences = try function("record_reader_occurrences_apply_f")
    visitRelations = try function("occurrence_relations_apply_f")
    occurrenceSymbol = try function("occurrence_get_symbol")
    occurrenceRoles = try function("occurrence_get_roles")
    relationSymbol = try function("symbol_relation_get_symbol")
    relationRoles = try function("symbol_relation_get_roles")
    symbolIdentifier = try function("symbol_get_usr")
    symbolName = try function("symbol_get_name")
  }
}

extension IndexStore {
  /// A source location that declares or uses a symbol.
  struct Occurrence {
    /// The roles of the location, as the library's bits.
    let roles: UInt64
    fileprivate let handle: Handle
    fileprivate let store: IndexStore

    /// Whether the location reads a property's value, and not for the compiler's own purposes.
    var isRead: Bool {
      roles & 0x4 != 0 && (roles & 0x8 != 0 || roles & 0x10 == 0) && !isImplicit
    }
    /// Whether the location defines the symbol.
    var isDefinition: Bool { roles & 0x2 != 0 }
    /// Whether the compiler generated the location.
    var isImplicit: Bool { roles & 0x100 != 0 }
    /// The identifier of the symbol, the same as in a symbol graph.
    var identifier: String { store.text(store.symbolIdentifier(symbol)) }
    /// The name of the symbol: `layoutSubviews()`, `getter:title`.
    var name: String { store.text(store.symbolName(symbol)) }
    private var symbol: Handle { store.occurrenceSymbol(handle) }

    /// Returns the symbols that are related to the occurrence.
    func related(_ relation: Relation) -> [(identifier: String, name: String)] {
      var found: [(identifier: String, name: String)] = []
      store.visit(store.visitRelations, handle) { other in
        guard store.relationRoles(other) & relation.rawValue != 0 else { return }
        let symbol = store.relationSymbol(other)
        found.append(
          (store.text(store.symbolIdentifier(symbol)), store.text(store.symbolName(symbol))))
      }
      return found
    }
  }

  /// The relation between an occurrence and another symbol.
  enum Relation: UInt64 {
    /// The occurrence declares an accessor of the other symbol, a property.
    case accessorOf = 0x8000
    /// The occurrence is in the other symbol, a function.
    case containedBy = 0x10000
  }

  /// Returns the records of the files in a folder, with the files' paths. Deleted files are
  /// omitted.
  func records(of folder: URL) -> [String: String] {
    let units = Box<[String]>([])
    _ = visitUnits(store, 0, Unmanaged.passUnretained(units).toOpaque()) { context, name in
      Unmanaged<Box<[String]>>.fromOpaque(context!).takeUnretainedValue().value
        .append(IndexStore.text(name))
      return true
    }
    var records: [String: String] = [:]
    for name in units.value {
      guard let unit = openUnit(store, name, nil) else { continue }
      let file = text(mainFile(unit))
      guard file.hasPrefix(folder.path + "/"), FileManager.default.fileExists(atPath: file)
      else { continue }
      visit(visitDependencies, unit) { dependency in
        guard dependencyKind(dependency) == 2, text(dependencyPath(dependency)) == file
        else { return }
        records[text(dependencyName(dependency))] = file
      }
    }
    return records
  }

  /// Calls a closure with each occurrence of a record.
  func forEachOccurrence(in record: String, _ body: (Occurrence) -> Void) {
    guard let reader = openRecord(store, record, nil) else { return }
    visit(visitOccurrences, reader) { handle in
      body(Occurrence(roles: occurrenceRoles(handle), handle: handle, store: self))
    }
  }

  /// Calls a visitor function of the library and passes each result to a closure.
  private func visit(
    _ function: Visit, _ handle: Handle, _ body: (Handle) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let box = Box(body)
      _ = function(handle, Unmanaged.passUnretained(box).toOpaque()) { context, thing in
        Unmanaged<Box<(Handle) -> Void>>.fromOpaque(context!).takeUnretainedValue().value(thing)
        return true
      }
    }
  }

  fileprivate func text(_ text: Text) -> String { Self.text(text) }

  private static func text(_ text: Text) -> String {
    guard let start = UnsafePointer<UInt8>(bitPattern: text.quot) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: start, count: text.rem), as: UTF8.self)
  }
}

/// A reference to a value, which a C function can pass to its callback.
private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
