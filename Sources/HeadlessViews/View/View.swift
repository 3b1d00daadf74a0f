import Foundation

/// A rectangle that can contain subviews: the base class of everything on screen.
///
/// Geometry, hierarchy, layout passes and hit testing are UIKit's. Nothing is rendered; visual
/// attributes are kept as data.
///
/// Members that clients override are declared here, since members of an extension cannot be
/// overridden; their implementations are in one file per topic.
///
/// Coverage: simulated. Kept without effect: `clearsContextBeforeDrawing`,
/// `contentScaleFactor`, `focusGroupIdentifier`, `isExclusiveTouch`, `isMultipleTouchEnabled`,
/// `largeContentImage`, `largeContentImageInsets`, `largeContentTitle`, `mask`,
/// `maximumContentSizeCategory`, `minimumContentSizeCategory`, `restorationIdentifier`,
/// `scalesLargeContentImage`, `setNeedsDisplay()`, `setNeedsDisplay(_:)`,
/// `showsLargeContentViewer`.
@preconcurrency @MainActor
open class View: Responder {
  // These are read in every layout pass, where the run-time check for overlapping accesses costs more
  // than the access. There are no overlaps: no other code runs while one of them is modified.
  @exclusivity(unchecked) package var geometry = ViewGeometry()
  @exclusivity(unchecked) package internal(set) var children: [View] = []
  /// The superview. It has this view among its `children`, and clears this reference when it ends: a
  /// weak one would slow every later retain of the superview down.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parent: View?
  /// The controller whose view this is.
  @exclusivity(unchecked) package weak var owner: (any ViewOwner)?
  @exclusivity(unchecked) package weak var currentWindow: Window?
  @exclusivity(unchecked) package var layoutState = LayoutState()
  @exclusivity(unchecked) package var autoLayout = AutoLayoutState()
  @exclusivity(unchecked) package var margins = LayoutMargins()
  @exclusivity(unchecked) var knownSafeAreaInsets = EdgeInsets.zero
  var ownTintColor: Color?
  package var recognizers: [GestureRecognizer] = []
  /// The layer, once it has been created.
  var knownLayer: Layer?
  /// Whether this view has crashed and the crash was captured. An inert view calls no delegate or
  /// data source.
  @exclusivity(unchecked) public internal(set) var hasCrashed = false

