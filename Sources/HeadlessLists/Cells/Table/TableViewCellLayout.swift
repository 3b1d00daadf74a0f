import Foundation

/// Where the content view, the accessory and the editing controls of a cell are.
///
/// A pure value, in the cell's coordinates: from where lines begin, the control that edits, the
/// content, the accessory, the control that moves the row.
struct TableViewCellLayout: Equatable {
  private(set) var contentView: CGRect
  private(set) var accessory = CGRect.zero
  private(set) var editControl = CGRect.zero
  private(set) var reorderControl = CGRect.zero

  /// Lays a cell out.
  ///
  /// - Parameters:
  ///   - size: The size of the cell.
  ///   - accessory: The size of the accessory, if there is one.
  ///   - indents: Whether the content makes room for the control that edits.
  ///   - showsEditControl: Whether that control is to be seen.
  ///   - showsReorderControl: Whether the control that moves the row is to be seen.
  init(
    _ size: CGSize, accessory accessorySize: CGSize?, indents: Bool = false,
    showsEditControl: Bool = false, showsReorderControl: Bool = false
  ) {
    let start = indents ? CellMetrics.editControlWidth : 0
    var end = size.width
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

  /// The layout as seen in a mirror, for languages that begin lines at the right.
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
