import HeadlessKit
import ListCore

extension DiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last section if none is given.
  ///
  /// Items that are already in the snapshot are moved there, with a warning on the console
  /// (behaviour 7.2). Raises, in this order, if there is no section, if the call repeats an item,
  /// or if the section is not in the snapshot (behaviour 7.1).
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard content.sectionCount > 0 else { return SnapshotFault.noSections.raise() }
    let names = content.enter(items: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofItems: identifiers) }
    let section =
      sectionIdentifier.map { content.token(ofSection: $0) }
      ?? content.section(at: content.sectionCount - 1)
    guard let section else { return SnapshotFault.invalidParameter(.section).raise() }
    place(names, of: identifiers, at: .endOfSection(section))
  }

  /// Adds items before another one, in its section.
  ///
  /// Items that are already in the snapshot are moved there, with a warning on the console; the
  /// position is determined after they are removed from their old ones (behaviour 7.2, 7.3).
  /// Raises, in this order, if the call repeats an item, if the other item is one of them, or if it
  /// is not in the snapshot (behaviour 7.3).
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier) { .before($0) }
  }

  /// Adds items after another one, in its section; otherwise like ``insertItems(_:beforeItem:)``.
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: afterIdentifier) { .after($0) }
  }

  /// Removes items. Items that are not in the snapshot are ignored.
  ///
  /// Raises if the call repeats an item, in the snapshot or not. (behaviour 7.4)
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let names = content.lookUp(items: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofItems: identifiers) }
    content.remove(items: names.presentTokens)
  }

  /// Removes all items and all sections. (behaviour 7.5)
  @inlinable
  public mutating func deleteAllItems() {
    content.removeAll()
  }

  /// Moves an item before another one, to that item's section.
  ///
  /// Raises, in this order, if both are the same, if the item is not in the snapshot, or if the
  /// other one is not (behaviour 7.6).
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier) { .before($0) }
  }

  /// Moves an item after another one; otherwise like ``moveItem(_:beforeItem:)``.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier) { .after($0) }
  }
}

// MARK: - What the calls share

extension DiffableDataSourceSnapshot {
  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifierType], nextTo destination: ItemIdentifierType,
    place placed: (Content.Token) -> Content.ItemPlace
  ) {
    let names = content.enter(items: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofItems: identifiers) }
    let token = content.token(ofItem: destination)
    guard !names.name(destination, token: token, among: identifiers) else {
      return refuseDestination(destination, amongItems: identifiers)
    }
    guard let token else { return SnapshotFault.invalidParameter(.section).raise() }
    place(names, of: identifiers, at: placed(token))
  }

  /// Puts items at a position, wherever they are now.
  @inlinable
  mutating func place(
    _ names: Content.Names, of identifiers: [ItemIdentifierType], at place: Content.ItemPlace
  ) {
    if !names.present.isEmpty {
      warnOfMove(names, of: identifiers)
      content.remove(items: names.presentTokens)
    }
    content.insert(items: names.tokens, at: place)
  }

  @inlinable
  mutating func move(
    _ identifier: ItemIdentifierType, nextTo destination: ItemIdentifierType,
    place placed: (Content.Token) -> Content.ItemPlace
  ) {
    guard identifier != destination else { return refuseMove(ofItem: identifier) }
    guard let item = content.token(ofItem: identifier) else {
      return SnapshotFault.invalidParameter(.fromIndex).raise()
    }
    guard let token = content.token(ofItem: destination) else {
      return SnapshotFault.invalidParameter(.toIndex).raise()
    }
    content.move(item: item, to: placed(token))
  }
}

// MARK: - Refusals and warnings

extension DiffableDataSourceSnapshot {
  @usableFromInline
  func refuseRepeats(_ names: Content.Names, ofItems identifiers: [ItemIdentifierType]) {
    SnapshotFault.duplicateItems(
      IdentifierText.describe(all: names.repeated(among: identifiers))
    ).raise()
  }

  @usableFromInline
  func refuseDestination(
    _ destination: ItemIdentifierType, amongItems identifiers: [ItemIdentifierType]
  ) {
    SnapshotFault.insertionNextToInserted(
      destination: IdentifierText.describe(destination),
      items: IdentifierText.describe(all: identifiers)
    ).raise()
  }

  @usableFromInline
  func refuseMove(ofItem identifier: ItemIdentifierType) {
    SnapshotFault.itemMovedNextToItself(IdentifierText.describe(identifier)).raise()
  }

  @usableFromInline
  func warnOfMove(_ names: Content.Names, of identifiers: [ItemIdentifierType]) {
    Simulator.warnFromAnywhere(
      .itemsExist(IdentifierText.describe(all: names.present.map { identifiers[$0] })))
  }
}
