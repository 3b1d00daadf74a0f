@_spi(Hooks) import HeadlessViews

// The app's own animation from one screen to another (behaviour 25.75).
extension TabBarController {
  /// Runs the delegate's animation.
  ///
  /// - Returns: Whether there is one.
  func animate(from old: ViewController, to new: ViewController, in view: View) -> Bool {
    guard simulator.allowsAnimations,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    shown = new
    old.beginAppearance(false, animated: true)
    new.beginAppearance(true, animated: true)
    place(new)
    view.insertSubview(new.view, at: 0)
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: view, duration: animator.transitionDuration(using: nil))
    for screen in [old, new] { screen.ownCoordinator = coordinator }
    let context = TransitionContext(
      from: old, to: new, in: view, frame: new.view.frame, views: .both, coordinator: coordinator
    ) { [weak self] isComplete in
      self?.finishTransition(from: old, to: new, coordinator, isComplete: isComplete)
      animator.animationEnded(isComplete)
    }
    tabTransition = context
    context.run(
      animator, drivenBy: delegate?.tabBarController(self, interactionControllerFor: animator))
    coordinator.begin()
    return true
  }

  /// Ends the animation; a cancelled one returns to the old screen.
  private func finishTransition(
    from old: ViewController, to new: ViewController, _ coordinator: TransitionCoordinator,
    isComplete: Bool
  ) {
    tabTransition = nil
    let (gone, there) = isComplete ? (old, new) : (new, old)
    if !isComplete {
      shown = old
      index = viewControllers?.firstIndex { $0 === old } ?? index
      new.beginAppearance(false, animated: true)
      old.beginAppearance(true, animated: true)
    }
    gone.viewIfLoaded?.removeFromSuperview()
    loadedView?.insertSubview(there.view, at: 0)  // The bar stays in front.
    gone.endAppearance()
    there.endAppearance()
    for screen in [old, new] { screen.ownCoordinator = nil }
    coordinator.end()
    loadedView?.setNeedsLayout()
  }
}
