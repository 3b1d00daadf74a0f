import Foundation
import ListCore

/// The views that stand for elements of a collection view right now.
package struct CollectionStage {
  /// The cells on screen.
  package var cells = LiveViews<CollectionViewCell>()
  /// The cells that are ready and not on screen (behaviour 4.9).
  var prepared = LiveViews<CollectionViewCell>()
  /// The supplementary and decoration views that are ready and not on screen.
  var preparedOthers: [CollectionElement: CollectionReusableView] = [:]
  /// The supplementary and decoration views on screen.
  package var others: [CollectionElement: CollectionReusableView] = [:]
  /// The views on screen that a reload has made worthless, with what they stood for.
  var discarded: [LeavingView] = []
  /// The views whose disappearance is being animated, the oldest first.
  var departing: [LeavingView] = []
}

/// A view on its way off the screen.
struct LeavingView {
  /// What the view stood for. The position may be one of before an update.
  let element: CollectionElement
  let view: CollectionReusableView
}

extension CollectionStage {
  /// The view of an element on screen.
  func view(of element: CollectionElement) -> CollectionReusableView? {
    switch element {
    case .item(let path): ItemPath(path).flatMap { cells[$0] }
    case .supplementary, .decoration: others[element]
    }
  }

  /// The view of an element that is ready and not on screen.
  func readyView(of element: CollectionElement) -> CollectionReusableView? {
    switch element {
    case .item(let path): ItemPath(path).flatMap { prepared[$0] }
    case .supplementary, .decoration: preparedOthers[element]
    }
  }

  /// The elements on screen that are no cells, in list order.
  package var otherElements: [CollectionElement] {
    others.keys.sorted()
  }

  /// Every element on screen: cells in list order, then the others.
  var elements: [CollectionElement] {
    cells.paths.map { .item(IndexPath($0)) } + otherElements
  }

  /// Whether a view stands for an element on screen.
  func holds(_ view: CollectionReusableView) -> Bool {
    if let cell = view as? CollectionViewCell { return cells.path(of: cell) != nil }
    return others.values.contains { $0 === view }
  }

  /// Takes the view of an element off the screen.
  mutating func remove(_ element: CollectionElement) -> LeavingView? {
    switch element {
    case .item(let path):
      guard let path = ItemPath(path), let cell = cells.remove(path) else { return nil }
      return LeavingView(element: element, view: cell)
    case .supplementary, .decoration:
      return others.removeValue(forKey: element).map { LeavingView(element: element, view: $0) }
    }
  }

  /// Takes everything off the screen.
  mutating func removeAll() -> [LeavingView] {
    elements.compactMap { remove($0) }
  }

  /// Makes everything on screen worthless, and what is on its way off it: a reload cuts animations
  /// short (behaviour 6.6).
  mutating func discardAll() {
    discarded += departing.filter { !holds($0.view) }
    departing = []
    discarded += removeAll()
  }

  /// Ends the animation of some views; the answer has those that a reload has not discarded.
  mutating func finishDeparture(of views: [LeavingView]) -> [LeavingView] {
    let due = Set(views.map { ObjectIdentifier($0.view) })
    let finished = departing.filter { due.contains(ObjectIdentifier($0.view)) }
    if !finished.isEmpty { departing.removeAll { due.contains(ObjectIdentifier($0.view)) } }
    return finished
  }

  /// The supplementary views of a kind on screen, in list order.
  func supplementary(ofKind kind: String) -> [(path: IndexPath, view: CollectionReusableView)] {
    otherElements.compactMap { element in
      guard case .supplementary(kind, let path) = element, let view = others[element] else {
        return nil
      }
      return (path, view)
    }
  }

  /// Where a supplementary view on screen is.
  func supplementaryPath(of view: CollectionReusableView) -> IndexPath? {
    others.first { element, candidate in
      guard case .supplementary = element else { return false }
      return candidate === view
    }?.key.indexPath
  }

  /// The attributes that were applied last, by element.
  @MainActor var appliedAttributes: [CollectionElement: CollectionViewLayoutAttributes] {
    var attributes: [CollectionElement: CollectionViewLayoutAttributes] = [:]
    for element in elements { attributes[element] = view(of: element)?.appliedAttributes }
    return attributes
  }
}
