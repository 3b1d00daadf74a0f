import Foundation

extension DiffableDataSourceSectionSnapshot {
  /// Returns the same tree with other identifiers.
  ///
  /// - Precondition: No two identifiers map to the same identifier.
  /// - Complexity: O(*n*), where *n* is the number of items.
  func mapped<Other: Hashable & Sendable, Failure>(
    _ counterpart: (ItemIdentifierType) throws(Failure) -> Other
  ) throws(Failure) -> DiffableDataSourceSectionSnapshot<Other> {
    DiffableDataSourceSectionSnapshot<Other>(
      roster: try roster.mapped(counterpart), outline: outline)
  }

  private init(roster: ItemRoster<ItemIdentifierType>, outline: Outline) {
    self.roster = roster
    self.outline = outline
  }
}

/// `snapshot as DiffableDataSourceSectionSnapshotReference` and back, as in UIKit.
///
/// Both directions copy. Converting to a value requires that all identifiers have the requested
/// type: otherwise `as` traps, and `as?` returns `nil`.
extension DiffableDataSourceSectionSnapshot: _ObjectiveCBridgeable {
  /// Returns the snapshot as a new object.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func _bridgeToObjectiveC() -> DiffableDataSourceSectionSnapshotReference {
    DiffableDataSourceSectionSnapshotReference(mapped { AnyIdentifier($0) })
  }

  /// Converts an object to a value. Its items must have this type.
  public static func _forceBridgeFromObjectiveC(
    _ source: DiffableDataSourceSectionSnapshotReference, result: inout Self?
  ) {
    do throws(WrongIdentifierType) {
      result = try Self(source.snapshot)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Converts an object to a value, if its items have this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: DiffableDataSourceSectionSnapshotReference, result: inout Self?
  ) -> Bool {
    result = try? Self(source.snapshot)
    return result != nil
  }

  /// Converts an object to a value. Its items must have this type; a missing object is an empty
  /// value.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: DiffableDataSourceSectionSnapshotReference?
  ) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }

  private init(
    _ snapshot: DiffableDataSourceSectionSnapshot<AnyIdentifier>
  ) throws(WrongIdentifierType) {
    self = try snapshot.mapped { item throws(WrongIdentifierType) in try item.value() }
  }
}
