import Foundation
import HeadlessControllers
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
  /// The preferred look. Kept without effect.
  public var preferredBehavioralStyle: BehavioralStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The look: that of the iPad.
  public var behavioralStyle: BehavioralStyle { .pad }
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

extension PickerView {
  /// Whether the selected row is marked. Kept without effect.
  public var showsSelectionIndicator: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension DatePicker: KeyedProperties {
  /// Keeps a value under a key. Apps set the colour of the text in this way.
  package func setKeyedValue(_ value: Any?, _ key: String) { keep(value, "value " + key) }
  /// Returns the value that was kept under a key.
  package func keyedValue(_ key: String) -> Any? { kept(or: Any?.none, "value " + key) }
}

extension Switch {
  /// The style of a switch. Counterpart: `UISwitch.Style`.
  public enum Style: Int, Hashable, Sendable {
    case automatic, checkbox, sliding
  }
  /// The preferred style. Kept without effect.
  public var preferredStyle: Style {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The style: a sliding switch.
  public var style: Style { .sliding }
}

extension Control.Event {
  /// Events that the system reserves.
  public static let systemReserved = Self(rawValue: 0xF000_0000)
}

extension Control.State {
  /// States that the system reserves.
  public static let reserved = Self(rawValue: 0xFF00_0000)
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

extension DatePicker {
  /// Whether dates are rounded to the minute interval. Kept without effect.
  public var roundsToMinuteInterval: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
}
