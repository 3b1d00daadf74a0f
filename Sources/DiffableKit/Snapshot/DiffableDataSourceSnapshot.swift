import ListCore

/// The content of a list: sections in order, each with items in order.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Shelf, Book.ID>()
/// snapshot.appendSections([.novels, .poems])
/// snapshot.appendItems(novels.map(\.id), toSection: .novels)
/// dataSource.apply(snapshot)
/// ```
///
/// Identifiers are unique: no section and no item appears twice. Sections and items have separate
/// namespaces (behaviour 7.11). A call that breaks a rule raises immediately, not during the apply;
/// inside a capture it returns and leaves the snapshot as UIKit leaves it, which is unchanged
/// unless the call's documentation says otherwise.
///
/// A value: copies share storage until one of them changes. Any thread may use its own copy.
///
/// Counterpart: `NSDiffableDataSourceSnapshot`.
///
/// Coverage: simulated.
@preconcurrency
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline typealias Content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>

  @usableFromInline var content = Content()
  @usableFromInline var marks = Marks()

  /// Creates a snapshot without sections.
  public init() {}
}

extension DiffableDataSourceSnapshot {
  /// The identifiers to reload or reconfigure. (behaviour 7.9)
  ///
  /// A mark is kept when its identifier is removed from the snapshot; an apply ignores the marks of
  /// missing identifiers.
  @usableFromInline
  struct Marks: Sendable {
    @usableFromInline var reloadedSections = SnapshotMarks<SectionIdentifierType>()
    @usableFromInline var reloadedItems = SnapshotMarks<ItemIdentifierType>()
    @usableFromInline var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()

    @usableFromInline init() {}
  }
}
