import Foundation
import ListCore

// One layout pass, in the order of behaviour 2.4: counts, prepare, content size, attributes in the
// bounds; then for each element without a view: request it from the data source, apply the
// attributes, set selected and highlighted, willDisplay, insert; then for the views that are no
// longer needed: remove, didEndDisplaying, add to the reuse pool.
extension CollectionView {
  /// Runs a layout pass.
  ///
  /// Preferred attributes of self-sizing views are applied before anything is displayed, until they
  /// no longer change (behaviour 10.3, 10.4).
  func layOutElements() {
    guard !layoutProgress.isPlacing else { return }
    engine.emit(.layoutPass)
    layOutBackground()
    placing { place(during: nil) }
    placing { prefetch() }
    if layoutProgress.wasResized { setNeedsLayout() }
    refuseUnreturnedViews()
  }

  /// Prevents layout passes while elements are added to the screen. Calls can be nested: a client
  /// may update the view while it is laid out.
  func placing(_ body: () -> Void) {
    let isPlacing = layoutProgress.isPlacing
    layoutProgress.isPlacing = true
    body()
    layoutProgress.isPlacing = isPlacing
  }

  /// Adds the needed views to the screen and removes the others.
  ///
  /// After a view has sized itself, everything is laid out again before the next one is requested:
  /// elements that are pushed off screen are never measured (behaviour 13.2, 14.12a).
  ///
  /// If a client reloads or updates the view in the meantime, the rest is left to another pass.
  ///
  /// - Parameter update: The update for which the views are placed; its removed views leave after
  ///   its animation.
  func place(during update: CollectionAnimation?) {
    layoutProgress.resizings = [:]
    var wanted: [CollectionViewLayoutAttributes] = []
    repeat {
      prepareLayout()
      endDiscarded()
      guard !hasCrashed else { return }
      layoutProgress.wasResized = false
      let generation = self.generation
      guard let attributes = wantedAttributes() else { return }
      wanted = attributes
      for attributes in wanted where !layoutProgress.wasResized {
        show(attributes, update)
        guard generation == self.generation else { return setNeedsLayout() }
      }
    } while layoutProgress.wasResized
    removeUnwanted(Set(wanted.map { CollectionElement($0) }), update)
  }

  /// Ensures that an element has a view with the current attributes, and displays it unless the
  /// layout has just been invalidated.
  private func show(
    _ attributes: CollectionViewLayoutAttributes, _ update: CollectionAnimation?
  ) {
    let element = CollectionElement(attributes)
    if let view = stage.view(of: element) {
      apply(attributes, to: view)
      return
    }
    let generation = self.generation
    guard let view = readyView(for: element, attributes) else { return }
    guard generation == self.generation else { return }
    guard !layoutProgress.wasResized else { return }
    if let update, update.lacksAttributes(of: element, in: currentLayout),
      case .item(let path) = element, let path = ItemPath(path)
    {
      return engine.crash(.layout(.missingAttributes(path)))
    }
    update?.noteAppearing(element, in: currentLayout)
    if let place = element.listPlace { engine.emit(view, place, ListEvent.displayed) }
    switch element {
    case .item(let path):
      display(view, at: path)
    case .supplementary(let kind, let path):
      stage.others[element] = view
      stage.preparedOthers[element] = nil
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    case .decoration:
      stage.others[element] = view
      stage.preparedOthers[element] = nil
    }
    if !hasCrashed { insertElement(view) }
  }

  private func display(_ view: CollectionReusableView, at indexPath: IndexPath) {
    guard let cell = view as? CollectionViewCell, let path = ItemPath(indexPath) else { return }
    _ = stage.prepared.remove(path)
    stage.cells[path] = cell
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
  }

