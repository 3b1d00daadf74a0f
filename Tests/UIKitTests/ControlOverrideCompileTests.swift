import UIKit

// More subclasses that override UIKit's members with its signatures. The test is that they compile.
// (What this package sets cannot be overridden as read-only within the package.)

private class OverridingTextField: UITextField {
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override func firstRect(for range: UITextRange) -> CGRect { .zero }
  override func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nil
  }
  override func characterRange(at point: CGPoint) -> UITextRange? { nil }
  override func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    true
  }
  override func replace(_ range: UITextRange, withText text: String) {}
  override func text(in range: UITextRange) -> String? { nil }
  override func insertText(_ text: String) {}
  override func deleteBackward() {}
  override var hasText: Bool { true }
  override var selectedTextRange: UITextRange? { didSet {} }
  override var markedTextRange: UITextRange? { nil }
  override var isSecureTextEntry: Bool { didSet {} }
  override var textContentType: UITextContentType! { didSet {} }
  override var keyboardType: UIKeyboardType { didSet {} }
  override var returnKeyType: UIReturnKeyType { didSet {} }
  override var autocorrectionType: UITextAutocorrectionType { didSet {} }
  override var keyboardAppearance: UIKeyboardAppearance { didSet {} }
  override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func drawText(in rect: CGRect) {}
  override func drawPlaceholder(in rect: CGRect) {}
  override var attributedPlaceholder: NSAttributedString? { didSet {} }
  override var placeholder: String? { didSet {} }
  override var leftView: UIView? { didSet {} }
  override var rightView: UIView? { didSet {} }
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var defaultTextAttributes: [NSAttributedString.Key: Any] { didSet {} }
  override var isEditing: Bool { true }
  override var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  override var inputView: UIView? {
    get { nil }
    set {}
  }
  override var clearButtonMode: UITextField.ViewMode { didSet {} }
  override var borderStyle: UITextField.BorderStyle { didSet {} }
  override var delegate: (any UITextFieldDelegate)? { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var adjustsFontForContentSizeCategory: Bool { didSet {} }
  override func buildMenu(with builder: any UIMenuBuilder) {}
}

private class OverridingTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override func firstRect(for range: UITextRange) -> CGRect { .zero }
  override func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    true
  }
  override func replace(_ range: UITextRange, withText text: String) {}
  override func insertText(_ text: String) {}
  override func deleteBackward() {}
  override func scrollRangeToVisible(_ range: NSRange) {}
  override var selectedRange: NSRange { didSet {} }
  override var selectedTextRange: UITextRange? { didSet {} }
  override var textContainerInset: UIEdgeInsets { didSet {} }
  override var textContainer: NSTextContainer { super.textContainer }
  override var layoutManager: NSLayoutManager { super.layoutManager }
  override var textStorage: NSTextStorage { super.textStorage }
  override var typingAttributes: [NSAttributedString.Key: Any] { didSet {} }
  override var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet {} }
  override var text: String! { didSet {} }
  override var attributedText: NSAttributedString! { didSet {} }
  override var font: UIFont? { didSet {} }
  override var isEditable: Bool { didSet {} }
  override var isSelectable: Bool { didSet {} }
  override var delegate: (any UITextViewDelegate)? { didSet {} }
  override func copy(_ sender: Any?) {}
  override func paste(_ sender: Any?) {}
  override func cut(_ sender: Any?) {}
  override var undoManager: UndoManager? { nil }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  override func accessibilityActivate() -> Bool { true }
}

private class OverridingControl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  override func cancelTracking(with event: UIEvent?) {}
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  override func sendAction(_ action: UIAction) {}
  override func sendActions(for controlEvents: UIControl.Event) {}
  override var isTouchInside: Bool { true }
  override var state: UIControl.State { .normal }
}

private class OverridingImageView: UIImageView {
  override var isAnimating: Bool { true }
  override init(image: UIImage?) { super.init(image: image) }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var image: UIImage? { didSet {} }
  override var highlightedImage: UIImage? { didSet {} }
  override func startAnimating() {}
  override func stopAnimating() {}
  override var animationImages: [UIImage]? { didSet {} }
  override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet {} }
}

