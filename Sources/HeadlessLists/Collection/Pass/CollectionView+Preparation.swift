import Foundation
import ListCore

extension CollectionView {
  /// Brings counts and layout up to date, in this order: counts,
  /// ``CollectionViewLayout/prepare()``, content size (behaviour 1.2, 2.4).
  func prepareLayout() {
    guard !hasCrashed, !layoutProgress.isPreparing else { return }
    _ = engine.counts()
    // A new content size may move the bounds, which may invalidate the layout once more.
    for _ in 0..<3 where !layoutProgress.isPrepared && !hasCrashed {
      prepareOnce()
    }
  }

  private func prepareOnce() {
    layoutProgress.isPreparing = true
    // A layout that sets its own properties in here is not invalid again because of that.
    keepingLayoutState { currentLayout.prepare() }
    layoutProgress.isPreparing = false
    guard !hasCrashed else { return }
    layoutProgress.isPrepared = true
    layoutProgress.answered = [:]

    let size = currentLayout.collectionViewContentSize
    let adjustment = layoutProgress.offsetAdjustment
    layoutProgress.offsetAdjustment = .zero
    keepingLayoutState {
      if size != contentSize { contentSize = size }
      if adjustment != .zero {
        contentOffset.x += adjustment.x
        contentOffset.y += adjustment.y
      }
    }
  }

  /// Hears from the layout that it is no longer right.
  func layoutWasInvalidated(with context: CollectionViewLayoutInvalidationContext) {
    guard !hasCrashed else { return }
    layoutProgress.isPrepared = false
    layoutProgress.offsetAdjustment.x += context.contentOffsetAdjustment.x
    layoutProgress.offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// Asks the layout whether it can stand other bounds, before they are there.
  func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != bounds, layoutProgress.isPrepared, !hasCrashed,
      currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    currentLayout.invalidate(using: currentLayout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Makes a layout this view's own.
  func adopt(_ layout: CollectionViewLayout) {
    if let other = layout.owner, other !== self { other.currentLayout.owner = nil }
    layout.owner = self
  }

  /// Does something with subviews or bounds that is no reason for another layout pass.
  func keepingLayoutState(_ body: () -> Void) {
    let isDue = layoutState.isDue
    body()
    layoutState.isDue = isDue
  }

  /// What the layout has to say about what is on screen, as far as it can be used.
  ///
  /// A view is on screen if it touches the bounds (behaviour 10.6); one that is hidden needs none.
  /// Where an element is named twice, the first attributes count.
  ///
  /// - Returns: The attributes; `nil` after a crash.
  func wantedAttributes() -> [CollectionViewLayoutAttributes]? {
    guard !bounds.isEmpty else { return [] }
    let answer = currentLayout.layoutAttributesForElements(in: bounds) ?? []
    var seen: Set<CollectionElement> = []
    var wanted: [CollectionViewLayoutAttributes] = []
    for attributes in answer {
      let element = CollectionElement(attributes)
      guard isValid(attributes, element), !attributes.isHidden, bounds.touches(attributes.frame),
        !isHeld(element), seen.insert(element).inserted
      else { continue }
      wanted.append(attributes)
    }
    return hasCrashed ? nil : wanted + heldAttributes()
  }

  /// Crash families D3.
  private func isValid(
    _ attributes: CollectionViewLayoutAttributes, _ element: CollectionElement
  ) -> Bool {
    switch element {
    case .decoration:
      return true
    case .supplementary:
      return isUnchanged(attributes, element)
    case .item(let indexPath):
      guard let path = ItemPath(indexPath) else { return false }
      if engine.counts().contains(path) { return true }
      switch engineSimulator.profile.unknownAttributes {
      case .raises, .raisesMisspelled:
        engine.crash(.layout(.attributesForMissingItem(path)))
      case .logged:
        engineSimulator.warn(
          .attributesIgnored(
            attributes: attributes.description, layout: ObjectName.describe(currentLayout)))
      }
      return false
    }
  }

  private func isUnchanged(
    _ attributes: CollectionViewLayoutAttributes, _ element: CollectionElement
  ) -> Bool {
    guard engineSimulator.profile.refusesChangedSupplementaryAttributes else { return true }
    guard let known = layoutProgress.answered[element] else {
      layoutProgress.answered[element] = attributes.copy() as? CollectionViewLayoutAttributes
      return true
    }
    guard known != attributes, let path = ItemPath(attributes.indexPath) else { return true }
    engine.crash(
      .layout(
        .supplementaryAttributesChanged(
          path, from: known.description, to: attributes.description)))
    return false
  }
}
