import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// A row of a table view.
///
/// Its content is a content configuration, or the labels and the image view of a style, or the
/// subviews that a client adds to the content view. The fitting size, which a table requests for
/// self-sizing rows, depends on that content.
///
/// Counterpart: `UITableViewCell`.
///
/// Coverage: simulated. Kept without effect: `focusStyle`, `separatorInset`,
/// `userInteractionEnabledWhileDragging`.
@preconcurrency @MainActor
open class TableViewCell: View, GestureRecognizerDelegate {
  /// The labels of the cell.
  let cellStyle: CellStyle
  /// The identifier in the reuse pool.
  package var assignedReuseIdentifier: String?
  /// The editing style that the table assigned.
  var assignedEditingStyle = EditingStyle.none {
    didSet { if assignedEditingStyle != oldValue { setNeedsLayout() } }
  }
  /// The row's state in the list.
  var listState = CellListState() {
    didSet { if listState != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The flags that this class's setters store.
  var flags = Flags()
  /// The margins that the cell has set for its content.
  var contentMargins = EdgeInsets.zero
  let controls = TableViewCellControls()
  lazy var labels = TableViewCellLabels(cellStyle)
  /// The width at the trailing edge that the table's section index covers (behaviour 15.4).
  var sectionIndexWidth: CGFloat = 0 {
    didSet { if sectionIndexWidth != oldValue { setNeedsLayout() } }
  }
  /// Whether the row is as high as the cell's content.
  var isSelfSized = false
  /// Whether the cell's size was invalidated. It is measured in the next layout.
  var needsMeasuring = false
  lazy var parts = ConfiguredViews(of: self, isLazy: createsContentViewLazily) {
    TableViewCellContentView()
  }
  /// Whether the content view becomes a subview when it is first accessed or laid out (behaviour
  /// 18.3). This applies to cells created in code, from iOS 14 on.
  private var createsContentViewLazily = false

  /// Creates a cell of 320 by 44 points, until a table lays it out.
  ///
  /// - Parameters:
  ///   - style: The labels of the cell.
  ///   - reuseIdentifier: The identifier with which a table finds the cell for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    assignedReuseIdentifier = reuseIdentifier
    super.init(frame: CellMetrics.defaultFrame)
    createsContentViewLazily = simulator.profile.createsTableContentViewsLazily
    setUp()
  }

  /// Creates a cell of the default style without a reuse identifier, of 320 by 44 points if the
  /// frame is empty.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a cell of the default style. Archives are not simulated.
  public required init?(coder: NSCoder) {
    cellStyle = CellStyle(documentName: (coder as? InterfaceCoder)?.attribute("style"))
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    frame = CellMetrics.defaultFrame
    setUp()
  }

  private func setUp() {
    autoresizingMask = .flexibleWidth
    layoutMargins = EdgeInsets(
      top: CellMetrics.textMargin, left: CellMetrics.sideMargin, bottom: CellMetrics.textMargin,
      right: CellMetrics.sideMargin)
    contentMargins = makeContentMargins(besideAccessory: false)
    parts.contentView.layoutMargins = contentMargins
  }

  // MARK: Reuse

  /// The identifier with which a table finds the cell for reuse.
  open var reuseIdentifier: String? { assignedReuseIdentifier }

  /// Prepares the cell for another row. Overrides call `super`.
  ///
  /// Afterwards the cell is not selected, highlighted or edited; its content is unchanged.
  open func prepareForReuse() {
    resetForReuse()
  }

  // MARK: Content

  /// The view for content. It leaves space for accessories and editing controls.
  ///
  /// From iOS 14 it becomes a subview when it is first accessed, or when the cell is displayed: it
  /// then covers what was added to the cell itself before, and gets its touches. (behaviour 18.3)
  open var contentView: View {
    parts.attach()
    return parts.contentView
  }
  /// The label of the main text; `nil` if a content configuration shows the text.
  open var textLabel: Label? { labelsInUse?.makeText(in: contentView) }
  /// The label of the detail; `nil` in the default style.
  open var detailTextLabel: Label? { labelsInUse?.makeDetail(in: contentView) }
  /// The view of the image before the text; `nil` in the second value style.
  open var imageView: ImageView? { labelsInUse?.makeImage(in: contentView) }

  // MARK: Backgrounds

  /// The view behind everything.
  open var backgroundView: View? {
    get { parts.backgroundView }
    set { parts.backgroundView = newValue }
  }

  /// The view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: View? {
    get { parts.selectedBackgroundView }
    set { parts.selectedBackgroundView = newValue }
  }

  /// The view that replaces ``selectedBackgroundView`` while the leading control selects the row.
  open var multipleSelectionBackgroundView: View? {
    get { parts.multipleSelectionBackgroundView }
    set { parts.multipleSelectionBackgroundView = newValue }
  }

  /// The colour behind the content. Setting it removes a background configuration.
  open override var backgroundColor: Color? {
    didSet { if backgroundColor != nil { parts.removeBackgroundConfiguration() } }
  }

  // MARK: Accessories

  /// The accessory at the trailing edge of the row.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge of the row, instead of the standard accessory.
  open var accessoryView: View? { didSet { setNeedsLayout() } }
  /// The accessory at the trailing edge of the row while it is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge of the row while it is edited, instead of the standard
  /// accessory.
  open var editingAccessoryView: View? { didSet { setNeedsLayout() } }

