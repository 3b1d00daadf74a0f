import Foundation
import ListCore

/// The elements that an update shows and hides, collected while its views are placed.
///
/// Nothing is drawn, so a view moves to its final position immediately; but as in UIKit, the layout
/// is asked for the initial and final attributes of views that appear and disappear.
@MainActor
final class CollectionAnimation {
  /// The update; `nil` for a change of layout, during which the layout is not asked.
  private let plan: UpdatePlan?
  /// The views that are removed after the animation.
  private(set) var leaving: [LeavingView] = []

  init(_ plan: UpdatePlan?) {
    self.plan = plan
  }

  /// Returns whether the layout places an item that the update inserted, but returns no attributes
  /// for it alone (behaviour 25.17). The position is the one after the update.
  func lacksAttributes(of element: CollectionElement, in layout: CollectionViewLayout) -> Bool {
    guard let plan, case .item(let indexPath) = element, let path = ItemPath(indexPath),
      plan.origin(of: path) == nil
    else { return false }
    return layout.layoutAttributesForItem(at: indexPath) == nil
  }

  /// Records that an element gets its first view. The position is the one after the update.
  func noteAppearing(_ element: CollectionElement, in layout: CollectionViewLayout) {
    guard plan != nil else { return }
    switch element {
    case .item(let path):
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind, let path):
      _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind, let path):
      _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Records that an element that the update removed loses its view.
  func noteLost(_ leaving: LeavingView, in layout: CollectionViewLayout) {
    self.leaving.append(leaving)
    if plan != nil { askForEnd(of: leaving.element, layout) }
  }

  /// Records that an existing element loses its view, because it is no longer on screen. The
  /// position is the one after the update.
  func noteDisappearing(_ leaving: LeavingView, in layout: CollectionViewLayout) {
    self.leaving.append(leaving)
    guard let plan, let before = leaving.element.origin(by: plan) else { return }
    askForEnd(of: before, layout)
  }

  private func askForEnd(of element: CollectionElement, _ layout: CollectionViewLayout) {
    switch element {
    case .item(let path):
      _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind, let path):
      _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind, let path):
      _ = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}

extension CollectionElement {
  /// Returns the position before the update of an element after it; `nil` if it did not exist.
  fileprivate func origin(by plan: UpdatePlan) -> CollectionElement? {
    switch self {
    case .item(let path):
      return ItemPath(path).flatMap { plan.origin(of: $0) }.map { .item(IndexPath($0)) }
    case .supplementary(let kind, let path):
      guard let path = ItemPath(path) else { return self }
      return plan.origin(ofSection: path.section)
        .map { .supplementary(kind, IndexPath(item: path.item, section: $0)) }
    case .decoration:
      return self
    }
  }
}
