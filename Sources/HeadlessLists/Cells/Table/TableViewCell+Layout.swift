import Foundation
@_spi(Hooks) import HeadlessViews

extension TableViewCell {
  /// Lays out the visible parts.
  func layOutParts() {
    let isEditing = flags.isEditing
    controls.setAccessory(
      isEditing ? editingAccessoryView : accessoryView,
      type: isEditing ? editingAccessoryType : accessoryType, in: self)
    controls.setEditControl(stateMask.contains(.showingEditControl), in: self)
    controls.setReorderControl(isEditing && showsReorderControl, in: self)

    let natural = layout(in: bounds.size)
    let layout = isMirrored ? natural.mirrored(in: bounds.width) : natural
    contentView.frame = layout.contentView
    updateContentMargins()
    controls.accessory?.frame = layout.accessory
    controls.editControl?.frame = layout.editControl
    controls.reorderControl?.frame = layout.reorderControl
    parts.layOutBackgrounds()
    layOutContent()
  }

  /// Returns the margins with which Interface Builder draws the content: 8 points in front of an
  /// accessory. (behaviour 23.3)
  func makeContentMargins(besideAccessory: Bool) -> EdgeInsets {
    let leading = systemMargin
    let trailing = besideAccessory ? CellMetrics.spacing : leading
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    return EdgeInsets(
      top: CellMetrics.textMargin, left: left, bottom: CellMetrics.textMargin, right: right)
  }

  /// Updates the content's margins, unless the app has set its own.
  private func updateContentMargins() {
    let margins = makeContentMargins(besideAccessory: hasAccessory)
    guard margins != contentMargins else { return }
    let content = parts.contentView
    let safe = content.insetsLayoutMarginsFromSafeArea ? content.safeAreaInsets : .zero
    guard content.layoutMargins == contentMargins + safe else { return }
    contentMargins = margins
    content.layoutMargins = margins
  }

  private var hasAccessory: Bool {
    flags.isEditing
      ? editingAccessoryView != nil || editingAccessoryType != .none || showsReorderControl
      : accessoryView != nil || accessoryType != .none
  }

  private func layOutContent() {
    if let list = parts.contentView as? ListContentView { list.indentation = indentation }
    guard labels.areUsed else { return }
    let size = contentView.bounds.size
    let natural = labels.layout(in: size, indentation: indentation)
    labels.show(isMirrored ? natural.mirrored(in: size.width) : natural)
  }

  /// Returns the size that shows the entire content in a cell of a width.
  func contentFittingSize(in size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : bounds.width
    let room = layout(in: CGSize(width: width, height: bounds.height)).contentView.width
    if let list = parts.contentView as? ListContentView {
      // The margins depend on the content's distance from the cell's edges.
      list.frame = contentFrame(in: bounds.size)
      list.indentation = indentation
    }
    let height =
      labels.haveContent
      ? labels.layout(in: CGSize(width: room, height: 0), indentation: indentation).fittingHeight
      : parts.contentHeight(width: room) ?? CellMetrics.defaultRowHeight
    return CGSize(width: width, height: height)
  }

  /// Returns the size that constraints in the content determine, unless labels of the style show
  /// text.
  func constrainedContentSize(_ fitting: LayoutFitting) -> CGSize? {
    guard !labels.haveContent else { return nil }
    updateContentMargins()
    let width = fitting.horizontal == .required ? fitting.target.width : bounds.width
    let frame = layout(in: CGSize(width: width, height: bounds.height)).contentView
    return parts.constrainedSize(fitting, ownerWidth: width, contentFrame: frame)
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    let natural = layout(in: size)
    return (isMirrored ? natural.mirrored(in: size.width) : natural).contentView
  }

  private func layout(in size: CGSize) -> TableViewCellLayout {
    let isEditing = flags.isEditing
    let view = isEditing ? editingAccessoryView : accessoryView
    let type = isEditing ? editingAccessoryType : accessoryType
    return TableViewCellLayout(
      size, accessory: view?.bounds.size ?? TableViewCellAccessoryView.size(of: type),
      indents: isEditing && !flags.isSwiped && shouldIndentWhileEditing,
      showsEditControl: stateMask.contains(.showingEditControl),
      showsReorderControl: isEditing && showsReorderControl, sectionIndex: sectionIndexWidth)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
