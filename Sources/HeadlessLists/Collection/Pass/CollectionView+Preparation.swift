import Foundation
import ListCore

extension CollectionView {
  /// Updates counts and layout, in this order: counts, ``CollectionViewLayout/prepare()``, content
  /// size (behaviour 1.2, 2.4).
  func prepareLayout() {
    guard !hasCrashed, !layoutProgress.isPreparing else { return }
    _ = engine.counts()
    // A new content size may move the bounds, which may invalidate the layout again.
    for _ in 0..<3 where !layoutProgress.isPrepared && !hasCrashed {
      prepareOnce()
    }
  }

  private func prepareOnce() {
    layoutProgress.isPreparing = true
    // A layout that sets its own properties here is not invalidated by that.
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

  /// Handles the invalidation of the layout.
  func layoutWasInvalidated(with context: CollectionViewLayoutInvalidationContext) {
    guard !hasCrashed else { return }
    layoutProgress.isPrepared = false
    layoutProgress.offsetAdjustment.x += context.contentOffsetAdjustment.x
    layoutProgress.offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// Asks the layout whether it must be invalidated for new bounds, before they are set.
  func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != bounds, layoutProgress.isPrepared, !hasCrashed,
      currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    currentLayout.invalidate(using: currentLayout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Makes a layout the view's layout.
  func adopt(_ layout: CollectionViewLayout) {
    if let other = layout.owner, other !== self { other.currentLayout.owner = nil }
    layout.owner = self
  }

  /// Changes subviews or bounds without causing another layout pass.
  func keepingLayoutState(_ body: () -> Void) {
    let isDue = layoutState.isDue
    body()
    layoutState.isDue = isDue
  }

  /// The rectangle whose elements are displayed; `nil` if the view has no size.
  ///
  /// In an update outside a window, a view without a size displays the elements at its origin
  /// (behaviour 25.43).
  private var placeOfElements: CGRect? {
    if !bounds.isEmpty { return bounds }
    return layoutProgress.showsOrigin
      ? CGRect(
        x: bounds.minX, y: bounds.minY, width: max(1, bounds.width), height: max(1, bounds.height))
      : nil
  }

  /// Returns the usable attributes from the layout for the visible elements.
  ///
  /// A view is visible if it touches the bounds (behaviour 10.6); hidden elements need no view. If
  /// an element is repeated, the first attributes are used.
  ///
  /// - Returns: The attributes; `nil` after a crash.
  func wantedAttributes() -> [CollectionViewLayoutAttributes]? {
    guard let place = placeOfElements else {
      // Elements that an update has displayed outside a window stay.
      return window == nil ? stage.cells.all.compactMap(\.appliedAttributes) : []
    }
    let answer = currentLayout.layoutAttributesForElements(in: place) ?? []
    var seen: Set<CollectionElement> = []
    var wanted: [CollectionViewLayoutAttributes] = []
    for attributes in answer {
      let element = CollectionElement(attributes)
      guard isValid(attributes, element), !attributes.isHidden, place.touches(attributes.frame),
        !isHeld(element), seen.insert(element).inserted
      else { continue }
      wanted.append(attributes)
    }
    return hasCrashed ? nil : (wanted + heldAttributes()).byCategory
  }

  /// Returns whether attributes are valid. (crash families D3)
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
      switch simulator.profile.unknownAttributes {
      case .raises, .raisesMisspelled:
        engine.crash(.layout(.attributesForMissingItem(path)))
      case .logged:
        simulator.warn(
          .attributesIgnored(
            attributes: attributes.description, layout: ObjectName.describe(currentLayout)))
      }
      return false
    }
  }

  private func isUnchanged(
    _ attributes: CollectionViewLayoutAttributes, _ element: CollectionElement
  ) -> Bool {
    guard simulator.profile.refusesChangedSupplementaryAttributes else { return true }
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

extension [CollectionViewLayoutAttributes] {
  /// The attributes of the cells, then those of the supplementary views, then the others, each in
  /// their order: so a collection view requests its views. (behaviour 25.90)
  fileprivate var byCategory: Self {
    guard contains(where: { $0.representedElementCategory != .cell }) else { return self }
    return [.cell, .supplementaryView, .decorationView].flatMap { category in
      filter { $0.representedElementCategory == category }
    }
  }
}
