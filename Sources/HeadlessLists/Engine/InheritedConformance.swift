import Foundation
@_spi(Hooks) import HeadlessViews

/// A check for methods that a list never calls: an optional method that only a subclass of the
/// conforming class implements.
///
/// Objective-C looks methods up by name. Swift binds them where a class conforms: if that class
/// lacks the method, the protocol's default is silently bound, for its subclasses too. The list
/// then logs this on the console, once per class.
///
/// Swift has no list of a class's methods at run time, so on Linux the names come from the symbols
/// of the executable, which are read only for a class that inherits its conformance from a client's
/// class. An executable without symbols, and classes that are local to a function, are not checked.
@MainActor
enum InheritedConformance {
  /// Logs the methods of an object's class that are never called through a protocol.
  ///
  /// - Parameters:
  ///   - object: The delegate or data source.
  ///   - name: The name of the protocol in this module.
  ///   - simulator: The simulator with the console.
  ///   - conforms: Returns whether a class conforms to the protocol.
  static func check(
    _ object: AnyObject?, to name: String, on simulator: Simulator, conforms: (AnyClass) -> Bool
  ) {
    guard let object else { return }
    var chain: [AnyClass] = [type(of: object)]
    while let last = chain.last, let parent = _getSuperclass(last), conforms(parent) {
      chain.append(parent)
    }
    guard let base = chain.last, chain.count > 1, !isOurs(base),
      simulator.console.isFirstMention(of: "inherited \(name) of \(ObjectIdentifier(chain[0]))")
    else { return }
    for method in missedMethods(of: chain, name) {
      simulator.log(
        "\(type(of: object)) implements \(method), but is never asked: \(base), which conforms to "
          + "\(name), does not implement it, so Swift calls the default. Implement it in \(base) and "
          + "override it (known difference method-of-subclass).")
    }
  }

  /// The results, by class and protocol. They are stored because an executable does not change.
  private static var found: [String: [String]] = [:]

  /// Returns whether a class belongs to this package, whose classes declare all optional methods
  /// for overriding.
  private static func isOurs(_ base: AnyClass) -> Bool {
    let module = String(reflecting: base).prefix { $0 != "." }
    return [
      "HeadlessLists", "HeadlessViews", "HeadlessControls", "HeadlessControllers", "DiffableKit",
    ].contains(module)
  }

  private static func missedMethods(of chain: [AnyClass], _ name: String) -> [String] {
    let key = "\(ObjectIdentifier(chain[0])) \(name)"
    if let known = found[key] { return known }
    var above: [AnyClass] = chain.suffix(1)
    while let last = above.last, let parent = _getSuperclass(last) { above.append(parent) }
    let missed = SymbolNames.methods(
      of: chain.dropLast().map { String(reflecting: $0) },
      notOf: above.map { String(reflecting: $0) },
      requiredBy: name)
    found[key] = missed
    return missed
  }
}

extension TableView {
  /// Logs the methods of a new data source that are never called.
  func checkConformanceOfDataSource() {
    InheritedConformance.check(dataSource, to: "TableViewDataSource", on: simulator) {
      $0 is any TableViewDataSource.Type
    }
  }

  /// Logs the methods of a new delegate that are never called.
  func checkConformanceOfDelegate() {
    InheritedConformance.check(delegate, to: "TableViewDelegate", on: simulator) {
      $0 is any TableViewDelegate.Type
    }
  }
}

extension CollectionView {
  /// Logs the methods of a new data source that are never called.
  func checkConformanceOfDataSource() {
    InheritedConformance.check(dataSource, to: "CollectionViewDataSource", on: simulator) {
      $0 is any CollectionViewDataSource.Type
    }
  }

  /// Logs the methods of a new delegate that are never called.
  func checkConformanceOfDelegate() {
    InheritedConformance.check(delegate, to: "CollectionViewDelegate", on: simulator) {
      $0 is any CollectionViewDelegate.Type
    }
  }
}

/// The methods that are named by the symbols of the executable.
enum SymbolNames {
  /// Returns the methods of a protocol that classes implement and other classes do not, in
  /// alphabetic order: `tableView(_:didSelectRowAt:)`.
  ///
  /// - Parameters:
  ///   - owners: The qualified names of the classes.
  ///   - others: The qualified names of the other classes.
  ///   - name: The name of the protocol in this module. Each of its methods has a default.
  static func methods(
    of owners: [String], notOf others: [String], requiredBy name: String
  ) -> [String] {
    #if os(Linux)
      let defaults = Self.signatures(
        of: "(extension in HeadlessLists):HeadlessLists.\(name)",
        in: "13HeadlessLists\(name.utf8.count)\(name)P")
      func implemented(by owner: String) -> Set<String> {
        let plain = withoutDiscriminators(owner)
        let module = plain.prefix { $0 != "." }
        return Self.signatures(of: plain, in: "\(module.utf8.count)\(module)")
      }
      let own = owners.reduce(into: Set<String>()) { $0.formUnion(implemented(by: $1)) }
      let missed = own.intersection(defaults)
      guard !missed.isEmpty else { return [] }
      let classes = ["HeadlessViews.", "HeadlessControls.", "HeadlessControllers.", "Foundation."]
      let bound = others.filter { other in !classes.contains { other.hasPrefix($0) } }
        .reduce(into: Set<String>()) { $0.formUnion(implemented(by: $1)) }
      return missed.subtracting(bound).map(baseName).sorted()
    #else
      return []
    #endif
  }

