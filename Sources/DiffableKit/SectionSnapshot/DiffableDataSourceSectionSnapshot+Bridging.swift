import Foundation

extension DiffableDataSourceSectionSnapshot {
  /// The same tree with other identifiers.
  ///
  /// - Precondition: No two identifiers have the same counterpart.
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
/// Both ways copy. Back, all identifiers must be of the type that is asked for: `as` stops if they
/// are not, and `as?` answers `nil`.
extension DiffableDataSourceSectionSnapshot: _ObjectiveCBridgeable {
  /// The snapshot as an object of its own.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func _bridgeToObjectiveC() -> DiffableDataSourceSectionSnapshotReference {
    DiffableDataSourceSectionSnapshotReference(mapped { AnyIdentifier($0) })
  }

  /// The value of an object, whose items must be of this type.
  public static func _forceBridgeFromObjectiveC(
    _ source: DiffableDataSourceSectionSnapshotReference, result: inout Self?
  ) {
    do throws(WrongIdentifierType) {
      result = try Self(source.snapshot)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The value of an object, if its items are of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: DiffableDataSourceSectionSnapshotReference, result: inout Self?
  ) -> Bool {
    result = try? Self(source.snapshot)
    return result != nil
  }

  /// The value of an object, whose items must be of this type; no object is an empty value.
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
