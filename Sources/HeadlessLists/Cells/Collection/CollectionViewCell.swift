import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// An item of a collection view.
///
/// Counterpart: `UICollectionViewCell`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewCell: CollectionReusableView {
  /// A client's handler for changes of a cell's state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: CollectionViewCell, _ state: CellConfigurationState
  ) -> Void

  /// The stage of dragging that an item is in.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not being dragged.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  private(set) lazy var parts = ConfiguredViews(of: self) { CollectionViewCellContentView() }
  /// Whether the collection view is being edited, which sets this.
  var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// The item's state in the list.
  package var listState = CellListState() {
    didSet { if listState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Creates a cell.
  ///
  /// - Parameter frame: The frame, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = parts
  }

  /// Creates a cell of zero size. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    _ = parts
  }

  /// Prepares the cell for another item. Overrides call `super`.
  ///
  /// Afterwards the cell is not selected or highlighted; its content is unchanged.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    listState = CellListState()
  }

  // MARK: Content

  /// The view for content.
  open var contentView: View { parts.contentView }

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

  /// The colour behind the content. Setting it removes a background configuration.
  open override var backgroundColor: Color? {
    didSet { if backgroundColor != nil { parts.removeBackgroundConfiguration() } }
  }

  // MARK: State

  /// Whether the cell looks selected. Setting it does not select the item (behaviour 4.14).
  open var isSelected = false {
    didSet { if isSelected != oldValue { selectionDidChange() } }
  }

  /// Whether the cell looks highlighted. Setting it does not highlight the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectionDidChange() } }
  }

  /// Whether the cell receives touches; otherwise it is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Called when the item is lifted, dragged or dropped.
  open func dragStateDidChange(_ dragState: DragState) {}

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
  open var configurationState: CellConfigurationState {
    CellConfigurationState(
      of: self, isHighlighted: isHighlighted, isSelected: isSelected, isEditing: isEditing,
      in: listState)
  }

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
    set { parts.setContent(newValue, state: configurationState) }
  }

  /// The background, as a value. Setting one removes the background views.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { parts.setBackground(newValue, state: configurationState) }
  }

  /// Returns the background of a cell of this class: that of a row for a list cell, and none
  /// otherwise.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    self is CollectionViewListCell ? .listCell() : .clear()
  }

  // MARK: Layout

  /// Lays out the content and the backgrounds.
  open override func layoutSubviews() {
    // First: constraints between the cell and its content rely on the content's frame.
    parts.contentView.frame = contentFrame(in: bounds.size)
    super.layoutSubviews()
    parts.layOutBackgrounds()
  }

  /// Returns the size that shows the entire content within a width; the current size if the content
  /// has no size of its own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    prepareToMeasure()
    let width = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : bounds.width
    let room = contentFrame(in: CGSize(width: width, height: bounds.height))
    let height = parts.contentHeight(width: room.width)
    return CGSize(width: width, height: height ?? bounds.height)
  }

  /// Returns the fitting size of the content, after updating the configuration.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    prepareToMeasure()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Updates the configuration, and places the content: its margins depend on its distance from the
  /// cell's edges.
  private func prepareToMeasure() {
    updateConfigurationIfNeeded()
    let frame = contentFrame(in: bounds.size)
    if parts.contentView.frame != frame { parts.contentView.frame = frame }
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
    guard let list = superview as? CollectionView, list.measuresAgain(for: report) else { return }
    needsMeasuring = true
    list.setNeedsLayout()
  }

  @_spi(Hooks) open override func receiveTap(_ touch: Touch) -> Bool {
    (superview as? CollectionView)?.receiveTap(touch, in: self)
    return true
  }

  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    isSelected ? .selected : []
  }
  @_spi(Hooks) open override func places(_ subview: View) -> Bool { subview === parts.contentView }

  @_spi(Hooks) open override func constrainedSize(_ fitting: LayoutFitting) -> CGSize? {
    let width = fitting.horizontal == .required ? fitting.target.width : bounds.width
    let frame = contentFrame(in: CGSize(width: width, height: bounds.height))
    return parts.constrainedSize(fitting, ownerWidth: width, contentFrame: frame)
  }

  @_spi(Hooks) open override func prepareForLayout() {
    updateConfigurationIfNeeded()
  }

  /// Returns the frame of the content view in a cell of a size.
  func contentFrame(in size: CGSize) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  func editingDidChange() {
    setNeedsUpdateConfiguration()
  }
}

/// The content view of a collection view cell.
final class CollectionViewCellContentView: View {}

extension CollectionViewCell {
  /// Runs a pending update: the class's first, then the client's.
  func updateConfigurationIfNeeded() {
    parts.updateIfNeeded {
      let state = configurationState
      tracking(.configuration) {
        ($0 as? CollectionViewCell)?.setNeedsUpdateConfiguration()
      } _: {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      }
    }
  }

  /// Updates backgrounds when the cell is selected or highlighted.
  func selectionDidChange() {
    parts.showsSelectedBackground = isSelected || isHighlighted
    setNeedsUpdateConfiguration()
  }

  /// Sets the cell's drag state.
  func setDragState(_ state: DragState) {
    let known: CellConfigurationState.DragState =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    guard known != listState.dragState else { return }
    listState.dragState = known
    dragStateDidChange(state)
  }
}
