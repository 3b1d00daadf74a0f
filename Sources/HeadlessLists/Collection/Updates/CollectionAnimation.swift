import Foundation
import ListCore

/// What an update shows and hides, while its views are placed.
///
/// There are no pixels, so a view is at once where it will be; but the layout is asked where views
/// come from and go to, as it is in UIKit.
@MainActor
final class CollectionAnimation {
  /// What happened; `nil` when there is only another layout, which is asked nothing then.
  private let plan: UpdatePlan?
  /// The views that go when the animation is over.
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

  /// An element gets a view that it did not have. The position is the one after the update.
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

  /// An element that the update took away loses its view.
  func noteLost(_ leaving: LeavingView, in layout: CollectionViewLayout) {
    self.leaving.append(leaving)
    if plan != nil { askForEnd(of: leaving.element, layout) }
  }

  /// An element that still is there loses its view, since it is on screen no longer. The position
  /// is the one after the update.
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
  /// Where an element after the update was before it; `nil` if it was not there.
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
