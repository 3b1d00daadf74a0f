import ListCore

/// What has to happen for a diffable data source to say a message: a list, a snapshot, one call.
struct SourceScreenplay: Hashable, Sendable {
  /// The kind of list.
  var kind: ListKind
  /// Where the last item is. Its section is the last one, and the sections before are empty.
  var place = ItemPath(item: 0, section: 0)
  /// The last item.
  var item = "item"
  /// What the client does.
  var action: Action

  /// What the client does.
  enum Action: Hashable, Sendable {
    /// Applies a snapshot and shows the list; there is no cell for the last item.
    case provideNoCell
    /// Applies a snapshot and shows the list; its layout has headers that nobody provides.
    case provideNoHeader
    /// Tells the list that the first item is gone.
    case deleteByHand
    /// Asks the data source for the number of items in the section behind the last one.
    case countMissingSection
    /// Asks the data source for the cell behind the last one.
    case makeMissingCell
    /// Applies a snapshot on another queue, and then one on the main queue.
    case applyOnTwoQueues
  }
}

// Crash families E6 and E7.
extension SourceScreenplay {
  /// The screenplays of what a data source refused, the most plausible first. Where the words do
  /// not tell the kind of list there is one for each.
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

  /// The largest position that a snapshot is made for.
  private static let largestPlace = 20_000
}

extension SourceScreenplay {
  /// What the items before the last one are called, a number behind it.
  var filler: String { item.hasPrefix("item ") ? "other" : "item" }
}
