import UIKit

// Every member of the diffable data sources with its signature (uikit-api 12, 13, 14, 15). They are
// not called: a member that is missing, different, or not open does not compile.

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>
private typealias TableSource = UITableViewDiffableDataSource<String, Int>
private typealias CollectionSource = UICollectionViewDiffableDataSource<String, Int>

private func isSendable(_ value: some Sendable) {}

// MARK: - Tables

@MainActor
private func table(_ table: UITableView, _ snapshot: Snapshot) {
  let provider: TableSource.CellProvider = { (_: UITableView, _: IndexPath, _: Int) in nil }
  let source = TableSource(tableView: table, cellProvider: provider)
  let _: any UITableViewDataSource = source
  source.apply(snapshot)
  source.apply(snapshot, animatingDifferences: true)
  source.apply(snapshot, animatingDifferences: true, completion: nil)
  source.apply(snapshot) {}
  source.applySnapshotUsingReloadData(snapshot)
  source.applySnapshotUsingReloadData(snapshot, completion: nil)
  source.applySnapshotUsingReloadData(snapshot) {}
  let _: Snapshot = source.snapshot()
  let _: String? = source.sectionIdentifier(for: 0)
  let _: Int? = source.index(for: "a")
  let _: Int? = source.itemIdentifier(for: IndexPath(row: 0, section: 0))
  let _: IndexPath? = source.indexPath(for: 1)
  let _: UITableView.RowAnimation = source.defaultRowAnimation
  source.defaultRowAnimation = .automatic
  let _: String = source.description()
  isSendable(source)
}

@MainActor
private func waiting(_ source: TableSource, _ snapshot: Snapshot) async {
  await source.apply(snapshot)
  await source.apply(snapshot, animatingDifferences: true)
  await source.applySnapshotUsingReloadData(snapshot)
  source.apply(snapshot, completion: nil)
}

