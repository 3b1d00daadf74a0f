#if os(Linux) && !WITHOUT_DYNAMIC_CREATION
  import Foundation

  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The places of the tables of symbol names in an ELF file.
  struct ELFStringTables: Sequence {
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
        return place.isEmpty || place.upperBound > bytes.count ? nil : place
      }
    }

    func makeIterator() -> IndexingIterator<[Range<Int>]> { places.makeIterator() }
  }
#endif
