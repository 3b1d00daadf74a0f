import ListCore

extension TranscriptFamily {
  public static let diffableDuplicateItems = Self("diffable-duplicate-items")
  public static let diffableItemExistsWarning = Self("diffable-item-exists-warning")
  public static let diffableSectionExists = Self("diffable-section-exists")
  public static let diffableSectionCountMismatch = Self("diffable-section-count-mismatch")
  public static let diffableInternalSections = Self("diffable-internal-sections")
  public static let diffableReloadMissingItem = Self("diffable-reload-missing-item")
  public static let diffableReconfigureMissingItem = Self("diffable-reconfigure-missing-item")
  public static let diffableSectionNotFound = Self("diffable-section-not-found")
  public static let diffableInvalidParameter = Self("diffable-invalid-parameter")
  public static let diffableNoSections = Self("diffable-no-sections")
  public static let diffableInsertDestinationInList = Self("diffable-insert-destination-in-list")
  public static let diffableMoveToSelf = Self("diffable-move-to-self")
  public static let sectionSnapshotInvalidParameter = Self("section-snapshot-invalid-parameter")
  public static let diffableSectionOutOfRange = Self("diffable-section-out-of-range")
}

// Crash families E1 to E4: the messages of snapshots. An identifier that a message does not name is
// called "item" or "section".
extension MessageTemplate {
  /// The messages of diffable data sources and their snapshots.
  static let diffable: [MessageTemplate] =
    repeated + present + unknown + destinations + parameters + sectionSnapshots + dataSources

  /// Returns a message that a snapshot or a diffable data source raises.
  static func snapshot(
    _ family: TranscriptFamily, _ pattern: MessagePattern, kind: ListKind? = nil,
    tail: MessagePattern? = nil, lacksFirstSentence: Bool = false,
    _ fault: @escaping @Sendable (MessageFindings) throws -> SnapshotFault
  ) -> MessageTemplate {
    MessageTemplate(family, kind, pattern, tail: tail, lacksFirstSentence: lacksFirstSentence) {
      .fault(.snapshot(try fault($0)))
    }
  }

  /// Crash families E1.
  private static let repeated: [MessageTemplate] =
    ["item ", "section ", ""].flatMap { noun in
      let words: MessagePattern = "supplied \(noun)identifiers are not unique."
      let fault: @Sendable (MessageFindings) -> SnapshotFault = {
        noun == "section "
          ? .duplicateSections($0.identifiers(.section)) : .duplicateItems($0.identifiers(.item))
      }
      let list: MessagePattern = " Duplicate identifiers: \(set: .identifiers)"
      return [
        snapshot(.diffableDuplicateItems, "Fatal: \(words)\(list)", fault),
        snapshot(.diffableDuplicateItems, "Fatal: \(words)", fault),
        snapshot(.diffableDuplicateItems, "\(words)\(list)", lacksFirstSentence: true, fault),
        snapshot(.diffableDuplicateItems, words, lacksFirstSentence: true, fault),
      ]
    }

  /// Crash families E2.
  private static let present: [MessageTemplate] =
    presentItems + presentSections + [
      // The message of iOS 13 and 14 for a section that is already present; the hashes were
      // correct.
      snapshot(
        .diffableSectionCountMismatch,
        """
        Section identifier count does not match data source count. This is most likely due to a \
        hashing issue with the identifiers.
        """
      ) { .sectionsExist($0.identifiers(.section)) },
      snapshot(
        .diffableSectionCountMismatch,
        """
        Section identifier count does not match data source count. This is most likely caused \
        by section identifiers improperly implementing hashing: identifiers that compare as \
        equal must return the same hash value, and the hash value of an identifier should never \
        change once added to diffable.
        """
      ) { _ in .sectionCountMismatch },
      snapshot(
        .diffableInternalSections,
        """
        Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == \
        sectionIdentifiers.count
        """
      ) { .sectionsExist($0.identifiers(.section)) },
    ]

  private static let presentItems: [MessageTemplate] = [
    present(
      """
      Diffable data source detected an attempt to insert or append 1 item identifier that \
      already exists in the snapshot. The existing item identifier \(moved) Item identifier that \
      already exists: \(words: .identifier)
      """),
    present(
      """
      Diffable data source detected an attempt to insert or append \(.index) item identifiers that \
      already exist in the snapshot. The existing item identifiers \(moved) Item identifiers that \
      already exist: \(array: .identifiers)
      """),
  ]

