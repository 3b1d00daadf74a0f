import DiffableKit

extension DiffableDataSourceSnapshot<String, String> {
  /// A snapshot with these sections and items.
  init(_ state: KeyValuePairs<String, [String]>) {
    self.init()
    for (section, items) in state {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }

  /// What the snapshot answers when it is asked section by section.
  var state: [SectionState] {
    sectionIdentifiers.map {
      SectionState(section: $0, items: itemIdentifiers(inSection: $0))
    }
  }
}

extension [SectionState] {
  /// The state with these sections and items.
  static func of(_ sections: KeyValuePairs<String, [String]>) -> Self {
    sections.map { SectionState(section: $0.key, items: $0.value) }
  }
}

/// A text in which addresses are written `0x…`.
enum TextWithoutAddresses {
  static func of(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}
