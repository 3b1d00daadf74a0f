import Foundation
@_spi(Hooks) import HeadlessViews
import ListCore

/// A collection view cell that looks like a table row.
///
/// Counterpart: `UICollectionViewListCell`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewListCell: CollectionViewCell {
  /// The accessories before and after the content: at most one of each type, and any number of
  /// custom views. (behaviour 21.24)
  open var accessories: [CellAccessory] {
    get { shownAccessories }
    set {
      guard accepts(newValue) else { return }
      shownAccessories = newValue
      rebuildAccessories()
    }
  }
  private var shownAccessories: [CellAccessory] = []
  /// The views of the visible accessories, in reading direction.
  private(set) var accessoryViews = (
    leading: [CellAccessoryView](), trailing: [CellAccessoryView]()
  )
  /// The line in front of the reorder control; `nil` if there is none to separate.
  private(set) var accessoryLine: View?
  private let separatorGuide = LayoutGuide()

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation step, in points.
  open var indentationWidth = CellMetrics.indentationWidth { didSet { setNeedsLayout() } }
  /// Whether accessories before the content are indented with it.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The margins at the sides that the layout gives the cell, in points. Margins that a client set
  /// stay. (behaviour 21.25)
  private var sideMargin = CellMetrics.plainMargin {
    didSet {
      var insets = margins.insets
      guard sideMargin != oldValue, insets.left == oldValue, insets.right == oldValue else {
        return
      }
      (insets.left, insets.right) = (sideMargin, sideMargin)
      layoutMargins = insets
    }
  }

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
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    setUp()
  }

  private func setUp() {
    separatorGuide.owningView = self
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  /// The area of the separator below the row: as wide as the content, without its leading margin.
  open var separatorLayoutGuide: LayoutGuide { separatorGuide }

  /// Returns a content configuration for a row, without content.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    ListContentConfiguration(.cell, simulator.profile.listDesign)
  }

  /// Lays out all subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = accessoryLayout(in: bounds.size)
    for (view, frame) in zip(accessoryViews.leading, layout.leading) { view.frame = frame }
    for (view, frame) in zip(accessoryViews.trailing, layout.trailing) { view.frame = frame }
    if let line = layout.line { accessoryLine?.frame = line }
    let margin = CellMetrics.sideMargin
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    separatorGuide.layoutFrame = CGRect(
      x: isMirrored ? 0 : layout.content.minX + margin, y: bounds.height - 1 / simulator.scale,
      width: max(
        0, (isMirrored ? layout.content.maxX : bounds.width - layout.content.minX) - margin),
      height: 1 / simulator.scale)
  }

  /// Schedules a layout of the accessories with the changed margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? { accessibilityTexts }

  override func willTakePlace(
    _ attributes: CollectionViewLayoutAttributes, in layout: CollectionViewLayout
  ) {
    sideMargin = layout.isList(attributes) ? CellMetrics.sideMargin : CellMetrics.plainMargin
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    accessoryLayout(in: size).content
  }

  override func editingDidChange() {
    super.editingDidChange()
    rebuildAccessories()
  }

  /// Raises UIKit's exception if a type of the system occurs twice. (behaviour 21.24)
  private func accepts(_ accessories: [CellAccessory]) -> Bool {
    guard CellAccessory.repeatsSystemType(accessories) else { return true }
    if !hasCrashed {
      // This is UIKit's sentence; whether more follows it is not known.
      let reason = "Accessories array contains more than one system accessory of the same type."
      crash(with: CrashReport(MisuseFault(.internalInconsistency, reason)))
    }
    return false
  }

  /// Adds the views of the visible accessories, and the line between a reorder control and the
  /// others.
  private func rebuildAccessories() {
    for view in accessoryViews.leading + accessoryViews.trailing { view.removeFromSuperview() }
    accessoryLine?.removeFromSuperview()
    let ordered = CellAccessory.ordered(accessories, whileEditing: isEditing)
    accessoryViews = (
      ordered.leading.map(CellAccessoryView.init), ordered.trailing.map(CellAccessoryView.init)
    )
    for view in accessoryViews.leading + accessoryViews.trailing { addSubview(view) }
    accessoryLine = makeLine(among: ordered.trailing)
    if let accessoryLine { addSubview(accessoryLine) }
    setNeedsLayout()
  }

  private func makeLine(among trailing: [CellAccessory]) -> View? {
    guard trailing.count > 1, let reorder = trailing.first(where: \.appearance.showsLine) else {
      return nil
    }
    let line = View()
    line.backgroundColor = .separator
    line.isHidden = reorder.appearance.isHidden
    return line
  }

  private func accessoryLayout(in size: CGSize) -> CellAccessoryLayout {
    func elements(_ views: [CellAccessoryView]) -> [CellAccessoryLayout.Element] {
      views.map { view in
        CellAccessoryLayout.Element(
          room: view.reservedWidth, size: view.actualSize,
          hasLine: view.accessory.appearance.showsLine)
      }
    }
    let natural = CellAccessoryLayout(
      size, margins: directionalLayoutMargins, leading: elements(accessoryViews.leading),
      trailing: elements(accessoryViews.trailing),
      indentation: CGFloat(indentationLevel) * indentationWidth,
      indentsAccessories: indentsAccessories)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? natural.mirrored(in: size.width) : natural
  }
}
