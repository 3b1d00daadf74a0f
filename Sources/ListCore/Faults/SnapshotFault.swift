/// The reason why a call of a snapshot, a section snapshot or a diffable data source is refused.
///
/// Identifiers are stored as the text that the messages print. (crash families E)
public enum SnapshotFault: Error, Hashable, Sendable {
  // MARK: Identifiers in one call

  /// The call names items more than once: these, in the order in which the repetitions are found.
  case duplicateItems([String])
  /// The call names sections more than once: these, in the order in which the repetitions are
  /// found.
  case duplicateSections([String])
  /// The call adds sections that the snapshot already contains.
  case sectionsExist([String])
  /// Items are to be inserted next to one of themselves.
  case insertionNextToInserted(destination: String, items: [String])
  /// Sections are to be inserted next to one of themselves.
  case sectionInsertionNextToInserted(destination: String, sections: [String])
  /// An item is to be moved next to itself.
  case itemMovedNextToItself(String)
  /// A section is to be moved next to itself.
  case sectionMovedNextToItself(String)

  // MARK: Missing identifiers

  /// Items are to be appended, but there is no section.
  case noSections
  /// The items of a section that is not in the snapshot are requested.
  case sectionNotFound
  /// An item that is not in the snapshot is to be reloaded.
  case reloadOfMissingItem(String)
  /// A section that is not in the snapshot is to be reloaded.
  case reloadOfMissingSection(String)
  /// An item that is not in the snapshot is to be reconfigured.
  case reconfigureOfMissingItem(String)
  /// An argument that UIKit's assertion rejects.
  case invalidParameter(Parameter)

  // MARK: Section snapshots

  /// A section snapshot would contain items more than once.
  case duplicateItemsInSectionSnapshot([String])
  /// An item is not in a section snapshot.
  case missingFromSectionSnapshot(SectionSnapshotRole, String)

  // MARK: Data sources

  /// A cell provider returned `nil`.
  case cellProviderReturnedNil(ListKind, ItemPath, item: String, view: String)
  /// A supplementary view is needed, and nothing provides one.
  case noSupplementaryViewProvider(view: String)
  /// A mutation method of the view was called while a diffable data source manages its updates.
  case mutatedDirectly(ListKind)
  /// An update on the main queue began before updates on other queues, or the update that caused
  /// this one, had ended.
  case deadlock(view: String)
  /// Equal section identifiers have different hash values.
  case sectionCountMismatch

  /// The assertions whose condition is the whole message of UIKit.
  public enum Parameter: String, Hashable, Sendable, CaseIterable {
    /// The section to add items to, or the item to insert them next to, is not in the snapshot.
    case section = "section != NSNotFound"
    /// The section to insert other sections next to is not in the snapshot.
    case insertIndex = "insertIndex != NSNotFound"
    /// The item to move is not in the snapshot.
    case fromIndex = "fromIndex != NSNotFound"
    /// The item to move another one next to is not in the snapshot.
    case toIndex = "toIndex != NSNotFound"
    /// The section to move is not in the snapshot.
    case fromSection = "fromSection != NSNotFound"
    /// The section to move another one next to is not in the snapshot.
    case toSection = "toSection != NSNotFound"
    /// The data source is asked about a section after its last one.
    case sectionInRange = "section < _impl.numberOfSections"
    /// The data source is asked for a cell at an index path without an item.
    case itemIdentifier = "itemIdentifier"

    // Objective-C can pass nil for these. Swift cannot, except by an unsafe cast that a test may
    // use.
    /// A data source was given no snapshot.
    case snapshot = "snapshot"
    /// The call was given no identifiers.
    case identifiers = "identifiers"
    /// The call was given no item identifiers.
    case itemIdentifiers = "itemIdentifiers"
    /// The call was given no section identifiers.
    case sectionIdentifiers = "sectionIdentifiers"
    /// The call was given no section.
    case sectionIdentifier = "sectionIdentifier"
    /// The call was given no item to insert others next to.
    case destinationIdentifier = "destinationIdentifier"
    /// The call was given no item to move another one next to.
    case toIdentifier = "toIdentifier"
    /// The call was given no section to move.
    case fromSectionIdentifier = "fromSectionIdentifier"
    /// The call was given no section to insert or move others next to.
    case toSectionIdentifier = "toSectionIdentifier"
    /// A section snapshot was given no parent.
    case parentItem = "parentItem != nil"
    /// A section snapshot was given no snapshot.
    case sectionSnapshot = "snapshot != nil"
    /// A section snapshot was given no item.
    case item = "item != nil"
  }

  /// The role of an item that is not in a section snapshot.
  public enum SectionSnapshotRole: Hashable, Sendable, CaseIterable {
    /// An item to delete.
    case deleted
    /// The item that a query is about.
    case item
    /// The item whose parent is asked for.
    case child
    /// The parent of other items, or of those to be added.
    case parent
    /// The item before which others are to be inserted.
    case insertedBefore
    /// The item after which others are to be inserted.
    case insertedAfter
  }
}
