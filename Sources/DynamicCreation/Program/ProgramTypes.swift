import Foundation

#if canImport(Darwin)
  import MachO
#endif

/// A type that the program declares, as its metadata describes it.
///
/// Swift cannot list a program's types, but its runtime can: every image of a program has a section
/// that refers to the descriptions of its types. Swift Testing finds tests in the same way. Only types
/// without generic parameters are created from a description. Without dynamic creation, no type is
/// found.
package struct ProgramType {
  /// The description: flags, the context, the name and the function that returns the type, four bytes
  /// each, the last three relative to their own places.
  private let description: UnsafeRawPointer

  private static let offsets = (flags: 0, context: 4, name: 8, access: 12)
  private static let kinds = (module: UInt32(0), first: UInt32(16), last: UInt32(18))

  private init(_ description: UnsafeRawPointer) {
    self.description = description
  }
}

extension ProgramType {
  /// The name, without those of the types and the module around it, as a C string.
  package var rawName: UnsafePointer<CChar> {
    Self.target(of: description + Self.offsets.name).assumingMemoryBound(to: CChar.self)
  }

  package var name: String { String(cString: rawName) }

  /// The name of the module.
  package var module: String {
    var context = description
    while let outer = Self.context(of: context) { context = outer }
    guard Self.flags(of: context) & 31 == Self.kinds.module else { return "" }
    return String(
      cString: Self.target(of: context + Self.offsets.name).assumingMemoryBound(to: CChar.self))
  }

  /// Whether the type is declared inside another one or a function.
  package var isNested: Bool {
    guard let outer = Self.context(of: description) else { return false }
    return Self.flags(of: outer) & 31 != Self.kinds.module
  }

  /// Whether the type is a class.
  package var isClass: Bool { Self.flags(of: description) & 31 == Self.kinds.first }

  /// The type; `nil` if it has generic parameters.
  package var type: Any.Type? {
    guard Self.flags(of: description) & 128 == 0 else { return nil }
    typealias Access = @convention(c) (UInt) -> UnsafeRawPointer
    let access = unsafeBitCast(
      Self.target(of: description + Self.offsets.access), to: Access.self)
    return unsafeBitCast(access(0), to: Any.Type.self)
  }

  private static func flags(of description: UnsafeRawPointer) -> UInt32 {
    description.loadUnaligned(as: UInt32.self)
  }

  private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer {
    reference + Int(reference.loadUnaligned(as: Int32.self))
  }

  /// Returns the description around another; `nil` for a module.
  private static func context(of description: UnsafeRawPointer) -> UnsafeRawPointer? {
    let reference = description + offsets.context
    let offset = Int(reference.loadUnaligned(as: Int32.self))
    guard offset != 0 else { return nil }
    return resolve(reference, offset)
  }

  /// Follows a reference whose lowest bit says that it leads to an address.
  private static func resolve(_ reference: UnsafeRawPointer, _ offset: Int) -> UnsafeRawPointer? {
    let target = reference + (offset & ~1)
    return offset & 1 == 0 ? target : target.loadUnaligned(as: UnsafeRawPointer?.self)
  }
}

extension ProgramType {
  /// Calls a closure with every type of the program whose name is accepted.
  package static func forEach(
    where accepts: (UnsafePointer<CChar>) -> Bool, _ body: (ProgramType) -> Void
  ) {
    for section in ProgramSections.all {
      var reference = section.start
      while reference < section.end {
        // The lowest two bits say whether the reference leads to an address.
        let offset = Int(reference.loadUnaligned(as: Int32.self))
        if offset & 2 == 0, let description = resolve(reference, offset & ~2) {
          let kind = flags(of: description) & 31
          let type = ProgramType(description)
          if kind >= kinds.first, kind <= kinds.last, accepts(type.rawName) { body(type) }
        }
        reference += 4
      }
    }
  }

  /// Returns the types whose names begin with a text.
  package static func all(prefix: String) -> [ProgramType] {
    var found: [ProgramType] = []
    let length = prefix.utf8.count
    prefix.withCString { prefix in
      forEach(where: { strncmp($0, prefix, length) == 0 }) { found.append($0) }
    }
    return found
  }
}

/// The sections of the program's images that refer to types.
private enum ProgramSections {
  typealias Section = (start: UnsafeRawPointer, end: UnsafeRawPointer)

  #if WITHOUT_DYNAMIC_CREATION
    static var all: [Section] { [] }
  #elseif canImport(Darwin)
    static var all: [Section] {
      (0..<_dyld_image_count()).compactMap { index in
        guard let header = _dyld_get_image_header(index) else { return nil }
        var size: UInt = 0
        let start = header.withMemoryRebound(to: mach_header_64.self, capacity: 1) {
          getsectiondata($0, "__TEXT", "__swift5_types", &size)
        }
        guard let start else { return nil }
        return (UnsafeRawPointer(start), UnsafeRawPointer(start) + Int(size))
      }
    }
  #else
    // Swift's runtime: version, base address, two unused words, then ranges of start and length: of
    // protocols, of conformances, of types.
    @_silgen_name("swift_enumerateAllMetadataSections")
    private static func enumerate(
      _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
      _ context: UnsafeMutableRawPointer)

    static var all: [Section] {
      var found: [Section] = []
      withUnsafeMutablePointer(to: &found) { pointer in
        enumerate(
          { sections, context in
            let words = sections.assumingMemoryBound(to: UInt.self)
            if let start = UnsafeRawPointer(bitPattern: words[8]) {
              context.assumingMemoryBound(to: [Section].self).pointee
                .append((start, start + Int(words[9])))
            }
            return true
          }, UnsafeMutableRawPointer(pointer))
      }
      return found
    }
  #endif
}
