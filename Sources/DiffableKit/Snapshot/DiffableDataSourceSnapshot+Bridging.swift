import Foundation

extension DiffableDataSourceSnapshot {
  /// Returns the same sections, items and marks with other identifiers.
  ///
  /// - Precondition: No two identifiers map to the same identifier.
  /// - Complexity: O(*n*), where *n* is the number of items.
  func mapped<Section: Hashable & Sendable, Item: Hashable & Sendable, Failure>(
    section: (SectionIdentifierType) throws(Failure) -> Section,
    item: (ItemIdentifierType) throws(Failure) -> Item
  ) throws(Failure) -> DiffableDataSourceSnapshot<Section, Item> {
    var result = DiffableDataSourceSnapshot<Section, Item>()
    for identifier in sectionIdentifiers {
      let counterpart = try section(identifier)
      result.appendSections([counterpart])
      result.appendItems(
        try itemIdentifiers(inSection: identifier).map(item), toSection: counterpart)
    }
    result.marks.reloadedSections.add(try reloadedSectionIdentifiers.map(section))
    result.marks.reloadedItems.add(try reloadedItemIdentifiers.map(item))
    result.marks.reconfiguredItems.add(try reconfiguredItemIdentifiers.map(item))
    return result
  }
}

/// `snapshot as DiffableDataSourceSnapshotReference` and back, as in UIKit.
///
/// Both directions copy, including marked identifiers. Converting to a value requires that all
/// identifiers have the requested types: otherwise `as` traps, and `as?` returns `nil`.
extension DiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// Returns the snapshot as a new object.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func _bridgeToObjectiveC() -> DiffableDataSourceSnapshotReference {
    DiffableDataSourceSnapshotReference(
      mapped(section: { AnyIdentifier($0) }, item: { AnyIdentifier($0) }))
  }

  /// Converts an object to a value. Its identifiers must have these types.
  public static func _forceBridgeFromObjectiveC(
    _ source: DiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    do throws(WrongIdentifierType) {
      result = try Self(source.snapshot)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Converts an object to a value, if its identifiers have these types.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: DiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    result = try? Self(source.snapshot)
    return result != nil
  }

  /// Converts an object to a value. Its identifiers must have these types; a missing object is an
  /// empty value.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: DiffableDataSourceSnapshotReference?
  ) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }

  private init(
    _ snapshot: DiffableDataSourceSnapshotReference.Snapshot
  ) throws(WrongIdentifierType) {
    self = try snapshot.mapped(
      section: { section throws(WrongIdentifierType) in try section.value() },
      item: { item throws(WrongIdentifierType) in try item.value() })
  }
}
