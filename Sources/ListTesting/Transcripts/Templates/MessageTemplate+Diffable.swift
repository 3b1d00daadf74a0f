import ListCore

// Crash families E and F: recognised, and not replayed.
extension MessageTemplate {
  /// The sentences of diffable data sources and their snapshots.
  static let diffable: [MessageTemplate] =
    duplicates + unknown + sectionSnapshots + atTheDataSource

  private static func diffable(
    _ family: TranscriptFamily, _ pattern: MessagePattern, kind: ListKind? = nil
  ) -> MessageTemplate {
    MessageTemplate(family, kind, pattern, obstacle: .diffable)
  }

  private static let duplicates: [MessageTemplate] =
    ["", "item ", "section "].flatMap { noun in
      [
        diffable(
          .diffableDuplicateItems,
          """
          Fatal: supplied \(noun)identifiers are not unique. Duplicate identifiers: \
          \(rest: .detail)
          """),
        diffable(.diffableDuplicateItems, "Fatal: supplied \(noun)identifiers are not unique."),
        diffable(
          .diffableDuplicateItems,
          "supplied \(noun)identifiers are not unique. Duplicate identifiers: \(rest: .detail)"),
        diffable(.diffableDuplicateItems, "supplied \(noun)identifiers are not unique."),
      ]
    } + [
      diffable(
        .diffableItemExistsWarning,
        """
        Diffable data source detected an attempt to insert or append \(.index) item \
        identifier\(maybe: "s") that already exist\(maybe: "s") in the snapshot. The existing item \
        identifier\(maybe: "s") will be moved into place instead, but this operation will be more \
        expensive. For best performance, inserted item identifiers should always be unique. Set a \
        symbolic breakpoint on \
        BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
        debugger. Item identifier\(maybe: "s") that already exist\(maybe: "s"): \(rest: .detail)
        """),
      diffable(
        .diffableSectionExists,
        """
        Diffable data source detected an attempt to insert or append \(.index) section \
        identifier\(maybe: "s") that already exist\(maybe: "s") in the snapshot. Identifiers in a \
        snapshot must be unique. Section identifier\(maybe: "s") that already \
        exist\(maybe: "s"): \(rest: .detail)
        """),
      diffable(
        .diffableSectionCountMismatch,
        """
        Section identifier count does not match data source count. This is most likely due to a \
        hashing issue with the identifiers.
        """),
      diffable(
        .diffableSectionCountMismatch,
        """
        Section identifier count does not match data source count. This is most likely caused by \
        section identifiers improperly implementing hashing: identifiers that compare as equal \
        must return the same hash value, and the hash value of an identifier should never change \
        once added to diffable.
        """),
      diffable(
        .diffableInternalSections,
        """
        Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == \
        sectionIdentifiers.count
        """),
    ]

  private static let unknown: [MessageTemplate] =
    [
      diffable(.diffableReloadMissingItem, "Invalid item identifier specified for reload"),
      diffable(
        .diffableSectionNotFound,
        """
        Section identifier was not found. You can verify the section exists by calling the \
        indexOfSectionIdentifier API (which has O(1) performance)
        """),
      diffable(
        .diffableNoSections,
        "There are currently no sections in the data source. Please add a section first."),
    ]
    + ["item", "section"].flatMap { noun in
      [
        diffable(
          .diffableReloadMissingItem,
          """
          Attempted to reload \(noun) identifier that does not exist in the snapshot: \
          \(rest: .detail)
          """),
        diffable(
          .diffableReconfigureMissingItem,
          """
          Attempted to reconfigure \(noun) identifier that does not exist in the snapshot: \
          \(rest: .detail)
          """),
        diffable(
          .diffableMoveToSelf,
          """
          Invalid update: destination for \(noun) move is the same as the source \
          [\(text: .identifier)] for update: \(object: .object)
          """),
      ]
    } + [
      diffable(
        .diffableInsertDestinationInList,
        """
        Invalid update: destination for insertion operation [\(text: .identifier)] is in the \
        insertion identifier list for update: \(object: .object)
        """),
      diffable(
        .diffableInsertDestinationInList,
        """
        Invalid update: destination for section operation [\(text: .identifier)] is in the \
        inserted section list for update: \(object: .object)
        """),
    ]
    + [
      "section != NSNotFound", "insertIndex != NSNotFound", "fromIndex != NSNotFound",
      "toIndex != NSNotFound", "fromSection != NSNotFound", "toSection != NSNotFound",
      "identifiers", "itemIdentifiers", "sectionIdentifiers", "destinationIdentifier",
      "toIdentifier", "fromSectionIdentifier", "toSectionIdentifier", "itemIdentifier",
      "sectionIdentifier", "snapshot",
    ].map { diffable(.diffableInvalidParameter, "Invalid parameter not satisfying: \($0)") }

