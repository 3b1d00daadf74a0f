import Foundation
@_spi(Hooks) import HeadlessViews

/// A header or footer of a table view's section.
///
/// UIKit's counterpart is `UITableViewHeaderFooterView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TableViewHeaderFooterView: View {
  /// Does what a client wants when the state of a header or footer changes.
  public typealias ConfigurationUpdateHandler = (
    TableViewHeaderFooterView, ViewConfigurationState
  ) -> Void

  /// What a pool knows the view by.
  var assignedReuseIdentifier: String?
  /// Whether the view stands for a footer; the table says it.
  var isFooter = false
  /// Whether the view sticks to the edge of its table; the table says it.
  package var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }
  let labels = TableViewCellLabels(.subtitle)
  private(set) lazy var parts = ConfiguredViews(of: self) { TableViewHeaderFooterContentView() }

  /// Creates a view of no size.
  ///
  /// - Parameter reuseIdentifier: What a table finds the view by when it needs one like it.
  public init(reuseIdentifier: String?) {
    assignedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of no size. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layoutMargins = EdgeInsets(
      top: CellMetrics.headerTextMargin, left: CellMetrics.sideMargin,
      bottom: CellMetrics.headerTextMargin, right: CellMetrics.sideMargin)
    _ = parts
  }

  // MARK: Reuse

  /// What a table finds the view by when it needs one like it.
  open var reuseIdentifier: String? { assignedReuseIdentifier }

  /// Makes the view ready to stand for another section. Overrides call this.
  open func prepareForReuse() {
    isPinned = false
  }

  // MARK: Content

  /// The view that content belongs in.
  open var contentView: View { parts.contentView }

  /// The label of the title; none when a content configuration shows the text.
  open var textLabel: Label? {
    guard parts.contentConfiguration == nil else { return nil }
    let isNew = labels.text == nil
    let label = labels.makeText(in: parts.contentView)
    if isNew { label?.font = .preferredFont(forTextStyle: .headline) }
    return label
  }

  /// The label of the detail; none when a content configuration shows the text.
  open var detailTextLabel: Label? {
    parts.contentConfiguration == nil ? labels.makeDetail(in: parts.contentView) : nil
  }

  /// The view behind everything.
  open var backgroundView: View? {
    get { parts.backgroundView }
    set { parts.backgroundView = newValue }
  }

  /// Whether the view gets touches; one that does not is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configuration

  /// Whether the content configuration follows the state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { parts.updatesContent }
    set { parts.updatesContent = newValue }
  }

  /// Whether the background configuration follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
  }

  /// What the view is in the middle of.
  open var configurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  /// Brings the view up to date with a state. Overrides may set configurations here; they call
  /// this, so that what follows the state by itself does.
  open func updateConfiguration(using state: ViewConfigurationState) {
    parts.update(for: state)
  }

  /// Asks for an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.setNeedsUpdate()
  }

  /// Does what a client wants when the state changes, after ``updateConfiguration(using:)``.
  /// Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Layout

  /// Gives the content and the labels their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.contentView.frame = bounds
    parts.layOutBackgrounds()
    if labels.areUsed { labels.show(labels.layout(in: bounds.size, indentation: 0)) }
  }

  /// The size that shows the whole content within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : bounds.width
    let height =
      labels.haveContent
      ? labels.layout(in: CGSize(width: width, height: 0), indentation: 0).textHeight
        + 2 * CellMetrics.headerTextMargin
      : parts.contentHeight(width: width) ?? bounds.height
    return CGSize(width: width, height: height)
  }

  /// The size that suits the content best, once the configuration is up to date.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits { .header }
  @_spi(Hooks) open override func places(_ subview: View) -> Bool { subview === parts.contentView }

  @_spi(Hooks) open override func constrainedSize(_ fitting: LayoutFitting) -> CGSize? {
    guard !labels.haveContent else { return nil }
    let width = fitting.horizontal == .required ? fitting.target.width : bounds.width
    return parts.constrainedSize(
      fitting, ownerWidth: width,
      contentFrame: CGRect(x: 0, y: 0, width: width, height: bounds.height))
  }

  @_spi(Hooks) open override func prepareForLayout() {
    updateConfigurationIfNeeded()
  }

  func updateConfigurationIfNeeded() {
    parts.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  func takeLabelsOut() {
    labels.removeAll()
  }

  @_spi(Hooks) open override var contentDescriptionParts: [String] {
    labels.shownText.map { ["text = '\($0)'"] } ?? []
  }
}

/// The view that a header's or footer's content is in.
final class TableViewHeaderFooterContentView: View {}
