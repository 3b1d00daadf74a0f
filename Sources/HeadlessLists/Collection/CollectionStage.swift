import Foundation
import ListCore

/// The views that currently represent elements of a collection view.
package struct CollectionStage {
  /// The cells on screen.
  package var cells = LiveViews<CollectionViewCell>()
  /// The cells that are prepared but not on screen (behaviour 4.9).
  var prepared = LiveViews<CollectionViewCell>()
  /// The supplementary and decoration views that are prepared but not on screen.
  var preparedOthers: [CollectionElement: CollectionReusableView] = [:]
  /// The supplementary and decoration views on screen.
  package var others: [CollectionElement: CollectionReusableView] = [:]
  /// The views on screen whose elements were reloaded.
  var discarded: [LeavingView] = []
  /// The views whose removal is being animated, the oldest first.
  var departing: [LeavingView] = []
}

/// A view that is being removed from the screen.
struct LeavingView {
  /// The element that the view represented. Its position may be one from before an update.
  let element: CollectionElement
  let view: CollectionReusableView
}

extension CollectionStage {
  /// Returns the view of an element on screen.
  func view(of element: CollectionElement) -> CollectionReusableView? {
    switch element {
    case .item(let path): ItemPath(path).flatMap { cells[$0] }
    case .supplementary, .decoration: others[element]
    }
  }

  /// Returns the view of an element that is prepared but not on screen.
  func readyView(of element: CollectionElement) -> CollectionReusableView? {
    switch element {
    case .item(let path): ItemPath(path).flatMap { prepared[$0] }
    case .supplementary, .decoration: preparedOthers[element]
    }
  }

  /// The elements on screen other than cells, in list order.
  package var otherElements: [CollectionElement] {
    others.keys.sorted()
  }

  /// All elements on screen: cells in list order, then the others.
  var elements: [CollectionElement] {
    cells.paths.map { .item(IndexPath($0)) } + otherElements
  }

  /// Returns whether a view represents an element on screen.
  func holds(_ view: CollectionReusableView) -> Bool {
    if let cell = view as? CollectionViewCell { return cells.path(of: cell) != nil }
    return others.values.contains { $0 === view }
  }

  /// Removes the view of an element from the screen.
  mutating func remove(_ element: CollectionElement) -> LeavingView? {
    switch element {
    case .item(let path):
      guard let path = ItemPath(path), let cell = cells.remove(path) else { return nil }
      return LeavingView(element: element, view: cell)
    case .supplementary, .decoration:
      return others.removeValue(forKey: element).map { LeavingView(element: element, view: $0) }
    }
  }

  /// Removes all views from the screen.
  mutating func removeAll() -> [LeavingView] {
    elements.compactMap { remove($0) }
  }

  /// Discards all views on screen, and those that are being removed: a reload ends animations early
  /// (behaviour 6.6).
  mutating func discardAll() {
    discarded += departing.filter { !holds($0.view) }
    departing = []
    discarded += removeAll()
  }

  /// Ends the animated removal of views. Returns those that a reload has not discarded.
  mutating func finishDeparture(of views: [LeavingView]) -> [LeavingView] {
    let due = Set(views.map { ObjectIdentifier($0.view) })
    let finished = departing.filter { due.contains(ObjectIdentifier($0.view)) }
    if !finished.isEmpty { departing.removeAll { due.contains(ObjectIdentifier($0.view)) } }
    return finished
  }

  /// Returns the supplementary views of a kind on screen, in list order.
  func supplementary(ofKind kind: String) -> [(path: IndexPath, view: CollectionReusableView)] {
    otherElements.compactMap { element in
      guard case .supplementary(kind, let path) = element, let view = others[element] else {
        return nil
      }
      return (path, view)
    }
  }

  /// Returns the index path of a supplementary view on screen.
  func supplementaryPath(of view: CollectionReusableView) -> IndexPath? {
    others.first { element, candidate in
      guard case .supplementary = element else { return false }
      return candidate === view
    }?.key.indexPath
  }

  /// The attributes that were applied most recently, by element.
  @MainActor var appliedAttributes: [CollectionElement: CollectionViewLayoutAttributes] {
    var attributes: [CollectionElement: CollectionViewLayoutAttributes] = [:]
    for element in elements { attributes[element] = view(of: element)?.appliedAttributes }
    return attributes
  }
}

/// The state of a collection view's layout.
struct CollectionLayoutProgress {
  /// Whether the layout is prepared and has not been invalidated since.
  var isPrepared = false
  /// Whether the layout is being prepared.
  var isPreparing = false
  /// Whether a view without a size displays the elements at its origin.
  var showsOrigin = false
  /// Whether elements are being added to the screen.
  var isPlacing = false
  /// Whether a self-sizing view has invalidated the layout in this pass.
  var wasResized = false
  /// The number of times that each self-sizing view has changed its size since elements began to be
  /// added to the screen.
  var resizings: [CollectionElement: Int] = [:]
  /// The distance by which the next preparation moves the content.
  var offsetAdjustment = CGPoint.zero
  /// The supplementary attributes that the layout returned since the last preparation. They are
  /// only stored for releases that compare them (crash families D3).
  var answered: [CollectionElement: CollectionViewLayoutAttributes] = [:]
}

extension CollectionStage {
  /// Moves the views to the positions of their elements after an update (behaviour 4.13).
  ///
  /// - Returns: The views on screen whose elements were deleted or reloaded, cells first; and the
  ///   prepared cells whose items were.
  mutating func rebase(by plan: UpdatePlan) -> (lost: [LeavingView], spare: [LeavingView]) {
    var lost = cells.rebase(by: plan).map { LeavingView(element: .item(IndexPath($0)), view: $1) }
    let spare = prepared.rebase(by: plan)
      .map { LeavingView(element: .item(IndexPath($0)), view: $1) }

    let old = others
    let elements = otherElements
    others = [:]
    for element in elements {
      guard let view = old[element] else { continue }
      if let destination = element.destination(by: plan) {
        others[destination] = view
      } else {
        lost.append(LeavingView(element: element, view: view))
      }
    }
    return (lost, spare)
  }
}

extension CollectionElement {
  /// Returns the position after an update of an element that is not a cell; `nil` if it is removed
  /// with its section or item.
  ///
  /// A header or footer belongs to its section. Any other supplementary view at the position of an
  /// existing item belongs to that item. Decoration views belong to the layout and keep their
  /// positions.
  func destination(by plan: UpdatePlan) -> CollectionElement? {
    guard case .supplementary(let kind, let indexPath) = self, let path = ItemPath(indexPath) else {
      return self
    }
    let belongsToItem =
      kind != CollectionView.elementKindSectionHeader
      && kind != CollectionView.elementKindSectionFooter && plan.before.contains(path)
    if belongsToItem {
      return plan.destination(of: path).map { .supplementary(kind, IndexPath($0)) }
    }
    return plan.destination(ofSection: path.section)
      .map { .supplementary(kind, IndexPath(item: path.item, section: $0)) }
  }
}
