import DiffableKit

extension DiffableDataSourceSnapshot<String, String> {
  /// Creates a snapshot with the given sections and items.
  init(_ state: KeyValuePairs<String, [String]>) {
    self.init()
    for (section, items) in state {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }

  /// The sections and their items, as the snapshot's queries return them.
  var state: [SectionState] {
    sectionIdentifiers.map {
      SectionState(section: $0, items: itemIdentifiers(inSection: $0))
    }
  }
}

extension [SectionState] {
  /// Returns the state with the given sections and items.
  static func of(_ sections: KeyValuePairs<String, [String]>) -> Self {
    sections.map { SectionState(section: $0.key, items: $0.value) }
  }
}

/// A text with its addresses replaced by `0x…`.
enum TextWithoutAddresses {
  static func of(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}
