import Foundation
import ListCore

/// A section snapshot as an object, with identifiers of any hashable type.
///
/// All members behave like those of ``DiffableDataSourceSectionSnapshot``, with Objective-C's
/// names. `reference as DiffableDataSourceSectionSnapshot<Item>` copies the content to a value.
///
/// Counterpart: `NSDiffableDataSourceSectionSnapshotReference`.
///
/// Coverage: simulated.
open class DiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  /// The content of the object.
  private(set) var snapshot = DiffableDataSourceSectionSnapshot<AnyIdentifier>()

  /// Creates a snapshot without items.
  public override init() {}

  /// Creates an object from a value.
  init(_ snapshot: DiffableDataSourceSectionSnapshot<AnyIdentifier>) {
    self.snapshot = snapshot
  }

  /// Returns a snapshot with the same tree, of this class and not of a subclass.
  open func copy(with zone: NSZone? = nil) -> Any {
    DiffableDataSourceSectionSnapshotReference(snapshot)
  }

  /// Returns whether the other object has the same tree with the same items expanded. (behaviour
  /// 6.23)
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DiffableDataSourceSectionSnapshotReference else { return false }
    return snapshot.hasSameContent(as: other.snapshot)
  }

  /// A hash value that is the same for equal snapshots. It depends on the items and changes with
  /// them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override var hash: Int { snapshot.items.hashValue }

  // MARK: Questions

  /// All items, each before its children.
  open var items: [Any] { snapshot.items.bases }

  /// The items that have no parent.
  open var rootItems: [Any] { snapshot.rootItems.bases }

  /// The items whose ancestors are all expanded.
  open var visibleItems: [Any] { snapshot.visibleItems.bases }

  /// Returns the items that are expanded, with or without children.
  open func expandedItems() -> [Any] { snapshot.expandedItems.bases }

  /// Returns whether the item is in the snapshot.
  open func containsItem(_ item: Any) -> Bool {
    snapshot.contains(AnyIdentifier(item))
  }

  /// Returns the item's position among all items, or `NSNotFound` if it is not in the snapshot.
  open func index(ofItem item: Any) -> Int {
    snapshot.index(of: AnyIdentifier(item)) ?? NSNotFound
  }

  /// Returns whether the item is expanded. Raises if the item is not in the snapshot.
  open func isExpanded(_ item: Any) -> Bool {
    snapshot.isExpanded(AnyIdentifier(item))
  }

  /// Returns whether all ancestors of the item are expanded. Raises if the item is not in the
  /// snapshot.
  open func isVisible(_ item: Any) -> Bool {
    snapshot.isVisible(AnyIdentifier(item))
  }

  /// Returns the number of ancestors of the item. Raises if the item is not in the snapshot.
  open func level(ofItem item: Any) -> Int {
    snapshot.level(of: AnyIdentifier(item))
  }

  /// Returns the parent of an item, or `nil` for a root. Raises if the item is not in the snapshot.
  open func parent(ofChildItem childItem: Any) -> Any? {
    snapshot.parent(of: AnyIdentifier(childItem))?.base
  }

  /// Returns a drawing of the tree, with a line for each item and the address of this object.
  open func visualDescription() -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return snapshot.visualDescription(address: "0x\(address)")
  }

  // MARK: Editing

  /// Adds items after all roots. Raises if items are already in the snapshot or repeated.
  open func appendItems(_ items: [Any]) {
    appendItems(items, intoParentItem: nil)
  }

  /// Adds items after all children of a parent, or after all roots.
  ///
  /// Raises if the parent is not in the snapshot, or if items are already in it or repeated.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    snapshot.append(Given.identifiers(items), to: parentItem.flatMap(Given.identifier))
  }

  /// Adds items before an item, at its level.
  ///
  /// Raises if that item is not in the snapshot, or if new items are already in it or repeated.
  /// In Objective-C no snapshot contains a missing item. (behaviour 15.9)
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    let items = Given.identifiers(items)
    guard let item = Given.identifier(beforeIdentifier) else {
      return refuse(items, .insertedBefore)
    }
    snapshot.insert(items, before: item)
  }

  /// Adds items after an item and everything under it, at its level.
  ///
  /// Raises if that item is not in the snapshot, or if new items are already in it or repeated.
  /// In Objective-C no snapshot contains a missing item. (behaviour 15.9)
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    let items = Given.identifiers(items)
    guard let item = Given.identifier(afterIdentifier) else {
      return refuse(items, .insertedAfter)
    }
    snapshot.insert(items, after: item)
  }

  /// Raises because items are to go next to a missing item, if there are any. (behaviour 15.9)
  private func refuse(_ items: [AnyIdentifier], _ role: SnapshotFault.SectionSnapshotRole) {
    guard !items.isEmpty else { return }
    SnapshotFault.missingFromSectionSnapshot(role, "(null)").raise()
  }

  /// Removes items and everything under them. Raises if an item is not in the snapshot.
  open func deleteItems(_ items: [Any]) {
    snapshot.delete(Given.identifiers(items))
  }

  /// Removes all items.
  open func deleteAllItems() {
    snapshot.deleteAll()
  }

  /// Expands items. Items that are not in the snapshot are ignored.
  open func expandItems(_ items: [Any]) {
    snapshot.expand(Given.identifiers(items))
  }

  /// Collapses items. Items that are not in the snapshot are ignored.
  open func collapseItems(_ items: [Any]) {
    snapshot.collapse(Given.identifiers(items))
  }

  // MARK: Snapshots in snapshots

  /// Adds the items of another snapshot before an item, its roots at the item's level.
  ///
  /// Raises if that item is not in the snapshot, or if new items are already in it.
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
  /// Raises if that item is not in the snapshot, or if new items are already in it.
  ///
  /// - Returns: If the item has children, the item that followed the last item under it; otherwise
  ///   the item itself, unless it was the last of all. Where there is no such item, the result is
  ///   what Objective-C's nil is in `Any`: an empty optional. (behaviour 15.7)
  /// - Complexity: O(*n*), where *n* is the number of items of both snapshots.
  @discardableResult
  open func insert(
    _ snapshot: DiffableDataSourceSectionSnapshotReference, afterItem item: Any
  ) -> Any {
    guard let snapshot = Given.object(snapshot, .sectionSnapshot),
      let destination = Given.identifier(item, .item)
    else { return item }
    let follower = follower(of: destination)
    self.snapshot.insert(snapshot.snapshot, after: destination)
    return follower?.base ?? AnyObject?.none as Any
  }

  /// Returns the result of inserting after an item. (behaviour 15.7)
  private func follower(of item: AnyIdentifier) -> AnyIdentifier? {
    guard let index = snapshot.index(of: item) else { return nil }
    let items = snapshot.items
    let next = index + 1 + snapshot.snapshot(of: item).items.count
    guard next < items.count else { return nil }
    return next == index + 1 ? item : items[next]
  }

  /// Replaces the descendants of a parent with the items of another snapshot.
  ///
  /// Raises if the parent is not in the snapshot, or if new items are elsewhere in it.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: DiffableDataSourceSectionSnapshotReference
  ) {
    guard let parent = Given.identifier(parentItem, .parentItem),
      let snapshot = Given.object(snapshot, .sectionSnapshot)
    else { return }
    self.snapshot.replace(childrenOf: parent, using: snapshot.snapshot)
  }

  /// Returns a snapshot of the descendants of a parent, whose children become roots. Raises if the
  /// parent is not in the snapshot.
  open func ofParentItem(_ parentItem: Any) -> DiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }

  /// Returns a snapshot of the descendants of a parent, or of the parent and its descendants.
  /// Raises if the parent is not in the snapshot.
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
