import ListCore

/// What a list is to show: sections in order, and in each of them items in order.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Shelf, Book.ID>()
/// snapshot.appendSections([.novels, .poems])
/// snapshot.appendItems(novels.map(\.id), toSection: .novels)
/// dataSource.apply(snapshot)
/// ```
///
/// Identifiers are unique: no section and no item is there twice. Sections and items have name
/// spaces of their own (behaviour 7.11). A call that breaks a rule raises there and then, and not
/// at the apply; inside a capture it returns and leaves the snapshot as UIKit leaves it, which
/// is unchanged unless the call says otherwise.
///
/// A value: copies share what they hold until one of them changes. Any thread may use its own copy.
///
/// UIKit's counterpart is `NSDiffableDataSourceSnapshot`.
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
  /// What is to be shown anew though it stays. (behaviour 7.9)
  ///
  /// A mark is not taken back when its identifier leaves the snapshot; an apply passes over the
  /// marks of what is not there.
  @usableFromInline
  struct Marks: Sendable {
    @usableFromInline var reloadedSections = SnapshotMarks<SectionIdentifierType>()
    @usableFromInline var reloadedItems = SnapshotMarks<ItemIdentifierType>()
    @usableFromInline var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()

    @usableFromInline init() {}
  }
}
