extension View {
  /// A position among the subviews.
  package enum Place {
    case front
    case index(Int)
    case above(View)
    case below(View)
  }

  /// Returns whether this view is another one or inside it, at any depth.
  public func isDescendant(of view: View) -> Bool {
    self === view || parent?.isDescendant(of: view) == true
  }

  /// Returns the first view with a tag, among this one and its descendants, from back to front.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: View) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
    setNeedsLayout()
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: View) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
    setNeedsLayout()
  }

  /// Swaps two subviews by their indices, counted from the back.
  ///
  /// - Precondition: Both indices are less than the number of subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    precondition(
      children.indices.contains(index1) && children.indices.contains(index2),
      "Subviews \(index1) and \(index2) are not both in 0..<\(children.count)")
    children.swapAt(index1, index2)
    setNeedsLayout()
  }

  /// Inserts a view, with UIKit's order of callbacks.
  ///
  /// - Precondition: This view is not inside the inserted one.
  package func insert(_ view: View, at place: Place) {
    precondition(
      !isDescendant(of: view), "Can't add \(view) as a subview of itself or of a view in it")
    if view.parent === self {
      children.removeAll { $0 === view }
      children.insert(view, at: index(of: place))
      setNeedsLayout()
      return
    }
    let oldWindow = view.currentWindow
    let oldSuperview = view.parent
    let newWindow = (self as? Window) ?? currentWindow
    oldSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    view.leaveConstraints()
    if oldWindow !== newWindow { view.announce(newWindow) }

    oldSuperview?.children.removeAll { $0 === view }
    view.parent = self
    children.insert(view, at: index(of: place))
    if view.hasPendingLayout { view.markPathToRoot() }
    setNeedsLayout()
    view.noticeConstrainedSuperview()

    if oldWindow !== newWindow { view.enter(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.noticeSafeArea()
    if oldWindow !== newWindow { view.noticeSafeAreasOfControllers() }
    view.noticeTintColor()
  }

  /// Removes this view from its superview, with UIKit's order of callbacks.
  func leaveSuperview() {
    guard let oldSuperview = parent else { return }
    let oldWindow = currentWindow
    oldSuperview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announce(nil) }

    leaveConstraints()
    if !isConstraintRoot { oldSuperview.requestConstrainedLayout() }
    parent = nil
    oldSuperview.children.removeAll { $0 === self }
    oldSuperview.setNeedsLayout()

    if oldWindow != nil { enter(nil) }
    didMoveToSuperview()
    noticeSafeArea()
  }

  private func index(of place: Place) -> Int {
    switch place {
    case .front: children.count
    case .index(let index): min(max(index, 0), children.count)
    case .above(let sibling): (children.firstIndex { $0 === sibling } ?? children.count - 1) + 1
    case .below(let sibling): children.firstIndex { $0 === sibling } ?? 0
    }
  }

  private func announce(_ window: Window?) {
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in children { view.announce(window) }
  }

  private func enter(_ window: Window?) {
    if window == nil, currentWindow?.firstResponder === self {
      currentWindow?.firstResponder = nil
    }
    currentWindow = window
    for view in children { view.enter(window) }
    didMoveToWindow()
    controller?.viewDidMove(toWindow: window)
    if window != nil { fulfilFirstResponderRequest() }
  }
}
