/// The two views of a table's section in addition to its rows.
public enum SectionViewKind: String, Hashable, Sendable, CaseIterable {
  /// The view above the rows.
  case header
  /// The view below the rows.
  case footer
}
