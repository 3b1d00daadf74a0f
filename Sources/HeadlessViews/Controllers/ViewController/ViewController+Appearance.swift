extension ViewController {
  /// Begins to appear or disappear, unless that is under way or done.
  ///
  /// The controller hears of it first, its children after it.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      prepareToAppear()
    }
    guard appearance.begin(appearing: isAppearing, animated: animated) else { return }
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    forward { $0.beginAppearance(isAppearing, animated: animated) }
  }

  /// The view is in the hierarchy: tells so, before the first layout, once.
  func arrive() {
    guard appearance.arrive() else { return }
    viewIsAppearing(appearance.isAnimated)
    forward { $0.arrive() }
  }

  /// Ends what is under way, if anything is.
  func endAppearance() {
    arrive()
    let isAnimated = appearance.isAnimated
    followsWindow = false
    switch appearance.end() {
    case .appeared: viewDidAppear(isAnimated)
    case .disappeared: viewDidDisappear(isAnimated)
    case nil: return
    }
    forward { child in
      // One that came in meanwhile waits for its own layout.
      if !child.followsWindow { child.endAppearance() }
    }
  }

  func endAppearanceByHand() {
    guard appearance.phase == .appearing || appearance.phase == .disappearing else {
      simulator.log("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    endAppearance()
  }

  /// Ends an appearance when the windows have been laid out.
  func endAppearanceAfterLayout() {
    simulator.followsLayout.append { [weak self] in self?.endAppearance() }
  }

  private func forward(_ event: (ViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceChildren { event(child) }
  }
}

// A view that moves into a window or out of it takes its controller along. Whoever has begun the
// transition by hand ends it by hand.
extension ViewController {
  func viewWillMove(toWindow window: Window?) {
    let before = appearance.phase
    beginAppearance(window != nil, animated: false)
    if appearance.phase != before { followsWindow = true }
  }

  func viewDidMove(toWindow window: Window?) {
    guard window != nil else {
      if followsWindow { endAppearance() }
      return
    }
    if !isTakenAlong { arrive() }
    if followsWindow { endAppearanceAfterLayout() }
  }

  /// Whether the parent is about to tell this controller where its view is.
  private var isTakenAlong: Bool {
    guard let parent = parentController, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return false
    }
    return parent.appearance.phase == .appearing && !parent.appearance.hasArrived
      && parent.viewIfLoaded?.window != nil
  }

  /// The window is on screen again, with the view in it.
  func windowDidShow() {
    beginAppearance(true, animated: false)
    arrive()
    endAppearanceAfterLayout()
  }

  /// The window is off the screen, with the view in it.
  func windowDidHide() {
    beginAppearance(false, animated: false)
    endAppearance()
  }
}
