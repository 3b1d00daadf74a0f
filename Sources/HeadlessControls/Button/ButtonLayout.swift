import Foundation
@_spi(Hooks) import HeadlessViews

/// The measurements that determine a button's size.
public enum ButtonMetrics {
  /// The space above and below the title of a button without configuration and insets, in points.
  public static let verticalPadding: CGFloat = 6
  /// The minimum width of a button without configuration and insets, in points.
  public static let leastWidth: CGFloat = 30
  /// The font size of a subtitle, in points.
  public static let subtitleFontSize: CGFloat = 12

  /// The width and height of an image of unknown size, in points.
  public static let imageSide: CGFloat = 20

  static func size(of image: Image) -> CGSize {
    image.knownSize == nil && !image.isSymbolImage || image.size == .zero
      ? CGSize(width: imageSide, height: imageSide) : image.size
  }

  /// Returns the size of the image that a type of button shows if it has none. (behaviour 23.3)
  static func sizeOfOwnImage(of type: Button.ButtonType) -> CGSize {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 22, height: 22)
    default: .zero
    }
  }

  /// Returns the font size of the title on a button without configuration, in points.
  public static func fontSize(of type: Button.ButtonType) -> CGFloat { type == .custom ? 18 : 15 }
}

/// The layout of a button's content.
@MainActor
struct ButtonLayout {
  private let image: CGSize
  private let title: CGSize
  /// The size that the title counts with in the button's.
  private let measuredTitle: CGSize
  private let subtitle: CGSize
  private let imagePadding: CGFloat
  private let titlePadding: CGFloat
  private let placement: DirectionalRectEdge
  private let insets: EdgeInsets
  private let shifts: (image: EdgeInsets, title: EdgeInsets)
  private let least: CGSize
  private let horizontal: Control.ContentHorizontalAlignment
  private let vertical: Control.ContentVerticalAlignment
  private let readsFromRight: Bool

