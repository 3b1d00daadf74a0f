/// A section of a list, for comparing lists by identifiers.
///
/// ```swift
/// let before = [ListSection("Fruit", ["Apple", "Pear"]), ListSection("Nuts", ["Almond"])]
/// let after = [ListSection("Fruit", ["Pear"]), ListSection("Nuts", ["Apple", "Almond"])]
/// ListDiff(from: before, to: after)  // move item 0 - 0 to 1 - 0
/// ```
public struct ListSection<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  /// The identifier of the section, which is unique in its list.
  public var identifier: SectionIdentifier
  /// The identifiers of its items, in order. Each is unique in the list.
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
