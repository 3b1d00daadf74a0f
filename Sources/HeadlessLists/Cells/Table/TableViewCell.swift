import Foundation
@_spi(Hooks) import HeadlessViews

/// A row of a table view.
///
/// Content is a content configuration, or the labels and the image view of a style, or whatever a
/// client puts into the content view. The size that fits, which a table asks for when a row is as
/// high as its content, follows from whichever it is.
///
/// UIKit's counterpart is `UITableViewCell`.
///
/// Coverage: simulated. Kept without effect: `focusStyle`, `separatorInset`,
/// `userInteractionEnabledWhileDragging`.
@preconcurrency @MainActor
open class TableViewCell: View {
  /// Which labels the cell has.
  let cellStyle: CellStyle
  /// What a pool knows the cell by.
  var assignedReuseIdentifier: String?
  /// What the table edits the row by.
  var assignedEditingStyle = EditingStyle.none {
    didSet { if assignedEditingStyle != oldValue { setNeedsLayout() } }
  }
  /// What the list does with the row.
  var listState = CellListState() {
    didSet { if listState != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The flags that the setters of this class keep.
  var flags = Flags()
  let controls = TableViewCellControls()
  lazy var labels = TableViewCellLabels(cellStyle)
  lazy var parts = ConfiguredViews(of: self) { TableViewCellContentView() }

  /// Creates a cell, 320 by 44 points large until a table gives it a place.
  ///
  /// - Parameters:
  ///   - style: Which labels the cell has.
  ///   - reuseIdentifier: What a table finds the cell by when it needs one like it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    assignedReuseIdentifier = reuseIdentifier
    super.init(frame: CellMetrics.defaultFrame)
    setUp()
  }

  /// Creates a cell of the default style without a reuse identifier; 320 by 44 points large if the
  /// frame is empty.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a cell of the default style. Archives are not simulated.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    frame = CellMetrics.defaultFrame
    setUp()
  }

  private func setUp() {
    autoresizingMask = .flexibleWidth
    layoutMargins = EdgeInsets(
      top: CellMetrics.textMargin, left: CellMetrics.sideMargin, bottom: CellMetrics.textMargin,
      right: CellMetrics.sideMargin)
    _ = parts
  }

  // MARK: Reuse

  /// What a table finds the cell by when it needs one like it.
  open var reuseIdentifier: String? { assignedReuseIdentifier }

  /// Makes the cell ready to stand for another row. Overrides call this.
  ///
  /// It is neither selected, highlighted nor edited afterwards; its content stays.
  open func prepareForReuse() {
    resetForReuse()
  }

  // MARK: Content

  /// The view that content belongs in. It leaves room for accessories and editing controls.
  open var contentView: View { parts.contentView }
  /// The label of the main text; none when a content configuration shows the text.
  open var textLabel: Label? { labelsInUse?.makeText(in: parts.contentView) }
  /// The label of the detail; none in the default style.
  open var detailTextLabel: Label? { labelsInUse?.makeDetail(in: parts.contentView) }
  /// The view of the image in front of the text; none in the second value style.
  open var imageView: ImageView? { labelsInUse?.makeImage(in: parts.contentView) }

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

  /// The view that takes the place of ``selectedBackgroundView`` while the control in front selects
  /// the row.
  open var multipleSelectionBackgroundView: View? {
    get { parts.multipleSelectionBackgroundView }
    set { parts.multipleSelectionBackgroundView = newValue }
  }

  /// The colour behind the content. Setting one takes a background configuration out.
  open override var backgroundColor: Color? {
    didSet { if backgroundColor != nil { parts.removeBackgroundConfiguration() } }
  }

  // MARK: Accessories

  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// What stands at the end of the row instead of the standard accessory.
  open var accessoryView: View? { didSet { setNeedsLayout() } }
  /// What stands at the end of the row while it is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// What stands at the end of the row while it is edited, instead of the standard accessory.
  open var editingAccessoryView: View? { didSet { setNeedsLayout() } }

  // MARK: Selection

  /// How the cell looks while it is selected.
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

  /// Lets the cell look selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != flags.isSelected else { return }
    flags.isSelected = selected
    selectionDidChange()
  }

  /// Lets the cell look highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != flags.isHighlighted else { return }
    flags.isHighlighted = highlighted
    selectionDidChange()
  }

  /// Whether the cell gets touches; one that does not is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Editing

  /// Whether the cell is being edited.
  open var isEditing: Bool {
    get { flags.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// How the row is edited; the table says it.
  open var editingStyle: EditingStyle { assignedEditingStyle }
  /// Whether the button that confirms a deletion is to be seen.
  open var showingDeleteConfirmation: Bool { flags.showsDeleteConfirmation }
  /// Whether the control that moves the row is to be seen while the cell is edited.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// How the cell shows focus. It is kept: nothing gets focus here.
  open var focusStyle = FocusStyle.default
  /// Whether the cell gets touches while a row is dragged. It is kept.
  open var userInteractionEnabledWhileDragging = false
  /// Whether the content moves aside while the cell is edited.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

  /// Begins or ends editing: controls come or go, the content moves.
  ///
  /// ``willTransition(to:)`` is called at once, ``didTransition(to:)`` when the animation is over.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != flags.isEditing else { return }
    changeState(animated: animated) { $0.isEditing = editing }
  }

  /// Tells that editing controls are about to come or go.
  open func willTransition(to state: StateMask) {}
  /// Tells that editing controls have come or gone.
  open func didTransition(to state: StateMask) {}
  /// Tells that the row is being lifted, dragged or put down.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Indentation

  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far one step moves the content, in points.
  open var indentationWidth = CellMetrics.indentationWidth { didSet { setNeedsLayout() } }

  /// How far the line under the row stays from the edges, in points.
  open var separatorInset = EdgeInsets(top: 0, left: CellMetrics.sideMargin, bottom: 0, right: 0)

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

  /// What the cell is in the middle of.
  open var configurationState: CellConfigurationState { currentConfigurationState }

  /// Brings the cell up to date with a state. Overrides may set configurations here; they call
  /// this, so that what follows the state by itself does.
  open func updateConfiguration(using state: CellConfigurationState) {
    parts.update(for: state)
  }

  /// Asks for an update of the configurations before the next layout; several requests make one
  /// update.
  open func setNeedsUpdateConfiguration() {
    parts.setNeedsUpdate()
  }

  /// Does what a client wants when the state changes, after ``updateConfiguration(using:)``.
  /// Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Layout

  /// Gives the content, the accessory, the editing controls and the labels their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The size that shows the whole content within a width.
  ///
  /// A cell without content of a height of its own is 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentFittingSize(in: size)
  }

  /// The size that shows the whole content: as wide as the target, and as high as
  /// ``sizeThatFits(_:)`` says, unless that is given too.
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
    updateConfigurationIfNeeded()
  }

  @_spi(Hooks) open override var contentDescriptionParts: [String] {
    labels.shownText.map { ["text = '\($0)'"] } ?? []
  }
}

/// The view that a table cell's content is in.
final class TableViewCellContentView: View {}