  /// A number by which ``viewWithTag(_:)`` finds the view.
  open var tag = 0
  /// The margins and dimensions that adapt when the superview's size changes.
  @exclusivity(unchecked) open var autoresizingMask = AutoresizingMask(rawValue: 0)
  /// Whether subviews are resized with this view by their autoresizing masks.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// Whether content is clipped to the bounds. Queries do not find content that is clipped away.
  open var clipsToBounds = false
  /// The opacity, from 0 to 1. A nearly transparent view gets no touches.
  open var alpha: CGFloat = 1 {
    didSet {
      ViewAnimation.note(self)
      guard alpha != oldValue else { return }
      ImplicitAnimations.note("opacity", of: self)
      checkObservers()
    }
  }
  /// Whether the view is hidden.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      (parent as? StackView)?.arrangementDidChange()
      checkObservers()
    }
  }
  /// Whether the view is opaque.
  open var isOpaque = true
  /// Whether the view and its descendants get touches.
  open var isUserInteractionEnabled = true
  /// The background colour.
  open var backgroundColor: Color? {
    didSet {
      ViewAnimation.note(self)
      if backgroundColor != oldValue { ImplicitAnimations.note("backgroundColor", of: self) }
    }
  }
  /// The way in which content fills the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view is mirrored in right-to-left layouts.
  @exclusivity(unchecked) open var semanticContentAttribute = SemanticContentAttribute.unspecified

  /// Creates a view.
  ///
  /// - Parameter frame: The frame, in the coordinates of the future superview.
  public init(frame: CGRect) {
    super.init()
    guard accepts(LayerGeometryFault(position: frame.middle)) else { return }
    geometry.frame = frame
  }

  /// Creates a view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates the view that a storyboard or a nib describes; with any other coder, an empty view of
  /// zero size.
  public required init?(coder: NSCoder) {
    super.init()
    setUpForCoder()
    (coder as? InterfaceCoder)?.decode(self)
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  // MARK: Geometry

  /// The frame, in the superview's coordinates; of a transformed view, its bounding box.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      guard accepts(LayerGeometryFault(position: newValue.middle)) else { return }
      changeGeometry { $0.frame = newValue }
    }
  }

  /// The bounds, in the view's own coordinates. A scroll view scrolls by changing their origin.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      guard accepts(LayerGeometryFault(bounds: newValue)) else { return }
      changeGeometry { $0.bounds = newValue }
    }
  }

  /// The centre, in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set {
      guard accepts(LayerGeometryFault(position: newValue)) else { return }
      changeGeometry { $0.center = newValue }
    }
  }

  /// The transform about the centre.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: View? { parent }
  /// The subviews, from back to front.
  open var subviews: [View] { children }
  /// The window that contains this view.
  open var window: Window? { currentWindow }
  /// The next responder: the view's controller, otherwise the superview.
  open override var next: Responder? { owner ?? parent }

  /// Adds a view in front of the other subviews. It is removed from its previous superview.
  open func addSubview(_ view: View) {
    insert(view, at: .front)
  }

  /// Inserts a view at an index among the subviews, counted from the back.
  open func insertSubview(_ view: View, at index: Int) {
    insert(view, at: .index(index))
  }

  /// Inserts a view directly in front of another subview.
  open func insertSubview(_ view: View, aboveSubview siblingSubview: View) {
    insert(view, at: .above(siblingSubview))
  }

  /// Inserts a view directly behind another subview.
  open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
    insert(view, at: .below(siblingSubview))
  }

  /// Removes this view from its superview, which releases it.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: View) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: View) {}
  /// Called when the superview is about to change; `nil` on removal.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called when the window is about to change; `nil` on removal.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Requests a layout in the next pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Runs the pending layout of this view, its descendants, and the contiguous ancestors that need
  /// layout too.
  open func layoutIfNeeded() {
    runPendingLayout()
  }

  /// Applies the constraints to the subviews; subviews without constraints keep their frames.
  /// Overrides call this first.
  open func layoutSubviews() {
    placeByConstraints()
  }

  /// Called when the sublayers of the view's layer are laid out; lays out the subviews.
  open func layoutSublayers(of layer: Layer) { layoutSubviews() }

  /// Has no effect: nothing is rendered.
  open func setNeedsDisplay() {}
  /// Draws a part of the view. Nothing is rendered, so only a test calls this.
  open func draw(_ rect: CGRect) {}
  /// Called when Interface Builder shows the view: never, here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Sizes

  /// The natural size of the content; ``View/noIntrinsicMetric`` in a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Reports a change of the intrinsic size: the superview lays out again.
  open func invalidateIntrinsicContentSize() {
    parent?.sizeWasInvalidated(of: self)
    if hasGivenFrame {
      parent?.setNeedsLayout()
    } else {
      parent?.requestConstrainedLayout()
    }
  }

  /// Returns the size that fits best within another. The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits best. The origin of the frame is kept.
  open func sizeToFit() {
    resizeToFit()
  }

  /// Returns the fitting size: as small, or as large, as possible.
  ///
  /// - Parameter targetSize: ``layoutFittingCompressedSize`` or ``layoutFittingExpandedSize``, or
  ///   the size to approach.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the fitting size.
  ///
  /// The constraints in the view determine it, if there are any. Without constraints it is the
  /// first of these: the target's required dimensions, the intrinsic size, the size that fits.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let fitting = LayoutFitting(
      target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    return constrainedSize(fitting) ?? fittingSize(fitting)
  }

  // MARK: Properties

  /// Updates the properties of the view from the app's model, before its layout (behaviour 25.10).
  ///
  /// It is called before the first layout, and again when something changes that it read of
  /// observable objects. iOS 26 added it.
  open func updateProperties() {}

  /// Requests ``updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() { markNeedsUpdate(.own) }

  /// Runs the updates of properties that are due in this view and its descendants.
  open func updatePropertiesIfNeeded() { runUpdatesOfProperties() }

  // MARK: Auto Layout

  /// Whether the frame is kept as set; if not, constraints determine it.
  ///
  /// UIKit turns the frame and the autoresizing mask into constraints; here these do not appear in
  /// ``constraints``.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.keepsFrame }
    set { setKeepsFrame(newValue) }
  }

  /// Whether ``updateConstraints()`` is called before the first layout even if the view keeps its
  /// frame.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Runs the pending constraint updates of this view and its descendants.
  open func updateConstraintsIfNeeded() {
    runUpdatesOfConstraints()
  }

  /// Updates the constraints. Overrides call this last.
  open func updateConstraints() {}

  /// The view whose first baseline is this view's.
  open var forFirstBaselineLayout: View { self }
  /// The view whose last baseline is this view's.
  open var forLastBaselineLayout: View { self }
  /// Returns the view whose last baseline is this view's.
  open func forBaselineLayout() -> View { forLastBaselineLayout }

  /// Ends editing in this view and its subviews.
  ///
  /// - Parameter force: Whether to end editing even if the first responder refuses. It is not
  ///   notified of being overruled.
  /// - Returns: Whether no view in the hierarchy is being edited afterwards.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  // MARK: Layer

  /// The class of ``layer``.
  open class var layerClass: AnyClass { Layer.self }
  /// The layer of the view, as data.
  open var layer: Layer {
    if let knownLayer { return knownLayer }
    let layer = makeLayer()
    knownLayer = layer
    return layer
  }

  /// Returns the action for a change of the layer: none, as for a view outside an animation.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { NSNull() }
  /// Provides the content of the layer. Nothing is rendered, so nothing calls it.
  open func display(_ layer: Layer) {}
  /// Draws the content of the layer. Nothing is rendered, so only a test calls it.
  open func draw(_ layer: Layer, in ctx: CGContext) {}
  /// The distances of the visual content from the frame.
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// Returns the rectangle of the visual content for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for a rectangle of the visual content.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.inverted)
  }
  /// Whether the view can get the focus.
  open var canBecomeFocused: Bool { false }

  // MARK: Margins and safe area

  /// The margins of the content, including the safe area.
  open var layoutMargins: EdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The ``layoutMargins`` in reading direction.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { layoutMargins = newValue.insets(effectiveUserInterfaceLayoutDirection) }
  }

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// The insets of the safe area in this view, which bars and the device housing do not cover.
  open var safeAreaInsets: EdgeInsets { computedSafeAreaInsets }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Appearance

  /// The colour of interactive elements, inherited from the superview by default; blue at the root.
  open var tintColor: Color! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }

  /// Called when the tint colour has changed.
  open func tintColorDidChange() {}

  /// Called when the simulator's traits have changed, on views in a visible window.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  /// Adjusts the fonts of the view that follow the preferred text size.
  @_spi(Hooks) open func preferredTextSizeDidChange(to traits: TraitCollection) {}

  /// The traits of the view: the simulator's, with overrides applied.
  open var traitCollection: TraitCollection { resolvedTraits }

  // MARK: Hit testing

  /// Returns the frontmost view that contains a point, among this view and its descendants; hidden,
  /// nearly transparent and non-interactive views are skipped with their subviews.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event; ignored here.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether a point is inside this view.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event; ignored here.
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    bounds.contains(point)
  }

  /// The gesture recognisers of this view, which also see the touches of its subviews.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }

  /// Adds a gesture recogniser. It is removed from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a gesture recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns whether a recogniser on this view may begin. Called after its delegate has agreed.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: State restoration

  /// Stores the view's state. The default does nothing, and nothing calls it here.
  ///
  /// - Parameter coder: The archive.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the view's state. The default does nothing, and nothing calls it here.
  ///
  /// - Parameter coder: The archive.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Description

  @_spi(Hooks) open override var descriptionParts: [String] { viewDescriptionParts }

  // MARK: For the views of this package

  /// Sets up a view that is created with `init?(coder:)`, before the values of the coder are applied.
  /// Overrides call `super` first.
  @_spi(Hooks) open func setUpForCoder() {}
  /// The properties of the class, beside those of every view, that are taken from appearance templates.
  @_spi(Hooks) open class var appearanceProperties: [AppearanceProperty] { [] }

  /// The parts of the description that describe the content, between its frame and its flags.
  @_spi(Hooks) open var contentDescriptionParts: [String] { [] }
  /// Whether UIKit's class has gesture recognisers of its own, which its description mentions.
  @_spi(Hooks) open var hasGestureRecognizers: Bool { false }
  /// The safe area insets as the subviews see them, from the edges of the bounds.
  @_spi(Hooks) open var safeAreaInsetsForSubviews: EdgeInsets { safeAreaInsets }
  /// Returns whether this view sets the frame of a subview regardless of constraints.
  @_spi(Hooks) open func places(_ subview: View) -> Bool { false }
  /// Returns whether the constraints in a subview that this view places determine its own size, too.
  @_spi(Hooks) open func isSizedByConstraints(in subview: View) -> Bool { false }
  /// Returns the size that the constraints in this view determine, or `nil` if there are none.
  @_spi(Hooks) open func constrainedSize(_ fitting: LayoutFitting) -> CGSize? {
    ownConstrainedSize(fitting)
  }
  /// Called when a subview reports that its intrinsic size has changed.
  @_spi(Hooks) open func sizeWasInvalidated(of subview: View) {}
  /// Called when the constraints in a subview, or what they depend on, have changed.
  @_spi(Hooks) open func constraintsDidChange(in subview: View) {}
  /// Whether the content wraps when it has less than its intrinsic width.
  @_spi(Hooks) open var wrapsContent: Bool { false }
  /// Returns the intrinsic size for a width, or for an unlimited width.
  @_spi(Hooks) open func constrainedContentSize(within width: CGFloat?) -> CGSize {
    intrinsicContentSize
  }
  /// The distance of the first baseline from the top edge.
  @_spi(Hooks) open var firstBaselineFromTop: CGFloat { 0 }
  /// The distance of the last baseline from the bottom edge.
  @_spi(Hooks) open var lastBaselineFromBottom: CGFloat { 0 }
  /// The distance of the baseline from the vertical centre, in points, for a view that centres one line
  /// of text; `nil` for other views.
  @_spi(Hooks) open var baselineFromCenter: CGFloat? { nil }
  /// Prepares for a layout that is about to run, whatever a client's override does.
  @_spi(Hooks) open func prepareForLayout() {}
  /// Updates the content that follows observable objects, when one of them has changed.
  @_spi(Hooks) open func updateObservedContent() {}
  /// Called after a change of the bounds, after subviews were resized.
  @_spi(Hooks) open func boundsDidChange(from old: CGRect) {}
  /// Called after a change of the safe area, after the client was notified.
  @_spi(Hooks) open func safeAreaDidChangeInternally() {}
  /// Handles a tap on this view or in it.
  ///
  /// The touched view comes first, then its ancestors, until one of them handles the tap.
  ///
  /// - Returns: Whether the tap was handled, or is withheld from the ancestors.
  @_spi(Hooks) open func receiveTap(_ touch: Touch) -> Bool { false }
  /// Whether the view follows its own touches, as controls do.
  @_spi(Hooks) open var tracksTouches: Bool { false }
  /// The text that messages about constraints print beside the view's address.
  @_spi(Hooks) open var textInConstraints: String? { nil }
  /// Handles a touch on this view that was cancelled in favour of a gesture.
  @_spi(Hooks) open func receiveCancelledTouch(_ touch: Touch) {}

  // MARK: Accessibility defaults

  @_spi(Hooks) open override var defaultAccessibilityFrame: CGRect { frameOnScreen(bounds) }

  // MARK: Hierarchy, further

  /// Returns whether this view is another one or inside it, at any depth.
  open func isDescendant(of view: View) -> Bool {
    self === view || parent?.isDescendant(of: view) == true
  }

  /// Returns the first view with a tag, among this one and its descendants, from back to front.
  open func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: View) {
    guard view.parent === self else { return }
    insert(view, at: .front)
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: View) {
    guard view.parent === self else { return }
    insert(view, at: .index(0))
  }

  /// Swaps two subviews by their indices, counted from the back.
  ///
  /// - Precondition: Both indices are less than the number of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    for index in [index1, index2] where !children.indices.contains(index) {
      return ViewMisuse.arrayIndex(
        index, count: children.count, method: "exchangeObjectAtIndex:withObjectAtIndex:"
      ).raise()
    }
    children.swapAt(index1, index2)
    setNeedsLayout()
  }

  // MARK: Conversion

  /// Converts a point from this view's coordinates to another view's; `nil` means the window's.
  open func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    guard let target = view ?? window else { return pointInRoot(point) }
    return target.pointFromRoot(pointInRoot(point))
  }
  /// Converts a point from another view's coordinates to this view's; `nil` means the window's.
  open func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    guard let source = view ?? window else { return pointFromRoot(point) }
    return pointFromRoot(source.pointInRoot(point))
  }
  /// Converts a rectangle from this view's coordinates to another view's; `nil` means the window's.
  open func convert(_ rect: CGRect, to view: View?) -> CGRect {
    guard let target = view ?? window else { return rectInRoot(rect) }
    return target.rectFromRoot(rectInRoot(rect))
  }
  /// Converts a rectangle from another view's coordinates to this view's; `nil` means the window's.
  open func convert(_ rect: CGRect, from view: View?) -> CGRect {
    guard let source = view ?? window else { return rectFromRoot(rect) }
    return rectFromRoot(source.rectInRoot(rect))
  }

  // MARK: Margins and guides

  /// Whether the margins include the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.includesSafeArea }
    set { margins.includesSafeArea = newValue }
  }

  /// Whether content also avoids the superview's margins.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.followsSuperview }
    set {
      guard newValue != margins.followsSuperview else { return }
      margins.followsSuperview = newValue
      announceMargins()
    }
  }

  /// The layout direction of this view: its own, otherwise that of the simulator's traits.
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection
    }
  }
  /// Adds a layout guide for constraints to place. It is removed from its previous view.
  open func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
    noticeConstrainedContents()
    requestConstrainedLayout()
  }

  /// Removes a layout guide and the constraints that involve it.
  open func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var ancestor: View? = self
    while let view = ancestor {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.deactivate()
      }
      ancestor = view.parent
    }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    requestConstrainedLayout()
  }
  /// The part of the view that bars and the device housing do not cover.
  open var safeAreaLayoutGuide: LayoutGuide { standardGuide(.safeArea) }
  /// The part of the view within its margins.
  open var layoutMarginsGuide: LayoutGuide { standardGuide(.margins) }
  /// The part of the view within its margins that has a comfortable width for reading: at most 672
  /// points, centred.
  open var readableContentGuide: LayoutGuide { standardGuide(.readable) }

  // MARK: Constraints

  /// The leading edge.
  open var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  open var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
  /// The horizontal centre.
  open var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  open var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; the top edge of a view without text.
  open var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
  /// The active constraints that this view owns.
  open var constraints: [LayoutConstraint] { autoLayout.constraints }

  /// Activates a constraint that this view owns.
  ///
  /// - Precondition: The items are this view or its descendants.
  open func addConstraint(_ constraint: LayoutConstraint) {
    guard constraint.itemViews.allSatisfy({ $0.isDescendant(of: self) }) else {
      LayoutMisuse.generic(
        """
        The view hierarchy is not prepared for the constraint: \(constraint.description) When \
        added to a view, the constraint's items must be descendants of that view (or the view \
        itself). This will crash if the constraint needs to be resolved before the view \
        hierarchy is assembled.
        """)
      return
    }
    guard constraint.isComplete else { return }
    constraint.join(self)
  }
  /// Activates constraints that this view owns.
  open func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates a constraint that this view owns.
  open func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }
  /// Deactivates constraints that this view owns.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// Returns the priority with which the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    autoLayout.hugging[axis]
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic size; 250 by
  /// default.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    autoLayout.hugging[axis] = priority
    parent?.requestConstrainedLayout()
  }
  /// Returns the priority with which the view resists shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    autoLayout.compressionResistance[axis]
  }

  /// Sets the priority with which the view resists shrinking below its intrinsic size; 750 by
  /// default.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: Axis
  ) {
    autoLayout.compressionResistance[axis] = priority
    parent?.requestConstrainedLayout()
  }
  /// Returns whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdate }

  // MARK: Interactions

  /// The interactions of the view.
  open var interactions: [any Interaction] {
    get { keptStates.known(InteractionState.self)?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }

  /// Adds an interaction to the view.
  ///
  /// - Parameter interaction: The interaction. It is removed from its previous view.
  open func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    kept { InteractionState() }.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction from the view.
  ///
  /// - Parameter interaction: The interaction.
  open func removeInteraction(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    kept { InteractionState() }.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// The view whose opacity masks this view's content. Kept without effect.
  open var mask: View? {
    get { keptProperties.mask }
    set { keptProperties.mask = newValue }
  }
  /// Whether no other view gets touches while this one does. Kept without effect.
  open var isExclusiveTouch: Bool {
    get { keptProperties.isExclusiveTouch }
    set { keptProperties.isExclusiveTouch = newValue }
  }
  /// Whether the view gets several touches at once. Kept without effect.
  open var isMultipleTouchEnabled: Bool {
    get { keptProperties.isMultipleTouchEnabled }
    set { keptProperties.isMultipleTouchEnabled = newValue }
  }
  /// The number of pixels in a point; the screen's by default.
  open var contentScaleFactor: CGFloat {
    get { keptProperties.contentScaleFactor ?? simulator.scale }
    set { keptProperties.contentScaleFactor = newValue }
  }
  /// Whether the view is cleared before it is drawn. Kept without effect.
  open var clearsContextBeforeDrawing: Bool {
    get { keptProperties.clearsContextBeforeDrawing }
    set { keptProperties.clearsContextBeforeDrawing = newValue }
  }

  /// The adjustment of the tint colour, for example under an alert. A change calls
  /// ``tintColorDidChange()``, and no colour is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { keptProperties.tintAdjustmentMode }
    set {
      guard newValue != tintAdjustmentMode else { return }
      keptProperties.tintAdjustmentMode = newValue
      tintColorDidChange()
    }
  }
  /// The identifier for state restoration. Kept without effect.
  open var restorationIdentifier: String? {
    get { keptProperties.restorationIdentifier }
    set { keptProperties.restorationIdentifier = newValue }
  }
  /// The group in which focus moves. Kept without effect: no view gets focus here.
  open var focusGroupIdentifier: String? {
    get { keptProperties.focusGroupIdentifier }
    set { keptProperties.focusGroupIdentifier = newValue }
  }
  /// Whether the view has focus; always `false`.
  open var isFocused: Bool { false }
  /// The title that the large content viewer shows. Kept without effect.
  open var largeContentTitle: String? {
    get { keptProperties.largeContentTitle }
    set { keptProperties.largeContentTitle = newValue }
  }
  /// Whether the large content viewer shows the view. Kept without effect.
  open var showsLargeContentViewer: Bool {
    get { keptProperties.showsLargeContentViewer }
    set { keptProperties.showsLargeContentViewer = newValue }
  }

  /// Returns a view of the same size and colour, in place of a snapshot of this one.
  ///
  /// - Parameter afterUpdates: Whether pending layout runs first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    if afterUpdates { layoutIfNeeded() }
    let picture = View(frame: bounds)
    picture.backgroundColor = backgroundColor
    return picture
  }
  /// Has no effect: nothing is rendered.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// The appearance of the view and its subviews; unspecified to inherit it.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.set(newValue) }
  }
  /// The area of the view that the keyboard covers. A test shows the keyboard by
  /// `simulator.showKeyboard(height:)`.
  open var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let known = autoLayout.standardGuides[.keyboard] as? KeyboardLayoutGuide { return known }
    let guide = KeyboardLayoutGuide(.keyboard, of: self)
    autoLayout.standardGuides[.keyboard] = guide
    return guide
  }
  /// The image that the large content viewer shows. Kept without effect.
  open var largeContentImage: Image? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The insets of that image, in points. Kept without effect.
  open var largeContentImageInsets: EdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
  /// Whether the large content viewer scales the image. Kept without effect.
  open var scalesLargeContentImage: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The smallest text size of the view. Kept without effect.
  open var minimumContentSizeCategory: ContentSizeCategory? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The largest text size of the view. Kept without effect.
  open var maximumContentSizeCategory: ContentSizeCategory? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The transform about the centre, in three dimensions. Only its affine part moves the view.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point of the view that its centre and its transform refer to, from 0 to 1 in each
  /// direction. The centre stays when it changes, and the frame moves.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Whether the constraints leave the frame of a view in a window open. (behaviour 25.107)
  open var hasAmbiguousLayout: Bool {
    guard window != nil, !hasGivenFrame else { return false }
    return LayoutSystem.ambiguous(in: constraintRoot, breakingTies: true)
      .contains(ObjectIdentifier(self))
  }
  /// Has no effect: of several layouts, one is always chosen.
  open func exerciseAmbiguityInLayout() {}

  /// Returns a snapshot of a part of the view, without its content.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
  ) -> View? {
    let snapshot = snapshotView(afterScreenUpdates: afterUpdates)
    snapshot?.frame = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }

  #if os(Linux)
    /// Draws the view and its subviews in the current context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the current context that the bounds fill.
    ///   - afterUpdates: Whether pending layout runs first.
    /// - Returns: Whether there is a current context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      drawOnCurrentCanvas(in: rect, afterScreenUpdates: afterUpdates)
    }
  #endif
}
