import Foundation

/// A rectangle with views in it: the ground of everything on a screen.
///
/// Geometry, hierarchy, layout passes and hit testing are UIKit's; pixels are not there, and what
/// only pixels would show is kept as data.
///
/// Members that clients override stand here, since those of an extension cannot be overridden;
/// how they work stands in a file for each topic.
///
/// Coverage: simulated. Kept without effect: `clearsContextBeforeDrawing`, `contentMode`,
/// `contentScaleFactor`, `focusGroupIdentifier`, `isExclusiveTouch`, `isMultipleTouchEnabled`,
/// `largeContentTitle`, `mask`, `restorationIdentifier`, `setNeedsDisplay()`,
/// `setNeedsDisplay(_:)`, `showsLargeContentViewer`.
@preconcurrency @MainActor
open class View: Responder {
  package var geometry = ViewGeometry()
  package var children: [View] = []
  weak var parent: View?
  /// The controller whose view this is.
  package weak var controller: ViewController?
  package weak var currentWindow: Window?
  package var layoutState = LayoutState()
  package var autoLayout = AutoLayoutState()
  package var margins = LayoutMargins()
  var knownSafeAreaInsets = EdgeInsets.zero
  var ownTintColor: Color?
  package var recognizers: [GestureRecognizer] = []
  /// The layer, once somebody has asked for it.
  var knownLayer: Layer?
  /// Whether this view has crashed and the crash was captured. Nobody asks anything of it then.
  public internal(set) var hasCrashed = false

