import UIKit

// Every member of the snapshots and transactions with its signature (uikit-api 9, 11, 12). They are
// not called: a missing or different member does not compile.

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

private func isSendable(_ value: some Sendable) {}

private func questions(_ snapshot: Snapshot) {
  let _: Int = snapshot.numberOfItems
  let _: Int = snapshot.numberOfSections
  let _: [String] = snapshot.sectionIdentifiers
  let _: [Int] = snapshot.itemIdentifiers
  let _: [String] = snapshot.reloadedSectionIdentifiers
  let _: [Int] = snapshot.reloadedItemIdentifiers
  let _: [Int] = snapshot.reconfiguredItemIdentifiers
  let _: (String) -> Int = snapshot.numberOfItems(inSection:)
  let _: (String) -> [Int] = snapshot.itemIdentifiers(inSection:)
  let _: (Int) -> String? = snapshot.sectionIdentifier(containingItem:)
  let _: (Int) -> Int? = snapshot.indexOfItem
  let _: (String) -> Int? = snapshot.indexOfSection
  isSendable(snapshot)
}

private func edits() {
  var snapshot = Snapshot()
  snapshot.appendItems([1])
  snapshot.appendItems([1], toSection: "a")
  snapshot.appendItems([1], toSection: nil)
  snapshot.insertItems([1], beforeItem: 2)
  snapshot.insertItems([1], afterItem: 2)
  snapshot.deleteItems([1])
  snapshot.deleteAllItems()
  snapshot.moveItem(1, beforeItem: 2)
  snapshot.moveItem(1, afterItem: 2)
  snapshot.reloadItems([1])
  snapshot.reconfigureItems([1])
  snapshot.appendSections(["a"])
  snapshot.insertSections(["a"], beforeSection: "b")
  snapshot.insertSections(["a"], afterSection: "b")
  snapshot.deleteSections(["a"])
  snapshot.moveSection("a", beforeSection: "b")
  snapshot.moveSection("a", afterSection: "b")
  snapshot.reloadSections(["a"])
}

private func treeQuestions(_ tree: Tree) {
  let _: (Int) -> Bool = tree.isExpanded
  let _: (Int) -> Bool = tree.isVisible
  let _: (Int) -> Bool = tree.contains
  let _: (Int) -> Int = tree.level(of:)
  let _: (Int) -> Int? = tree.index(of:)
  let _: (Int) -> Int? = tree.parent(of:)
  let _: (Int, Bool) -> Tree = tree.snapshot(of:includingParent:)
  let _: Tree = tree.snapshot(of: 1)
  let _: [Int] = tree.items
  let _: [Int] = tree.rootItems
  let _: [Int] = tree.visibleItems
  let _: [Int] = tree.expandedItems
  let _: String = tree.visualDescription()
  isSendable(tree)
}

private func treeEdits() {
  var tree = Tree()
  let other = Tree(tree)
  tree.append([1])
  tree.append([1], to: 2)
  tree.append([1], to: nil)
  tree.insert([1], before: 2)
  tree.insert([1], after: 2)
  tree.delete([1])
  tree.deleteAll()
  tree.expand([1])
  tree.collapse([1])
  tree.replace(childrenOf: 1, using: other)
  tree.insert(other, before: 1)
  tree.insert(other, after: 1)
}

private func transactions(
  _ transaction: NSDiffableDataSourceTransaction<String, Int>,
  _ part: NSDiffableDataSourceSectionTransaction<String, Int>
) {
  let _: Snapshot = transaction.initialSnapshot
  let _: Snapshot = transaction.finalSnapshot
  let _: CollectionDifference<Int> = transaction.difference
  let _: [NSDiffableDataSourceSectionTransaction<String, Int>] = transaction.sectionTransactions
  let _: String = part.sectionIdentifier
  let _: Tree = part.initialSnapshot
  let _: Tree = part.finalSnapshot
  let _: CollectionDifference<Int> = part.difference
  isSendable(transaction)
  isSendable(part)
}

// The object types (uikit-api 10, 11).

private func untypedQuestions(_ snapshot: NSDiffableDataSourceSnapshotReference) {
  let _: any NSCopying = snapshot
  let _: NSObject = snapshot
  let _: Int = snapshot.numberOfItems
  let _: Int = snapshot.numberOfSections
  let _: [Any] = snapshot.sectionIdentifiers
  let _: [Any] = snapshot.itemIdentifiers
  let _: [Any] = snapshot.reloadedSectionIdentifiers
  let _: [Any] = snapshot.reloadedItemIdentifiers
  let _: [Any] = snapshot.reconfiguredItemIdentifiers
  let _: (Any) -> Int = snapshot.numberOfItems(inSection:)
  let _: (Any) -> [Any] = snapshot.itemIdentifiersInSection(withIdentifier:)
  let _: (Any) -> Any? = snapshot.sectionIdentifier(forSectionContainingItemIdentifier:)
  let _: (Any) -> Int = snapshot.index(ofItemIdentifier:)
  let _: (Any) -> Int = snapshot.index(ofSectionIdentifier:)
}

