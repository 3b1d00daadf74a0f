import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// A header or footer of a table view's section.
///
/// Counterpart: `UITableViewHeaderFooterView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TableViewHeaderFooterView: View {
  /// A client's handler for changes of a header's or footer's state.
  public typealias ConfigurationUpdateHandler = (
    TableViewHeaderFooterView, ViewConfigurationState
  ) -> Void

  /// The identifier in the reuse pool.
  package var assignedReuseIdentifier: String?
  /// Whether the view is a footer. The table sets it.
  var isFooter = false
  /// Whether the view is pinned to the edge of its table. The table sets it.
  package var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }
  let labels = TableViewCellLabels(.subtitle)
  private(set) lazy var parts = ConfiguredViews(of: self) { TableViewHeaderFooterContentView() }

  /// Creates a view of zero size.
  ///
  /// - Parameter reuseIdentifier: The identifier with which a table finds the view for reuse.
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

  /// Creates a view of zero size. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    setUp()
  }

  private func setUp() {
    layoutMargins = EdgeInsets(
      top: CellMetrics.headerTextMargin, left: CellMetrics.sideMargin,
      bottom: CellMetrics.headerTextMargin, right: CellMetrics.sideMargin)
    _ = parts
  }

  // MARK: Reuse

  /// The identifier with which a table finds the view for reuse.
  open var reuseIdentifier: String? { assignedReuseIdentifier }

  /// Prepares the view for another section. Overrides call `super`.
  open func prepareForReuse() {
    isPinned = false
  }

  // MARK: Content

  /// The view for content.
  open var contentView: View { parts.contentView }

  /// The label of the title; `nil` if a content configuration shows the text.
  open var textLabel: Label? {
    guard parts.contentConfiguration == nil else { return nil }
    let isNew = labels.text == nil
    let label = labels.makeText(in: parts.contentView)
    if isNew { label?.font = .preferredFont(forTextStyle: .headline) }
    return label
  }

  /// The label of the detail; `nil` if a content configuration shows the text.
  open var detailTextLabel: Label? {
    parts.contentConfiguration == nil ? labels.makeDetail(in: parts.contentView) : nil
  }

  /// The view behind everything.
  open var backgroundView: View? {
    get { parts.backgroundView }
    set { parts.backgroundView = newValue }
  }

  /// Whether the view receives touches; otherwise it is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configuration

  /// Whether the content configuration automatically follows the state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { parts.updatesContent }
    set { parts.updatesContent = newValue }
  }

  /// Whether the background configuration automatically follows the state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
  }

  /// The current state of the view.
  open var configurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  /// Updates the view for a state. Overrides may set configurations here; they call `super`, which
  /// updates configurations that follow the state automatically.
  open func updateConfiguration(using state: ViewConfigurationState) {
    parts.update(for: state)
  }

  /// Schedules an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.setNeedsUpdate()
  }

  /// The client's handler for state changes, called after ``updateConfiguration(using:)``. Setting
  /// it schedules an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The content, as a value. Setting one replaces the content view, unless that view supports it;
  /// setting `nil` restores an empty content view.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { parts.contentConfiguration }
    set {
      if newValue != nil { takeLabelsOut() }
      parts.setContent(newValue, state: configurationState)
    }
  }

  /// The background, as a value. Setting one removes the background view.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { parts.setBackground(newValue, state: configurationState) }
  }

  /// Returns a content configuration for a header or a footer, without content.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    ListContentConfiguration(isFooter ? .footer : .header, simulator.profile.listDesign)
  }

  /// Returns the background of a header or a footer.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    isFooter ? .listFooter() : .listHeader()
  }

  // MARK: Layout

  /// Lays out the content and the labels.
  open override func layoutSubviews() {
    // First: constraints between the view and its content rely on the content's frame.
    parts.contentView.frame = bounds
    super.layoutSubviews()
    parts.layOutBackgrounds()
    if labels.areUsed { labels.show(labels.layout(in: bounds.size, indentation: 0)) }
  }

  /// Returns the size that shows the entire content within a width.
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

  /// Returns the fitting size of the content, after updating the configuration.
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
      tracking(.configuration) {
        ($0 as? TableViewHeaderFooterView)?.setNeedsUpdateConfiguration()
      } _: {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      }
    }
  }

  func takeLabelsOut() {
    labels.removeAll()
  }

  @_spi(Hooks) open override var contentDescriptionParts: [String] {
    labels.shownText.map { ["text = '\($0)'"] } ?? []
  }
}

/// The content view of a header or footer.
final class TableViewHeaderFooterContentView: View {}
