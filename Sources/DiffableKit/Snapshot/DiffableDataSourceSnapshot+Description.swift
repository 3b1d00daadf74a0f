extension DiffableDataSourceSnapshot: CustomStringConvertible {
  /// The snapshot in UIKit's format, with a line for each section.
  ///
  /// A value has neither an address nor a generation. The addresses are made up, and the generation
  /// is derived from the content: it is the same for snapshots with the same content, and in every
  /// run.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var description: String { description(address: "0x600003f0c1e0") }

  /// Returns the snapshot in UIKit's format, with the address of an object that contains it.
  func description(address: String) -> String {
    let lines = (0..<content.sectionCount).map { index in
      let section = content.section(at: index)
      let items = IdentifierText.describe(all: content.itemIdentifiers(inSection: section))
      return "  \(name(of: section)): [\(items.joined(separator: ", "))]"
    }
    return ([head(address, lines)] + lines).joined(separator: "\n") + ">"
  }

  /// Returns the snapshot as the object that contains it describes itself. (behaviour 15.8)
  func referenceDescription(address: String) -> String {
    let sections = (0..<content.sectionCount).map { index in
      let section = content.section(at: index)
      let items = IdentifierText.describe(all: content.itemIdentifiers(inSection: section))
      return "\(name(of: section)): {\(items.joined(separator: " "))}"
    }
    return "\(head(address, sections))\n[\(sections.joined(separator: " "))]>"
  }

  private func head(_ address: String, _ lines: [String]) -> String {
    let counts = content.itemCounts
    return """
      <NSDiffableDataSourceSnapshot \(address): numberOfSections:\(numberOfSections) \
      numberOfItems:\(numberOfItems); generation=\(Self.generation(of: lines)); \
      sectionCounts=<_UIDataSourceSnapshotter: 0x600002e5a3c0; \
      \(counts.count) \(counts.count == 1 ? "section" : "sections") with item counts: \(counts) >
      """
  }

  private func name(of section: Content.Token) -> String {
    IdentifierText.describe(content.identifier(ofSection: section))
  }

  /// Returns a hash of the text (FNV-1a), in hexadecimal digits.
  private static func generation(of lines: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in lines.joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return String(hash, radix: 16, uppercase: true)
  }
}
