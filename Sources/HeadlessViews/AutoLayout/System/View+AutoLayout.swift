import Foundation

extension View {
  /// The active constraints that belong to this view.
  public var constraints: [LayoutConstraint] { autoLayout.constraints }

  /// Makes a constraint active that belongs to this view.
  ///
  /// - Precondition: Its items are this view, or are in it.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard constraint.itemViews.allSatisfy({ $0.isDescendant(of: self) }) else {
      LayoutMisuse.generic(
        """
        The view hierarchy is not prepared for the constraint: \(constraint.description) When \
        added to a view, the constraint's items must be descendants of that view (or the view \
        itself). This will crash if the constraint needs to be resolved before the view \
        hierarchy is assembled.
        """)
    }
    constraint.join(self)
  }

  /// Makes constraints active that belong to this view.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive that belongs to this view.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  /// Makes constraints inactive that belong to this view.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much the view resists being larger than its content wants.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    autoLayout.hugging[axis]
  }

  /// Says how much the view resists being larger than its content wants: 250 at first.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    autoLayout.hugging[axis] = priority
    parent?.requestConstrainedLayout()
  }

  /// How much the view resists being smaller than its content wants.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    autoLayout.compressionResistance[axis]
  }

  /// Says how much the view resists being smaller than its content wants: 750 at first.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: Axis
  ) {
    autoLayout.compressionResistance[axis] = priority
    parent?.requestConstrainedLayout()
  }
}

// MARK: - Who places whom

extension View {
  /// Whether the frame is given: by whoever set it, or by a list or a cell that the view is in.
  var hasGivenFrame: Bool {
    guard let parent else { return true }
    return autoLayout.keepsFrame || parent.places(self)
  }

  /// Whether what is in this view can be solved without what is around it.
  var isConstraintRoot: Bool { parent == nil || (hasGivenFrame && autoLayout.crossings == 0) }

  func setKeepsFrame(_ keeps: Bool) {
    guard keeps != autoLayout.keepsFrame else { return }
    autoLayout.keepsFrame = keeps
    if !keeps { setNeedsUpdateConstraints() }
    noticeConstrainedFrame()
    parent?.requestConstrainedLayout()
  }

  /// Tells the views around this one, when its frame follows from constraints.
  func noticeConstrainedFrame() {
    guard let parent, !isConstraintRoot else { return }
    if !hasGivenFrame || autoLayout.hasConstrainedContents { parent.noticeConstrainedContents() }
  }

  /// Tells the view that this one has just been put in.
  func noticeConstrainedSuperview() {
    if type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    parent?.noticeNeededUpdates(in: self)
    guard !isConstraintRoot else { return }
    noticeConstrainedFrame()
    parent?.requestConstrainedLayout()
  }

  /// Remembers that something in this view is placed by constraints, in the views around it too as
  /// far as these are solved together.
  func noticeConstrainedContents() {
    autoLayout.hasConstrainedContents = true
    if let parent, !isConstraintRoot { parent.noticeConstrainedContents() }
  }

  /// Asks for a layout of this view and of the views that are solved together with it.
  func requestConstrainedLayout() {
    setNeedsLayout()
    if let parent, !isConstraintRoot { parent.requestConstrainedLayout() }
  }

  /// Lets go of the constraints between this view, or something in it, and the views around it.
  func leaveConstraints() {
    var ancestor = parent
    while let view = ancestor {
      for constraint in view.autoLayout.constraints where constraint.involves(self) {
        constraint.deactivate()
      }
      ancestor = view.parent
    }
  }
}

// MARK: - In the layout pass

extension View {
  /// Places what is in this view by constraints, if it is here that they are solved.
  func placeByConstraints() {
    guard autoLayout.hasConstrainedContents, isConstraintRoot else { return }
    LayoutSystem.place(in: self)
  }

  /// The size that the constraints in this view make it, or `nil` if there are none.
  func ownConstrainedSize(_ fitting: LayoutFitting) -> CGSize? {
    guard autoLayout.hasConstrainedContents else { return nil }
    return LayoutSystem.size(of: self, fitting)
  }
}

extension View {
  /// Asks for another solution when what it is made of has moved: this view's given frame, or the
  /// guides that follow from its size.
  func noticeConstrainedGeometry(from old: ViewGeometry) {
    if autoLayout.crossings > 0, hasGivenFrame, geometry.frame != old.frame {
      requestConstrainedLayout()
    } else if geometry.bounds != old.bounds, !autoLayout.standardGuides.isEmpty,
      !isConstraintRoot
    {
      requestConstrainedLayout()
    }
  }
}

// MARK: - Updates

extension View {
  /// Whether ``updateConstraints()`` is due.
  public var needsUpdateConstraints: Bool { autoLayout.needsUpdate }

  func markNeedsUpdateConstraints() {
    guard !autoLayout.needsUpdate else { return }
    autoLayout.needsUpdate = true
    var ancestor = parent
    while let view = ancestor, !view.autoLayout.needsUpdateBelow {
      view.autoLayout.needsUpdateBelow = true
      ancestor = view.parent
    }
    setNeedsLayout()
  }

  /// Leaves a trace to updates that came with a view.
  func noticeNeededUpdates(in view: View) {
    guard view.autoLayout.needsUpdate || view.autoLayout.needsUpdateBelow else { return }
    var ancestor: View? = self
    while let view = ancestor, !view.autoLayout.needsUpdateBelow {
      view.autoLayout.needsUpdateBelow = true
      ancestor = view.parent
    }
  }

  /// Runs the updates that are due, from the innermost views outwards.
  func runUpdatesOfConstraints() {
    if autoLayout.needsUpdateBelow {
      autoLayout.needsUpdateBelow = false
      for view in children { view.runUpdatesOfConstraints() }
    }
    if autoLayout.needsUpdate {
      autoLayout.needsUpdate = false
      controller.map { $0.updateViewConstraints() } ?? updateConstraints()
    }
  }
}