private func untypedEdits(_ snapshot: NSDiffableDataSourceSnapshotReference) {
  snapshot.appendItems(withIdentifiers: [1])
  snapshot.appendItems(withIdentifiers: [1], intoSectionWithIdentifier: "a")
  snapshot.insertItems(withIdentifiers: [1], beforeItemWithIdentifier: 2)
  snapshot.insertItems(withIdentifiers: [1], afterItemWithIdentifier: 2)
  snapshot.deleteItems(withIdentifiers: [1])
  snapshot.deleteAllItems()
  snapshot.moveItem(withIdentifier: 1, beforeItemWithIdentifier: 2)
  snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 2)
  snapshot.reloadItems(withIdentifiers: [1])
  snapshot.reconfigureItems(withIdentifiers: [1])
  snapshot.appendSections(withIdentifiers: ["a"])
  snapshot.insertSections(withIdentifiers: ["a"], beforeSectionWithIdentifier: "b")
  snapshot.insertSections(withIdentifiers: ["a"], afterSectionWithIdentifier: "b")
  snapshot.deleteSections(withIdentifiers: ["a"])
  snapshot.moveSection(withIdentifier: "a", beforeSectionWithIdentifier: "b")
  snapshot.moveSection(withIdentifier: "a", afterSectionWithIdentifier: "b")
  snapshot.reloadSections(withIdentifiers: ["a"])
}

private func untypedTreeQuestions(_ tree: NSDiffableDataSourceSectionSnapshotReference) {
  let _: any NSCopying = tree
  let _: (Any) -> Bool = tree.containsItem
  let _: () -> [Any] = tree.expandedItems
  let _: (Any) -> Int = tree.index(ofItem:)
  let _: (Any) -> Bool = tree.isExpanded
  let _: (Any) -> Bool = tree.isVisible
  let _: [Any] = tree.items
  let _: (Any) -> Int = tree.level(ofItem:)
  let _: (Any) -> NSDiffableDataSourceSectionSnapshotReference = tree.ofParentItem(_:)
  let _: (Any, Bool) -> NSDiffableDataSourceSectionSnapshotReference =
    tree.ofParentItem(_:includingParentItem:)
  let _: (Any) -> Any? = tree.parent(ofChildItem:)
  let _: [Any] = tree.rootItems
  let _: [Any] = tree.visibleItems
  let _: () -> String = tree.visualDescription
}

private func untypedTreeEdits() {
  let tree = NSDiffableDataSourceSectionSnapshotReference()
  let other = NSDiffableDataSourceSectionSnapshotReference()
  tree.appendItems([1])
  tree.appendItems([1], intoParentItem: 2)
  tree.appendItems([1], intoParentItem: nil)
  tree.insertItems([1], beforeItem: 2)
  tree.insertItems([1], afterItem: 2)
  tree.deleteItems([1])
  tree.deleteAllItems()
  tree.expandItems([1])
  tree.collapseItems([1])
  tree.insert(other, beforeItem: 1)
  let _: Any = tree.insert(other, afterItem: 1)
  tree.replaceChildren(ofParentItem: 1, with: other)
}

private func bridging(
  _ snapshot: NSDiffableDataSourceSnapshotReference,
  _ tree: NSDiffableDataSourceSectionSnapshotReference
) {
  let _: Snapshot = snapshot as NSDiffableDataSourceSnapshot<String, Int>
  let _: Tree = tree as NSDiffableDataSourceSectionSnapshot<Int>
  let _ = Snapshot() as NSDiffableDataSourceSnapshotReference
  let _ = Tree() as NSDiffableDataSourceSectionSnapshotReference
}

/// An identifier as a fetched results controller provides it, and the usual line that casts its
/// snapshot.
private final class ManagedObjectID: NSObject, @unchecked Sendable {}

private final class FetchDelegate: NSObject {
  func controller(
    _ controller: NSObject,
    didChangeContentWith reference: NSDiffableDataSourceSnapshotReference
  ) {
    let snapshot = reference as NSDiffableDataSourceSnapshot<String, ManagedObjectID>
    let _: [ManagedObjectID] = snapshot.itemIdentifiers
    let _: [ManagedObjectID] = reference.itemIdentifiers.compactMap { $0 as? ManagedObjectID }
  }
}