  /// Returns the view of an element that is not on screen: one created before, or a newly requested
  /// one.
  private func readyView(
    for element: CollectionElement, _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionReusableView? {
    if let view = stage.readyView(of: element) {
      apply(attributes, to: view)
      return view
    }
    switch element {
    case .item(let path):
      let generation = self.generation
      guard let path = ItemPath(path), let cell = askForCell(path, attributes) else { return nil }
      guard generation == self.generation else { return spared(element, cell) }
      apply(attributes, to: cell)
      setFlags(of: cell, at: path)
      stage.prepared[path] = cell
      return cell
    case .supplementary(let kind, let path):
      let generation = self.generation
      guard let view = askForSupplementary(kind, path, attributes) else { return nil }
      guard generation == self.generation else { return spared(element, view) }
      apply(attributes, to: view)
      stage.preparedOthers[element] = view
      return view
    case .decoration(let kind, _):
      guard let view = makeDecoration(kind, attributes) else { return nil }
      apply(attributes, to: view)
      stage.preparedOthers[element] = view
      return view
    }
  }

  /// Adds a view to the reuse pool that is no longer needed, because its element has changed.
  private func spared(
    _ element: CollectionElement, _ view: CollectionReusableView
  ) -> CollectionReusableView? {
    enqueue(LeavingView(element: element, view: view))
    return nil
  }

  /// Applies attributes to a view if they differ, and queries its preferred attributes if its size
  /// changes.
  func apply(_ attributes: CollectionViewLayoutAttributes, to view: CollectionReusableView) {
    let known = view.appliedAttributes
    guard known != attributes else {
      if view.needsMeasuring || currentLayout.isUnmeasured(attributes) {
        measure(view, attributes)
      }
      return
    }
    view.appliedAttributes = attributes.copy() as? CollectionViewLayoutAttributes
    view.willTakePlace(attributes, in: currentLayout)
    if attributes.transform.isIdentity && view.transform.isIdentity {
      view.frame = attributes.frame
    } else {
      view.bounds.size = attributes.size
      view.center = attributes.center
      view.transform = attributes.transform
    }
    view.alpha = attributes.alpha
    view.apply(attributes)
    if let known, known.zIndex != attributes.zIndex, view.superview === self {
      insertElement(view)
    }
    if known?.size != attributes.size || view.needsMeasuring { measure(view, attributes) }
  }

  /// Queries a view's preferred attributes. (behaviour 10.3)
  func measure(_ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes) {
    // Invalidations that the view causes while it is measured are ignored.
    defer { view.needsMeasuring = false }
    guard currentLayout.asksForPreferredAttributes(of: attributes), !hasCrashed else { return }
    // A view may change the attributes in place, so it gets a copy. (behaviour 16.3)
    let own = attributes.copy() as? CollectionViewLayoutAttributes ?? attributes
    own.flexibleSides = currentLayout.flexibleSides(of: attributes)
    let preferred = view.preferredLayoutAttributesFitting(own)
    currentLayout.didMeasure(preferred)
    guard
      currentLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    let context = currentLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    layoutProgress.wasResized = true
    layoutProgress.resizings[CollectionElement(attributes), default: 0] += 1
    guard layoutProgress.resizings[CollectionElement(attributes), default: 0] < Self.mostResizings
    else { return engine.crash(.layout(.updateLoop(collectionView: description))) }
    keepingLayoutState { currentLayout.invalidateLayout(with: context) }
  }

  /// Sets the flags of a cell from the view's own sets (behaviour 4.14).
  func setFlags(of cell: CollectionViewCell, at path: ItemPath) {
    cell.isSelected = engine.selection.contains(path)
    cell.isHighlighted = highlightedItems.contains(path)
    setEditing(of: cell, at: path)
  }

  /// Inserts an element's view among the others by its z-index.
  func insertElement(_ view: CollectionReusableView) {
    let depth = view.appliedAttributes?.zIndex ?? 0
    let below = children.last { other in
      guard other !== view, let attributes = (other as? CollectionReusableView)?.appliedAttributes
      else { return other === backgroundView }
      return attributes.zIndex <= depth
    }
    keepingLayoutState {
      if let below {
        insertSubview(view, aboveSubview: below)
      } else {
        insertSubview(view, at: 0)
      }
    }
  }

  /// The maximum number of times a view may change its size before UIKit reports a loop.
  private static var mostResizings: Int { 100 }
}
