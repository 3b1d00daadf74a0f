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

// The operations of a data source on a section snapshot.
extension DiffableDataSourceSectionSnapshot {
  /// Creates a snapshot with only roots, like that of a section without a section snapshot.
  /// (behaviour 6.22)
  ///
  /// - Precondition: No item is repeated.
  init(roots: [ItemIdentifierType]) {
    append(roots)
  }

  /// Makes exactly these items visible, in this order, and keeps as much of the tree as possible.
  ///
  /// A full apply does this to a section with a tree: missing items are removed with the items
  /// hidden under them, and new items go after their visible predecessor, at its level. (behaviour
  /// 6.25)
  ///
  /// - Precondition: No item is repeated.
  /// - Complexity: O(*n*) and the levels of the visible items.
  mutating func adopt(visibleItems items: [ItemIdentifierType]) {
    guard items != visibleItems else { return }
    let visible = roster.nodes(admitting: items)
    let old = outline
    outline = old.showing(visible)
    roster.remove(old.nodes(under: Outline.top).filter { !outline.holds($0) })
  }

  /// Returns the snapshot in which a parent is expanded and has the children that the handler
  /// provides.
  ///
  /// - Parameter children: Receives the parent and a snapshot of its children, and returns the
  ///   snapshot that replaces it (behaviour 6.24).
  func expanding(
    _ parent: ItemIdentifierType, children: ((ItemIdentifierType, Self) -> Self)?
  ) -> Self {
    var result = self
    if let children {
      result.replace(childrenOf: parent, using: children(parent, snapshot(of: parent)))
    }
    result.expand([parent])
    return result
  }
}
