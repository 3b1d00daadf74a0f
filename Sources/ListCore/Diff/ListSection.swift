/// A section of a list, for those who want to compare lists by identifiers.
///
/// ```swift
/// let before = [ListSection("Fruit", ["Apple", "Pear"]), ListSection("Nuts", ["Almond"])]
/// let after = [ListSection("Fruit", ["Pear"]), ListSection("Nuts", ["Apple", "Almond"])]
/// ListDiff(from: before, to: after)  // move item 0 - 0 to 1 - 0
/// ```
public struct ListSection<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  /// What tells the section from the others of its list.
  public var identifier: SectionIdentifier
  /// What tells its items from all others of the list, in order.
  public var items: [ItemIdentifier]

  /// Creates a section.
  public init(_ identifier: SectionIdentifier, _ items: [ItemIdentifier] = []) {
    self.identifier = identifier
    self.items = items
  }
}

extension ListSection: Equatable {}
extension ListSection: Hashable {}
extension ListSection: Sendable where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}
