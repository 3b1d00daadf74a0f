import Foundation
import ListCore

extension CollectionStage {
  /// Carries the views along with what they stand for (behaviour 4.13).
  ///
  /// - Returns: The views on screen whose elements were deleted or reloaded, cells first; and the
  ///   ready cells for which that is so.
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
  /// Where an update takes an element that is no cell; `nil` if it goes with its section or item.
  ///
  /// A header or footer belongs to its section. What else a layout places at an item that exists
  /// belongs to that item. Decoration views belong to the layout and stay where they are.
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
