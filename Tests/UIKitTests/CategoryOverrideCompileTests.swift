import UIKit

// Subclasses that override members which UIKit declares in categories, with its signatures: in
// Objective-C all can be overridden. The test is that they compile.

private class OverridingView: UIView {
  override var mask: UIView? { didSet {} }
  override var isExclusiveTouch: Bool { didSet {} }
  override var isMultipleTouchEnabled: Bool { didSet {} }
  override var contentScaleFactor: CGFloat { didSet {} }
  override var clearsContextBeforeDrawing: Bool { didSet {} }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode { didSet {} }
  override var restorationIdentifier: String? { didSet {} }
  override var focusGroupIdentifier: String? { didSet {} }
  override var isFocused: Bool { true }
  override var canBecomeFocused: Bool { true }
  override var largeContentTitle: String? { didSet {} }
  override var largeContentImage: UIImage? { didSet {} }
  override var largeContentImageInsets: UIEdgeInsets { didSet {} }
  override var scalesLargeContentImage: Bool {
    get { true }
    set {}
  }
  override var showsLargeContentViewer: Bool {
    get { true }
    set {}
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { nil }
  override func setNeedsDisplay(_ rect: CGRect) {}
  override func setNeedsDisplay() {}
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
  #if os(Linux)
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      true
    }
  #endif
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var insetsLayoutMarginsFromSafeArea: Bool { didSet {} }
  override var preservesSuperviewLayoutMargins: Bool { didSet {} }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  override var safeAreaInsets: UIEdgeInsets { .zero }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .leftToRight
  }
  override func isDescendant(of view: UIView) -> Bool { true }
  override func viewWithTag(_ tag: Int) -> UIView? { nil }
  override func bringSubviewToFront(_ view: UIView) {}
  override func sendSubviewToBack(_ view: UIView) {}
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {}
  override func insertSubview(_ view: UIView, at index: Int) {}
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  override func addSubview(_ view: UIView) {}
  override func removeFromSuperview() {}
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { .zero }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
  override var interactions: [any UIInteraction] { didSet {} }
  override func addInteraction(_ interaction: any UIInteraction) {}
  override func removeInteraction(_ interaction: any UIInteraction) {}
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { self }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var constraints: [NSLayoutConstraint] { [] }
  override func addConstraint(_ constraint: NSLayoutConstraint) {}
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  override func removeConstraint(_ constraint: NSLayoutConstraint) {}
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .required
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { .required }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  override func needsUpdateConstraints() -> Bool { false }
  override func setNeedsUpdateConstraints() {}
  override func updateConstraintsIfNeeded() {}
  override func updateConstraints() { super.updateConstraints() }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var transform3D: CATransform3D { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var anchorPoint: CGPoint { didSet {} }
  override var minimumContentSizeCategory: UIContentSizeCategory? { didSet {} }
  override var maximumContentSizeCategory: UIContentSizeCategory? { didSet {} }
  override var hasAmbiguousLayout: Bool { false }
  override var accessibilityPath: UIBezierPath? {
    get { nil }
    set {}
  }
  override var automationElements: [Any]? {
    get { nil }
    set {}
  }
  override var accessibilityHeaderElements: [Any]? {
    get { nil }
    set {}
  }
  override var accessibilityUserInputLabels: [String]! {
    get { [] }
    set {}
  }
  override func updateUserActivityState(_ activity: NSUserActivity) {}
  override func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  override func encodeRestorableState(with coder: NSCoder) {}
  override func decodeRestorableState(with coder: NSCoder) {}
  override var undoManager: UndoManager? { nil }
  override var userActivity: NSUserActivity? { didSet {} }
  override func validate(_ command: UICommand) {}
  override var textInputContextIdentifier: String? { nil }
  override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
  override func captureTextFromCamera(_ sender: Any?) {}
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func awakeAfter(using coder: NSCoder) -> Any? { self }
  override func encode(with coder: NSCoder) {}
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  override func remoteControlReceived(with event: UIEvent?) {}
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  override func addGestureRecognizer(_ g: UIGestureRecognizer) {}
  override func removeGestureRecognizer(_ g: UIGestureRecognizer) {}
  override var gestureRecognizers: [UIGestureRecognizer]? { didSet {} }
  override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority h: UILayoutPriority,
    verticalFittingPriority v: UILayoutPriority
  ) -> CGSize { .zero }
  override func invalidateIntrinsicContentSize() {}
  override func display(_ layer: CALayer) {}
  override func draw(_ layer: CALayer, in ctx: CGContext) {}
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  override func buildMenu(with builder: any UIMenuBuilder) {}
  override var canBecomeFirstResponder: Bool { true }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var window: UIWindow? { nil }
  override var superview: UIView? { nil }
  override var subviews: [UIView] { [] }
  override var next: UIResponder? { nil }
  override var layer: CALayer { super.layer }
  override var inputView: UIView? { nil }
  override var tag: Int { didSet {} }
  override var isOpaque: Bool { didSet {} }
}
private class OverridingController: UIViewController {
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { didSet {} }
  override var presentationController: UIPresentationController? { nil }
  override var popoverPresentationController: UIPopoverPresentationController? { nil }
  override var sheetPresentationController: UISheetPresentationController? { nil }
  override var activePresentationController: UIPresentationController? { nil }
  override var navigationController: UINavigationController? { nil }
  override var tabBarController: UITabBarController? { nil }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var tabBarItem: UITabBarItem! { didSet {} }
  override var storyboard: UIStoryboard? { nil }
  override var nibName: String? { nil }
  override var nibBundle: Bundle? { nil }
  override var restorationIdentifier: String? { didSet {} }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
  override var preferredUserInterfaceStyle: UIUserInterfaceStyle { .dark }
  override var automaticallyAdjustsScrollViewInsets: Bool { didSet {} }
  override var viewRespectsSystemMinimumLayoutMargins: Bool { didSet {} }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
  }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  override func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  override func setNeedsUpdateOfPrefersPointerLocked() {}
  override func setNeedsStatusBarAppearanceUpdate() {}
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  override func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { nil }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { true }
    set {}
  }
  override var providesPresentationContextTransitionStyle: Bool { didSet {} }
  override var definesPresentationContext: Bool { didSet {} }
  override var restoresFocusAfterTransition: Bool { didSet {} }
  override var focusGroupIdentifier: String? { didSet {} }
  override var performsActionsWhilePresentingModally: Bool { true }
  override var interactionActivityTrackingBaseName: String? { didSet {} }
  override var isModalInPopover: Bool { didSet {} }
  override var isModalInPresentation: Bool { didSet {} }
  override func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  override func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  override var keyCommands: [UIKeyCommand]? { nil }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  override func show(_ vc: UIViewController, sender: Any?) {}
  override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?
  { nil }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  override var presentedViewController: UIViewController? { nil }
  override var presentingViewController: UIViewController? { nil }
  override var parent: UIViewController? { nil }
  override var children: [UIViewController] { [] }
  override func addChild(_ childController: UIViewController) {}
  override func removeFromParent() {}
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  override func endAppearanceTransition() {}
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  override var prefersPointerLocked: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .none }
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { .zero }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  override var preferredContentSize: CGSize {
    get { .zero }
    set {}
  }
  override func viewIsAppearing(_ animated: Bool) {}
  override func viewLayoutMarginsDidChange() {}
  override func viewSafeAreaInsetsDidChange() {}
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func loadViewIfNeeded() {}
  override var viewIfLoaded: UIView? { nil }
  override var isViewLoaded: Bool { true }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
  }
  override func applicationFinishedRestoringState() {}
  override var disablesAutomaticKeyboardDismissal: Bool { true }
  override var edgesForExtendedLayout: UIRectEdge { didSet {} }
  override var extendedLayoutIncludesOpaqueBars: Bool { didSet {} }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  override var toolbarItems: [UIBarButtonItem]? { didSet {} }
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override var previewActionItems: [any UIPreviewActionItem] { [] }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .automatic }
    set {}
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  override var isBeingPresented: Bool { true }
  override var isBeingDismissed: Bool { true }
  override var isMovingToParent: Bool { true }
  override var isMovingFromParent: Bool { true }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  override func viewWillLayoutSubviews() {}
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  override var title: String? { didSet {} }
  override var view: UIView! { didSet {} }
  override func didReceiveMemoryWarning() {}
}

