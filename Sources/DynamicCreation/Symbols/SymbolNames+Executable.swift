#if os(Linux) && !WITHOUT_DYNAMIC_CREATION
  import Foundation

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

  extension SymbolNames {
    /// Returns the signatures of a type's methods: what follows the type's name in its symbols.
    ///
    /// - Parameters:
    ///   - type: The qualified name of the type.
    ///   - context: How the mangled names begin, after `$s`. A class's own name may be abbreviated
    ///     there, so it is only the module.
    static func signatures(of type: String, in context: String) -> Set<String> {
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

    /// Calls a closure with every symbol that begins with a text.
    ///
    /// - Complexity: O(*n*), where *n* is the size of the executable's table of symbol names.
    private static func forEachSymbol(_ beginning: String, _ body: (String) -> Void) {
      guard let file = try? Data(contentsOf: executable, options: .alwaysMapped) else { return }
      let length = beginning.utf8.count
      file.withUnsafeBytes { bytes in
        for table in ELFStringTables(bytes) where bytes[table.upperBound - 1] == 0 {
          guard var name = bytes.baseAddress.map({ $0 + table.lowerBound }) else { continue }
          let end = name + table.count
          while name < end {
            let text = name.assumingMemoryBound(to: CChar.self)
            if strncmp(text, beginning, length) == 0 { body(String(cString: text)) }
            name += strlen(text) + 1
          }
        }
      }
    }

    private static let executable = URL(fileURLWithPath: "/proc/self/exe")
  }
#endif
