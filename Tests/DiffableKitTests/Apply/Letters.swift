import DiffableKit

/// Snapshots of letters, in a short notation: capitals are sections, followed by their items.
typealias Letters = DiffableDataSourceSnapshot<String, String>

extension Letters: @retroactive ExpressibleByStringLiteral,
  @retroactive ExpressibleByExtendedGraphemeClusterLiteral,
  @retroactive ExpressibleByUnicodeScalarLiteral
{
  /// `"A:xyz B: C:w"` has three sections.
  public init(stringLiteral text: String) { self.init(text) }

  init(_ text: String) {
    self.init()
    for section in text.split(separator: " ") {
      let name = String(section.prefix { $0 != ":" })
      appendSections([name])
      appendItems(section.dropFirst(name.count + 1).map(String.init), toSection: name)
    }
  }

  /// The notation of the snapshot.
  var text: String {
    sectionIdentifiers.map { "\($0):" + itemIdentifiers(inSection: $0).joined() }
      .joined(separator: " ")
  }

  func reloading(_ items: String...) -> Self {
    var copy = self
    copy.reloadItems(items)
    return copy
  }

  func reconfiguring(_ items: String...) -> Self {
    var copy = self
    copy.reconfigureItems(items)
    return copy
  }

  func reloading(sections: String...) -> Self {
    var copy = self
    copy.reloadSections(sections)
    return copy
  }
}