  private static func present(_ items: MessagePattern) -> MessageTemplate {
    MessageTemplate(.diffableItemExistsWarning, nil, items) {
      .warning(.itemsExist($0.identifiers(.item)))
    }
  }

  private static let moved = """
    will be moved into place instead, but this operation will be more expensive. For best \
    performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on \
    BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger.
    """

  private static let presentSections: [MessageTemplate] = [
    snapshot(
      .diffableSectionExists,
      """
      Diffable data source detected an attempt to insert or append 1 section identifier \
      that already exists in the snapshot. Identifiers in a snapshot must be unique. Section \
      identifier that already exists: \(words: .identifier)
      """
    ) { .sectionsExist($0.identifiers(.section)) },
    snapshot(
      .diffableSectionExists,
      """
      Diffable data source detected an attempt to insert or append \(.index) section identifiers \
      that already exist in the snapshot. Identifiers in a snapshot must be unique. Section \
      identifiers that already exist: \(array: .identifiers)
      """
    ) { .sectionsExist($0.identifiers(.section)) },
  ]

  /// Crash families E3.
  private static let unknown: [MessageTemplate] = [
    snapshot(.diffableReloadMissingItem, "Invalid item identifier specified for reload") {
      .reloadOfMissingItem($0.identifier(.item))
    },
    snapshot(
      .diffableReloadMissingItem,
      """
      Attempted to reload item identifier that does not exist in the snapshot: \
      \(words: .identifier)
      """
    ) { .reloadOfMissingItem($0.identifier(.item)) },
    snapshot(
      .diffableReloadMissingItem,
      """
      Attempted to reload section identifier that does not exist in the snapshot: \
      \(words: .identifier)
      """
    ) { .reloadOfMissingSection($0.identifier(.section)) },
    snapshot(
      .diffableReconfigureMissingItem,
      """
      Attempted to reconfigure item identifier that does not exist in the snapshot: \
      \(words: .identifier)
      """
    ) { .reconfigureOfMissingItem($0.identifier(.item)) },
    snapshot(
      .diffableSectionNotFound,
      """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """
    ) { _ in .sectionNotFound },
    snapshot(
      .diffableNoSections,
      "There are currently no sections in the data source. Please add a section first."
    ) { _ in .noSections },
  ]

  /// Crash families E4.
  private static let destinations: [MessageTemplate] = [
    snapshot(
      .diffableInsertDestinationInList,
      """
      Invalid update: destination for insertion operation [\(words: .identifier)] is in the \
      insertion identifier list for update: \(operation: .object).
      """
    ) {
      let destination = $0.identifier(.item)
      return .insertionNextToInserted(
        destination: destination, items: $0.identifiersOfOperation(including: destination))
    },
    snapshot(
      .diffableInsertDestinationInList,
      """
      Invalid update: destination for section operation [\(words: .identifier)] is in the \
      inserted section list for update: \(operation: .object)
      """
    ) {
      let destination = $0.identifier(.section)
      return .sectionInsertionNextToInserted(
        destination: destination, sections: $0.identifiersOfOperation(including: destination))
    },
    snapshot(
      .diffableMoveToSelf,
      """
      Invalid update: destination for item move is the same as the source \
      [\(words: .identifier)] for update: \(operation: .object).
      """
    ) { .itemMovedNextToItself($0.identifier(.item)) },
    snapshot(
      .diffableMoveToSelf,
      """
      Invalid update: destination for section move is the same as the source \
      [\(words: .identifier)] for update: \(operation: .object).
      """
    ) { .sectionMovedNextToItself($0.identifier(.section)) },
  ]

  private static let parameters: [MessageTemplate] =
    SnapshotFault.Parameter.allCases.map { parameter in
      snapshot(parameter.family, "Invalid parameter not satisfying: \(parameter.rawValue)") { _ in
        .invalidParameter(parameter)
      }
    }
}

extension SnapshotFault.Parameter {
  /// The family of the assertion.
  fileprivate var family: TranscriptFamily {
    switch self {
    case .sectionInRange: .diffableSectionOutOfRange
    case .parentItem, .sectionSnapshot, .item: .sectionSnapshotInvalidParameter
    case .section, .insertIndex, .fromIndex, .toIndex, .fromSection, .toSection, .itemIdentifier,
      .snapshot, .identifiers, .itemIdentifiers, .sectionIdentifiers, .sectionIdentifier,
      .destinationIdentifier, .toIdentifier, .fromSectionIdentifier,
      .toSectionIdentifier:
      .diffableInvalidParameter
    }
  }
}