  // MARK: Selection

  /// The appearance of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { selectionDidChange() } }

  /// Whether the cell looks selected. Setting it does not select the row (behaviour 4.14).
  open var isSelected: Bool {
    get { flags.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell looks highlighted. Setting it does not highlight the row.
  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets whether the cell looks selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != flags.isSelected else { return }
    flags.isSelected = selected
    selectionDidChange()
  }

  /// Sets whether the cell looks highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != flags.isHighlighted else { return }
    flags.isHighlighted = highlighted
    selectionDidChange()
  }

  /// Whether the cell receives touches; otherwise it is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Editing

  /// Whether the cell is being edited.
  open var isEditing: Bool {
    get { flags.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// The editing style of the row, which the table sets.
  open var editingStyle: EditingStyle { assignedEditingStyle }
  /// Whether the delete confirmation button is visible.
  open var showingDeleteConfirmation: Bool { flags.showsDeleteConfirmation }
  /// Whether the control that moves the row is visible while the cell is edited.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// The way the cell shows the focus. It is stored but has no effect: focus is not simulated.
  open var focusStyle = FocusStyle.default
  /// Whether the cell receives touches while a row is dragged. It is stored but has no effect.
  open var userInteractionEnabledWhileDragging = false
  /// Whether the content is indented while the cell is edited.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

  /// Starts or ends editing: shows or hides controls and moves the content.
  ///
  /// ``willTransition(to:)`` is called immediately, ``didTransition(to:)`` after the animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != flags.isEditing else { return }
    changeState(animated: animated) { $0.isEditing = editing }
  }

  /// Called before editing controls are shown or hidden.
  open func willTransition(to state: StateMask) {}
  /// Called after editing controls are shown or hidden.
  open func didTransition(to state: StateMask) {}
  /// Called when the row is lifted, dragged or dropped.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Gestures (behaviour 25.104)

  open func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }
  open func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  // MARK: Indentation

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation step, in points.
  open var indentationWidth = CellMetrics.indentationWidth { didSet { setNeedsLayout() } }

  /// The distance between the separator below the row and the edges, in points.
  open var separatorInset = EdgeInsets(top: 0, left: CellMetrics.sideMargin, bottom: 0, right: 0)

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

  /// The current state of the cell.
  open var configurationState: CellConfigurationState { currentConfigurationState }

  /// Updates the cell for a state. Overrides may set configurations here; they call `super`, which
  /// updates configurations that follow the state automatically.
  open func updateConfiguration(using state: CellConfigurationState) {
    parts.update(for: state)
  }

  /// Schedules an update of the configurations before the next layout; several requests cause one
  /// update.
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
      if newValue != nil { labels.removeAll() }
      parts.setContent(newValue, state: configurationState)
    }
  }

  /// The background, as a value. Setting one removes the background views.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { parts.setBackground(newValue, state: configurationState) }
  }

  /// Returns a content configuration for the style of the cell, without content.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    let style: ListContentStyle =
      switch cellStyle {
      case .default: .cell
      case .value1, .value2: .valueCell
      case .subtitle: .subtitleCell
      }
    return ListContentConfiguration(style, simulator.profile.listDesign)
  }

  /// Returns the background of a row.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    .listCell()
  }

  // MARK: Layout

  /// Lays out the content, the accessory, the editing controls and the labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Returns the size that shows the entire content within a width.
  ///
  /// The height is 44 points if the content has no height of its own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentFittingSize(in: size)
  }

  /// Returns the size that shows the entire content: as wide as the target, and with the height of
  /// ``sizeThatFits(_:)``, unless the height is given too.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Reports a change of the intrinsic size: a self-sizing cell is measured again, unless
  /// ``ListScrollView/selfSizingInvalidation`` is disabled (behaviour 16.6).
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    requestMeasuring(.enabled)
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override func sizeWasInvalidated(of subview: View) {
    if subview === parts.contentView { requestMeasuring(.enabled) }
  }
  @_spi(Hooks) open override func constraintsDidChange(in subview: View) {
    if subview === parts.contentView { requestMeasuring(.enabledIncludingConstraints) }
  }

  private func requestMeasuring(_ report: ListScrollView.SelfSizingInvalidation) {
    guard isSelfSized, let table = superview as? TableView, table.measuresAgain(for: report) else {
      return
    }
    needsMeasuring = true
    table.cells.needsMeasuring = true
    table.setNeedsLayout()
  }

  @_spi(Hooks) open override func receiveTap(_ touch: Touch) -> Bool {
    (superview as? TableView)?.receiveTap(touch, in: self)
    return true
  }

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? { accessibilityTexts }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    isSelected ? .selected : []
  }
  @_spi(Hooks) open override func places(_ subview: View) -> Bool { subview === parts.contentView }

  @_spi(Hooks) open override func constrainedSize(_ fitting: LayoutFitting) -> CGSize? {
    constrainedContentSize(fitting)
  }

  @_spi(Hooks) open override func prepareForLayout() {
    parts.attach()
    updateConfigurationIfNeeded()
  }

  @_spi(Hooks) open override var contentDescriptionParts: [String] {
    labels.shownText.map { ["text = '\($0)'"] } ?? []
  }
}

/// The content view of a table cell.
package final class TableViewCellContentView: View {}
