import ListCore

extension DiffableDataSourceSnapshot {
  /// The items marked by ``reloadItems(_:)``, in the order in which they were marked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.reloadedItems.identifiers }

  /// The sections marked by ``reloadSections(_:)``, in the order in which they were marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    marks.reloadedSections.identifiers
  }

  /// The items marked by ``reconfigureItems(_:)``, in the order in which they were marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    marks.reconfiguredItems.identifiers
  }

  /// Marks items for reloading: an apply requests new cells for them.
  ///
  /// The items in the snapshot keep their instances, even if the arguments are other, equal
  /// instances (behaviour 6.11). Raises if the call repeats an item, or if one is not in the
  /// snapshot; in the second case all are marked (behaviour 7.9).
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given, plus a single O(*k*), where *k*
  ///   is the number of items marked so far.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    let names = content.lookUp(items: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofItems: identifiers) }
    marks.reloadedItems.add(identifiers)
    if let missing = names.firstMissing(among: identifiers) { refuseReload(ofItem: missing) }
  }

  /// Marks items for reconfiguring: an apply configures their existing cells again; otherwise like
  /// ``reloadItems(_:)``.
  ///
  /// - Complexity: Same as ``reloadItems(_:)``.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    let names = content.lookUp(items: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofItems: identifiers) }
    marks.reconfiguredItems.add(identifiers)
    if let missing = names.firstMissing(among: identifiers) { refuseReconfiguration(of: missing) }
  }

  /// Marks sections for reloading: an apply requests new cells for all their items.
  ///
  /// Raises if the call repeats a section, or if one is not in the snapshot; in the second case all
  /// are marked (behaviour 7.9).
  ///
  /// - Complexity: Same as ``reloadItems(_:)``.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let names = content.lookUp(sections: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofSections: identifiers) }
    marks.reloadedSections.add(identifiers)
    if let missing = names.firstMissing(among: identifiers) {
      SnapshotFault.reloadOfMissingSection(IdentifierText.describe(missing)).raise()
    }
  }

  @usableFromInline
  func refuseReload(ofItem identifier: ItemIdentifierType) {
    SnapshotFault.reloadOfMissingItem(IdentifierText.describe(identifier)).raise()
  }

  @usableFromInline
  func refuseReconfiguration(of identifier: ItemIdentifierType) {
    SnapshotFault.reconfigureOfMissingItem(IdentifierText.describe(identifier)).raise()
  }
}
