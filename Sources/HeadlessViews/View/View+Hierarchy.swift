extension View {
  /// A position among the subviews.
  package enum Place {
    case front
    case index(Int)
    case above(View)
    case below(View)
  }

  /// Returns this view and its descendants, as far as they are of a class.
  package func descendants<Kind: View>(of kind: Kind.Type) -> [Kind] {
    ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.descendants(of: kind) }
  }

  /// Inserts a view, with UIKit's order of callbacks.
  ///
  /// - Precondition: This view is not inside the inserted one.
  package func insert(_ view: View, at place: Place) {
    guard !isDescendant(of: view) else { return ViewMisuse.subviewOfItself.raise() }
    if view.parent === self {
      removeChild(view)
      insertChild(view, at: place)
      setNeedsLayout()
      return
    }
    guard view.owner?.viewMayMove(to: self) ?? true else { return }
    let oldWindow = view.currentWindow
    let oldSuperview = view.parent
    let newWindow = (self as? Window) ?? currentWindow
    oldSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    view.leaveConstraints()
    if oldWindow !== newWindow { view.announce(newWindow) }

    view.detach()
    view.parent = self
    insertChild(view, at: place)
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
    endEditingBeforeLeaving()
    guard let oldSuperview = parent else { return }
    let oldWindow = currentWindow
    oldSuperview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announce(nil) }

    leaveConstraints()
    if !isConstraintRoot { oldSuperview.requestConstrainedLayout() }
    detach()
    oldSuperview.setNeedsLayout()

    if oldWindow != nil { enter(nil) }
    didMoveToSuperview()
    noticeSafeArea()
  }

  /// Adds a view to the subviews; the layers that were added keep their order among theirs.
  func insertChild(_ view: View, at place: Place) {
    let index = index(of: place)
    children.insert(view, at: index)
    let isAbove = if case .above = place { true } else { false }
    knownLayer?.noteInsertion(ofSubviewAt: index, above: isAbove)
  }

  func removeChild(_ view: View) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: index)
    knownLayer?.noteRemoval(ofSubviewAt: index)
  }

  /// Leaves the superview without a callback: not always the one that the callbacks were about, since
  /// they may have moved the view.
  private func detach() {
    parent?.removeChild(self)
    parent = nil
  }

  /// Puts the subviews in an order, without a callback; those that are not in it are no longer
  /// subviews.
  package func arrangeChildren(_ order: [View]) {
    let kept = Set(order.map { ObjectIdentifier($0) })
    for view in children where !kept.contains(ObjectIdentifier(view)) { view.detach() }
    children = order.filter { $0.parent === self }
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
    owner?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in children { view.announce(window) }
  }

  private func enter(_ window: Window?) {
    if window == nil, currentWindow?.firstResponder === self {
      resignByForce()
    }
    currentWindow = window
    if window != nil { takeAppearance() }
    for view in children { view.enter(window) }
    didMoveToWindow()
    owner?.viewDidMove(toWindow: window)
    if window != nil { fulfilFirstResponderRequest() }
  }
}
