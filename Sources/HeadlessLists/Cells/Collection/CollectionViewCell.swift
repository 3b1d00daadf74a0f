import Foundation
@_spi(Hooks) import HeadlessViews

/// An item of a collection view.
///
/// UIKit's counterpart is `UICollectionViewCell`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewCell: CollectionReusableView {
  /// Does what a client wants when the state of a cell changes.
  public typealias ConfigurationUpdateHandler = (
    _ cell: CollectionViewCell, _ state: CellConfigurationState
  ) -> Void

  /// How far an item is lifted out of its collection view.
  public enum DragState: Int, Hashable, Sendable {
    /// It is in its place.
    case none
    /// It is being lifted.
    case lifting
    /// It is on its way.
    case dragging
  }

  private(set) lazy var parts = ConfiguredViews(of: self) { CollectionViewCellContentView() }
  /// Whether the collection view is being edited; it says so.
  var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// What the list does with the item.
  package var listState = CellListState() {
    didSet { if listState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Creates a cell.
  ///
  /// - Parameter frame: Where it is, in the coordinates of its superview to be.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = parts
  }

  /// Creates a cell of no size. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = parts
  }

  /// Makes the cell ready to stand for another item. Overrides call this.
  ///
  /// It is neither selected nor highlighted afterwards; its content stays.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    listState = CellListState()
  }

  // MARK: Content

  /// The view that content belongs in.
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

  /// The colour behind the content. Setting one takes a background configuration out.
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

  /// Whether the cell gets touches; one that does not is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Tells that the item is being lifted, dragged or put down.
  open func dragStateDidChange(_ dragState: DragState) {}

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
  open var configurationState: CellConfigurationState {
    CellConfigurationState(
      of: self, isHighlighted: isHighlighted, isSelected: isSelected, isEditing: isEditing,
      in: listState)
  }

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

  /// Gives the content and the backgrounds their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.contentView.frame = contentFrame(in: bounds.size)
    parts.layOutBackgrounds()
  }

  /// The size that shows the whole content within a width; the present size if the content has
  /// none of its own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : bounds.width
    let room = contentFrame(in: CGSize(width: width, height: bounds.height))
    let height = parts.contentHeight(width: room.width)
    return CGSize(width: width, height: height ?? bounds.height)
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

  /// Where the content view is in a cell of a size.
  func contentFrame(in size: CGSize) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  func editingDidChange() {
    setNeedsUpdateConfiguration()
  }
}

/// The view that a collection view cell's content is in.
final class CollectionViewCellContentView: View {}
