@_spi(Hooks) import HeadlessViews

extension ViewController {
  /// Begins an appearance or disappearance, unless it is in progress or done.
  ///
  /// The controller is notified before its children.
  ///
  /// - Parameter staysOut: Whether the view is not about to enter a window: a test begins the
  ///   appearance by hand.
  func beginAppearance(_ isAppearing: Bool, animated: Bool, staysOut: Bool = false) {
    if isAppearing {
      loadViewIfNeeded()
      prepareToAppear(staysOut: staysOut)
    }
    guard appearance.begin(appearing: isAppearing, animated: animated) else { return }
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    forward { $0.beginAppearance(isAppearing, animated: animated, staysOut: staysOut) }
  }

  /// Calls `viewIsAppearing` once, before the first layout, when the view is in the hierarchy.
  func arrive() {
    guard appearance.arrive() else { return }
    viewIsAppearing(appearance.isAnimated)
    forward { $0.arrive() }
  }

  /// Ends the transition in progress, if any.
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
      // A child added in the meantime ends its appearance after its own layout.
      if !child.followsWindow { child.endAppearance() }
    }
    appearanceDidEnd()
  }

  func beginAppearanceByHand(_ isAppearing: Bool, animated: Bool) {
    let isOutside = loadedView?.window == nil && parentController?.loadedView?.window == nil
    beginAppearance(isAppearing, animated: animated, staysOut: isOutside)
  }

  func endAppearanceByHand() {
    guard appearance.phase == .appearing || appearance.phase == .disappearing else {
      simulator.log("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    endAppearance()
  }

  /// Ends an appearance after the windows have been laid out.
  func endAppearanceAfterLayout() {
    simulator.followsLayout.append { [weak self] in self?.endAppearance() }
  }

  private func forward(_ event: (ViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceChildren { event(child) }
  }
}

// A view that moves into or out of a window starts its controller's appearance transition. A
// transition begun manually must also be ended manually.
extension ViewController {
  package func viewWillMove(toWindow window: Window?) {
    guard !isToldByContainer else { return }
    let before = appearance.phase
    beginAppearance(window != nil, animated: false)
    if appearance.phase != before { followsWindow = true }
  }

  package func viewDidMove(toWindow window: Window?) {
    guard !isToldByContainer else {
      if window != nil { arrive() }
      return
    }
    guard window != nil else {
      if followsWindow { endAppearance() }
      return
    }
    if !isTakenAlong { arrive() }
    if followsWindow { endAppearanceAfterLayout() }
  }

  /// Whether an app's own container has taken over telling this controller of its appearance
  /// (behaviour 25.71).
  private var isToldByContainer: Bool {
    guard let parent = parentController, !parent.loadsScreensInLayout else { return false }
    return !parent.shouldAutomaticallyForwardAppearanceMethods
  }

  /// Whether the parent forwards this controller's appearance transitions.
  private var isTakenAlong: Bool {
    guard let parent = parentController, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return false
    }
    return parent.appearance.phase == .appearing && !parent.appearance.hasArrived
      && parent.viewIfLoaded?.window != nil
  }

  /// Called when the window with the view is on screen again.
  package func windowDidShow() {
    beginAppearance(true, animated: false)
    arrive()
    endAppearanceAfterLayout()
  }

  /// Called when the window with the view has left the screen.
  package func windowDidHide() {
    beginAppearance(false, animated: false)
    endAppearance()
  }
}
