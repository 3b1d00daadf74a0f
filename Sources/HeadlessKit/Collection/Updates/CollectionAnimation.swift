import Foundation

/// What an update shows and hides, while its views are placed.
///
/// There are no pixels, so a view is at once where it will be; but the layout is asked where views
/// come from and go to, as it is in UIKit.
@MainActor
final class CollectionAnimation {
  /// Whether the layout knows of an update; it does not when it is a new one itself.
  private let layoutIsAsked: Bool
  /// The views that go when the animation is over.
  private(set) var leaving: [LeavingView] = []

  init(asksLayout: Bool) {
    layoutIsAsked = asksLayout
  }

  /// An element gets a view that it did not have.
  func noteAppearing(_ element: CollectionElement, in layout: CollectionViewLayout) {
    guard layoutIsAsked else { return }
    switch element {
    case .item(let path):
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind, let path):
      _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind, let path):
      _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// An element loses its view. The position is the one before the update.
  func noteDisappearing(_ view: LeavingView, in layout: CollectionViewLayout) {
    leaving.append(view)
    guard layoutIsAsked else { return }
    switch view.element {
    case .item(let path):
      _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind, let path):
      _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind, let path):
      _ = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
