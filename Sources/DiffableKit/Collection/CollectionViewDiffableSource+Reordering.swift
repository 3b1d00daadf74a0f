import Foundation
import HeadlessKit
import ListCore

// Interactive reordering (behaviour 6.21).

extension CollectionViewDiffableSource {
  func canReorder(_ indexPath: IndexPath) -> Bool {
    guard let canReorderItem = reorderingHandlers.canReorderItem,
      let item = itemIdentifier(for: indexPath)
    else { return false }
    return canReorderItem(item)
  }

  /// Moves an item as the view already shows it, and calls the handlers before and after.
  ///
  /// The transaction requires comparing all items, so it is created only for clients that use it.
  func reorder(from source: IndexPath, to target: IndexPath) {
    guard let source = ItemPath(source), let target = ItemPath(target) else { return }
    let handlers = reorderingHandlers
    let before = presenter.shown.state
    let after = before.movingItem(from: source, to: target)
    guard handlers.willReorder != nil || handlers.didReorder != nil else {
      return presenter.adopt(after)
    }
    let transaction = DiffableDataSourceTransaction(
      from: before.snapshot, to: after.snapshot, trees: before.outlines)
    presenter.refusingApplies { handlers.willReorder?(transaction) }
    presenter.adopt(after)
    handlers.didReorder?(transaction)
  }
}
