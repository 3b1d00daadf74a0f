extension NavigationController {
  /// Starts the transition to the top screen, unless it already shows or a transition is running.
  ///
  /// The order is UIKit's: the old screen will disappear, the new one will appear, and at the end
  /// the old one did disappear, the new one did appear.
  func beginTransitionIfDue() {
    guard !isOffScreen else { return swapOffScreen() }
    guard transition == nil, let top = topViewController, top !== shown, let view = loadedView
    else { return }
    let isAnimated = nextIsAnimated && appearance.phase == .there && view.window != nil
    let next = NavigationTransition(from: shown, to: top, isAnimated: isAnimated)
    transition = next
    let isPop = next.from.map { from in !stack.contains { $0 === from } } ?? false
    if isPop { next.from?.containment = .going } else { top.containment = .coming }
    top.loadViewIfNeeded()
    let coordinator =
      isAnimated
      ? TransitionCoordinator(
        from: next.from, to: top, in: view, duration: Self.transitionDuration) : nil
    ownCoordinator = coordinator
    delegate?.navigationController(self, willShow: top, animated: isAnimated)
    next.from?.beginAppearance(false, animated: isAnimated)
    top.beginAppearance(true, animated: isAnimated)
    shown = top
    place(top)
    view.insertSubview(top.view, at: isPop ? 0 : max(0, view.subviews.count - 2))
    coordinator?.begin()
    simulator.perform(isAnimated, "transition to \(top)", duration: Self.transitionDuration) {
      [weak self] in self?.finishTransition()
    }
  }

  private func finishTransition() {
    guard let done = transition else { return }
    let (from, to) = (done.from, done.to)
    from?.viewIfLoaded?.removeFromSuperview()
    from?.endAppearance()
    to.endAppearance()
    from?.containment = .none
    to.containment = .none
    if let from, from.parent === self, !stack.contains(where: { $0 === from }) {
      from.removeFromParent()
    }
    to.didMove(toParent: self)
    transition = nil
    let coordinator = ownCoordinator
    ownCoordinator = nil
    coordinator?.end()
    delegate?.navigationController(self, didShow: to, animated: done.isAnimated)
    if topViewController !== to { viewIfLoaded?.setNeedsLayout() }
  }
}
