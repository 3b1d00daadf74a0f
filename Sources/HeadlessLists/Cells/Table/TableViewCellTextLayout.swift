import Foundation

/// Where the labels and the image of a cell are in its content view.
///
/// A pure value. Content keeps 16 points from the sides; an image stands in front, 8 points from
/// the text; everything is centred vertically; text that decides the height keeps 11 points from
/// above and below.
struct TableViewCellTextLayout: Equatable {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var detail = CGRect.zero
  /// The height of the texts.
  private(set) var textHeight: CGFloat = 0
  /// The height that shows everything, no less than 44 points.
  private(set) var fittingHeight = CellMetrics.defaultRowHeight

  /// How large a text is that may be so wide.
  typealias Measure = (_ width: CGFloat) -> CGSize

  private let style: TableViewCell.CellStyle
  /// Where the texts begin and end.
  private let texts: Range<CGFloat>
  private var height: CGFloat

  /// Lays the content view of a cell out.
  ///
  /// - Parameters:
  ///   - size: The size of the content view; a height of 0 stands for the fitting one.
  ///   - indentation: How far content is moved in, in points.
  ///   - image: The size of the image, if there is one.
  ///   - text: Measures the text, if there is one.
  ///   - detail: Measures the detail, if there is one.
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

  /// The text gets what it wants, the detail what is left.
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

  /// The text gets a column of a fixed width, the detail what is left.
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

  /// An image is no higher than the row; a row that is to fit has the default height.
  private static func displaySize(_ image: CGSize, height: CGFloat) -> CGSize {
    guard image.width > 0, image.height > 0 else { return .zero }
    let limit = height > 0 ? height : CellMetrics.defaultRowHeight
    let scale = min(1, limit / image.height)
    return CGSize(width: image.width * scale, height: image.height * scale)
  }
}

extension TableViewCellTextLayout {
  /// The layout as seen in a mirror, for languages that begin lines at the right.
  func mirrored(in width: CGFloat) -> TableViewCellTextLayout {
    var mirrored = self
    if image != .zero { mirrored.image.origin.x = width - image.maxX }
    if text != .zero { mirrored.text.origin.x = width - text.maxX }
    if detail != .zero { mirrored.detail.origin.x = width - detail.maxX }
    return mirrored
  }
}
