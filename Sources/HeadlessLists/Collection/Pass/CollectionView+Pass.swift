import Foundation
import ListCore

// One layout pass, in the order of behaviour 2.4:
// counts, prepare, content size, attributes in the bounds; then for each element without a view:
// ask the data source, apply the attributes, set selected and highlighted, willDisplay, insert;
// then the views that are wanted no longer: remove, didEndDisplaying, into the queue.
extension CollectionView {
  /// Runs a layout pass.
  ///
  /// Where views size themselves, what they would like to be is worked in before anything is
  /// shown, until it does not change any more (behaviour 10.3, 10.4).
  func layOutElements() {
    guard !layoutProgress.isPlacing else { return }
    engine.emit(.layoutPass)
    layOutBackground()
    placing { place(during: nil) }
    placing { prefetch() }
    if layoutProgress.wasResized { setNeedsLayout() }
    refuseUnreturnedViews()
  }

  /// Keeps layout passes out while elements are being put on screen. This nests: a client may
  /// update the view while it is laid out.
  func placing(_ body: () -> Void) {
    let isPlacing = layoutProgress.isPlacing
    layoutProgress.isPlacing = true
    body()
    layoutProgress.isPlacing = isPlacing
  }

  /// Puts the wanted views on screen and takes the others off.
  ///
  /// Where a client reloads or updates the view meanwhile, the rest is left to another pass.
  ///
  /// - Parameter update: The update that the views are placed for; its views leave when its
  ///   animation is over.
  func place(during update: CollectionAnimation?) {
    var passes = 0
    var wanted: [CollectionViewLayoutAttributes] = []
    repeat {
      guard passes < Self.mostPasses else {
        engine.crash(.layout(.updateLoop(collectionView: engineDescription)))
        return
      }
      passes += 1
      prepareLayout()
      endDiscarded()
      guard !hasCrashed else { return }
      layoutProgress.wasResized = false
      let generation = self.generation
      guard let attributes = wantedAttributes() else { return }
      wanted = attributes
      for attributes in wanted {
        show(attributes, update)
        guard generation == self.generation else { return setNeedsLayout() }
      }
    } while layoutProgress.wasResized
    removeUnwanted(Set(wanted.map { CollectionElement($0) }), update)
  }

  /// Makes sure that an element has a view with the right attributes, and shows it unless the
  /// layout has just been found wrong.
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

  /// The view of an element that is not on screen: one made before, or one asked for now.
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

  /// Puts a view into its queue that came too late: its element is another one by now.
  private func spared(
    _ element: CollectionElement, _ view: CollectionReusableView
  ) -> CollectionReusableView? {
    enqueue(LeavingView(element: element, view: view))
    return nil
  }

  /// Gives a view its attributes, if it has others, and asks what it would like to be, if its size
  /// is another one.
  func apply(_ attributes: CollectionViewLayoutAttributes, to view: CollectionReusableView) {
    let known = view.appliedAttributes
    guard known != attributes else {
      if currentLayout.isUnmeasured(attributes) { measure(view, attributes) }
      return
    }
    view.appliedAttributes = attributes.copy() as? CollectionViewLayoutAttributes
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
    if known?.size != attributes.size { measure(view, attributes) }
  }

  /// Behaviour 10.3.
  func measure(_ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes) {
    guard currentLayout.asksForPreferredAttributes(of: attributes), !hasCrashed else { return }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    currentLayout.didMeasure(preferred)
    guard
      currentLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    let context = currentLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    layoutProgress.wasResized = true
    keepingLayoutState { currentLayout.invalidateLayout(with: context) }
  }

  /// The view's own sets decide what a cell looks like (behaviour 4.14).
  func setFlags(of cell: CollectionViewCell, at path: ItemPath) {
    cell.isSelected = engine.selection.contains(path)
    cell.isHighlighted = highlightedItems.contains(path)
    setEditing(of: cell, at: path)
  }

  /// Puts an element's view among the others by its depth.
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

  /// How often views may change their minds before UIKit calls it a loop.
  private static var mostPasses: Int { 100 }
}