  /// Measures the content of a button.
  ///
  /// - Parameter width: The width of the button, in points, if its title wraps.
  init(_ button: Button, within width: CGFloat = .greatestFiniteMagnitude) {
    let direction = button.effectiveUserInterfaceLayoutDirection
    readsFromRight = direction == .rightToLeft
    image =
      button.imageView?.image.map(ButtonMetrics.size(of:))
      ?? ButtonMetrics.sizeOfOwnImage(of: button.buttonType)
    var title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    subtitle = button.subtitleLabel?.sizeThatFits(.zero) ?? .zero
    horizontal = button.contentHorizontalAlignment
    vertical = button.contentVerticalAlignment
    if let configuration = button.configuration {
      imagePadding = image == .zero || title == .zero ? 0 : configuration.imagePadding
      titlePadding = subtitle == .zero ? 0 : configuration.titlePadding
      placement = configuration.imagePlacement
      insets = configuration.contentInsets.insets(direction)
      shifts = (.zero, .zero)
      least = .zero
      var room = width - insets.left - insets.right
      if ![.top, .bottom].contains(placement) { room -= image.width + imagePadding }
      // Widths are sums of rounded numbers.
      if button.wrapsTitle, title.width > room + 0.01, let label = button.titleLabel {
        title = label.sizeThatFits(CGSize(width: max(1, room), height: .greatestFiniteMagnitude))
      }
    } else {
      (imagePadding, titlePadding, placement) = (0, 0, .leading)
      insets = button.contentEdgeInsets
      shifts = (button.imageEdgeInsets, button.titleEdgeInsets)
      let isBare = insets == .zero && image == .zero
      // The title is rounded up to whole points, also a missing one (behaviour 23.3, 25.51).
      let line =
        (title == .zero ? button.titleLabel?.font.lineHeight ?? 0 : title.height).rounded(.up)
      // A picture alone stands in a line of the title's font (behaviour 25.51).
      let background = button.currentBackgroundImage.map(ButtonMetrics.size(of:)) ?? .zero
      least = CGSize(
        width: max(background.width, isBare ? ButtonMetrics.leastWidth : 0),
        height: max(
          background.height,
          isBare
            ? line + 2 * ButtonMetrics.verticalPadding
            : title == .zero ? line + insets.top + insets.bottom : 0))
    }
    self.title = title
    // Without a configuration, in whole points (behaviour 23.3).
    measuredTitle =
      button.configuration == nil
      ? CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up)) : title
  }

  private var text: CGSize {
    CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + titlePadding + subtitle.height)
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }

  private var content: CGSize {
    isStacked
      ? CGSize(
        width: max(image.width, text.width), height: image.height + imagePadding + text.height)
      : CGSize(
        width: image.width + imagePadding + text.width, height: max(image.height, text.height))
  }

  /// The size of the content with its insets.
  var size: CGSize {
    var content = content
    content.width += max(measuredTitle.width, subtitle.width) - text.width
    if !isStacked, measuredTitle.height >= image.height, subtitle == .zero {
      content.height = measuredTitle.height
    }
    return CGSize(
      width: max(least.width, content.width + insets.left + insets.right),
      height: max(least.height, content.height + insets.top + insets.bottom))
  }

  /// Returns the frames of the button's content within its bounds.
  func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let room = bounds.inset(by: insets)
    let content = content(within: room.width)
    let block = CGRect(origin: origin(of: content, in: room), size: content)
    let imageFirst = placement == .top || (placement == .leading) != readsFromRight
    var picture = CGRect(origin: .zero, size: image)
    var lines = CGRect(origin: .zero, size: text)
    lines.size.width = textWidth(within: room.width)
    if isStacked {
      picture.origin.x = block.midX - image.width / 2
      lines.origin.x = block.midX - lines.width / 2
      picture.origin.y = placement == .top ? block.minY : block.maxY - image.height
      lines.origin.y = placement == .top ? block.maxY - text.height : block.minY
    } else {
      picture.origin.x = imageFirst ? block.minX : block.maxX - image.width
      lines.origin.x = imageFirst ? block.maxX - lines.width : block.minX
      picture.origin.y = block.midY - image.height / 2
      lines.origin.y = block.midY - text.height / 2
    }
    let second = CGRect(
      x: lines.minX, y: lines.minY + title.height + titlePadding, width: lines.width,
      height: subtitle.height)
    lines.size.height = title.height
    return (picture.shifted(by: shifts.image), lines.shifted(by: shifts.title), second)
  }

  /// Returns the size of the content if its titles are shortened to fit in a width, in points.
  private func content(within width: CGFloat) -> CGSize {
    var size = content
    size.width -= text.width - textWidth(within: width)
    if isStacked { size.width = max(image.width, textWidth(within: width)) }
    return size
  }

  /// Returns the width that the titles have in the button's room, in points: a title that does not
  /// fit is shortened.
  private func textWidth(within width: CGFloat) -> CGFloat {
    let room = isStacked ? width : width - image.width - imagePadding
    // Widths are sums of rounded numbers.
    return text.width <= room + 0.01 ? text.width : max(0, room)
  }

  private func origin(of content: CGSize, in room: CGRect) -> CGPoint {
    let x: CGFloat
    switch horizontal {
    case .left: x = room.minX
    case .right: x = room.maxX - content.width
    case .leading: x = readsFromRight ? room.maxX - content.width : room.minX
    case .trailing: x = readsFromRight ? room.minX : room.maxX - content.width
    case .center, .fill: x = room.midX - content.width / 2
    }
    let y: CGFloat
    switch vertical {
    case .top: y = room.minY
    case .bottom: y = room.maxY - content.height
    case .center, .fill: y = room.midY - content.height / 2
    }
    return CGPoint(x: x, y: y)
  }
}

extension CGRect {
  /// Returns the rectangle moved by half of the difference between opposite insets.
  fileprivate func shifted(by insets: EdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
