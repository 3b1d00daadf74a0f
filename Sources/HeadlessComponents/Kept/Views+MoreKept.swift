import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

/// The look of a control: that of the iPad or of the Mac. Counterpart: `UIBehavioralStyle`.
public enum BehavioralStyle: UInt, Hashable, Sendable {
  case automatic, pad, mac
}

extension Button {
  /// The preferred look. Kept without effect.
  public var preferredBehavioralStyle: BehavioralStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The look: that of the iPad.
  public var behavioralStyle: BehavioralStyle { .pad }
}

extension Slider {
  /// The preferred look. Kept without effect.
  public var preferredBehavioralStyle: BehavioralStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The look: that of the iPad.
  public var behavioralStyle: BehavioralStyle { .pad }
}

extension NavigationBar {
  /// The preferred look. Kept without effect.
  public var preferredBehavioralStyle: BehavioralStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The look: that of the iPad.
  public var behavioralStyle: BehavioralStyle { .pad }
}

extension Label {
  /// The adaptation of the height to the script. Counterpart: `UILetterformAwareSizingRule`.
  public enum SizingRule: Int, Hashable, Sendable {
    case typographic, oversize
  }
  /// The adaptation of the height to the script. Kept without effect.
  public var sizingRule: SizingRule {
    get { kept(or: .typographic) }
    set { keep(newValue) }
  }
  /// Whether the text scrolls while the focus is near. Kept without effect.
  public var enablesMarqueeWhenAncestorFocused: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether letters move together to fit, by the older name. Kept without effect.
  public var adjustsLetterSpacingToFitWidth: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension TextField {
  /// The state of editing, to be restored: the selected range.
  public var interactionState: Any {
    get { selectedCharacters }
    set { if let range = newValue as? NSRange { selectedCharacters = range } }
  }
}

extension TextView {
  /// The state of editing, to be restored: the selected range.
  public var interactionState: Any {
    get { selectedCharacters }
    set { if let range = newValue as? NSRange { selectedCharacters = range } }
  }
}

extension TextView {
  /// The shape of the border. Kept without effect.
  public var borderStyle: BorderStyle {
    get { kept(or: .none) }
    set { keep(newValue) }
  }
  /// The shape of a border. Counterpart: `UITextView.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none, roundedRect
  }
  /// The attributes of highlighted text. Kept without effect.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }
  /// Whether writing tools are shown: no.
  public var isWritingToolsActive: Bool { false }
}

extension Slider {
  /// Returns the rectangle of the image at the smallest value, which is at the leading edge.
  public func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the image at the largest value, which is at the trailing edge.
  public func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension SegmentedControl {
  /// The place of a segment. Counterpart: `UISegmentedControl.Segment`.
  public enum Segment: Int, Hashable, Sendable {
    case any, left, center, right, alone
  }
  /// Moves the content of segments. Kept without effect.
  public func setContentPositionAdjustment(
    _ adjustment: Offset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: BarMetrics
  ) {
    keep(adjustment, "position \(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)")
  }
  /// Returns how the content of segments is moved.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: BarMetrics
  ) -> Offset {
    kept(or: .zero, "position \(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)")
  }
  /// Returns the index of the segment with an action; `NSNotFound` if there is none.
  public func segmentIndex(identifiedBy actionIdentifier: Action.Identifier) -> Int {
    (0..<numberOfSegments).first { actionForSegment(at: $0)?.identifier == actionIdentifier }
      ?? NSNotFound
  }
}

extension PageControl {
  /// The order of pages. Counterpart: `UIPageControl.Direction`.
  public enum Direction: Int, Hashable, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// The way in which the user touches the control. Counterpart: `UIPageControl.InteractionState`.
  public enum InteractionState: Int, Hashable, Sendable {
    case none, discrete, continuous
  }
  /// The way in which the user touches the control, which is not simulated.
  public var interactionState: InteractionState { .none }
  /// The order of pages. Kept without effect.
  public var direction: Direction {
    get { kept(or: .natural) }
    set { keep(newValue) }
  }
}

