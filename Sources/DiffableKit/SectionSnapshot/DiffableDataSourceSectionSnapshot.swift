import ListCore

/// The content of one section of a collection view: a tree of items, expanded or collapsed.
///
/// ```swift
/// var outline = DiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Nuts"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// outline.visibleItems  // ["Fruit", "Apple", "Pear", "Nuts"]
/// ```
///
/// Items are unique in the entire tree. New items are collapsed; an item can be expanded whether or
/// not it has children. A call that breaks a rule raises immediately and changes nothing; inside a
/// capture it returns (behaviour 6.23, crash families E5).
///
/// A value: copies share storage until one of them changes. Any thread may use its own copy.
///
/// Counterpart: `NSDiffableDataSourceSectionSnapshot`.
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

  /// Creates a snapshot with the items of another one, with the same parents and the same ones
  /// expanded.
  @inlinable
  public init(_ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Returns the node of an item.
  ///
  /// - Throws: The fault that names the role of the item, if it is not in the snapshot.
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

  /// Returns the items of nodes, in the same order.
  @inlinable
  func items(of nodes: [Node]) -> [ItemIdentifierType] {
    nodes.map { roster[$0] }
  }

  /// Crashes; inside a capture this method returns.
  @usableFromInline
  static func raise(_ fault: SnapshotFault) {
    fault.raise()
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Returns a drawing of the tree, with a line for each item.
  ///
  /// ```text
  /// <NSDiffableDataSourceSectionSnapshot: 0x600001d2c4b0
  /// +*Fruit
  ///   -*Apple
  /// -*Nuts
  ///   - Almond
  /// >
  /// ```
  ///
  /// `*` marks a visible item, `+` an expanded and `-` a collapsed one. A value has no address; the
  /// one in the first line is made up.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func visualDescription() -> String {
    visualDescription(address: "0x600001d2c4b0")
  }

  /// Returns the drawing, with the address of an object.
  func visualDescription(address: String) -> String {
    var picture = "<NSDiffableDataSourceSectionSnapshot: \(address)\n"
    for node in outline.nodes(under: Outline.top) {
      picture += String(repeating: "  ", count: Int(outline[node].level))
      picture += outline[node].isExpanded ? "+" : "-"
      picture += outline.isVisible(node) ? "*" : " "
      picture += IdentifierText.describe(roster[node]) + "\n"
    }
    return picture + ">"
  }
}
