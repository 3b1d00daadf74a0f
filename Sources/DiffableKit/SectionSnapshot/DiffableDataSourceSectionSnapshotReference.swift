import Foundation

/// A section snapshot as an object, with identifiers of any hashable type.
///
/// All members do what those of ``DiffableDataSourceSectionSnapshot`` do, under their names in
/// Objective-C. `reference as DiffableDataSourceSectionSnapshot<Item>` is a copy as a value.
///
/// UIKit's counterpart is `NSDiffableDataSourceSectionSnapshotReference`.
///
/// Coverage: simulated.
open class DiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  /// What the object holds.
  private(set) var snapshot = DiffableDataSourceSectionSnapshot<AnyIdentifier>()

  /// Creates a snapshot without items.
  public override init() {}

  /// Creates an object that holds a value.
  init(_ snapshot: DiffableDataSourceSectionSnapshot<AnyIdentifier>) {
    self.snapshot = snapshot
  }

  /// A snapshot with the same tree, of this class and not of a subclass.
  open func copy(with zone: NSZone? = nil) -> Any {
    DiffableDataSourceSectionSnapshotReference(snapshot)
  }

  /// Whether the other object holds the same tree with the same items expanded. (behaviour 6.23)
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DiffableDataSourceSectionSnapshotReference else { return false }
    return snapshot.hasSameContent(as: other.snapshot)
  }

  /// A number that equal snapshots share. It follows from the items and changes with them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override var hash: Int { snapshot.items.hashValue }

  // MARK: Questions

  /// All items, each before its children.
  open var items: [Any] { snapshot.items.bases }

  /// The items that have no parent.
  open var rootItems: [Any] { snapshot.rootItems.bases }

  /// The items above which everything is expanded.
  open var visibleItems: [Any] { snapshot.visibleItems.bases }

  /// The items that are expanded, with or without children.
  open func expandedItems() -> [Any] { snapshot.expandedItems.bases }

  /// Whether the item is in the snapshot.
  open func containsItem(_ item: Any) -> Bool {
    snapshot.contains(AnyIdentifier(item))
  }

  /// The item's place among all items, or `NSNotFound` if it is not in the snapshot.
  open func index(ofItem item: Any) -> Int {
    snapshot.index(of: AnyIdentifier(item)) ?? NSNotFound
  }

  /// Whether the item is expanded. An item that is not in the snapshot raises.
  open func isExpanded(_ item: Any) -> Bool {
    snapshot.isExpanded(AnyIdentifier(item))
  }

  /// Whether everything above the item is expanded. An item that is not in the snapshot raises.
  open func isVisible(_ item: Any) -> Bool {
    snapshot.isVisible(AnyIdentifier(item))
  }

  /// The number of items above the item. An item that is not in the snapshot raises.
  open func level(ofItem item: Any) -> Int {
    snapshot.level(of: AnyIdentifier(item))
  }

  /// The item right above another one, or `nil`. An item that is not in the snapshot raises.
  open func parent(ofChildItem childItem: Any) -> Any? {
    snapshot.parent(of: AnyIdentifier(childItem))?.base
  }

  /// The tree as a drawing, a line for each item, under the address of this object.
  open func visualDescription() -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return snapshot.visualDescription(address: "0x\(address)")
  }

  // MARK: Editing

  /// Adds items behind all roots. Items that are there already or named twice raise.
  open func appendItems(_ items: [Any]) {
    appendItems(items, intoParentItem: nil)
  }

  /// Adds items behind all children of a parent, or behind all roots.
  ///
  /// A parent that is not in the snapshot raises; so do items that are there already or named
  /// twice.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    snapshot.append(Given.identifiers(items), to: parentItem.flatMap(Given.identifier))
  }

  /// Adds items before an item, at its level.
  ///
  /// An item to insert before that is not in the snapshot raises; so do items that are there
  /// already or named twice.
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    guard let item = Given.identifier(beforeIdentifier, .item) else { return }
    snapshot.insert(Given.identifiers(items), before: item)
  }

  /// Adds items after an item and everything under it, at its level.
  ///
  /// An item to insert after that is not in the snapshot raises; so do items that are there
  /// already or named twice.
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    guard let item = Given.identifier(afterIdentifier, .item) else { return }
    snapshot.insert(Given.identifiers(items), after: item)
  }

  /// Removes items and everything under them. An item that is not in the snapshot raises.
  open func deleteItems(_ items: [Any]) {
    snapshot.delete(Given.identifiers(items))
  }

  /// Removes all items.
  open func deleteAllItems() {
    snapshot.deleteAll()
  }

  /// Expands items. Those that are not in the snapshot are passed over.
  open func expandItems(_ items: [Any]) {
    snapshot.expand(Given.identifiers(items))
  }

  /// Collapses items. Those that are not in the snapshot are passed over.
  open func collapseItems(_ items: [Any]) {
    snapshot.collapse(Given.identifiers(items))
  }

  // MARK: Snapshots in snapshots

  /// Adds the items of another snapshot before an item, its roots at the item's level.
  ///
  /// An item to insert before that is not in the snapshot raises; so do items that are there
  /// already.
  open func insert(
    _ snapshot: DiffableDataSourceSectionSnapshotReference, beforeItem item: Any
  ) {
    guard let snapshot = Given.object(snapshot, .sectionSnapshot),
      let item = Given.identifier(item, .item)
    else { return }
    self.snapshot.insert(snapshot.snapshot, before: item)
  }

  /// Adds the items of another snapshot after an item and everything under it, its roots at the
  /// item's level.
  ///
  /// An item to insert after that is not in the snapshot raises; so do items that are there
  /// already.
  ///
  /// - Returns: The item after which more could go: the last root of the other snapshot, or the
  ///   item itself if that is empty. What UIKit answers is nowhere said.
  @discardableResult
  open func insert(
    _ snapshot: DiffableDataSourceSectionSnapshotReference, afterItem item: Any
  ) -> Any {
    guard let snapshot = Given.object(snapshot, .sectionSnapshot),
      let destination = Given.identifier(item, .item)
    else { return item }
    self.snapshot.insert(snapshot.snapshot, after: destination)
    return snapshot.rootItems.last ?? item
  }

  /// Removes everything under a parent and puts the items of another snapshot there.
  ///
  /// A parent that is not in the snapshot raises; so do items that are elsewhere in the snapshot
  /// already.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: DiffableDataSourceSectionSnapshotReference
  ) {
    guard let parent = Given.identifier(parentItem, .parentItem),
      let snapshot = Given.object(snapshot, .sectionSnapshot)
    else { return }
    self.snapshot.replace(childrenOf: parent, using: snapshot.snapshot)
  }

  /// A snapshot of the items under a parent, which are its roots. A parent that is not in the
  /// snapshot raises.
  open func ofParentItem(_ parentItem: Any) -> DiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }

  /// A snapshot of the items under a parent, or of the parent and those. A parent that is not in
  /// the snapshot raises.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> DiffableDataSourceSectionSnapshotReference {
    guard let parent = Given.identifier(parentItem, .parentItem) else {
      return DiffableDataSourceSectionSnapshotReference()
    }
    return DiffableDataSourceSectionSnapshotReference(
      snapshot.snapshot(of: parent, includingParent: includingParentItem))
  }
}
