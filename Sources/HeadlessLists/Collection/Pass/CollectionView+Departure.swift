import Foundation
import ListCore

extension CollectionView {
  /// Takes the views off screen that are wanted no longer.
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

  /// Ends the display of a view: removed, told, put into its queue (behaviour 2.4).
  ///
  /// A cell stays ready for its item where views are made ahead (behaviour 4.9).
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

  /// Ends the display of views whose disappearance was animated, unless a client has brought them
  /// back meanwhile.
  func endLeaving(_ views: [LeavingView]) {
    for leaving in views where !stage.holds(leaving.view) {
      end(leaving, keepsReady: false)
    }
  }

  /// Puts views into their queues that were made and are not shown, unless they are kept ready.
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