  /// Returns `tableView(_:didSelectRowAt:)` for
  /// `tableView(_: HeadlessLists.TableView, didSelectRowAt: Foundation.IndexPath) -> ()`.
  static func baseName(_ signature: String) -> String {
    guard let open = signature.firstIndex(of: "(") else { return signature }
    var (labels, depth, label) = ("", 0, "")
    var isLabel = true
    for character in signature[open...].dropFirst() {
      switch character {
      case ")" where depth == 0: return signature[..<open] + "(\(labels))"
      case "(", "<", "[": depth += 1
      case ")", ">", "]": depth -= 1
      case ":" where depth == 0 && isLabel:
        labels += label + ":"
        isLabel = false
      case "," where depth == 0: (isLabel, label) = (true, "")
      case " ": continue
      default: if isLabel { label.append(character) }
      }
    }
    return signature
  }

  /// Removes the discriminators of private types in different files: `Main.(Shelf in _5F3A).Row`
  /// and `Main.(unknown context at $7f3a).Row` become `Main.Row`.
  static func withoutDiscriminators(_ name: String) -> String {
    guard name.contains("(") else { return name }
    return name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\(([^() ]+) in _[0-9A-F]+\)/) { String($0.output.1) }
  }
}

#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  @_silgen_name("swift_demangle")
  private func demangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ bufferLength: UnsafeMutablePointer<UInt>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?

  @_silgen_name("memmem")
  private func find(
    _ text: UnsafeRawPointer, _ length: Int, _ word: UnsafeRawPointer, _ wordLength: Int
  ) -> UnsafeRawPointer?

  extension SymbolNames {
    /// Returns the signatures of a type's methods: the part of its symbols after the type's name.
    ///
    /// - Parameters:
    ///   - type: The qualified name of the type.
    ///   - context: The beginning of the mangled names, after `$s`. A class's own name may be
    ///     abbreviated there, so it is only the module.
    fileprivate static func signatures(of type: String, in context: String) -> Set<String> {
      let prefix = type + "."
      let simple = type.split(separator: ".").last.map(String.init) ?? type
      var found: Set<String> = []
      forEachSymbol("$s" + context) { symbol in
        // A method's symbol ends in F; those of descriptors, thunks and witnesses do not.
        guard symbol.hasSuffix("F"), let name = demangled(symbol), name.contains(simple) else {
          return
        }
        let plain = name.contains(" in _") ? withoutDiscriminators(name) : name
        if plain.hasPrefix(prefix) { found.insert(String(plain.dropFirst(prefix.count))) }
      }
      return found
    }

    private static func demangled(_ symbol: String) -> String? {
      guard let text = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
      defer { free(text) }
      return String(cString: text)
    }

    /// Calls a closure with every symbol that begins with a prefix.
    ///
    /// - Complexity: O(*n*), where *n* is the size of the executable's table of symbol names.
    private static func forEachSymbol(_ beginning: String, _ body: (String) -> Void) {
      let start = "\0" + beginning
      guard let file = try? Data(contentsOf: executable, options: .alwaysMapped) else { return }
      file.withUnsafeBytes { bytes in
        for table in ELFStringTables(bytes) {
          guard let base = bytes.baseAddress.map({ $0 + table.lowerBound }) else { continue }
          var place = base
          let end = base + table.count
          while let hit = find(place, end - place, start, start.utf8.count) {
            let text = (hit + 1).assumingMemoryBound(to: CChar.self)
            body(String(cString: text))
            place = hit + 1
          }
        }
      }
    }

    private static let executable = URL(fileURLWithPath: "/proc/self/exe")
  }

  /// The places of the tables of symbol names in an ELF file.
  private struct ELFStringTables: Sequence {
    private let places: [Range<Int>]

    init(_ bytes: UnsafeRawBufferPointer) {
      guard bytes.count > MemoryLayout<Elf64_Ehdr>.size else {
        places = []
        return
      }
      let header = bytes.loadUnaligned(as: Elf64_Ehdr.self)
      let isELF = header.e_ident.0 == 0x7F && header.e_ident.1 == UInt8(ascii: "E")
      func section(_ index: Int) -> Elf64_Shdr? {
        let place = Int(header.e_shoff) + index * Int(header.e_shentsize)
        guard index < Int(header.e_shnum), place + MemoryLayout<Elf64_Shdr>.size <= bytes.count
        else { return nil }
        return bytes.loadUnaligned(fromByteOffset: place, as: Elf64_Shdr.self)
      }
      places = (isELF ? 0..<Int(header.e_shnum) : 0..<0).compactMap { index in
        guard let symbols = section(index), symbols.sh_type == UInt32(SHT_SYMTAB),
          let names = section(Int(symbols.sh_link))
        else { return nil }
        let place = Int(names.sh_offset)..<Int(names.sh_offset + names.sh_size)
        return place.upperBound <= bytes.count ? place : nil
      }
    }

    func makeIterator() -> IndexingIterator<[Range<Int>]> { places.makeIterator() }
  }
#endif
