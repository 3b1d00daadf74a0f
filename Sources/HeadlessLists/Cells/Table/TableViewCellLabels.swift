import Foundation

/// The labels and the image view of a cell's style, made when a client first asks for them.
@MainActor
final class TableViewCellLabels {
  private let style: TableViewCell.CellStyle
  private(set) var text: Label?
  private(set) var detail: Label?
  private(set) var image: ImageView?

  init(_ style: TableViewCell.CellStyle) {
    self.style = style
  }

  /// Whether a client has asked for any of them.
  var areUsed: Bool { text != nil || detail != nil || image != nil }

  /// Whether there is something to see in any of them.
  var haveContent: Bool { text?.text != nil || detail?.text != nil || image?.image != nil }

  /// What the description of a cell prints as its text.
  var shownText: String? { text?.text }

  /// Makes what is missing, and puts it into the content view.
  func makeText(in contentView: View) -> Label? {
    if text == nil {
      text = add(to: contentView, .preferredFont(forTextStyle: .body), textColor)
    }
    return text
  }

  /// Makes what is missing, and puts it into the content view.
  func makeDetail(in contentView: View) -> Label? {
    if detail == nil, style != .default {
      let font: Font =
        style == .subtitle
        ? .preferredFont(forTextStyle: .caption1) : .preferredFont(forTextStyle: .body)
      detail = add(to: contentView, font, style == .value1 ? .secondaryLabel : .label)
    }
    return detail
  }

  /// Makes what is missing, and puts it into the content view.
  func makeImage(in contentView: View) -> ImageView? {
    if image == nil, style != .value2 {
      let made = ImageView()
      contentView.addSubview(made)
      image = made
    }
    return image
  }

  /// Takes them all out.
  func removeAll() {
    for view in [text, detail, image] as [View?] { view?.removeFromSuperview() }
    (text, detail, image) = (nil, nil, nil)
  }

  /// Lets them show that the cell is highlighted.
  func setHighlighted(_ isHighlighted: Bool) {
    text?.isHighlighted = isHighlighted
    detail?.isHighlighted = isHighlighted
    image?.isHighlighted = isHighlighted
  }

  /// Where they are in a content view of a size; a height of 0 stands for the fitting one.
  func layout(in size: CGSize, indentation: CGFloat) -> TableViewCellTextLayout {
    TableViewCellTextLayout(
      style, in: size, indentation: indentation, image: image?.image?.size,
      text: measure(text), detail: measure(detail))
  }

  /// Gives them their places in a content view.
  func show(_ layout: TableViewCellTextLayout) {
    text?.frame = layout.text
    detail?.frame = layout.detail
    image?.frame = layout.image
  }

  private var textColor: Color { style == .value2 ? .systemBlue : .label }

  private func add(to contentView: View, _ font: Font, _ color: Color) -> Label {
    let label = Label()
    label.font = font
    label.textColor = color
    contentView.addSubview(label)
    return label
  }

  private func measure(_ label: Label?) -> TableViewCellTextLayout.Measure? {
    guard let label, label.text != nil else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }
}

extension TableViewCell {
  /// The labels, unless a content configuration shows the text.
  var labelsInUse: TableViewCellLabels? { parts.contentConfiguration == nil ? labels : nil }
}
