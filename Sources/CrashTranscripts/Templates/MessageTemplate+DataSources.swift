import ListCore

extension TranscriptFamily {
  public static let sectionSnapshotDuplicateItems = Self("section-snapshot-duplicate-items")
  public static let sectionSnapshotMissingItem = Self("section-snapshot-missing-item")
  public static let diffableCellProviderNil = Self("diffable-cell-provider-nil")
  public static let diffableNoSupplementaryProvider = Self("diffable-no-supplementary-provider")
  public static let diffableDirectMutation = Self("diffable-direct-mutation")
  public static let diffableDeadlock = Self("diffable-deadlock")
}

// Crash families E5 to E7: the messages of section snapshots and diffable data sources.
extension MessageTemplate {
  /// Crash families E5.
  static let sectionSnapshots: [MessageTemplate] =
    [
      snapshot(
        .sectionSnapshotDuplicateItems,
        """
        Identifiers in a section snapshot must be unique. Duplicate item identifiers: \
        \(set: .identifiers)
        """
      ) { .duplicateItemsInSectionSnapshot($0.identifiers(.item)) }
    ]
    + SnapshotFault.SectionSnapshotRole.allCases.map { role in
      snapshot(.sectionSnapshotMissingItem, "\(words(role)) \(words: .identifier)") {
        .missingFromSectionSnapshot(role, $0.identifier(.item))
      }
    }

  private static func words(_ role: SnapshotFault.SectionSnapshotRole) -> MessagePattern {
    switch role {
    case .deleted: "Failed to find index of item"
    case .item: "Item identifier does not exist in section snapshot:"
    case .child: "Child item identifier does not exist in section snapshot:"
    case .parent: "Parent item identifier does not exist in section snapshot:"
    case .insertedBefore: "Item identifier to insert before does not exist in section snapshot:"
    case .insertedAfter: "Item identifier to insert after does not exist in section snapshot:"
    }
  }

  /// Crash families E6 and E7.
  static let dataSources: [MessageTemplate] = ListKind.allCases.flatMap(sources) + others

  private static func sources(_ kind: ListKind) -> [MessageTemplate] {
    [
      snapshot(
        .diffableCellProviderNil,
        """
        \(kind.className)DiffableDataSource cell provider returned nil for index path \
        \(path: .path) with item identifier '\(words: .identifier)', which is not allowed. \
        You must always return a cell to the \(kind.viewNoun): \(object: .view)
        """, kind: kind
      ) {
        let path = try? $0.path(.path)
        return .cellProviderReturnedNil(
          kind, path ?? ItemPath(item: 0, section: 0), item: $0.identifier(.item),
          view: $0.texts[.view] ?? "")
      },
      snapshot(
        .diffableDirectMutation,
        """
        \(kind.className) must be updated via the \(kind.className)DiffableDataSource APIs when \
        acting as the \(kind.className)'s dataSource: please do not call mutation APIs directly \
        on \(kind.className).
        """, kind: kind
      ) { _ in .mutatedDirectly(kind) },
    ]
  }

  private static let view: MessagePattern = " - view=\(object: .view)"

  private static let others: [MessageTemplate] = [
    snapshot(
      .diffableNoSupplementaryProvider,
      """
      CollectionView \(object: .view) requested a supplementary view, but a \
      supplementaryViewProvider was not specified on the diffable data source. Please configure \
      the diffable data source accordingly and add the supplementary provider
      """, kind: .collection
    ) { .noSupplementaryViewProvider(view: $0.texts[.view] ?? "") },
    snapshot(
      .diffableDeadlock,
      """
      Deadlock detected: calling this method on the main queue with outstanding async updates \
      is not permitted and will deadlock. Please always submit updates either always on the main \
      queue or always off the main queue
      """, tail: view
    ) { .deadlock(view: $0.texts[.view] ?? "") },
    MessageTemplate(
      .diffableDeadlock, nil,
      """
      Warning: applying updates in a non-thread confined manner is dangerous and can lead to \
      deadlocks. Please always submit updates either always on the main queue or always off the \
      main queue
      """, tail: view
    ) { .warning(.updatesFromSeveralQueues(view: $0.texts[.view] ?? "")) },
  ]
}
