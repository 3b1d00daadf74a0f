import Foundation
import HeadlessKit
import ListCore

/// A list as a diffable data source drives it: by what any client may call.
@MainActor
protocol DiffableList: ListScrollView {
  /// Whether the list cannot be told of a change bit by bit and is to ask for everything again.
  func needsReload(for diff: ListDiff) -> Bool
  /// Whether an item that is marked is reloaded once more after its section, where the apply has
  /// changed other things as well.
  var reloadsItemsAfterSections: Bool { get }

  /// Asks for everything again.
  func reloadData()
  /// Collects what a closure announces into one batch: the list's own `performBatchUpdates`.
  func performUpdates(_ announce: @escaping () -> Void, completion: ((Bool) -> Void)?)
  /// Announces changes, in UIKit's order.
  func announce(_ diff: ListDiff, animation: TableView.RowAnimation)
  /// Announces what is to be shown anew.
  func announce(_ marks: MarkedPaths, animation: TableView.RowAnimation)
  /// Has the cells on screen show where their items stand in trees.
  func showOutlines(_ place: (IndexPath) -> OutlinePlace?)
}

extension DiffableList {
  /// Carries out changes as one whole, on the list's simulator, with animations or without.
  ///
  /// - Returns: Whether the list survived.
  func attempt(isAnimated: Bool, _ changes: () -> Void) -> Bool {
    attempt {
      simulator.run { isAnimated ? changes() : View.performWithoutAnimation(changes) }
    }
  }

  /// Lays out what is pending, if the list is on screen.
  func layOutOnScreen() {
    if window != nil { layoutIfNeeded() }
  }
}

extension [ItemPath] {
  /// The same as index paths.
  var indexPaths: [IndexPath] { map { IndexPath($0) } }
}
