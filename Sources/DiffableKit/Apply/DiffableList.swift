import Foundation
import HeadlessKit
import ListCore

/// A list as a diffable data source drives it: by what any client may call.
@MainActor
protocol DiffableList: View {
  /// Whether the list cannot be told of a change bit by bit and is to ask for everything again.
  func needsReload(for diff: ListDiff) -> Bool
  /// Whether an item that is marked is reloaded once more after its section, where the apply has
  /// changed other things as well.
  var reloadsItemsAfterSections: Bool { get }

  /// Carries out changes as one whole; answers whether the list survived.
  func attempt(_ changes: () -> Void) -> Bool
  /// Tells those who observe the list of something.
  func tellObservers(_ event: @autoclosure () -> ListEvent)
  /// Crashes in the list's name.
  func raise(_ fault: ListFault)
  /// Asks for everything again.
  func reloadData()
  /// Collects what a closure announces into one update.
  func update(_ announce: @escaping () -> Void, completion: ((Bool) -> Void)?)
  /// Announces changes, in UIKit's order.
  func announce(_ diff: ListDiff, _ animation: TableView.RowAnimation)
  /// Has the cells on screen show where their items stand in trees.
  func showOutlines(_ place: (IndexPath) -> OutlinePlace?)
  /// Announces what is to be shown anew.
  func announce(_ marks: MarkedPaths, _ animation: TableView.RowAnimation)
}

extension DiffableList {
  /// Lays out what is pending, if the list is on screen.
  func layOutOnScreen() {
    if window != nil { layoutIfNeeded() }
  }
}

extension [ItemPath] {
  /// The same as index paths.
  var indexPaths: [IndexPath] { map { IndexPath($0) } }
}
