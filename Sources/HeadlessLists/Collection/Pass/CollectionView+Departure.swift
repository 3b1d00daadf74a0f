import Foundation
import ListCore

extension CollectionView {
  /// Removes the views that are no longer needed from the screen.
  func removeUnwanted(_ wanted: Set<CollectionElement>, _ update: CollectionAnimation?) {
    let generation = self.generation
    for element in stage.elements where !wanted.contains(element) {
      guard generation == self.generation else { return setNeedsLayout() }
      guard let leaving = stage.remove(element) else { continue }
      if let update {
        update.noteDisappearing(leaving, in: currentLayout)
      } else {
        end(leaving)
      }
    }
    releaseSpareViews(wanted)
  }

  /// Ends the display of a view: removes it, calls the delegate, adds it to the reuse pool
  /// (behaviour 2.4).
  ///
  /// A cell stays prepared for its item if cells are created ahead of time (behaviour 4.9).
  func end(_ leaving: LeavingView, keepsReady: Bool = true) {
    guard !hasCrashed else { return }
    keepingLayoutState { leaving.view.removeFromSuperview() }
    if let place = leaving.element.listPlace {
      engine.emit(leaving.view, place, ListEvent.ended)
    }
    switch leaving.element {
    case .item(let path):
      if let cell = leaving.view as? CollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        if keepsReady, keepsPrepared, let path = ItemPath(path), !hasCrashed {
          stage.prepared[path] = cell
          return
        }
      }
    case .supplementary(let kind, let path):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: leaving.view, forElementOfKind: kind, at: path)
    case .decoration:
      break
    }
    enqueue(leaving)
  }

  /// Ends the display of views whose data was reloaded.
  func endDiscarded() {
    let discarded = stage.discarded
    stage.discarded = []
    for leaving in discarded { end(leaving, keepsReady: false) }
  }

  /// Ends the display of views that were animated out, unless a client has brought them back in the
  /// meantime.
  func endLeaving(_ views: [LeavingView]) {
    for leaving in views where !stage.holds(leaving.view) {
      end(leaving, keepsReady: false)
    }
  }

  /// Adds views that were created but not displayed to the reuse pool, unless they are kept
  /// prepared.
  private func releaseSpareViews(_ wanted: Set<CollectionElement>) {
    let others = stage.preparedOthers
    stage.preparedOthers = [:]
    for element in others.keys.sorted() {
      if let view = others[element] { enqueue(LeavingView(element: element, view: view)) }
    }

    guard !keepsPrepared else { return }
    for (path, cell) in stage.prepared.removeAll() {
      enqueue(LeavingView(element: .item(IndexPath(path)), view: cell))
    }
  }
}