private class OverridingLabel: UILabel {
  override func drawText(in rect: CGRect) {}
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  { bounds }
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var preferredMaxLayoutWidth: CGFloat { didSet {} }
}

private class OverridingSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  { bounds }
  override func setValue(_ value: Float, animated: Bool) {}
  override func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

private class OverridingNavigationBar: UINavigationBar {
  override var standardAppearance: UINavigationBarAppearance { didSet {} }
  override var scrollEdgeAppearance: UINavigationBarAppearance? { didSet {} }
  override var compactAppearance: UINavigationBarAppearance? { didSet {} }
  override var barTintColor: UIColor? { didSet {} }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet {} }
  override var prefersLargeTitles: Bool { didSet {} }
  override var topItem: UINavigationItem? { nil }
  override var backItem: UINavigationItem? { nil }
  override var items: [UINavigationItem]? { didSet {} }
  override var isTranslucent: Bool { didSet {} }
  override var barStyle: UIBarStyle { didSet {} }
  override var shadowImage: UIImage? { didSet {} }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  override var backIndicatorImage: UIImage? { didSet {} }
}

private class OverridingNavigationItem: UINavigationItem {
  override var title: String? { didSet {} }
  override var titleView: UIView? { didSet {} }
  override var prompt: String? { didSet {} }
  override var rightBarButtonItems: [UIBarButtonItem]? { didSet {} }
  override var searchController: UISearchController? { didSet {} }
}

private class OverridingNavigationController: UINavigationController {
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var toolbar: UIToolbar! { super.toolbar }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  override func popViewController(animated: Bool) -> UIViewController? { nil }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  { nil }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  override var viewControllers: [UIViewController] { didSet {} }
  override var topViewController: UIViewController? { nil }
  override var visibleViewController: UIViewController? { nil }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  override var isNavigationBarHidden: Bool { didSet {} }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  override var delegate: (any UINavigationControllerDelegate)? { didSet {} }
  override var hidesBarsOnSwipe: Bool { didSet {} }
}

private class OverridingTabBarController: UITabBarController {
  override var selectedIndex: Int { didSet {} }
  override var selectedViewController: UIViewController? { didSet {} }
  override var viewControllers: [UIViewController]? { didSet {} }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
  override var tabBar: UITabBar { super.tabBar }
  override var delegate: (any UITabBarControllerDelegate)? { didSet {} }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

private class OverridingTabBar: UITabBar {
  override var items: [UITabBarItem]? { didSet {} }
  override var selectedItem: UITabBarItem? { didSet {} }
  override var standardAppearance: UITabBarAppearance { didSet {} }
  override var scrollEdgeAppearance: UITabBarAppearance? { didSet {} }
  override func setItems(_ items: [UITabBarItem]?, animated: Bool) {}
}

private class OverridingSearchBar: UISearchBar {
  override var showsCancelButton: Bool { didSet {} }
  override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {}
  override var text: String? { didSet {} }
  override var placeholder: String? { didSet {} }
  override weak var delegate: (any UISearchBarDelegate)? { didSet {} }
  override var searchTextField: UISearchTextField { super.searchTextField }
}

private class OverridingSplitViewController: UISplitViewController {
  override var viewControllers: [UIViewController] { didSet {} }
  override func show(_ column: UISplitViewController.Column) {}
  override func hide(_ column: UISplitViewController.Column) {}
  override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column)
  {}
  override func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    nil
  }
  override var isCollapsed: Bool { true }
  override var displayMode: UISplitViewController.DisplayMode { .automatic }
}

