extension SnapshotFault {
  /// Returns the reason of the exception, as UIKit words it. (crash families E)
  ///
  /// - Parameter profile: The release whose wording to use.
  public func reason(_ profile: SystemProfile) -> String {
    switch self {
    case .duplicateItems(let items):
      Self.repeated(items, noun: "item", profile)
    case .duplicateSections(let sections):
      Self.repeated(sections, noun: "section", profile)
    case .sectionsExist(let sections):
      Self.present(sections, profile)
    case .sectionCountMismatch:
      Self.countMismatch(profile)

    case .insertionNextToInserted(let destination, let items):
      """
      Invalid update: destination for insertion operation [\(destination)] is in the insertion \
      identifier list for update: \(Self.update("INS", destination, items)).
      """
    case .sectionInsertionNextToInserted(let destination, let sections):  // no final period
      """
      Invalid update: destination for section operation [\(destination)] is in the inserted \
      section list for update: \(Self.update("INS", destination, sections))
      """
    case .itemMovedNextToItself(let item):
      """
      Invalid update: destination for item move is the same as the source [\(item)] for update: \
      \(Self.update("MOV", item, [item])).
      """
    case .sectionMovedNextToItself(let section):
      """
      Invalid update: destination for section move is the same as the source [\(section)] for \
      update: \(Self.update("MOV", section, [section])).
      """

    case .noSections:
      "There are currently no sections in the data source. Please add a section first."
    case .sectionNotFound:
      """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """
    case .reloadOfMissingItem(let item):
      profile.namesMissingReloadedItem
        ? "Attempted to reload item identifier that does not exist in the snapshot: \(item)"
        : "Invalid item identifier specified for reload"
    case .reloadOfMissingSection(let section):
      "Attempted to reload section identifier that does not exist in the snapshot: \(section)"
    case .reconfigureOfMissingItem(let item):
      "Attempted to reconfigure item identifier that does not exist in the snapshot: \(item)"
    case .invalidParameter(let parameter):
      "Invalid parameter not satisfying: \(parameter.rawValue)"

    case .duplicateItemsInSectionSnapshot(let items):
      """
      Identifiers in a section snapshot must be unique. Duplicate item identifiers: \
      \(Self.set(items))
      """
    case .missingFromSectionSnapshot(let role, let item):
      "\(role.complaint)\(item)"

    case .cellProviderReturnedNil(let kind, let path, let item, let view):
      """
      \(kind.className)DiffableDataSource cell provider returned nil for index path \
      \(path.objectDescription(profile.indexPathStyle)) with item identifier '\(item)', which is \
      not allowed. You must always return a cell to the \(kind.viewNoun): \(view)
      """
    case .noSupplementaryViewProvider(let view):
      """
      CollectionView \(view) requested a supplementary view, but a supplementaryViewProvider was \
      not specified on the diffable data source. Please configure the diffable data source \
      accordingly and add the supplementary provider
      """
    case .mutatedDirectly(let kind):
      """
      \(kind.className) must be updated via the \(kind.className)DiffableDataSource APIs when \
      acting as the \(kind.className)'s dataSource: please do not call mutation APIs directly on \
      \(kind.className).
      """
    case .deadlock(let view):
      """
      Deadlock detected: calling this method on the main queue with outstanding async updates is \
      not permitted and will deadlock. Please always submit updates either always on the main \
      queue or always off the main queue\(profile.namesViewInQueueMessages ? " - view=\(view)" : "")
      """
    }
  }
}

// Phrases that several messages share.
extension SnapshotFault {
  /// Returns a set as Objective-C prints it, with the identifiers in the given order.
  private static func set(_ identifiers: [String]) -> String { "{\(list(identifiers))}" }

  /// Returns the elements of an array as Objective-C prints them.
  private static func list(_ identifiers: [String]) -> String {
    "(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }

  /// Returns the description of an operation, which never marks its destination as a section.
  /// (crash families E4)
  private static func update(
    _ action: String, _ destination: String, _ identifiers: [String]
  ) -> String {
    """
    <_UIDiffableDataSourceUpdate 0x600000c2a3d0 - action: \(action); \
    destinationIdentifier:\(destination); destIsSection: 0; \
    identifiers: [\(identifiers.joined(separator: ","))]>
    """
  }

  /// Returns the end of the messages about identifiers that already exist.
  static func alreadyExisting(_ identifiers: [String], noun: String) -> String {
    identifiers.count == 1
      ? "\(noun) identifier that already exists: \(identifiers[0])"
      : "\(noun) identifiers that already exist: \(list(identifiers.map(ArrayElementText.describe)))"
  }

  private static func repeated(
    _ identifiers: [String], noun: String, _ profile: SystemProfile
  ) -> String {
    switch profile.repeatedIdentifiersMessage {
    case .plain:
      "Fatal: supplied identifiers are not unique."
    case .withNoun:
      "Fatal: supplied \(noun) identifiers are not unique."
    case .listed:
      """
      Fatal: supplied \(noun) identifiers are not unique. \
      Duplicate identifiers: \(set(identifiers))
      """
    }
  }

  private static func present(_ sections: [String], _ profile: SystemProfile) -> String {
    guard profile.presentSectionMessage == .named else { return countMismatch(profile) }
    let identifiers =
      sections.count == 1
      ? "identifier that already exists" : "identifiers that already exist"
    return """
      Diffable data source detected an attempt to insert or append \(sections.count) section \
      \(identifiers) in the snapshot. Identifiers in a snapshot must be unique. \
      \(alreadyExisting(sections, noun: "Section"))
      """
  }

  private static func countMismatch(_ profile: SystemProfile) -> String {
    switch profile.presentSectionMessage {
    case .assertion:
      """
      Invalid parameter not satisfying: \
      dataSourceSnapshot.numberOfSections == sectionIdentifiers.count
      """
    case .countMismatch:
      """
      Section identifier count does not match data source count. This is most likely due to a \
      hashing issue with the identifiers.
      """
    case .named:
      """
      Section identifier count does not match data source count. This is most likely caused by \
      section identifiers improperly implementing hashing: identifiers that compare as equal must \
      return the same hash value, and the hash value of an identifier should never change once \
      added to diffable.
      """
    }
  }
}

extension SnapshotFault.SectionSnapshotRole {
  /// The part of the message before the item.
  fileprivate var complaint: String {
    switch self {
    case .deleted: "Failed to find index of item "
    case .item: "Item identifier does not exist in section snapshot: "
    case .child: "Child item identifier does not exist in section snapshot: "
    case .parent: "Parent item identifier does not exist in section snapshot: "
    case .insertedBefore:
      "Item identifier to insert before does not exist in section snapshot: "
    case .insertedAfter: "Item identifier to insert after does not exist in section snapshot: "
    }
  }
}
