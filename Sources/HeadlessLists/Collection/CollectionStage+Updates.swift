import Foundation
import ListCore

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