private class OverridingScrollView: UIScrollView {
  override var zoomScale: CGFloat { didSet {} }
  override var minimumZoomScale: CGFloat { didSet {} }
  override var maximumZoomScale: CGFloat { didSet {} }
  override var bouncesZoom: Bool { didSet {} }
  override var isZooming: Bool { false }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  override func zoom(to rect: CGRect, animated: Bool) {}
  override var delaysContentTouches: Bool { didSet {} }
  override var canCancelContentTouches: Bool { didSet {} }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var scrollIndicatorInsets: UIEdgeInsets { didSet {} }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override func flashScrollIndicators() {}
}

private class OverridingButton: UIButton {
  override var menu: UIMenu? { didSet {} }
  override func setTitle(_ title: String?, for state: UIControl.State) {}
  override func title(for state: UIControl.State) -> String? { nil }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  override func setImage(_ image: UIImage?, for state: UIControl.State) {}
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  override func image(for state: UIControl.State) -> UIImage? { nil }
  override func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  override var currentTitle: String? { nil }
  override var currentImage: UIImage? { nil }
  override var contextMenuInteraction: UIContextMenuInteraction? { nil }
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    .zero
  }
}

private class OverridingLayer: CALayer {
  override func add(_ anim: CAAnimation, forKey key: String?) {}
  override func animation(forKey key: String) -> CAAnimation? { nil }
  override func removeAnimation(forKey key: String) {}
  override func removeAllAnimations() {}
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {}
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {}
  override func contains(_ p: CGPoint) -> Bool { false }
  #if os(Linux)
    override func render(in ctx: CGContext) {}
  #endif
}

private class OverridingSearchController: UISearchController {
  private let ownBar = UISearchBar(frame: .zero)
  override var searchBar: UISearchBar { ownBar }
}

// A gesture recogniser does not conform to `NSCoding`, so a subclass may leave `init(coder:)` out.
private class DirectionalPan: UIPanGestureRecognizer {
  let direction: Int
  init(direction: Int, target: Any?, action: Selector?) {
    self.direction = direction
    super.init(target: target, action: action)
  }
}