private class OverridingLayer: CALayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class func needsDisplay(forKey key: String) -> Bool { true }
  override class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  override class func defaultValue(forKey key: String) -> Any? { nil }
  override func action(forKey event: String) -> (any CAAction)? { nil }
  override func draw(in ctx: CGContext) {}
  override func display() {}
  override func layoutSublayers() {}
  override func setNeedsDisplay() {}
  override func setNeedsLayout() {}
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
  override func addSublayer(_ layer: CALayer) {}
  override func preferredFrameSize() -> CGSize { .zero }
  override var contents: Any? { didSet {} }
  override var contentsScale: CGFloat { didSet {} }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var position: CGPoint { didSet {} }
  override var backgroundColor: CGColor? { didSet {} }
  override var cornerRadius: CGFloat { didSet {} }
  override var mask: CALayer? { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var opacity: Float { didSet {} }
  override func presentation() -> Self? { nil }
  override func removeFromSuperlayer() {}
  override var delegate: (any CALayerDelegate)? { didSet {} }
  override var sublayers: [CALayer]? { didSet {} }
}

private class OverridingLayoutManager: NSLayoutManager {
  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  override func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {}
  override func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {}
}

private class OverridingTableViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  override func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  { true }
  override func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { 0 }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

private class OverridingCollectionViewController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  { nil }
  override func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { .zero }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { [0, 0] }
}

private class OverridingCollectionViewCell: UICollectionViewCell {
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
}

private class OverridingPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { .zero }
  override var shouldPresentInFullscreen: Bool { true }
  override var shouldRemovePresentersView: Bool { true }
  override var presentedView: UIView? { nil }
  override var presentationStyle: UIModalPresentationStyle { .custom }
  override var containerView: UIView? { nil }
}

private class OverridingGestureRecognizer: UIGestureRecognizer {
  override func ignore(_ touch: UITouch, for event: UIEvent) {}
  override var allowedTouchTypes: [NSNumber] {
    get { [] }
    set {}
  }
  override func location(in view: UIView?) -> CGPoint { .zero }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  override var numberOfTouches: Int { 0 }
  override func canPrevent(_ g: UIGestureRecognizer) -> Bool { true }
  override func canBePrevented(by g: UIGestureRecognizer) -> Bool { true }
  override func shouldRequireFailure(of o: UIGestureRecognizer) -> Bool { true }
  override func reset() {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}

private class OverridingAlertController: UIAlertController {
  override var actions: [UIAlertAction] { [] }
  override var preferredStyle: UIAlertController.Style { .alert }
  override func addAction(_ action: UIAlertAction) {}
  override var textFields: [UITextField]? { nil }
}

private class OverridingBarButtonItem: UIBarButtonItem {
  override var isSelected: Bool { didSet {} }
  override var title: String? { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var target: AnyObject? { didSet {} }
  override var action: Selector? { didSet {} }
  override var customView: UIView? { didSet {} }
  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

private class OverridingTouch: UITouch {
  override func location(in view: UIView?) -> CGPoint { .zero }
  override var timestamp: TimeInterval { 0 }
  override var tapCount: Int { 1 }
  override var view: UIView? { nil }
  override var force: CGFloat { 0 }
  override var type: UITouch.TouchType { .direct }
}

private class OverridingApplication: UIApplication {
  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { true }
  override func sendEvent(_ event: UIEvent) {}
  override func canOpenURL(_ url: URL) -> Bool { true }
}

private class OverridingDevice: UIDevice {
  override var orientation: UIDeviceOrientation { .portrait }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}

private class OverridingCollectionView: UICollectionView {
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
  }
  override func insertItems(at indexPaths: [IndexPath]) {}
  override var collectionViewLayout: UICollectionViewLayout { didSet {} }
}

private class OverridingRefreshControl: UIRefreshControl {
  override func beginRefreshing() {}
  override func endRefreshing() {}
  override var isRefreshing: Bool { true }
}

private class OverridingSwitch: UISwitch {
  override func setOn(_ on: Bool, animated: Bool) {}
  override var isOn: Bool { didSet {} }
}

private class OverridingStackView: UIStackView {
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  override var arrangedSubviews: [UIView] { [] }
}

private class OverridingDatePicker: UIDatePicker {
  override var date: Date { didSet {} }
  override func setDate(_ date: Date, animated: Bool) {}
}
