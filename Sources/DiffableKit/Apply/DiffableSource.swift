import Foundation
import HeadlessKit
import ListCore

/// The common part of both diffable data sources: it applies snapshots, and knows which item and
/// section is where.
///
/// Members that clients override are declared here and in the two subclasses, because members of an
/// extension cannot be overridden. Only the subclasses are made; UIKit has no class in this place.
///
/// `apply` and `snapshot()` may be called on any queue, according to Apple's documentation. Their
/// declarations are those of the SDKs of iOS 15 to 17; later ones isolate them to the main actor.
///
/// Coverage: simulated.
@preconcurrency
@MainActor
open class DiffableSource<SectionIdentifierType, ItemIdentifierType>: NSObject, ExclusiveListUpdater
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  let presenter: SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>

  init(for list: any DiffableList) {
    presenter = SnapshotPresenter(list)
    super.init()
  }

  // MARK: Applying

  /// Shows a snapshot by updating the list with the differences.
  ///
  /// The first snapshot reloads the list (behaviour 6.2). Marked identifiers are reloaded or
  /// reconfigured afterwards (behaviour 6.3). On the main queue all this has happened when the
  /// method returns. On other queues the difference is computed before it returns, and the list
  /// shows it later, in order.
  ///
  /// Crashes if it is called on the main queue during another apply of this source, from one of its
  /// providers, or before the applies of other queues have arrived (behaviour 6.7, 6.8, crash
  /// families E7).
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether to animate the changes on the simulator's clock. Before iOS
  ///     15, the list reloads otherwise (behaviour 6.6).
  ///   - completion: Called on the main queue after the animations; in the next turn if there are
  ///     none (behaviour 6.9).
  /// - Complexity: That of the difference; for an edited copy of the last snapshot, about that of
  ///   the edits and of the rows on screen, or of the layout.
  nonisolated open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    presenter.apply(
      .list(snapshot), style: .difference(isAnimated: animatingDifferences),
      completion: Completion(completion))
  }

  /// Shows a snapshot, and returns after the animations.
  ///
  /// The clock of a simulator does not advance automatically, so this method advances it until
  /// then.
  nonisolated(nonsending) open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await presenter.apply(.list(snapshot), style: .difference(isAnimated: animatingDifferences))
  }

  /// Shows a snapshot by reloading the list, without computing the differences.
  ///
  /// Marked identifiers are ignored, because everything is reloaded anyway.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: Called on the main queue in the next turn.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    presenter.apply(.list(snapshot), style: .reload, completion: Completion(completion))
  }

  /// Shows a snapshot by reloading the list, and returns after the reload.
  nonisolated(nonsending) open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await presenter.apply(.list(snapshot), style: .reload)
  }

  // MARK: Questions

  /// Returns the current snapshot, without marked identifiers (behaviour 6.10); off the main queue,
  /// the future one after all pending applies. Without a list it is empty (behaviour 6.1).
  nonisolated open func snapshot() -> DiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > {
    presenter.state.snapshot
  }

  /// Returns the section at an index; `nil` if there is none (behaviour 6.19).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    presenter.section(at: index)
  }

  /// Returns the index of a section; `nil` if it is not shown (behaviour 6.19).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    presenter.index(of: sectionIdentifier)
  }

  /// Returns the item at an index path; `nil` if there is none (behaviour 6.14).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.item(at: indexPath)
  }

  /// Returns the index path of an item; `nil` if it is not shown (behaviour 6.14).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    presenter.indexPath(of: itemIdentifier)
  }

  /// Whether this source is updating the list (behaviour 6.16).
  public var isUpdatingList: Bool { presenter.isAnnouncing }

  /// Whether a snapshot that was applied on another queue waits for the main queue. The list asks.
  public var hasChangesOnTheWay: Bool { presenter.log.isAwaitingArrivals }

  /// Returns the description of the source, like the property of that name.
  public func description() -> String { (self as NSObject).description }
}

/// A list as seen by a diffable data source: only with methods that any client may call.
@MainActor
protocol DiffableList: ListScrollView {
  /// Returns whether the list cannot be updated incrementally and must be reloaded.
  func needsReload(for diff: ListDiff) -> Bool
  /// Whether a marked item is reloaded again after its section, if the apply made other changes as
  /// well.
  var reloadsItemsAfterSections: Bool { get }

  /// Reloads everything.
  func reloadData()
  /// Collects the changes announced by a closure into one batch: the list's own
  /// `performBatchUpdates`.
  func performUpdates(_ announce: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Announces changes, in UIKit's order.
  func announce(_ diff: ListDiff, animation: TableView.RowAnimation)
  /// Announces the marked reloads and reconfigurations.
  func announce(_ marks: MarkedPaths, animation: TableView.RowAnimation)
  /// Updates the outline state of the cells on screen.
  func showOutlines(_ place: (IndexPath) -> OutlinePlace?)
}

extension DiffableList {
  /// Carries out changes atomically, on the list's simulator, with or without animations.
  ///
  /// - Returns: Whether the list survived.
  func attempt(isAnimated: Bool, _ changes: () -> Void) -> Bool {
    attempt {
      simulator.run { isAnimated ? changes() : View.performWithoutAnimation(changes) }
    }
  }

  /// Lays out pending changes, if the list is on screen.
  func layOutOnScreen() {
    if window != nil { layoutIfNeeded() }
  }
}

extension [ItemPath] {
  /// The paths as index paths.
  var indexPaths: [IndexPath] { map { IndexPath($0) } }
}
