/// The two views that a section of a table has beside its rows.
public enum SectionViewKind: String, Hashable, Sendable, CaseIterable {
  /// The view above the rows.
  case header
  /// The view below the rows.
  case footer
}
