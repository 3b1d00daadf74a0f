import Foundation

// MARK: - Given and constrained frames

extension View {
  /// Whether the frame is given: set directly, or by a list or a cell that contains the view.
  var hasGivenFrame: Bool {
    guard let parent else { return true }
    return autoLayout.keepsFrame || parent.places(self)
  }

  /// Whether the contents of this view can be solved independently of its ancestors.
  var isConstraintRoot: Bool {
    guard let parent else { return true }
    return hasGivenFrame && autoLayout.crossings == 0 && !parent.isSizedByConstraints(in: self)
  }

  /// The view with which the frame of this one is solved.
  package var constraintRoot: View {
    var view = self
    while !view.isConstraintRoot, let outer = view.parent { view = outer }
    return view
  }

  func setKeepsFrame(_ keeps: Bool) {
    guard keeps != autoLayout.keepsFrame else { return }
    autoLayout.keepsFrame = keeps
    if !keeps { setNeedsUpdateConstraints() }
    noticeConstrainedFrame()
    parent?.requestConstrainedLayout()
  }

  /// Notifies the ancestors when constraints determine the frame of this view.
  func noticeConstrainedFrame() {
    guard let parent, !isConstraintRoot else { return }
    if !hasGivenFrame || autoLayout.hasConstrainedContents { parent.noticeConstrainedContents() }
  }

  /// Notifies the new superview of this view.
  func noticeConstrainedSuperview() {
    if type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    parent?.noticeNeededUpdates(in: self)
    guard !isConstraintRoot else { return }
    noticeConstrainedFrame()
    parent?.requestConstrainedLayout()
  }

  /// Records that constraints determine a frame in this view, also in the ancestors that are solved
  /// together with it.
  func noticeConstrainedContents() {
    autoLayout.hasConstrainedContents = true
    if let parent, !isConstraintRoot { parent.noticeConstrainedContents() }
  }

  /// Requests a layout of this view and of the views that are solved together with it.
  func requestConstrainedLayout() {
    setNeedsLayout()
    parent?.constraintsDidChange(in: self)
    if let parent, !isConstraintRoot { parent.requestConstrainedLayout() }
  }

  /// Deactivates the constraints between this view or its descendants and its ancestors.
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
  /// Applies the constraints in this view, if it is the root of a system.
  func placeByConstraints() {
    guard autoLayout.hasConstrainedContents, isConstraintRoot else { return }
    LayoutSystem.place(in: self)
  }

  /// Returns the size that the constraints in this view determine, or `nil` if there are none.
  func ownConstrainedSize(_ fitting: LayoutFitting) -> CGSize? {
    guard autoLayout.hasConstrainedContents else { return nil }
    return LayoutSystem.size(of: self, fitting)
  }

  /// Requests a new solution when its input has changed: this view's given frame, or the guides
  /// that follow from its size.
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

// MARK: - Content sizes

extension View {
  /// Returns the size of the content for a width, or for an unlimited width: the one that replaces the
  /// view's own, if there is one.
  func layoutContentSize(within width: CGFloat?) -> CGSize {
    guard let given = autoLayout.contentSize else { return constrainedContentSize(within: width) }
    let own = constrainedContentSize(within: nil)
    var size = given
    if size.width == Self.noIntrinsicMetric { size.width = own.width }
    if size.height == Self.noIntrinsicMetric { size.height = own.height }
    guard wrapsContent, let width, width < size.width, own.width > 0, own.height > 0 else {
      return size
    }
    // Content of another size breaks into as many lines as the view's own does in proportion.
    let wrapped = constrainedContentSize(within: width * own.width / size.width)
    return CGSize(width: width, height: size.height * wrapped.height / own.height)
  }

  /// The height of the content relative to that of the view's own.
  var contentScale: CGFloat {
    guard let height = autoLayout.contentSize?.height, height != Self.noIntrinsicMetric else {
      return 1
    }
    let own = constrainedContentSize(within: nil).height
    return own > 0 ? height / own : 1
  }
}

// MARK: - Updates

extension View {
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

  /// Marks this view for the updates that are due in a view just added.
  func noticeNeededUpdates(in view: View) {
    guard view.autoLayout.needsUpdate || view.autoLayout.needsUpdateBelow else { return }
    var ancestor: View? = self
    while let view = ancestor, !view.autoLayout.needsUpdateBelow {
      view.autoLayout.needsUpdateBelow = true
      ancestor = view.parent
    }
  }

  /// Runs the constraint updates that are due, innermost views first.
  func runUpdatesOfConstraints() {
    if autoLayout.needsUpdateBelow {
      autoLayout.needsUpdateBelow = false
      for view in children { view.runUpdatesOfConstraints() }
    }
    if autoLayout.needsUpdate {
      autoLayout.needsUpdate = false
      tracking(.constraints) {
        $0.setNeedsUpdateConstraints()
      } _: {
        owner.map { $0.updateViewConstraints() } ?? updateConstraints()
      }
    }
  }
}

/// A target size, and the priority of each dimension.
@_spi(Hooks) public struct LayoutFitting {
  package var target: CGSize
  package var horizontal: LayoutPriority
  var vertical: LayoutPriority

  /// The smallest size.
  static var compressed: LayoutFitting {
    LayoutFitting(target: .zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }
}

extension View {
  /// The layout guides that were added to this view.
  public var layoutGuides: [LayoutGuide] { autoLayout.guides }

  func standardGuide(_ role: LayoutGuide.Role) -> LayoutGuide {
    if let guide = autoLayout.standardGuides[role] { return guide }
    let guide = LayoutGuide(role, of: self)
    autoLayout.standardGuides[role] = guide
    return guide
  }

  /// Returns the insets of a guide from the edges of this view.
  package func insets(of role: LayoutGuide.Role, width: CGFloat) -> EdgeInsets {
    switch role {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readable:
      var insets = layoutMargins
      let surplus = max(0, width - insets.left - insets.right - Self.readableWidth) / 2
      insets.left += surplus
      insets.right += surplus
      return insets
    case .keyboard: return keyboardGuideInsets
    case .own, .scrollFrame, .scrollContent: return .zero
    }
  }

  private static var readableWidth: CGFloat { 672 }
}
