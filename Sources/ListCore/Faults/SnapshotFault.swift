/// What is wrong with a call of a snapshot, a section snapshot or a diffable data source.
///
/// Identifiers are carried as the text that the messages print. (crash families E)
public enum SnapshotFault: Error, Hashable, Sendable {
  // MARK: Identifiers in one call

  /// The call names items more than once; these, in the order in which the repeats are found.
  case duplicateItems([String])
  /// The call names sections more than once; these, in the order in which the repeats are found.
  case duplicateSections([String])
  /// The call adds sections that the snapshot holds already.
  case sectionsExist([String])
  /// Items are to be inserted next to one of themselves.
  case insertionNextToInserted(destination: String, items: [String])
  /// Sections are to be inserted next to one of themselves.
  case sectionInsertionNextToInserted(destination: String, sections: [String])
  /// An item is to be moved next to itself.
  case itemMovedNextToItself(String)
  /// A section is to be moved next to itself.
  case sectionMovedNextToItself(String)

  // MARK: Identifiers that are not there

  /// Items are to be appended, and there is no section.
  case noSections
  /// A question about the items of a section that is not in the snapshot.
  case sectionNotFound
  /// An item that is not in the snapshot is to be reloaded.
  case reloadOfMissingItem(String)
  /// A section that is not in the snapshot is to be reloaded.
  case reloadOfMissingSection(String)
  /// An item that is not in the snapshot is to be reconfigured.
  case reconfigureOfMissingItem(String)
  /// An argument that UIKit asserts to be otherwise.
  case invalidParameter(Parameter)

  // MARK: Section snapshots

  /// A section snapshot would hold items more than once.
  case duplicateItemsInSectionSnapshot([String])
  /// An item is not in a section snapshot.
  case missingFromSectionSnapshot(SectionSnapshotRole, String)

  // MARK: Data sources

  /// A cell provider answered `nil`.
  case cellProviderReturnedNil(ListKind, ItemPath, item: String, view: String)
  /// A supplementary view is wanted, and nothing provides one.
  case noSupplementaryViewProvider(view: String)
  /// A mutation method of the view was called that belongs to the diffable data source.
  case mutatedDirectly(ListKind)
  /// An update on the main queue while updates from other queues, or an update that called for
  /// this one, have not ended.
  case deadlock(view: String)
  /// Equal section identifiers have different hash values.
  case sectionCountMismatch

  /// The assertions whose text is all that UIKit says.
  public enum Parameter: String, Hashable, Sendable, CaseIterable {
    /// Items go to a section, or next to an item, that is not there.
    case section = "section != NSNotFound"
    /// Sections go next to a section that is not there.
    case insertIndex = "insertIndex != NSNotFound"
    /// An item to move is not there.
    case fromIndex = "fromIndex != NSNotFound"
    /// The item to move another one next to is not there.
    case toIndex = "toIndex != NSNotFound"
    /// A section to move is not there.
    case fromSection = "fromSection != NSNotFound"
    /// The section to move another one next to is not there.
    case toSection = "toSection != NSNotFound"
    /// The data source is asked about a section past its last one.
    case sectionInRange = "section < _impl.numberOfSections"
    /// The data source is asked for a cell where it has no item.
    case itemIdentifier = "itemIdentifier"

    // Objective-C could pass nil for these. Swift cannot, but for a trick that a test may use.
    /// No snapshot was given to a data source.
    case snapshot = "snapshot"
    /// No identifiers were given.
    case identifiers = "identifiers"
    /// No item identifiers were given.
    case itemIdentifiers = "itemIdentifiers"
    /// No section identifiers were given.
    case sectionIdentifiers = "sectionIdentifiers"
    /// No section was given.
    case sectionIdentifier = "sectionIdentifier"
    /// No item was given to insert others next to.
    case destinationIdentifier = "destinationIdentifier"
    /// No item was given to move another one next to.
    case toIdentifier = "toIdentifier"
    /// No section was given to move.
    case fromSectionIdentifier = "fromSectionIdentifier"
    /// No section was given to put others next to.
    case toSectionIdentifier = "toSectionIdentifier"
    /// No parent was given to a section snapshot.
    case parentItem = "parentItem != nil"
    /// No snapshot was given to a section snapshot.
    case sectionSnapshot = "snapshot != nil"
    /// No item was given to a section snapshot.
    case item = "item != nil"
  }

  /// What an item was to be that is not in a section snapshot.
  public enum SectionSnapshotRole: Hashable, Sendable, CaseIterable {
    /// An item to delete.
    case deleted
    /// The item that a question is about.
    case item
    /// The item whose parent is asked for.
    case child
    /// The item under which others are, or are to go.
    case parent
    /// The item before which others are to go.
    case insertedBefore
    /// The item after which others are to go.
    case insertedAfter
  }
}
