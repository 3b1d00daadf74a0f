import Foundation
import HeadlessControls
import HeadlessViews

/// The images of a control's part, by state.
private struct StateImages {
  var images: [UInt: Image] = [:]
}

extension KeepsValues {
  fileprivate func image(_ part: String, for state: Control.State) -> Image? {
    kept(or: StateImages(), part).images[state.rawValue]
  }
  fileprivate func setImage(_ image: Image?, _ part: String, for state: Control.State) {
    var all = kept(or: StateImages(), part)
    all.images[state.rawValue] = image
    keep(all, part)
  }
}

extension Slider {
  /// Sets the image of the track before the thumb. Kept without effect.
  public func setMinimumTrackImage(_ image: Image?, for state: State) {
    setImage(image, "minimumTrack", for: state)
  }
  /// Returns the image of the track before the thumb.
  public func minimumTrackImage(for state: State) -> Image? { image("minimumTrack", for: state) }
  /// Sets the image of the track behind the thumb. Kept without effect.
  public func setMaximumTrackImage(_ image: Image?, for state: State) {
    setImage(image, "maximumTrack", for: state)
  }
  /// Returns the image of the track behind the thumb.
  public func maximumTrackImage(for state: State) -> Image? { image("maximumTrack", for: state) }
  /// The image of the track before the thumb in the current state.
  public var currentMinimumTrackImage: Image? {
    minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal)
  }
  /// The image of the track behind the thumb in the current state.
  public var currentMaximumTrackImage: Image? {
    maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal)
  }
}

extension Stepper {
  /// Sets the image of the button that increases. Kept without effect.
  public func setIncrementImage(_ image: Image?, for state: State) {
    setImage(image, "increment", for: state)
  }
  /// Returns the image of the button that increases.
  public func incrementImage(for state: State) -> Image? { image("increment", for: state) }
  /// Sets the image of the button that decreases. Kept without effect.
  public func setDecrementImage(_ image: Image?, for state: State) {
    setImage(image, "decrement", for: state)
  }
  /// Returns the image of the button that decreases.
  public func decrementImage(for state: State) -> Image? { image("decrement", for: state) }
  /// Sets the image of the background. Kept without effect.
  public func setBackgroundImage(_ image: Image?, for state: State) {
    setImage(image, "background", for: state)
  }
  /// Returns the image of the background.
  public func backgroundImage(for state: State) -> Image? { image("background", for: state) }
  /// Sets the image between the buttons. Kept without effect.
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: State, rightSegmentState right: State
  ) { setImage(image, "divider \(right.rawValue)", for: left) }
}

extension SegmentedControl {
  /// Sets the image of the background. Kept without effect.
  public func setBackgroundImage(
    _ backgroundImage: Image?, for state: State, barMetrics: BarMetrics
  ) { setImage(backgroundImage, "background \(barMetrics.rawValue)", for: state) }
  /// Returns the image of the background.
  public func backgroundImage(for state: State, barMetrics: BarMetrics) -> Image? {
    image("background \(barMetrics.rawValue)", for: state)
  }
  /// Sets the image between two segments. Kept without effect.
  public func setDividerImage(
    _ dividerImage: Image?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: BarMetrics
  ) {
    setImage(dividerImage, "divider \(rightState.rawValue) \(barMetrics.rawValue)", for: leftState)
  }
  /// Returns the image between two segments.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: BarMetrics
  ) -> Image? { image("divider \(rightState.rawValue) \(barMetrics.rawValue)", for: leftState) }
  /// Moves the content of a segment. Kept without effect.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    keep(offset, "contentOffset \(segment)")
  }
  /// Returns the offset of a segment's content.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    kept(or: .zero, "contentOffset \(segment)")
  }
}

extension ProgressView {
  /// The image of the done part. Kept without effect.
  public var progressImage: Image? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The image of the rest. Kept without effect.
  public var trackImage: Image? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The progress that the view shows. Its fraction is taken when it is set; later changes are not
  /// observed.
  public var observedProgress: Progress? {
    get { kept(or: nil) }
    set {
      keep(newValue)
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }
}

extension PageControl {
  /// Sets the image of one page's dot. Kept without effect.
  public func setIndicatorImage(_ image: Image?, forPage page: Int) {
    keep(image, "indicatorImage \(page)")
  }
  /// Returns the image of one page's dot.
  public func indicatorImage(forPage page: Int) -> Image? {
    kept(or: nil, "indicatorImage \(page)")
  }
  /// Sets the image of one page's dot while it is current. Kept without effect.
  public func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    keep(image, "currentPageIndicatorImage \(page)")
  }
  /// Returns the image of one page's dot while it is current.
  public func currentPageIndicatorImage(forPage page: Int) -> Image? {
    kept(or: nil, "currentPageIndicatorImage \(page)")
  }
  /// The image of the current page's dot. Kept without effect.
  public var preferredCurrentPageIndicatorImage: Image? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Whether the dots change only on request. Kept without effect.
  public var defersCurrentPageDisplay: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Has no effect: nothing is drawn.
  public func updateCurrentPageDisplay() {}
}

extension Control {
  /// Whether symbols are animated. Kept without effect.
  public var isSymbolAnimationEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The horizontal alignment of the content in the reading direction.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case let other: return other
    }
  }
}

extension Button {
  /// Whether the pointer hovers over the button: never, here.
  public var isHovered: Bool { false }
  /// Whether the button is pressed for long: never, here.
  public var isHeld: Bool { false }
  /// The colour of the title's shadow in the current state.
  public var currentTitleShadowColor: Color? {
    titleShadowColor(for: state) ?? titleShadowColor(for: .normal)
  }
  /// The symbol configuration of the image in the current state.
  public var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
      ?? preferredSymbolConfigurationForImage(in: .normal)
  }
  /// Changes the pointer over the button. Kept without effect: there is no pointer.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Returns the style of the pointer over a button.
  public typealias PointerStyleProvider = (Button, PointerEffect, PointerShape) -> PointerStyle?
}

extension DatePicker {
  /// Whether dates are rounded to the minute interval. Kept without effect.
  public var roundsToMinuteInterval: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
}

extension ImageView {
  /// The images to animate while highlighted. Kept without effect.
  public var highlightedAnimationImages: [Image]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Whether the image is adjusted when an ancestor is focused. Kept without effect.
  public var adjustsImageWhenAncestorFocused: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension Label {
  /// The way in which lines are broken. Kept without effect.
  public var lineBreakStrategy: ParagraphStyle.LineBreakStrategy {
    get { kept(or: []) }
    set { keep(newValue) }
  }
}

extension ScrollView {
  /// The condition under which the index is shown. Counterpart: `UIScrollView.IndexDisplayMode`.
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    case automatic, alwaysHidden
  }
  /// The condition under which the index is shown. Kept without effect.
  public var indexDisplayMode: IndexDisplayMode {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// Whether keys scroll. Kept without effect.
  public var allowsKeyboardScrolling: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// The recogniser of zooming; `nil` unless the content can be zoomed.
  public var pinchGestureRecognizer: PinchGestureRecognizer? {
    guard maximumZoomScale > minimumZoomScale else { return nil }
    let recognizer = kept(or: PinchGestureRecognizer())
    keep(recognizer)
    return recognizer
  }
  /// Ends the animation of a scroll where it is.
  public func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
}

extension GestureRecognizer {
  /// The modifier keys that are pressed: none.
  public var modifierFlags: KeyModifierFlags { [] }
}
