import Foundation
import HeadlessViews

/// An intermediate layout between two layouts during an interactive transition.
///
/// Elements are between their positions in both layouts, according to ``transitionProgress``;
/// elements of one layout only fade in or out. A subclass that needs more values for a step sets
/// and reads them by key.
///
/// Counterpart: `UICollectionViewTransitionLayout`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewTransitionLayout: CollectionViewLayout {
  /// The layout at the beginning.
  open private(set) var currentLayout: CollectionViewLayout
  /// The layout at the end.
  open private(set) var nextLayout: CollectionViewLayout
  /// The progress of the transition, from 0 to 1. Setting it invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet { invalidateLayout() }
  }
  private var values: [String: CGFloat] = [:]

  /// Creates a layout between two layouts.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout at the beginning.
  ///   - newLayout: The layout at the end.
  public init(currentLayout: CollectionViewLayout, nextLayout newLayout: CollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns `nil`: archives are not simulated.
  public required init?(coder: NSCoder) { nil }

  /// Sets a value of the current step.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Its key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a value of the current step; zero if it was not set.
  ///
  /// - Parameter key: Its key.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = owner
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: between(old.width, new.width), height: between(old.height, new.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    var known: Set<CollectionElement> = []
    let visible = [currentLayout, nextLayout].flatMap {
      $0.layoutAttributesForElements(in: rect) ?? []
    }
    return visible.compactMap { attributes in
      guard known.insert(CollectionElement(attributes)).inserted else { return nil }
      let between = attributesBetween { $0.attributes(of: attributes) }
      return between.flatMap { $0.frame.intersects(rect) ? $0 : nil }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributesBetween { $0.layoutAttributesForItem(at: indexPath) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributesBetween {
      $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributesBetween { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }

  private func attributesBetween(
    _ answer: (CollectionViewLayout) -> CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    guard let old = answer(currentLayout), let new = answer(nextLayout) else {
      // An element that is in one layout only fades with it.
      let (known, share) =
        answer(currentLayout).map { ($0, 1 - transitionProgress) }
        ?? (answer(nextLayout), transitionProgress)
      let faded = known?.copy() as? CollectionViewLayoutAttributes
      faded?.alpha *= share
      return faded
    }
    guard let moved = old.copy() as? CollectionViewLayoutAttributes else { return old }
    moved.size = CGSize(
      width: between(old.size.width, new.size.width),
      height: between(old.size.height, new.size.height))
    moved.center = CGPoint(
      x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    moved.alpha = between(old.alpha, new.alpha)
    return moved
  }
}

extension CollectionViewLayout {
  /// Returns the attributes in this layout of the element that other attributes describe.
  fileprivate func attributes(
    of other: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes? {
    let kind = other.representedElementKind ?? ""
    return switch other.representedElementCategory {
    case .cell: layoutAttributesForItem(at: other.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: kind, at: other.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: other.indexPath)
    }
  }
}

/// The layout and the completion of an interactive transition.
final class InteractiveLayoutTransition {
  let layout: CollectionViewTransitionLayout
  let completion: CollectionView.LayoutInteractiveTransitionCompletion?

  init(
    _ layout: CollectionViewTransitionLayout,
    _ completion: CollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    self.layout = layout
    self.completion = completion
  }
}

extension CollectionView {
  /// Called at the end of an interactive transition. The arguments are whether its animation ran to
  /// its end, and whether the new layout is used.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  func beginTransition(
    to layout: CollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> CollectionViewTransitionLayout {
    let old = currentLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? CollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    keptStates.keep(InteractiveLayoutTransition(transition, completion))
    setCollectionViewLayout(transition, animated: false)
    return transition
  }

  func endTransition(finished: Bool) {
    guard let transition = keptStates.known(InteractiveLayoutTransition.self),
      currentLayout === transition.layout
    else { return }
    let layout = finished ? transition.layout.nextLayout : transition.layout.currentLayout
    setCollectionViewLayout(layout, animated: true) { completed in
      transition.completion?(completed, finished)
    }
  }
}