private class TableSourceSubclass: UITableViewDiffableDataSource<String, Int> {
  override init(
    tableView: UITableView,
    cellProvider: @escaping UITableViewDiffableDataSource<String, Int>.CellProvider
  ) {
    super.init(tableView: tableView, cellProvider: cellProvider)
  }
  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    super.apply(
      snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, completion: (() -> Void)? = nil
  ) {
    super.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
  override func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> { super.snapshot() }
  override func sectionIdentifier(for index: Int) -> String? {
    super.sectionIdentifier(for: index)
  }
  override func index(for sectionIdentifier: String) -> Int? {
    super.index(for: sectionIdentifier)
  }
  override func itemIdentifier(for indexPath: IndexPath) -> Int? {
    super.itemIdentifier(for: indexPath)
  }
  override func indexPath(for itemIdentifier: Int) -> IndexPath? {
    super.indexPath(for: itemIdentifier)
  }
  override func numberOfSections(in tableView: UITableView) -> Int {
    super.numberOfSections(in: tableView)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section)
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    super.tableView(tableView, cellForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    super.tableView(tableView, titleForHeaderInSection: section)
  }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    super.tableView(tableView, titleForFooterInSection: section)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    super.tableView(tableView, canEditRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    super.tableView(tableView, canMoveRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    super.sectionIndexTitles(for: tableView)
  }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }
}

// MARK: - Collection views

@MainActor
private func collection(_ view: UICollectionView, _ snapshot: Snapshot, _ tree: Tree) {
  let provider: CollectionSource.CellProvider = { (_: UICollectionView, _: IndexPath, _: Int) in
    nil
  }
  let source = CollectionSource(collectionView: view, cellProvider: provider)
  let _: any UICollectionViewDataSource = source
  let supplementary: CollectionSource.SupplementaryViewProvider = {
    (_: UICollectionView, _: String, _: IndexPath) in nil
  }
  source.supplementaryViewProvider = supplementary
  let _: CollectionSource.SupplementaryViewProvider? = source.supplementaryViewProvider
  source.apply(snapshot)
  source.apply(snapshot, animatingDifferences: true)
  source.apply(snapshot, animatingDifferences: true, completion: nil)
  source.apply(snapshot) {}
  source.applySnapshotUsingReloadData(snapshot)
  source.applySnapshotUsingReloadData(snapshot, completion: nil)
  source.applySnapshotUsingReloadData(snapshot) {}
  let _: Snapshot = source.snapshot()
  let _: String? = source.sectionIdentifier(for: 0)
  let _: Int? = source.index(for: "a")
  let _: Int? = source.itemIdentifier(for: IndexPath(item: 0, section: 0))
  let _: IndexPath? = source.indexPath(for: 1)
  let _: String = source.description()
  source.apply(tree, to: "a")
  source.apply(tree, to: "a", animatingDifferences: true)
  source.apply(tree, to: "a", animatingDifferences: true, completion: nil)
  source.apply(tree, to: "a") {}
  let _: Tree = source.snapshot(for: "a")
  isSendable(source)
}

@MainActor
private func handlers(_ source: CollectionSource) {
  var reordering = CollectionSource.ReorderingHandlers()
  reordering.canReorderItem = { (_: Int) in true }
  reordering.willReorder = { (_: NSDiffableDataSourceTransaction<String, Int>) in }
  reordering.didReorder = { (_: NSDiffableDataSourceTransaction<String, Int>) in }
  source.reorderingHandlers = reordering
  let _: CollectionSource.ReorderingHandlers = source.reorderingHandlers

  var trees = CollectionSource.SectionSnapshotHandlers<Int>()
  trees.shouldExpandItem = { (_: Int) in true }
  trees.willExpandItem = { (_: Int) in }
  trees.shouldCollapseItem = { (_: Int) in true }
  trees.willCollapseItem = { (_: Int) in }
  trees.snapshotForExpandingParent = { (_: Int, tree: Tree) -> Tree in tree }
  source.sectionSnapshotHandlers = trees
  let _: CollectionSource.SectionSnapshotHandlers<Int> = source.sectionSnapshotHandlers
}

@MainActor
private func waiting(_ source: CollectionSource, _ snapshot: Snapshot, _ tree: Tree) async {
  await source.apply(snapshot)
  await source.apply(snapshot, animatingDifferences: true)
  await source.applySnapshotUsingReloadData(snapshot)
  await source.apply(tree, to: "a")
  await source.apply(tree, to: "a", animatingDifferences: true)
  source.apply(snapshot, completion: nil)
}

private class CollectionSourceSubclass: UICollectionViewDiffableDataSource<String, Int> {
  override init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSource<String, Int>.CellProvider
  ) {
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }
  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    super.apply(
      snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, completion: (() -> Void)? = nil
  ) {
    super.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
  override func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> { super.snapshot() }
  override func sectionIdentifier(for index: Int) -> String? {
    super.sectionIdentifier(for: index)
  }
  override func index(for sectionIdentifier: String) -> Int? {
    super.index(for: sectionIdentifier)
  }
  override func itemIdentifier(for indexPath: IndexPath) -> Int? {
    super.itemIdentifier(for: indexPath)
  }
  override func indexPath(for itemIdentifier: Int) -> IndexPath? {
    super.indexPath(for: itemIdentifier)
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    super.collectionView(collectionView, numberOfItemsInSection: section)
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    super.collectionView(collectionView, cellForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    super.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    super.indexTitles(for: collectionView)
  }
  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

// MARK: - Untyped

@MainActor
private func untypedTable(
  _ table: UITableView, _ old: any UITableViewDataSource,
  _ snapshot: NSDiffableDataSourceSnapshotReference
) {
  let provider: UITableViewDiffableDataSourceReferenceCellProvider = {
    (_: UITableView, _: IndexPath, _: Any) -> UITableViewCell? in nil
  }
  let source = UITableViewDiffableDataSourceReference(tableView: table, cellProvider: provider)
  let _: any UITableViewDataSource = source
  source.applySnapshot(snapshot, animatingDifferences: true)
  source.applySnapshot(snapshot, animatingDifferences: true, completion: nil)
  source.applySnapshot(snapshot, animatingDifferences: true) {}
  source.applySnapshot(usingReloadData: snapshot)
  source.applySnapshot(usingReloadData: snapshot, completion: nil)
  let _: UITableView.RowAnimation = source.defaultRowAnimation
  source.defaultRowAnimation = .fade
  let _: Int = source.index(forSectionIdentifier: "a")
  let _: IndexPath? = source.indexPath(forItemIdentifier: 1)
  let _: Any? = source.itemIdentifier(for: IndexPath(row: 0, section: 0))
  let _: Any? = source.sectionIdentifier(for: 0)
  let _: NSDiffableDataSourceSnapshotReference = source.snapshot()
  _ = UITableViewDiffableDataSourceReference(tableView: table, migrating: old)
}

@MainActor
private func untypedCollection(
  _ view: UICollectionView, _ old: any UICollectionViewDataSource,
  _ snapshot: NSDiffableDataSourceSnapshotReference,
  _ tree: NSDiffableDataSourceSectionSnapshotReference
) {
  let provider: UICollectionViewDiffableDataSourceReferenceCellProvider = {
    (_: UICollectionView, _: IndexPath, _: Any) -> UICollectionViewCell? in nil
  }
  let source = UICollectionViewDiffableDataSourceReference(
    collectionView: view, cellProvider: provider)
  let _: any UICollectionViewDataSource = source
  let supplementary: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = {
    (_: UICollectionView, _: String, _: IndexPath) -> UICollectionReusableView? in nil
  }
  source.supplementaryViewProvider = supplementary
  let _: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? =
    source.supplementaryViewProvider
  source.applySnapshot(snapshot, animatingDifferences: true)
  source.applySnapshot(snapshot, animatingDifferences: true, completion: nil)
  source.applySnapshot(snapshot, animatingDifferences: true) {}
  source.applySnapshot(usingReloadData: snapshot)
  source.applySnapshot(usingReloadData: snapshot, completion: nil)
  source.applySnapshot(tree, toSection: "a", animatingDifferences: true)
  source.applySnapshot(tree, toSection: "a", animatingDifferences: true, completion: nil)
  let _: NSDiffableDataSourceSectionSnapshotReference = source.snapshot(forSection: "a")
  let _: Int = source.index(forSectionIdentifier: "a")
  let _: IndexPath? = source.indexPath(forItemIdentifier: 1)
  let _: Any? = source.itemIdentifier(for: IndexPath(item: 0, section: 0))
  let _: Any? = source.sectionIdentifier(for: 0)
  let _: NSDiffableDataSourceSnapshotReference = source.snapshot()
  _ = UICollectionViewDiffableDataSourceReference(collectionView: view, migrating: old)
}

private class UntypedTableSubclass: UITableViewDiffableDataSourceReference {
  override func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.applySnapshot(
      snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "title" }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    super.tableView(tableView, canEditRowAt: indexPath)
  }
}

private class UntypedCollectionSubclass: UICollectionViewDiffableDataSourceReference {
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}
