import Foundation
import HeadlessKit
import ListCore

/// Makes the cell of an item: one dequeued from the view for that path. `nil` crashes.
///
/// UIKit's counterpart is `UICollectionViewDiffableDataSourceReferenceCellProvider`.
public typealias CollectionViewDiffableSourceReferenceCellProvider = (
  CollectionView, IndexPath, Any
) -> CollectionViewCell?

/// Makes a header, a footer or another view beside the cells: one dequeued from the view.
///
/// UIKit's counterpart is `UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider`.
public typealias CollectionViewDiffableSourceReferenceSupplementaryViewProvider = (
  CollectionView, String, IndexPath
) -> CollectionReusableView?

/// A collection view's diffable data source for identifiers of any hashable type.
///
/// It does what ``CollectionViewDiffableSource`` does, under the names that it has in Objective-C.
/// New code takes that one; this one is for code that has untyped snapshots, and for screens that
/// have a data source of the old kind: ``init(collectionView:migrating:)`` lets them apply
/// snapshots and keep their cells.
///
/// UIKit's counterpart is `UICollectionViewDiffableDataSourceReference`.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class CollectionViewDiffableSourceReference: NSObject, CollectionViewDataSource,
  ExclusiveListUpdater, CollectionOutlining
{
  private let source: CollectionViewDiffableSource<AnyIdentifier, AnyIdentifier>
  /// Answers what is asked of optional methods, if it is still there.
  private weak var migrated: (any CollectionViewDataSource)?

  /// Creates a source without items and makes it the view's data source. Nothing is loaded.
  ///
  /// - Parameters:
  ///   - collectionView: The view. It is not kept alive, nor does it keep the source alive.
  ///   - cellProvider: Makes cells.
  public init(
    collectionView: CollectionView,
    cellProvider: @escaping CollectionViewDiffableSourceReferenceCellProvider
  ) {
    source = CollectionViewDiffableSource(collectionView: collectionView) {
      cellProvider($0, $1, $2.base)
    }
    super.init()
    collectionView.dataSource = self
  }

  /// Creates a source without items that lets a data source of the old kind make the cells and the
  /// views beside them, and makes it the view's data source.
  ///
  /// ```swift
  /// source = CollectionViewDiffableSourceReference(collectionView: view, migrating: self)
  /// // From now on, when the model has changed:
  /// source.applySnapshot(snapshot, animatingDifferences: true)
  /// ```
  ///
  /// Sections and items come from snapshots; the old methods that count them are not called any
  /// more. Cells, supplementary views, index titles and what may be moved come from the old data
  /// source, as far as it has the methods, for the paths as they are. So change the model first,
  /// then apply. Where it used to insert, delete, move or reload items it now applies a snapshot.
  /// An item that is moved by hand is moved in the snapshot after
  /// `collectionView(_:moveItemAt:to:)`, unless that applies one itself.
  /// ``supplementaryViewProvider`` may be replaced later.
  ///
  /// - Parameters:
  ///   - collectionView: The view. It is not kept alive, nor does it keep the source alive.
  ///   - dataSource: The old data source. It is not kept alive, as the view did not keep it: most
  ///     are the screen that owns this source. Without it there are no cells, and that crashes.
  public convenience init(
    collectionView: CollectionView, migrating dataSource: any CollectionViewDataSource
  ) {
    self.init(collectionView: collectionView) { [weak dataSource] view, indexPath, _ in
      dataSource?.collectionView(view, cellForItemAt: indexPath)
    }
    migrated = dataSource
    supplementaryViewProvider = { [weak dataSource] view, kind, indexPath in
      guard let dataSource else { return nil }
      return view.passOn(to: dataSource) {
        $0.collectionView(view, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
    }
  }

  /// Makes the views beside the cells. Where the layout wants one and nobody makes any, the view
  /// crashes (behaviour 6.15).
  open var supplementaryViewProvider:
    CollectionViewDiffableSourceReferenceSupplementaryViewProvider?
  {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  // MARK: Applying

  /// Makes the view show a snapshot, by telling it what is different; else as
  /// ``CollectionViewDiffableSource/apply(_:animatingDifferences:completion:)``.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSnapshotReference, animatingDifferences: Bool
  ) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Makes the view show a snapshot, by telling it what is different; else as
  /// ``CollectionViewDiffableSource/apply(_:animatingDifferences:completion:)``.
  ///
  /// What happens to the snapshot afterwards does not change the view.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let snapshot = Given.object(snapshot, .snapshot) else { return }
    source.apply(
      snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Makes the view show a snapshot by a reload; else as
  /// ``CollectionViewDiffableSource/applySnapshotUsingReloadData(_:completion:)``.
  nonisolated open func applySnapshot(
    usingReloadData snapshot: DiffableDataSourceSnapshotReference
  ) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Makes the view show a snapshot by a reload; else as
  /// ``CollectionViewDiffableSource/applySnapshotUsingReloadData(_:completion:)``.
  nonisolated open func applySnapshot(
    usingReloadData snapshot: DiffableDataSourceSnapshotReference,
    completion: (() -> Void)? = nil
  ) {
    guard let snapshot = Given.object(snapshot, .snapshot) else { return }
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
  }

  /// Makes a section show a tree; else as
  /// ``CollectionViewDiffableSource/apply(_:to:animatingDifferences:completion:)``.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool
  ) {
    applySnapshot(
      snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences,
      completion: nil)
  }

  /// Makes a section show a tree; else as
  /// ``CollectionViewDiffableSource/apply(_:to:animatingDifferences:completion:)``.
  ///
  /// What happens to the snapshot afterwards does not change the view.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    guard let snapshot = Given.object(snapshot, .snapshot),
      let section = Given.identifier(sectionIdentifier, .sectionIdentifier)
    else { return }
    source.apply(
      snapshot.snapshot, to: section, animatingDifferences: animatingDifferences,
      completion: completion)
  }

  // MARK: Questions

  /// A copy of what is shown, without marks (behaviour 6.10).
  nonisolated open func snapshot() -> DiffableDataSourceSnapshotReference {
    DiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// A copy of the tree of a section: of its items if it was given none, and without items if there
  /// is no such section (behaviour 6.22).
  nonisolated open func snapshot(
    forSection section: Any
  ) -> DiffableDataSourceSectionSnapshotReference {
    DiffableDataSourceSectionSnapshotReference(source.snapshot(for: AnyIdentifier(section)))
  }

  /// The section at an index; `nil` if there is none (behaviour 6.19).
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.base }

  /// The index of a section; `NSNotFound` if it is not shown (behaviour 6.19).
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: AnyIdentifier(identifier)) ?? NSNotFound
  }

  /// The item at a path; `nil` if there is none (behaviour 6.14).
  open func itemIdentifier(for indexPath: IndexPath) -> Any? {
    source.itemIdentifier(for: indexPath)?.base
  }

  /// The path of an item; `nil` if it is not shown (behaviour 6.14).
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: AnyIdentifier(identifier))
  }

  /// Whether the view is being told of changes by this source (behaviour 6.16).
  public var isUpdatingList: Bool { source.isUpdatingList }

  /// Opens an item that is closed, and closes one that is open (behaviour 6.24).
  public func collectionView(
    _ collectionView: CollectionView, toggleItemAt indexPath: IndexPath
  ) {
    source.collectionView(collectionView, toggleItemAt: indexPath)
  }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }

  /// The number of items in a section. A section past the last crashes (behaviour 6.14).
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }

  /// The cell that the provider makes for an item. None crashes, and so does a path without an item
  /// (behaviour 6.14, 6.15).
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    source.collectionView(collectionView, cellForItemAt: indexPath)
  }

  /// The view that the provider makes. Without a provider, or without a view, the collection view
  /// crashes (behaviour 6.15).
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Whether the old data source lets an item be moved by hand. Without one none can be: the
  /// handlers for it have no names outside of Objective-C.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    (migrated ?? source).collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Has the old data source move an item in its model, and then moves it in the snapshot, unless
  /// the old data source has applied one itself.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if let migrated {
      let item = source.itemIdentifier(for: sourceIndexPath)
      let isMoved: Void? = collectionView.passOn(to: migrated) {
        $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      }
      guard isMoved != nil, let item, source.indexPath(for: item) == sourceIndexPath else {
        return
      }
    }
    source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// The old data source's titles. There is no index without one.
  open func indexTitles(for collectionView: CollectionView) -> [String]? {
    (migrated ?? source).indexTitles(for: collectionView)
  }

  /// The path that the old data source finds for a title; without one the first item of the section
  /// with the index of the title.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    (migrated ?? source).collectionView(
      collectionView, indexPathForIndexTitle: title, at: index)
  }
}
