import Foundation

extension CollectionView {
  /// Replaces the layout: views that are in both layouts are kept and moved.
  func replaceLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let completions = completion.map { [$0] } ?? []
    let old = currentLayout
    guard layout !== old else { return finish(nil, completions) }
    cancelMovement()
    let wasPrepared = layoutProgress.isPrepared

    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let views = stage.elements.compactMap { stage.view(of: $0) }
    for view in views { view.willTransition(from: old, to: layout) }
    old.owner = nil
    currentLayout = layout
    generation += 1
    adopt(layout)
    layoutProgress.isPrepared = false
    setNeedsLayout()

    guard wasPrepared else { return finish(nil, completions) }
    let animation = animated ? CollectionAnimation(nil) : nil
    let generation = self.generation
    placing {
      prepareLayout()
      adjustOffset()
      place(during: animation)
    }
    guard !hasCrashed else { return }
    layoutState.isDue = !layoutProgress.isPrepared || generation != self.generation
    for view in views { view.didTransition(from: old, to: layout) }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    refuseUnreturnedViews()
    finish(animation, completions)
  }

  /// Replaces the view behind all elements.
  func replaceBackground(_ old: View?) {
    keepingLayoutState {
      if old !== backgroundView, old?.superview === self { old?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
    layOutBackground()
  }

  /// Moves the background to the bounds.
  func layOutBackground() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }
}
