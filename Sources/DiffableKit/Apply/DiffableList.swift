import Foundation
import HeadlessKit
import ListCore

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