  /// The number that ``viewWithTag(_:)`` looks for.
  public var tag = 0
  /// Which distances and sizes give way when the superview's size changes.
  public var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow this view's size by their masks.
  public var autoresizesSubviews = true
  /// Whether content is cut off at the bounds. A query does not find what is cut off.
  open var clipsToBounds = false
  /// How much of the view is seen, from 0 to 1. A view that is all but invisible gets no touches.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { (parent as? StackView)?.arrangementDidChange() } }
  }
  /// Whether the view covers all of its bounds.
  open var isOpaque = true
  /// Whether the view and the views in it get touches.
  open var isUserInteractionEnabled = true
  /// The colour behind the content.
  open var backgroundColor: Color?
  /// How content fills a view of another shape.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view turns around where reading goes from right to left.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified

  /// Creates a view.
  ///
  /// - Parameter frame: Where it is, in the coordinates of its superview to be.
  public init(frame: CGRect) {
    super.init()
    geometry.frame = frame
  }

  /// Creates a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates an empty view of no size.
  ///
  /// Archives are not simulated: this is here for subclasses that must call it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates; when transformed, the one around it.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates. Its origin is what a scroll view scrolls.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }

  /// What is applied about the centre.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: View? { parent }
  /// The views in this one, from back to front.
  open var subviews: [View] { children }
  /// The window that this view is in.
  open var window: Window? { currentWindow }
  /// The next link of the chain of responders: the controller whose view this is, else the view
  /// that this one is in.
  open override var next: Responder? { controller ?? parent }

  /// Puts a view in front of the others in this one. It leaves the place where it was.
  open func addSubview(_ view: View) {
    insert(view, at: .front)
  }

  /// Puts a view at an index among the others in this one, counted from the back.
  open func insertSubview(_ view: View, at index: Int) {
    insert(view, at: .index(index))
  }

  /// Puts a view right in front of another one in this one.
  open func insertSubview(_ view: View, aboveSubview siblingSubview: View) {
    insert(view, at: .above(siblingSubview))
  }

  /// Puts a view right behind another one in this one.
  open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
    insert(view, at: .below(siblingSubview))
  }

  /// Takes this view out of its superview, which lets go of it.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Tells that a view is in this one now.
  open func didAddSubview(_ subview: View) {}
  /// Tells that a view is about to leave this one.
  open func willRemoveSubview(_ subview: View) {}
  /// Tells that this view is about to be in another one, or in none.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Tells that this view is in another one now, or in none.
  open func didMoveToSuperview() {}
  /// Tells that this view is about to be in another window, or in none.
  open func willMove(toWindow newWindow: Window?) {}
  /// Tells that this view is in another window now, or in none.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for a layout in the next pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Runs the layout that is due in this view, in the views in it, and in the views around it as
  /// far as it is due there without a gap.
  open func layoutIfNeeded() {
    runPendingLayout()
  }

  /// Places the views in this one: by the constraints, where there are any; others stay where they
  /// are. Overrides call this first.
  open func layoutSubviews() {
    placeByConstraints()
  }

  /// Asks to be drawn. There are no pixels, so nothing comes of it.
  open func setNeedsDisplay() {}
  /// Draws a part of the view. There are no pixels, so nobody calls this but a test.
  open func draw(_ rect: CGRect) {}
  /// Called when Interface Builder shows the view, so by nobody here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Sizes

  /// The size that the content wants; ``View/noIntrinsicMetric`` where it wants none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Tells that the content wants another size: the superview lays out again.
  open func invalidateIntrinsicContentSize() {
    if hasGivenFrame {
      parent?.setNeedsLayout()
    } else {
      parent?.requestConstrainedLayout()
    }
  }

  /// The size that suits the view best within another one. By default it stays as it is.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The size that suits the view best: as small, or as large, as it can be.
  ///
  /// - Parameter targetSize: ``layoutFittingCompressedSize`` or ``layoutFittingExpandedSize``, or
  ///   the size to come close to.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that suits the view best: what the constraints in it make, if there are any; else
  /// exactly the target's where that is required, else what the content wants, else what fits.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let fitting = LayoutFitting(
      target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    return constrainedSize(fitting) ?? fittingSize(fitting)
  }

  // MARK: Auto Layout

  /// Whether the frame is kept as it is set; if not, it follows from constraints.
  ///
  /// UIKit makes constraints of the frame and the mask; here they are not seen among
  /// ``constraints``.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.keepsFrame }
    set { setKeepsFrame(newValue) }
  }

  /// Whether ``updateConstraints()`` is called before the first layout even of a view that keeps
  /// its frame.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Runs the updates of constraints that are due in this view and in the views in it.
  open func updateConstraintsIfNeeded() {
    runUpdatesOfConstraints()
  }

  /// Brings constraints up to date. Overrides call this last.
  open func updateConstraints() {}

  /// The view whose first line of text is this view's.
  open var viewForFirstBaselineLayout: View { self }
  /// The view whose last line of text is this view's.
  open var viewForLastBaselineLayout: View { self }

  // MARK: Layer

  /// The class of ``layer``.
  open class var layerClass: AnyClass { Layer.self }
  /// What the view is drawn by, as data.
  open var layer: Layer {
    if let knownLayer { return knownLayer }
    let layer = makeLayer()
    knownLayer = layer
    return layer
  }

  // MARK: Margins and safe area

  /// The distances that content keeps from the edges, those of the safe area included.
  open var layoutMargins: EdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The same as ``layoutMargins``, in reading direction.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { layoutMargins = newValue.insets(effectiveUserInterfaceLayoutDirection) }
  }

  /// Tells that the margins have changed.
  open func layoutMarginsDidChange() {}

  /// How far bars and the housing of the device reach into this view, from each edge.
  open var safeAreaInsets: EdgeInsets { computedSafeAreaInsets }

  /// Tells that the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Appearance

  /// The colour of what can be touched: the view's own, else that of its superview, else blue.
  open var tintColor: Color! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }

  /// Tells that the tint colour has changed.
  open func tintColorDidChange() {}

  /// Tells that the simulator's traits have changed. Views in a visible window hear of it.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// What the view knows about its surroundings: the simulator's traits.
  open var traitCollection: TraitCollection { resolvedTraits }

  // MARK: Hit testing

  /// The frontmost view that a point is in, among this one and the views in it; hidden ones, all
  /// but invisible ones and those that take no touches are passed over with all that is in them.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event that asks; it makes no difference here.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point is in this view.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event that asks; it makes no difference here.
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    bounds.contains(point)
  }

  /// What recognises gestures on this view and on the views in it.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }

  /// Recognises a gesture on this view. A recogniser leaves the view where it was.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Recognises a gesture no longer.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recogniser on this view may begin, which its delegate has allowed.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: Description

  @_spi(Hooks) open override var descriptionParts: [String] { viewDescriptionParts }

  // MARK: For classes of this module

  /// What a view with content says about it, between its frame and its flags.
  @_spi(Hooks) open var contentDescriptionParts: [String] { [] }
  /// Whether UIKit's class has gesture recognizers of its own, which its description mentions.
  var hasGestureRecognizers: Bool { false }
  /// The safe area as the views in this one see it, from the edges of its bounds.
  var safeAreaInsetsForSubviews: EdgeInsets { safeAreaInsets }
  /// Whether this view gives a subview its frame, whatever constraints say.
  @_spi(Hooks) open func places(_ subview: View) -> Bool { false }
  /// The size that constraints make this view, or `nil` if there are none in it.
  @_spi(Hooks) open func constrainedSize(_ fitting: LayoutFitting) -> CGSize? {
    ownConstrainedSize(fitting)
  }
  /// Whether the content breaks into lines when it has less room than it wants.
  @_spi(Hooks) open var wrapsContent: Bool { false }
  /// The size that the content wants within a width, or when it may be as wide as it likes.
  @_spi(Hooks) open func constrainedContentSize(within width: CGFloat?) -> CGSize {
    intrinsicContentSize
  }
  /// How far the first line of text stands below the upper edge.
  var firstBaselineFromTop: CGFloat { 0 }
  /// How far the last line of text stands above the lower edge.
  var lastBaselineFromBottom: CGFloat { 0 }
  /// Gets ready for a layout that is about to run, whatever a client's class does in it.
  @_spi(Hooks) open func prepareForLayout() {}
  /// Follows a change of place, before subviews have followed.
  func geometryDidChange(from old: ViewGeometry) {}
  /// Follows a change of the bounds, after subviews have followed.
  @_spi(Hooks) open func boundsDidChange(from old: CGRect) {}
  /// Follows a change of the safe area, after the client was told.
  func safeAreaDidChangeInternally() {}
  /// A finger has come down on this view and left it.
  ///
  /// - Returns: Whether that was all of it; else the list that the view is in may have it.
  package func receiveTap(_ touch: Touch) -> Bool { false }
  /// A finger has come down on this view, and then the touch was taken for a gesture.
  package func receiveCancelledTouch(_ touch: Touch) {}

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var defaultAccessibilityFrame: CGRect { frameOnScreen(bounds) }
}
