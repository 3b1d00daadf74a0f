import ListCore

/// What one section of a collection view is to show: items under items, expanded or collapsed.
///
/// ```swift
/// var outline = DiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Nuts"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// outline.visibleItems  // ["Fruit", "Apple", "Pear", "Nuts"]
/// ```
///
/// Items are unique in the whole tree. New items are collapsed; whether an item is expanded does
/// not depend on its having children. A call that breaks a rule raises there and then and changes
/// nothing; inside a capture it returns (behaviour 6.23, crash families E5).
///
/// A value: copies share what they hold until one of them changes. Any thread may use its own copy.
///
/// UIKit's counterpart is `NSDiffableDataSourceSectionSnapshot`.
///
/// Coverage: simulated.
@preconcurrency
public struct DiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline typealias Node = Outline.Node

  @usableFromInline var roster = ItemRoster<ItemIdentifierType>()
  @usableFromInline var outline = Outline()

  /// Creates a snapshot without items.
  @inlinable
  public init() {}

  /// Creates a snapshot with the items of another one, under the same parents and expanded alike.
  @inlinable
  public init(_ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// The node of an item.
  ///
  /// - Throws: The fault that says what the item was wanted for, if it is not here.
  @inlinable
  func node(
    of item: ItemIdentifierType, as role: SnapshotFault.SectionSnapshotRole
  ) throws(SnapshotFault) -> Node {
    guard let node = roster.node(of: item) else {
      throw Self.missing(item, role)
    }
    return node
  }

  @usableFromInline
  static func missing(
    _ item: ItemIdentifierType, _ role: SnapshotFault.SectionSnapshotRole
  ) -> SnapshotFault {
    .missingFromSectionSnapshot(role, IdentifierText.describe(item))
  }

  /// The items of nodes, in the same order.
  @inlinable
  func items(of nodes: [Node]) -> [ItemIdentifierType] {
    nodes.map { roster[$0] }
  }

  /// Crashes; inside a capture this returns.
  @usableFromInline
  static func raise(_ fault: SnapshotFault) {
    fault.raise()
  }
}
