import Foundation

extension DiffableDataSourceSnapshot {
  /// The same sections, items and marks with other identifiers.
  ///
  /// - Precondition: No two identifiers have the same counterpart.
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
/// Both ways copy, marks included. Back, all identifiers must be of the types that are asked for:
/// `as` stops if they are not, and `as?` answers `nil`.
extension DiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// The snapshot as an object of its own.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func _bridgeToObjectiveC() -> DiffableDataSourceSnapshotReference {
    DiffableDataSourceSnapshotReference(
      mapped(section: { AnyIdentifier($0) }, item: { AnyIdentifier($0) }))
  }

  /// The value of an object, whose identifiers must be of these types.
  public static func _forceBridgeFromObjectiveC(
    _ source: DiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    do throws(WrongIdentifierType) {
      result = try Self(source.snapshot)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The value of an object, if its identifiers are of these types.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: DiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    result = try? Self(source.snapshot)
    return result != nil
  }

  /// The value of an object, whose identifiers must be of these types; no object is an empty value.
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
