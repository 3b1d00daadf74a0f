import Foundation
import HeadlessKit
import ListCore

/// Returns the cell of an item, dequeued from the view for that index path. `nil` crashes.
///
/// Counterpart: `UICollectionViewDiffableDataSourceReferenceCellProvider`.
public typealias CollectionViewDiffableSourceReferenceCellProvider = (
  CollectionView, IndexPath, Any
) -> CollectionViewCell?

/// Returns a header, a footer or another supplementary view, dequeued from the view.
///
/// Counterpart: `UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider`.
public typealias CollectionViewDiffableSourceReferenceSupplementaryViewProvider = (
  CollectionView, String, IndexPath
) -> CollectionReusableView?

/// A collection view's diffable data source for identifiers of any hashable type.
///
/// It behaves like ``CollectionViewDiffableSource``, with Objective-C's names. New code should use
/// that class; this one is for code that has untyped snapshots, and for screens that still have a
/// conventional data source: ``init(collectionView:migrating:)`` lets them apply snapshots and keep
/// their cells.
///
/// Counterpart: `UICollectionViewDiffableDataSourceReference`.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class CollectionViewDiffableSourceReference: NSObject, CollectionViewDataSource,
  ExclusiveListUpdater, CollectionOutlining
{
  private let source: CollectionViewDiffableSource<AnyIdentifier, AnyIdentifier>
  /// The data source that implements the optional methods, if it still exists.
  private weak var migrated: (any CollectionViewDataSource)?

  /// Creates a source without items and makes it the view's data source. No data is loaded.
  ///
  /// - Parameters:
  ///   - collectionView: The view. It is not retained, nor does it retain the source.
  ///   - cellProvider: Creates cells.
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

  /// Creates a source without items whose cells and supplementary views come from a conventional
  /// data source, and makes it the view's data source.
  ///
  /// ```swift
  /// source = CollectionViewDiffableSourceReference(collectionView: view, migrating: self)
  /// // From now on, when the model has changed:
  /// source.applySnapshot(snapshot, animatingDifferences: true)
  /// ```
  ///
  /// Sections and items come from snapshots; the counting methods of the old data source are no
  /// longer called. Cells, supplementary views, index titles and the permission to move items come
  /// from the old data source, if it implements the methods, for the current index paths. Therefore
  /// change the model first, then apply. Where the old data source inserted, deleted, moved or
  /// reloaded items, it now applies a snapshot. An item that is moved interactively is moved in the
  /// snapshot after `collectionView(_:moveItemAt:to:)`, unless that method applies a snapshot
  /// itself. ``supplementaryViewProvider`` may be replaced later.
  ///
  /// - Parameters:
  ///   - collectionView: The view. It is not retained, nor does it retain the source.
  ///   - dataSource: The old data source. It is not retained, as the view did not retain it: it is
  ///     usually the screen that owns this source. Without it there are no cells, which crashes.
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

  /// Creates the supplementary views. If the layout needs one and there is no provider, the view
  /// crashes (behaviour 6.15).
  open var supplementaryViewProvider:
    CollectionViewDiffableSourceReferenceSupplementaryViewProvider?
  {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  // MARK: Applying

  /// Shows a snapshot by updating the view with the differences; otherwise like
  /// ``DiffableSource/apply(_:animatingDifferences:completion:)``.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSnapshotReference, animatingDifferences: Bool
  ) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by updating the view with the differences; otherwise like
  /// ``DiffableSource/apply(_:animatingDifferences:completion:)``.
  ///
  /// Later changes to the snapshot do not affect the view.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let snapshot = Given.object(snapshot, .snapshot) else { return }
    source.apply(
      snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot by reloading the view; otherwise like
  /// ``DiffableSource/applySnapshotUsingReloadData(_:completion:)``.
  nonisolated open func applySnapshot(
    usingReloadData snapshot: DiffableDataSourceSnapshotReference
  ) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Shows a snapshot by reloading the view; otherwise like
  /// ``DiffableSource/applySnapshotUsingReloadData(_:completion:)``.
  nonisolated open func applySnapshot(
    usingReloadData snapshot: DiffableDataSourceSnapshotReference,
    completion: (() -> Void)? = nil
  ) {
    guard let snapshot = Given.object(snapshot, .snapshot) else { return }
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
  }

  /// Shows a section snapshot in a section; otherwise like
  /// ``CollectionViewDiffableSource/apply(_:to:animatingDifferences:completion:)``.
  nonisolated open func applySnapshot(
    _ snapshot: DiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool
  ) {
    applySnapshot(
      snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences,
      completion: nil)
  }

  /// Shows a section snapshot in a section; otherwise like
  /// ``CollectionViewDiffableSource/apply(_:to:animatingDifferences:completion:)``.
  ///
  /// Later changes to the snapshot do not affect the view.
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

  /// Returns a copy of the displayed snapshot, without marked identifiers (behaviour 6.10).
  nonisolated open func snapshot() -> DiffableDataSourceSnapshotReference {
    DiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Returns a copy of the section snapshot of a section: one of its items if no section snapshot
  /// was applied, and an empty one if there is no such section (behaviour 6.22).
  nonisolated open func snapshot(
    forSection section: Any
  ) -> DiffableDataSourceSectionSnapshotReference {
    DiffableDataSourceSectionSnapshotReference(source.snapshot(for: AnyIdentifier(section)))
  }

  /// Returns the section at an index; `nil` if there is none (behaviour 6.19).
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.base }

  /// Returns the index of a section; `NSNotFound` if it is not shown (behaviour 6.19).
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: AnyIdentifier(identifier)) ?? NSNotFound
  }

  /// Returns the item at an index path; `nil` if there is none (behaviour 6.14).
  open func itemIdentifier(for indexPath: IndexPath) -> Any? {
    source.itemIdentifier(for: indexPath)?.base
  }

  /// Returns the index path of an item; `nil` if it is not shown (behaviour 6.14).
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: AnyIdentifier(identifier))
  }

  /// Whether this source is updating the view (behaviour 6.16).
  public var isUpdatingList: Bool { source.isUpdatingList }

  /// Whether a snapshot that was applied on another queue waits for the main queue. The list asks.
  public var hasChangesOnTheWay: Bool { source.hasChangesOnTheWay }

  /// Expands a collapsed item, and collapses an expanded one (behaviour 6.24).
  public func collectionView(
    _ collectionView: CollectionView, toggleItemAt indexPath: IndexPath
  ) {
    source.collectionView(collectionView, toggleItemAt: indexPath)
  }

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }

  /// Returns the number of items in a section. A section past the last crashes (behaviour 6.14).
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }

  /// Returns the cell that the provider creates for an item. Returning `nil` crashes, and so does
  /// an index path without an item (behaviour 6.14, 6.15).
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    source.collectionView(collectionView, cellForItemAt: indexPath)
  }

  /// Returns the view that the provider creates. Without a provider, or without a view, the
  /// collection view crashes (behaviour 6.15).
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Returns whether the old data source allows an item to be moved. Without one no item can be:
  /// the handlers for it have no names in Objective-C.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    (migrated ?? source).collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Lets the old data source move an item in its model, and then moves it in the snapshot, unless
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

  /// Returns the old data source's index titles; `nil` without one.
  open func indexTitles(for collectionView: CollectionView) -> [String]? {
    (migrated ?? source).indexTitles(for: collectionView)
  }

  /// Returns the index path that the old data source returns for a title; without one, the first
  /// item of the section with the index of the title.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    (migrated ?? source).collectionView(
      collectionView, indexPathForIndexTitle: title, at: index)
  }
}
