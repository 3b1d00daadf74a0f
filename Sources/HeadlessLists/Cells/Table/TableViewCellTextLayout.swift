import Foundation

/// The frames of the labels and the image of a cell in its content view.
///
/// A pure value. Content is 16 points from the left and right edges; an image is at the leading
/// edge, 8 points from the text; everything is centred vertically; text that determines the height
/// is 11 points from the top and bottom.
struct TableViewCellTextLayout: Equatable {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var detail = CGRect.zero
  /// The height of the texts.
  private(set) var textHeight: CGFloat = 0
  /// The height that shows everything, at least 44 points.
  private(set) var fittingHeight = CellMetrics.defaultRowHeight

  /// Measures a text at a maximum width.
  typealias Measure = (_ width: CGFloat) -> CGSize

  private let style: TableViewCell.CellStyle
  /// The horizontal range of the texts.
  private let texts: Range<CGFloat>
  private var height: CGFloat

  /// Lays out the content view of a cell.
  ///
  /// - Parameters:
  ///   - size: The size of the content view; a height of 0 means the fitting height.
  ///   - indentation: The indentation of the content, in points.
  ///   - image: The size of the image; `nil` if there is none.
  ///   - text: Measures the text; `nil` if there is none.
  ///   - detail: Measures the detail; `nil` if there is none.
  init(
    _ style: TableViewCell.CellStyle, in size: CGSize, indentation: CGFloat = 0,
    image: CGSize? = nil, text: Measure? = nil, detail: Measure? = nil
  ) {
    self.style = style
    height = size.height
    let start = CellMetrics.sideMargin + indentation
    let imageSize = Self.displaySize(image ?? .zero, height: size.height)
    let textStart = start + (imageSize.width > 0 ? imageSize.width + CellMetrics.spacing : 0)
    texts = textStart..<max(textStart, size.width - CellMetrics.sideMargin)
    placeTexts(text, detail)
    if imageSize != .zero {
      self.image = CGRect(origin: CGPoint(x: start, y: centred(imageSize)), size: imageSize)
    }
  }

  private mutating func placeTexts(_ text: Measure?, _ detail: Measure?) {
    switch style {
    case .default: placeText(text)
    case .subtitle: placeStacked(text, detail)
    case .value1: placeAtBothEdges(text, detail)
    case .value2: placeInColumns(text, detail)
    }
  }

  private mutating func placeText(_ measure: Measure?) {
    guard let size = measure?(room) else { return fit(0) }
    fit(size.height)
    text = CGRect(x: texts.lowerBound, y: centred(size), width: room, height: size.height)
  }

  private mutating func placeStacked(_ measureText: Measure?, _ measureDetail: Measure?) {
    let one = measureText?(room) ?? .zero
    let two = measureDetail?(room) ?? .zero
    let both = CGSize(width: room, height: one.height + two.height)
    fit(both.height)
    let top = centred(both)
    if measureText != nil {
      text = CGRect(x: texts.lowerBound, y: top, width: room, height: one.height)
    }
    if measureDetail != nil {
      detail = CGRect(x: texts.lowerBound, y: top + one.height, width: room, height: two.height)
    }
  }

  /// Lays out the text at its preferred width, and the detail in the remaining width.
  private mutating func placeAtBothEdges(_ measureText: Measure?, _ measureDetail: Measure?) {
    let one = measureText?(room) ?? .zero
    let left = measureText == nil ? room : max(0, room - one.width - CellMetrics.textSpacing)
    let two = measureDetail?(left) ?? .zero
    let width = min(two.width, left)
    fit(max(one.height, two.height))
    if measureText != nil {
      text = CGRect(
        x: texts.lowerBound, y: centred(one), width: min(one.width, room), height: one.height)
    }
    if measureDetail != nil {
      detail = CGRect(
        x: texts.upperBound - width, y: centred(two), width: width, height: two.height)
    }
  }

  /// Lays out the text in a column of fixed width, and the detail in the remaining width.
  private mutating func placeInColumns(_ measureText: Measure?, _ measureDetail: Measure?) {
    let column = min(CellMetrics.leadingTextWidth, room)
    let left = max(0, room - column - CellMetrics.textSpacing)
    let one = measureText?(column) ?? .zero
    let two = measureDetail?(left) ?? .zero
    fit(max(one.height, two.height))
    if measureText != nil {
      text = CGRect(x: texts.lowerBound, y: centred(one), width: column, height: one.height)
    }
    if measureDetail != nil {
      detail = CGRect(
        x: texts.upperBound - left, y: centred(two), width: left, height: two.height)
    }
  }
}

extension TableViewCellTextLayout {
  private var room: CGFloat { texts.upperBound - texts.lowerBound }

  private func centred(_ size: CGSize) -> CGFloat { (height - size.height) / 2 }

  private mutating func fit(_ textHeight: CGFloat) {
    self.textHeight = textHeight
    fittingHeight = max(
      CellMetrics.defaultRowHeight, textHeight + 2 * CellMetrics.textMargin)
    if height == 0 { height = fittingHeight }
  }

  /// Returns the displayed size of an image, which is no taller than the row; a self-sizing row has
  /// the default height.
  private static func displaySize(_ image: CGSize, height: CGFloat) -> CGSize {
    guard image.width > 0, image.height > 0 else { return .zero }
    let limit = height > 0 ? height : CellMetrics.defaultRowHeight
    let scale = min(1, limit / image.height)
    return CGSize(width: image.width * scale, height: image.height * scale)
  }
}

extension TableViewCellTextLayout {
  /// Returns the mirrored layout, for right-to-left languages.
  func mirrored(in width: CGFloat) -> TableViewCellTextLayout {
    var mirrored = self
    if image != .zero { mirrored.image.origin.x = width - image.maxX }
    if text != .zero { mirrored.text.origin.x = width - text.maxX }
    if detail != .zero { mirrored.detail.origin.x = width - detail.maxX }
    return mirrored
  }
}

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
