import HeadlessKit

/// What a client gives a diffable data source to show.
enum SourceChange<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The whole list.
  case list(DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>)
  /// The tree of one section (behaviour 6.22).
  case outline(DiffableDataSourceSectionSnapshot<ItemIdentifierType>, of: SectionIdentifierType)

  /// What is shown once this was applied to something.
  func result(
    on state: SourceState<SectionIdentifierType, ItemIdentifierType>
  ) -> SourceState<SectionIdentifierType, ItemIdentifierType> {
    switch self {
    case .list(let snapshot): state.applying(snapshot)
    case .outline(let outline, let section): state.applying(outline, to: section)
    }
  }

  /// The section of a tree.
  var section: SectionIdentifierType? {
    switch self {
    case .list: nil
    case .outline(_, let section): section
    }
  }
}

/// How a list gets from what it shows to something else.
enum ApplyStyle: Sendable {
  /// By what is different, with an animation or without.
  case difference(isAnimated: Bool)
  /// By asking for everything again.
  case reload

  /// Whether the list animates.
  var isAnimated: Bool {
    switch self {
    case .difference(let isAnimated): isAnimated
    case .reload: false
    }
  }

  /// The style as observers of the list know it.
  var asEvent: SnapshotApply.Style {
    switch self {
    case .difference(let isAnimated): isAnimated ? .animated : .notAnimated
    case .reload: .reloadData
    }
  }
}