extension PickerView {
  /// Whether the selected row is marked. Kept without effect.
  public var showsSelectionIndicator: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension ImageView {
  /// The range of brightness. Counterpart: `UIImage.DynamicRange`.
  public typealias DynamicRange = Image.DynamicRange
  /// The preferred range of brightness. Kept without effect.
  public var preferredImageDynamicRange: Image.DynamicRange {
    get { kept(or: .unspecified) }
    set { keep(newValue) }
  }
  /// The guide of the image while it has the focus: that of the view's safe area.
  public var focusedFrameGuide: LayoutGuide { safeAreaLayoutGuide }
}

extension Image {
  /// The range of brightness. Counterpart: `UIImage.DynamicRange`.
  public enum DynamicRange: Int, Hashable, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}

/// The images of a part by state.
private struct ScopeImages {
  var images: [UInt: Image] = [:]
}

extension SearchBar {
  /// Whether the user can dictate. Kept without effect.
  public var isLookToDictateEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Sets the image between the buttons of two scopes. Kept without effect.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: Image?, forLeftSegmentState leftState: Control.State,
    rightSegmentState rightState: Control.State
  ) {
    var all = kept(or: ScopeImages(), "divider \(rightState.rawValue)")
    all.images[leftState.rawValue] = dividerImage
    keep(all, "divider \(rightState.rawValue)")
  }
  /// Returns the image between the buttons of two scopes.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: Control.State, rightSegmentState rightState: Control.State
  ) -> Image? {
    kept(or: ScopeImages(), "divider \(rightState.rawValue)").images[leftState.rawValue]
  }
}

extension ScrollView {
  /// Whether the content bounces up and down. Kept without effect.
  public var bouncesVertically: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// Whether the content bounces left and right. Kept without effect.
  public var bouncesHorizontally: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// Whether a swipe that ends here scrolls the outer view up and down. Kept without effect.
  public var transfersVerticalScrollingToParent: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// Whether a swipe that ends here scrolls the outer view left and right. Kept without effect.
  public var transfersHorizontalScrollingToParent: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// The place of content that is smaller than the view, from 0 to 1. Kept without effect.
  public var contentAlignmentPoint: CGPoint {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
  /// Changes the content offset, and shows the scroll indicators meanwhile.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
  }
  /// Whether a zoom is animated: all end at once.
  public var isZoomAnimating: Bool { false }
  /// The recogniser of presses in a direction.
  public var directionalPressGestureRecognizer: GestureRecognizer { panGestureRecognizer }
}

extension NavigationController {
  /// The recogniser of the swipe from anywhere in the content that goes back.
  public var interactiveContentPopGestureRecognizer: GestureRecognizer? {
    interactivePopGestureRecognizer
  }
}

extension NavigationItem {
  /// The place of the search bar: below the title.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether the search bar may be in another bar. Kept without effect.
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The item that stands for the search bar in a toolbar: an empty item, always the same one.
  public var searchBarPlacementBarButtonItem: BarButtonItem {
    let item = kept(or: BarButtonItem())
    keep(item)
    return item
  }
  /// The line below the title. Kept without effect.
  public var subtitle: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The title when it is large. Kept without effect.
  public var largeTitle: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The line below the large title. Kept without effect.
  public var largeSubtitle: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The view below the title. Kept without effect.
  public var subtitleView: View? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The view below the large title. Kept without effect.
  public var largeSubtitleView: View? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Whether the search bar may move to the toolbar. Kept without effect.
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
}

extension BarItem {
  /// The large image for large text sizes. Kept without effect.
  public var largeContentSizeImage: Image? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The insets of the image on a phone in landscape. Kept without effect.
  public var landscapeImagePhoneInsets: EdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
  /// The insets of the large image. Kept without effect.
  public var largeContentSizeImageInsets: EdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
}

extension BarButtonItem {
  /// Whether the glass behind the item is hidden. Kept without effect.
  public var hidesSharedBackground: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether the item shares the glass of its neighbours. Kept without effect.
  public var sharesBackground: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// The identifier of the item. Kept without effect.
  public var identifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Whether symbols are animated. Kept without effect.
  public var isSymbolAnimationEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The element for a menu. Kept without effect.
  public var menuRepresentation: MenuElement? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The text shown beside the pointer. Kept without effect.
  public var toolTip: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension TabBarItem {
  /// Whether dragged items open the tab. Kept without effect.
  public var isSpringLoaded: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Sets the text attributes of the badge. Kept without effect.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    keep(textAttributes, "badge \(state.rawValue)")
  }
  /// Returns the text attributes of the badge.
  public func badgeTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    kept(or: nil, "badge \(state.rawValue)")
  }
}

