import ListCore

extension DiffableDataSourceSnapshot {
  /// Adds empty sections at the end.
  ///
  /// Raises, in this order, if the call repeats a section, or if one is already in the snapshot:
  /// unlike items, sections are not moved (behaviour 7.7).
  ///
  /// - Complexity: O(*m*), where *m* is the number of sections given.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    let names = content.enter(sections: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofSections: identifiers) }
    add(names, of: identifiers, at: content.sectionCount)
  }

  /// Adds empty sections before another one.
  ///
  /// Raises, in this order, if the call repeats a section, if the other section is one of them, if
  /// it is not in the snapshot, or if one of them is already in the snapshot (behaviour 7.7).
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections afterwards.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, nextTo: toIdentifier, offset: 0)
  }

  /// Adds empty sections after another one; otherwise like ``insertSections(_:beforeSection:)``.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections afterwards.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, nextTo: toIdentifier, offset: 1)
  }

  /// Removes sections and their items. Sections that are not in the snapshot are ignored.
  ///
  /// Raises if the call repeats a section, in the snapshot or not. (behaviour 7.8)
  ///
  /// - Complexity: O(*s* + *m*), where *s* is the number of sections in the snapshot, and *m* the
  ///   number of items removed.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let names = content.lookUp(sections: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofSections: identifiers) }
    content.remove(sections: names.presentTokens)
  }

  /// Moves a section with its items before another one.
  ///
  /// Raises, in this order, if both are the same, if the section is not in the snapshot, or if the
  /// other one is not (behaviour 7.8).
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves a section with its items after another one; otherwise like
  /// ``moveSection(_:beforeSection:)``.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }
}

// MARK: - What the calls share

extension DiffableDataSourceSnapshot {
  private mutating func insert(
    _ identifiers: [SectionIdentifierType], nextTo destination: SectionIdentifierType, offset: Int
  ) {
    let names = content.enter(sections: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofSections: identifiers) }
    let token = content.token(ofSection: destination)
    guard !names.name(destination, token: token, among: identifiers) else {
      return SnapshotFault.sectionInsertionNextToInserted(
        destination: IdentifierText.describe(destination),
        sections: IdentifierText.describe(all: identifiers)
      ).raise()
    }
    guard let token else { return SnapshotFault.invalidParameter(.insertIndex).raise() }
    add(names, of: identifiers, at: content.index(ofSection: token) + offset)
  }

  private mutating func add(
    _ names: Content.Names, of identifiers: [SectionIdentifierType], at index: Int
  ) {
    guard names.present.isEmpty else {
      let present = names.present.map { identifiers[$0] }
      return SnapshotFault.sectionsExist(IdentifierText.describe(all: present)).raise()
    }
    content.insert(sections: names.tokens, at: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, nextTo destination: SectionIdentifierType, offset: Int
  ) {
    guard identifier != destination else {
      return SnapshotFault.sectionMovedNextToItself(IdentifierText.describe(identifier)).raise()
    }
    guard let section = content.token(ofSection: identifier) else {
      return SnapshotFault.invalidParameter(.fromSection).raise()
    }
    guard let token = content.token(ofSection: destination) else {
      return SnapshotFault.invalidParameter(.toSection).raise()
    }
    let from = content.index(ofSection: section)
    let to = content.index(ofSection: token)
    content.moveSection(section, to: (from < to ? to - 1 : to) + offset)
  }

  func refuseRepeats(_ names: Content.Names, ofSections identifiers: [SectionIdentifierType]) {
    SnapshotFault.duplicateSections(
      IdentifierText.describe(all: names.repeated(among: identifiers))
    ).raise()
  }
}