  private static let sectionSnapshots: [MessageTemplate] =
    [
      diffable(
        .sectionSnapshotDuplicateItems,
        """
        Identifiers in a section snapshot must be unique. Duplicate item identifiers: \
        \(rest: .detail)
        """),
      diffable(
        .sectionSnapshotMissingItem, "Failed to find index of item \(rest: .detail)"),
    ]
    + ["Item", "Child item", "Parent item"].map { noun in
      diffable(
        .sectionSnapshotMissingItem,
        "\(noun) identifier does not exist in section snapshot: \(rest: .detail)")
    }
    + ["parentItem != nil", "snapshot != nil", "item != nil"].map {
      diffable(.sectionSnapshotInvalidParameter, "Invalid parameter not satisfying: \($0)")
    }

  private static let atTheDataSource: [MessageTemplate] =
    ListKind.allCases.flatMap { kind in
      [
        diffable(
          .diffableCellProviderNil,
          """
          \(kind.className)DiffableDataSource cell provider returned nil for index path \
          \(object: .path) with item identifier '\(text: .identifier)', which is not allowed. You \
          must always return a cell to the \(kind.viewNoun): \(object: .view)
          """, kind: kind),
        diffable(
          .diffableDirectMutation,
          """
          \(kind.className) must be updated via the \(kind.className)DiffableDataSource APIs when \
          acting as the \(kind.className)'s dataSource: please do not call mutation APIs directly \
          on \(kind.className).
          """, kind: kind),
      ]
    } + [
      diffable(
        .diffableNoSupplementaryProvider,
        """
        CollectionView \(object: .view) requested a supplementary view, but a \
        supplementaryViewProvider was not specified on the diffable data source. Please configure \
        the diffable data source accordingly and add the supplementary provider
        """, kind: .collection),
      diffable(
        .diffableSectionOutOfRange,
        "Invalid parameter not satisfying: section < _impl.numberOfSections"),
      diffable(
        .diffableDeadlock,
        """
        Deadlock detected: calling this method on the main queue with outstanding async updates \
        is not permitted and will deadlock. Please always submit updates either always on the main \
        queue or always off the main queue
        """),
      diffable(
        .diffableDeadlock,
        """
        Warning: applying updates in a non-thread confined manner is dangerous and can lead to \
        deadlocks. Please always submit updates either always on the main queue or always off the \
        main queue
        """),
    ]

  /// The sentences of AppKit's lists.
  static let appKit: [MessageTemplate] =
    ["inserting", "removing", "moving", "inserting/removing/moving"].map { verb in
      MessageTemplate(
        .nsTableViewIndex, .table,
        "NSTableView error \(verb) row \(.item) (numberOfRows: \(.before)).",
        obstacle: .notSimulated(.appKit))
    } + [
      MessageTemplate(
        .nsTableViewIndex, .table,
        """
        NSTableView Error: Insert/remove/move only works within a -beginUpdates/-endUpdates block \
        or a View Based TableView.
        """, obstacle: .notSimulated(.appKit)),
      MessageTemplate(
        .dequeueAppKitItem, .collection,
        """
        could not dequeue an item of kind: \(text: .elementKind) with identifier \
        \(text: .identifier) - must register a nib or a class for the identifier, or name a nib or \
        class to match the identifier
        """, obstacle: .notSimulated(.appKit),
        unsimulated: { .appKitItemNotRegistered(identifier: try $0.text(.identifier)) }),
    ]
}