extension TabBarController {
  /// Hides or shows the tab bar.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { tabBar.isHidden = hidden }
  /// Whether the tab bar is hidden.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  /// The way in which tabs are shown. Counterpart: `UITabBarController.Mode`.
  public enum Mode: Int, Hashable, Sendable {
    case automatic, tabBar, tabSidebar
  }
  /// The condition under which the tab bar is minimized. Counterpart:
  /// `UITabBarController.MinimizeBehavior`.
  public enum MinimizeBehavior: Int, Hashable, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }
  /// The way in which tabs are shown. Kept without effect.
  public var mode: Mode {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The condition under which the tab bar is minimized. Kept without effect.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The identifier for the user's order of tabs. Kept without effect.
  public var customizationIdentifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension TabBar {
  /// Shows the user which of the items to choose from. Kept without effect.
  public func beginCustomizingItems(_ items: [TabBarItem]) { keep(true, "customizing") }
  /// Ends choosing items, and returns whether it had begun.
  public func endCustomizing(animated: Bool) -> Bool {
    defer { keep(false, "customizing") }
    return isCustomizing
  }
  /// Whether the user chooses items.
  public var isCustomizing: Bool { kept(or: false, "customizing") }
}

extension SplitViewController {
  /// The preferred width of the secondary column, in points. Kept without effect.
  public var preferredSecondaryColumnWidth: CGFloat {
    get { kept(or: -1) }
    set { keep(newValue) }
  }
  /// The least width of the secondary column, in points. Kept without effect.
  public var minimumSecondaryColumnWidth: CGFloat {
    get { kept(or: -1) }
    set { keep(newValue) }
  }
  /// Returns whether a column is shown: one with a controller, and only the last if collapsed.
  public func isShowing(_ column: Column) -> Bool { viewController(for: column) != nil }
}

extension SearchController {
  /// Whether suggestions are hidden while the bar is stacked. Kept without effect.
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension SheetPresentationController {
  /// Whether the sheet has the size of a page. Kept without effect.
  public var prefersPageSizing: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// The effect behind the content. Kept without effect.
  public var backgroundEffect: VisualEffect? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension PopoverPresentationController {
  /// The sheet that the popover becomes in a narrow window.
  public var adaptiveSheetPresentationController: SheetPresentationController {
    kept(
      or: SheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController),
      "adaptive sheet")
  }
}

extension NavigationBarAppearance {
  /// The offset of the title. Kept without effect.
  public var titlePositionAdjustment: Offset {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
  /// The text attributes of the line below the title. Kept without effect.
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }
  /// The appearance of the most important button. Kept without effect.
  public var prominentButtonAppearance: BarButtonItemAppearance {
    get { kept(or: BarButtonItemAppearance()) }
    set { keep(newValue) }
  }
}

extension BarAppearance {
  /// The way in which the image behind the items is fitted. Kept without effect.
  public var backgroundImageContentMode: View.ContentMode {
    get { kept(or: .scaleToFill) }
    set { keep(newValue) }
  }
}

extension ViewController {
  /// The orientation of the interface, by the older name.
  public var interfaceOrientation: InterfaceOrientation {
    Application.shared.statusBarOrientation
  }
}

extension HoverGestureRecognizer {
  /// The distance of the pencil, from 0 to 1: it touches.
  public var zOffset: CGFloat { 0 }
  /// The angle of the pencil to the screen, in radians: upright.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction of the pencil, in radians.
  public func azimuthAngle(in view: View?) -> CGFloat { 0 }
  /// The rotation of the pencil about its axis, in radians.
  public var rollAngle: CGFloat { 0 }
}

extension Touch {
  /// The rotation of the pencil about its axis, in radians.
  public var rollAngle: CGFloat { 0 }
}
