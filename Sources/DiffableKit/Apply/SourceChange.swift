import HeadlessKit

/// The change that a client applies to a diffable data source.
enum SourceChange<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The entire list.
  case list(DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>)
  /// The section snapshot of one section (behaviour 6.22).
  case outline(DiffableDataSourceSectionSnapshot<ItemIdentifierType>, of: SectionIdentifierType)

  /// Returns the result of applying the change to a state.
  func result(
    on state: SourceState<SectionIdentifierType, ItemIdentifierType>
  ) -> SourceState<SectionIdentifierType, ItemIdentifierType> {
    switch self {
    case .list(let snapshot): state.applying(snapshot)
    case .outline(let outline, let section): state.applying(outline, to: section)
    }
  }

  /// The section of a section snapshot.
  var section: SectionIdentifierType? {
    switch self {
    case .list: nil
    case .outline(_, let section): section
    }
  }
}

/// The way a list changes to a new state.
enum ApplyStyle: Sendable {
  /// The list applies the differences, animated or not.
  case difference(isAnimated: Bool)
  /// The list reloads.
  case reload

  /// Whether the list animates.
  var isAnimated: Bool {
    switch self {
    case .difference(let isAnimated): isAnimated
    case .reload: false
    }
  }

  /// The style as reported to observers of the list.
  var asEvent: SnapshotApply.Style {
    switch self {
    case .difference(let isAnimated): isAnimated ? .animated : .notAnimated
    case .reload: .reloadData
    }
  }
}
