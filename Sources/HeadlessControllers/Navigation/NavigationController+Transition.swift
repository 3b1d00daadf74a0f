@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

extension NavigationController {
  /// Prepares the coordinator of an animated transition, which starts with the next layout
  /// (behaviour 17.4).
  func planTransition() {
    guard transition == nil, stackCoordinator == nil, nextIsAnimated, appearance.phase == .there,
      let view = loadedView, view.window != nil, let top = topViewController, top !== shown
    else { return }
    stackCoordinator = TransitionCoordinator(
      from: shown, to: top, in: view, duration: Self.transitionDuration)
  }

  /// Starts the transition to the top screen, unless it already shows or a transition is running.
  ///
  /// The order is UIKit's: the old screen will disappear, the new one will appear, and at the end
  /// the old one did disappear, the new one did appear (behaviour 22.1).
  func beginTransitionIfDue() {
    guard !isOffScreen else { return swapOffScreen() }
    guard transition == nil else { return }
    guard let top = topViewController, top !== shown, let view = loadedView else {
      return endCoordinator()
    }
    let isAnimated = nextIsAnimated && appearance.phase == .there && view.window != nil
    var next = NavigationTransition(from: shown, to: top, isAnimated: isAnimated)
    next.stackBefore = interruptibleStack
    interruptibleStack = nil
    transition = next
    let isPop = next.from.map { from in !stack.contains { $0 === from } } ?? false
    if isPop {
      next.from?.containment = .going
    } else if top === arriving {
      top.containment = .coming
    }
    top.loadViewIfNeeded()
    let coordinator = coordinator(of: next, in: view)
    delegate?.navigationController(self, willShow: top, animated: isAnimated)
    next.from?.beginAppearance(false, animated: isAnimated)
    top.beginAppearance(true, animated: isAnimated || appearsAnimated)
    shown = top
    place(top)
    view.insertSubview(top.view, at: isPop ? 0 : max(0, view.subviews.count - 2))
    if isAnimated, let from = next.from, run(next, from: from, isPop: isPop, in: view) {
      coordinator?.begin()
      return
    }
    coordinator?.begin()
    simulator.perform(isAnimated, "transition to \(top)", duration: Self.transitionDuration) {
      [weak self] in self?.finishTransition()
    }
  }

  /// Runs the delegate's own animation.
  ///
  /// - Returns: Whether there is one.
  private func run(
    _ next: NavigationTransition, from: ViewController, isPop: Bool, in view: View
  ) -> Bool {
    guard
      let animator = delegate?.navigationController(
        self, animationControllerFor: isPop ? .pop : .push, from: from, to: next.to)
    else { return false }
    if next.stackBefore == nil {
      transition?.stackBefore = isPop ? stack + [from] : stack.dropLast()
    }
    stackCoordinator?.aim(
      from: from, to: next.to, duration: animator.transitionDuration(using: nil))
    let context = TransitionContext(
      from: from, to: next.to, in: view, frame: next.to.view.frame, views: .both,
      coordinator: stackCoordinator
    ) { [weak self] isComplete in
      guard let self else { return }
      view.insertSubview(next.to.view, at: 0)  // Bars stay in front.
      if isComplete { finishTransition() } else if let transition { cancelTransition(transition) }
      animator.animationEnded(isComplete)
    }
    context.run(
      animator,
      drivenBy: delegate?.navigationController(self, interactionControllerFor: animator))
    return true
  }

  /// Whether the first screen appears with an animation of its container.
  private var appearsAnimated: Bool {
    shown == nil && appearance.phase == .appearing && appearance.isAnimated
  }

  /// Returns the planned coordinator of a transition, or a new one if the transition is animated.
  private func coordinator(
    of next: NavigationTransition, in view: View
  ) -> TransitionCoordinator? {
    let duration = next.isAnimated ? Self.transitionDuration : 0
    if let stackCoordinator {
      stackCoordinator.aim(from: next.from, to: next.to, duration: duration)
    } else if next.isAnimated {
      stackCoordinator = TransitionCoordinator(
        from: next.from, to: next.to, in: view, duration: duration)
    }
    return stackCoordinator
  }

