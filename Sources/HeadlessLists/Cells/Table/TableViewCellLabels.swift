import Foundation
import HeadlessControls

/// The labels and the image view of a cell's style, created when a client first accesses them.
@MainActor
final class TableViewCellLabels {
  private let style: TableViewCell.CellStyle
  private(set) var text: Label?
  private(set) var detail: Label?
  private(set) var image: ImageView?

  init(_ style: TableViewCell.CellStyle) {
    self.style = style
  }

  /// Whether a client has accessed any of them.
  var areUsed: Bool { text != nil || detail != nil || image != nil }

  /// Whether any of them has visible content.
  var haveContent: Bool {
    text?.shownText != nil || detail?.shownText != nil || image?.image != nil
  }

  /// The text in the description of a cell.
  var shownText: String? { text?.shownText }

  /// Returns the label of the main text, creating it in the content view if needed.
  func makeText(in contentView: View) -> Label? {
    if text == nil {
      text = add(to: contentView, .preferredFont(forTextStyle: .body), textColor)
    }
    return text
  }

  /// Returns the label of the detail, creating it in the content view if needed.
  func makeDetail(in contentView: View) -> Label? {
    if detail == nil, style != .default {
      let font: Font =
        style == .subtitle
        ? .preferredFont(forTextStyle: .caption1) : .preferredFont(forTextStyle: .body)
      detail = add(to: contentView, font, style == .value1 ? .secondaryLabel : .label)
    }
    return detail
  }

  /// Returns the image view, creating it in the content view if needed.
  func makeImage(in contentView: View) -> ImageView? {
    if image == nil, style != .value2 {
      let made = ImageView()
      contentView.addSubview(made)
      image = made
    }
    return image
  }

  /// Removes all of them.
  func removeAll() {
    for view in [text, detail, image] as [View?] { view?.removeFromSuperview() }
    (text, detail, image) = (nil, nil, nil)
  }

  /// Sets whether they look highlighted.
  func setHighlighted(_ isHighlighted: Bool) {
    text?.isHighlighted = isHighlighted
    detail?.isHighlighted = isHighlighted
    image?.isHighlighted = isHighlighted
  }

  /// Returns their layout in a content view of a size; a height of 0 means the fitting height.
  func layout(in size: CGSize, indentation: CGFloat) -> TableViewCellTextLayout {
    TableViewCellTextLayout(
      style, in: size, indentation: indentation, image: image?.image?.size,
      text: measure(text), detail: measure(detail))
  }

  /// Sets their frames in a content view.
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
    guard let label, label.shownText != nil else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }
}

extension TableViewCell {
  /// The labels, unless a content configuration shows the text.
  var labelsInUse: TableViewCellLabels? { parts.contentConfiguration == nil ? labels : nil }
}

// The views that a cell or a header creates when a client first accesses them.

extension TableViewCell {
  /// The existing standard labels and image view, by the names of their properties. Reading this
  /// creates none.
  public var standardViews: [String: View] { labels.byProperty }
}

extension TableViewHeaderFooterView {
  /// The existing standard labels, by the names of their properties. Reading this creates none.
  public var standardViews: [String: View] { labels.byProperty }
}

extension TableViewCellLabels {
  fileprivate var byProperty: [String: View] {
    var views: [String: View] = [:]
    views["textLabel"] = text
    views["detailTextLabel"] = detail
    views["imageView"] = image
    return views
  }
}
