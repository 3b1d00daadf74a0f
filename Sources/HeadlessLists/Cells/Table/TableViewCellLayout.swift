import Foundation

/// The frames of the content view, the accessory and the editing controls of a cell.
///
/// A pure value, in the cell's coordinates. From the leading edge: the editing control, the
/// content, the accessory, the reorder control, the table's section index.
struct TableViewCellLayout: Equatable {
  private(set) var contentView: CGRect
  private(set) var accessory = CGRect.zero
  private(set) var editControl = CGRect.zero
  private(set) var reorderControl = CGRect.zero

  /// Lays out a cell.
  ///
  /// - Parameters:
  ///   - size: The size of the cell.
  ///   - accessory: The size of the accessory; `nil` if there is none.
  ///   - indents: Whether the content is indented for the editing control.
  ///   - showsEditControl: Whether that control is visible.
  ///   - showsReorderControl: Whether the reorder control is visible.
  ///   - sectionIndex: The width of the table's section index, after everything else.
  init(
    _ size: CGSize, accessory accessorySize: CGSize?, indents: Bool = false,
    showsEditControl: Bool = false, showsReorderControl: Bool = false, sectionIndex: CGFloat = 0
  ) {
    let start = indents ? CellMetrics.editControlWidth : 0
    var end = size.width - sectionIndex
    if showsEditControl {
      editControl = CGRect(
        x: 0, y: 0, width: CellMetrics.editControlWidth, height: size.height)
    }
    if showsReorderControl {
      end -= CellMetrics.reorderControlWidth
      reorderControl = CGRect(
        x: end, y: 0, width: CellMetrics.reorderControlWidth, height: size.height)
    }
    if let accessorySize {
      end -= accessorySize.width + (showsReorderControl ? 0 : CellMetrics.sideMargin)
      accessory = CGRect(
        x: end, y: (size.height - accessorySize.height) / 2, width: accessorySize.width,
        height: accessorySize.height)
      end -= CellMetrics.spacing
    }
    contentView = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
  }

  /// Returns the mirrored layout, for right-to-left languages.
  func mirrored(in width: CGFloat) -> TableViewCellLayout {
    func mirror(_ rect: CGRect) -> CGRect {
      rect == .zero
        ? rect : CGRect(origin: CGPoint(x: width - rect.maxX, y: rect.minY), size: rect.size)
    }
    var mirrored = self
    mirrored.contentView = mirror(contentView)
    mirrored.accessory = mirror(accessory)
    mirrored.editControl = mirror(editControl)
    mirrored.reorderControl = mirror(reorderControl)
    return mirrored
  }
}
