import Foundation
@_spi(Hooks) import HeadlessViews

/// A row of segments of which one is selected.
///
/// A tap selects a segment, and sends `.valueChanged` if the selection changed. Selecting a segment
/// in code sends no actions.
///
/// Counterpart: `UISegmentedControl`. All segments without a width of their own are equally wide.
///
/// Coverage: simulated. Kept without effect: `apportionsSegmentWidthsByContent`,
/// `selectedSegmentTintColor`, `setTitleTextAttributes(_:for:)`.
@preconcurrency @MainActor
open class SegmentedControl: Control {
  /// The index that means no selection.
  nonisolated public static let noSegment = -1
  /// The height of the control, in points.
  nonisolated public static let height: CGFloat = 32
  /// The horizontal space around a title, in points, on both sides together.
  nonisolated public static let padding: CGFloat = 20

  private struct Segment {
    var title: String?
    var image: Image?
    var action: Action?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []
  private var selected = noSegment
  private var attributes = StateValues<[NSAttributedString.Key: Any]>()

  /// The index of the selected segment; ``noSegment`` for none. Setting it sends no actions.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Whether a tapped segment is deselected again immediately.
  open var isMomentary = false
  /// Whether segments are as wide as their titles. Kept without effect.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: Color?

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a segment for each title, image or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(Segment(title: title))
      case let image as Image: segments.append(Segment(image: image))
      case let action as Action: segments.append(Self.segment(action))
      default:
        ViewMisuse.segmentItem("\(type(of: item))").raise()
      }
    }
    frame.size = sizeThatFits(.zero)
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [Action]) {
    self.init(frame: frame)
    segments = actions.map(Self.segment)
  }

  /// Creates a control. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static func segment(_ action: Action) -> Segment {
    Segment(title: action.title.isEmpty ? nil : action.title, image: action.image, action: action)
  }

  /// Inserts a segment with a title. An index past the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image. An index past the end means the end.
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment with an action. An index past the end means the end.
  open func insertSegment(action: Action, at segment: Int, animated: Bool) {
    insert(Self.segment(action), at: segment)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if segment == selected { selected = Self.noSegment }
    if segment < selected { selected -= 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { value(segment)?.title }
  /// Sets the image of a segment.
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> Image? { value(segment)?.image }
  /// Sets the action of a segment.
  open func setAction(_ action: Action, forSegmentAt segment: Int) {
    change(segment) { $0 = Self.segment(action) }
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> Action? { value(segment)?.action }
  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { value(segment)?.isEnabled ?? false }
  /// Sets the width of a segment, in points; zero for the same width as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// Returns the width that was set for a segment, in points.
  open func widthForSegment(at segment: Int) -> CGFloat { value(segment)?.width ?? 0 }
  /// Sets the text attributes of the titles for a state. Kept without effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
  }
  /// Returns the text attributes of the titles for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// The size of the segments, each as wide as the widest.
  open override var intrinsicContentSize: CGSize {
    let font = Font.systemFont(ofSize: 13)
    let widest =
      segments.map {
        max($0.title.map(font.width(of:)) ?? 0, $0.image?.size.width ?? 0)
      }.max() ?? 0
    let free = segments.filter { $0.width == 0 }.count
    let width =
      segments.reduce(0) { $0 + $1.width } + CGFloat(free) * (widest + Self.padding).rounded(.up)
    return CGSize(width: width, height: Self.height - alignmentRectInsets.bottom)
  }
  /// One point at the bottom edge, which constraints leave out. (behaviour 23.3)
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// Returns the size of the segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: Self.height)
  }

  private func insert(_ new: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(new, at: index)
    if index <= selected { selected += 1 }
    invalidateIntrinsicContentSize()
  }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    invalidateIntrinsicContentSize()
  }

  private func value(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  // MARK: Overridable in the module

  /// The titles of the segments, for messages.
  package var titles: [String] { segments.map { $0.title ?? "(no title)" } }

  /// Returns the centre of a segment, in the control's coordinates.
  package func middle(ofSegment index: Int) -> CGPoint {
    let edges = edges
    return CGPoint(x: (edges[index] + edges[index + 1]) / 2, y: bounds.midY)
  }

  private var edges: [CGFloat] {
    let given = segments.reduce(0) { $0 + $1.width }
    let free = CGFloat(segments.filter { $0.width == 0 }.count)
    let share = free > 0 ? max(0, bounds.width - given) / free : 0
    return segments.reduce(into: [bounds.minX]) { edges, segment in
      edges.append((edges.last ?? 0) + (segment.width == 0 ? share : segment.width))
    }
  }

  override func fingerLifted(_ touch: Touch) {
    let x = touch.location(in: self).x
    let edges = edges
    guard let index = segments.indices.first(where: { x < edges[$0 + 1] }),
      segments[index].isEnabled, isMomentary || index != selected
    else { return sendActions(for: .touchUpInside) }
    selected = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selected = Self.noSegment }
    sendActions(for: .touchUpInside)
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofSegmentedControls
  }
}