  /// Ends the transition, whose completions run after the appearance methods (behaviour 17.4).
  func finishTransition() {
    guard let done = transition else { return }
    if done.from == nil, appearance.phase == .appearing {
      transition?.isOverdue = true
      return
    }
    if stackCoordinator?.isCancelled == true { return cancelTransition(done) }
    let (from, to) = (done.from, done.to)
    from?.viewIfLoaded?.removeFromSuperview()
    from?.endAppearance()
    to.endAppearance()
    from?.containment = .none
    to.containment = .none
    let isPop = from.map { from in !stack.contains { $0 === from } } ?? false
    if isPop, let from, from.parent === self { from.removeFromParent() }
    if from != nil || arriving === to { to.didMove(toParent: self) }
    if arriving === to { arriving = nil }
    transition = nil
    endCoordinator()
    // Behaviour 17.3: of the first screen too.
    delegate?.navigationController(self, didShow: to, animated: done.isAnimated)
    tellBarDelegate(from: from, to: to, isPop: isPop)
    if topViewController !== to { viewIfLoaded?.setNeedsLayout() }
  }

  /// Ends a transition that a finger has cancelled: the new screen disappears again, then the old
  /// one appears (behaviour 22.1).
  private func cancelTransition(_ done: NavigationTransition) {
    guard let from = done.from, let stackBefore = done.stackBefore else { return }
    let to = done.to
    stack = stackBefore
    shown = from
    to.beginAppearance(false, animated: true)
    to.endAppearance()
    to.viewIfLoaded?.removeFromSuperview()
    from.containment = .none
    to.containment = .none
    if !stack.contains(where: { $0 === to }) { to.removeFromParent() }
    if arriving === to { arriving = nil }
    from.beginAppearance(true, animated: true)
    from.endAppearance()
    transition = nil
    endCoordinator()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Runs what is left of the coordinator's changes, and its completions.
  private func endCoordinator() {
    let coordinator = stackCoordinator
    stackCoordinator = nil
    coordinator?.end()
  }
}

// Swiping back from the left edge of the screen.
extension NavigationController {
  /// Whether a swipe from the edge pops the top screen: with a back button, no transition running,
  /// and a recogniser that may begin.
  package var maySwipeBack: Bool {
    guard stack.count > 1, transition == nil, appearance.phase == .there,
      let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled
    else { return false }
    if recognizer.delegate == nil, !showsBackButton { return false }
    return recognizer.mayBegin()
  }

  /// Begins to pop the top screen under a finger. The next layout starts the transition.
  package func beginSwipeBack() {
    interruptibleStack = stack
    popViewController(animated: true)
    planTransition()
    stackCoordinator?.beginInteraction()
  }

  /// Lifts the finger: the transition completes or goes back.
  package func endSwipeBack(cancels: Bool) {
    stackCoordinator?.endInteraction(at: cancels ? 0.25 : 0.75, cancels: cancels)
  }

  /// Whether the bar shows a back button.
  package var showsBackButton: Bool {
    guard navigationBar.backItem != nil, let top = navigationBar.topItem else { return false }
    return !top.hidesBackButton
      && (top.leftItemsSupplementBackButton || (top.leftBarButtonItems ?? []).isEmpty)
  }
}

/// A transition between two screens of a navigation controller.
@MainActor
struct NavigationTransition {
  /// The screen that was shown before, if any.
  let from: ViewController?
  /// The screen to show.
  let to: ViewController
  /// Whether the transition is animated.
  let isAnimated: Bool
  /// The stack before a pop that a finger drives, to which a cancelled pop returns.
  var stackBefore: [ViewController]?
  /// Whether the transition ends as soon as the container has appeared.
  var isOverdue = false
}
