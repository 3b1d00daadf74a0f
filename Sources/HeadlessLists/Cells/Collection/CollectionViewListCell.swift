import Foundation
@_spi(Hooks) import HeadlessViews

/// A collection view cell that looks like a table row.
///
/// Counterpart: `UICollectionViewListCell`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewListCell: CollectionViewCell {
  /// The accessories before and after the content.
  open var accessories: [CellAccessory] = [] {
    didSet { rebuildAccessories() }
  }
  /// The views of the visible accessories, in reading direction.
  private(set) var accessoryViews = (
    leading: [CellAccessoryView](), trailing: [CellAccessoryView]()
  )
  private let separatorGuide = LayoutGuide()

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation step, in points.
  open var indentationWidth = CellMetrics.indentationWidth { didSet { setNeedsLayout() } }
  /// Whether accessories before the content are indented with it.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// Creates a cell with the background of a row.
  ///
  /// - Parameter frame: The frame, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell of zero size. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    separatorGuide.owningView = self
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  /// The area of the separator below the row: as wide as the content, without its leading margin.
  open var separatorLayoutGuide: LayoutGuide { separatorGuide }

  /// Returns a content configuration for a row, without content.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    .cell()
  }

  /// Lays out all subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = accessoryLayout(in: bounds.size)
    for (view, frame) in zip(accessoryViews.leading, layout.leading) { view.frame = frame }
    for (view, frame) in zip(accessoryViews.trailing, layout.trailing) { view.frame = frame }
    let margin = CellMetrics.sideMargin
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    separatorGuide.layoutFrame = CGRect(
      x: isMirrored ? 0 : layout.content.minX + margin, y: bounds.height - 1 / simulator.scale,
      width: max(
        0, (isMirrored ? layout.content.maxX : bounds.width - layout.content.minX) - margin),
      height: 1 / simulator.scale)
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? { accessibilityTexts }
  override func contentFrame(in size: CGSize) -> CGRect {
    accessoryLayout(in: size).content
  }

  override func editingDidChange() {
    super.editingDidChange()
    rebuildAccessories()
  }

  private func rebuildAccessories() {
    for view in accessoryViews.leading + accessoryViews.trailing { view.removeFromSuperview() }
    let ordered = CellAccessory.ordered(accessories, whileEditing: isEditing)
    accessoryViews = (
      ordered.leading.map(CellAccessoryView.init), ordered.trailing.map(CellAccessoryView.init)
    )
    for view in accessoryViews.leading + accessoryViews.trailing { addSubview(view) }
    setNeedsLayout()
  }

  private func accessoryLayout(in size: CGSize) -> CellAccessoryLayout {
    func elements(_ views: [CellAccessoryView]) -> [CellAccessoryLayout.Element] {
      views.map { CellAccessoryLayout.Element(room: $0.reservedWidth, size: $0.actualSize) }
    }
    let natural = CellAccessoryLayout(
      size, leading: elements(accessoryViews.leading), trailing: elements(accessoryViews.trailing),
      indentation: CGFloat(indentationLevel) * indentationWidth,
      indentsAccessories: indentsAccessories)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? natural.mirrored(in: size.width) : natural
  }
}
