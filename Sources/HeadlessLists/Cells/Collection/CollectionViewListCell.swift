import Foundation
@_spi(Hooks) import HeadlessViews

/// A row of a collection view that looks like a table.
///
/// UIKit's counterpart is `UICollectionViewListCell`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewListCell: CollectionViewCell {
  /// What stands in front of and behind the content.
  open var accessories: [CellAccessory] = [] {
    didSet { rebuildAccessories() }
  }
  /// The views of the accessories that are to be seen, in reading direction.
  private(set) var accessoryViews = (
    leading: [CellAccessoryView](), trailing: [CellAccessoryView]()
  )
  private let separatorGuide = LayoutGuide()

  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far one step moves the content, in points.
  open var indentationWidth = CellMetrics.indentationWidth { didSet { setNeedsLayout() } }
  /// Whether accessories in front of the content move in with it.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// Creates a cell with the background of a row.
  ///
  /// - Parameter frame: Where it is, in the coordinates of its superview to be.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell of no size. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    separatorGuide.owningView = self
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  /// The area of the line under the row: as wide as the content, without its margin in front.
  open var separatorLayoutGuide: LayoutGuide { separatorGuide }

  /// A content configuration for a row, without content.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    .cell()
  }

  /// Gives every part its place.
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
