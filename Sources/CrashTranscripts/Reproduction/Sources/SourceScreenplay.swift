import ListCore

/// The steps that make a diffable data source produce a message: a list, a snapshot, and one call.
struct SourceScreenplay: Hashable, Sendable {
  /// The kind of list.
  var kind: ListKind
  /// The position of the last item. It is in the last section, and the sections before it are
  /// empty.
  var place = ItemPath(item: 0, section: 0)
  /// The last item.
  var item = "item"
  /// The client's action.
  var action: Action

  /// The client's action.
  enum Action: Hashable, Sendable {
    /// Applies a snapshot and shows the list; the provider returns no cell for the last item.
    case provideNoCell
    /// Applies a snapshot and shows the list; its layout has headers, but there is no provider for
    /// them.
    case provideNoHeader
    /// Deletes the first item directly on the list.
    case deleteByHand
    /// Queries the data source for the number of items in the section after the last one.
    case countMissingSection
    /// Requests the cell after the last one from the data source.
    case makeMissingCell
    /// Applies a snapshot on another queue, and then one on the main queue.
    case applyOnTwoQueues
  }
}

// Crash families E6 and E7.
extension SourceScreenplay {
  /// Returns the screenplays of an operation that a data source refused, the most plausible first.
  /// If the words do not tell the kind of list, there is one screenplay for each.
  static func candidates(_ fault: SnapshotFault) -> [SourceScreenplay] {
    switch fault {
    case .cellProviderReturnedNil(let kind, let path, let item, _):
      guard path.section <= largestPlace, path.item <= largestPlace else { return [] }
      return [SourceScreenplay(kind: kind, place: path, item: item, action: .provideNoCell)]
    case .noSupplementaryViewProvider:
      return [SourceScreenplay(kind: .collection, action: .provideNoHeader)]
    case .mutatedDirectly(let kind):
      return [SourceScreenplay(kind: kind, action: .deleteByHand)]
    case .deadlock(let view):
      let kind: ListKind = view.contains("CollectionView") ? .collection : .table
      return [SourceScreenplay(kind: kind, action: .applyOnTwoQueues)]
    case .invalidParameter(.sectionInRange):
      return ListKind.allCases.map { SourceScreenplay(kind: $0, action: .countMissingSection) }
    case .invalidParameter(.itemIdentifier):
      return [SourceScreenplay(kind: .table, action: .makeMissingCell)]
    case .invalidParameter, .duplicateItems, .duplicateSections, .sectionsExist,
      .insertionNextToInserted, .sectionInsertionNextToInserted, .itemMovedNextToItself,
      .sectionMovedNextToItself, .noSections, .sectionNotFound, .reloadOfMissingItem,
      .reloadOfMissingSection, .reconfigureOfMissingItem, .duplicateItemsInSectionSnapshot,
      .missingFromSectionSnapshot, .sectionCountMismatch:
      return []  // a snapshot's
    }
  }

  /// The largest position for which a snapshot is created.
  private static let largestPlace = 20_000
}

extension SourceScreenplay {
  /// The name of the items before the last one, which is followed by a number.
  var filler: String { item.hasPrefix("item ") ? "other" : "item" }
}

// The assumptions for messages of a data source.

extension SourceScreenplay {
  /// Returns the assumptions that the screenplay makes and its message does not state, each a
  /// phrase.
  func assumptions(_ message: TranscriptMessage) -> [String] {
    let tellsKind = message.kind != nil || message.text.contains(kind.className)
    return (tellsKind ? [] : ["the view is a \(kind.viewNoun)"]) + [guess].compactMap { $0 }
  }

  /// The assumption about the calls.
  private var guess: String? {
    switch action {
    case .provideNoCell, .provideNoHeader, .makeMissingCell: nil
    case .deleteByHand:
      kind == .table ? "which call: deleteRows(at:with:)" : "which call: deleteItems(at:)"
    case .countMissingSection: "one section"
    case .applyOnTwoQueues: "which updates: one from another queue that has not arrived yet"
    }
  }
}
