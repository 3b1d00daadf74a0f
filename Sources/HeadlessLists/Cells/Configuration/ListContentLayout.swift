import Foundation

/// The frames of the image and the texts of a row.
///
/// A pure value, in the coordinates of the content view: an image is at the leading edge, texts
/// share the rest, and everything is centred vertically. An image that is taller than the space
/// between the margins is shown smaller. (behaviour 21.15, 21.16)
struct ListContentLayout: Equatable {
  /// The frame of the image, if there is one.
  private(set) var image = CGRect.zero
  /// The frame of the text.
  private(set) var text = CGRect.zero
  /// The frame of the secondary text.
  private(set) var secondaryText = CGRect.zero
  /// The size that shows everything, and at least the style's height.
  private(set) var fittingSize = CGSize.zero

  /// Measures a text at a maximum width: once for the text, once for the secondary text.
  typealias Measure = (_ width: CGFloat) -> CGSize

  /// Lays out a row.
  ///
  /// - Parameters:
  ///   - configuration: The content.
  ///   - margins: The distance between the content and the edges; `nil` to use the configuration's.
  ///   - indentation: The indentation of the content from the leading edge.
  ///   - size: The available size; a width of 0 means any width, a height of 0 the fitting height.
  init(
    _ configuration: ListContentConfiguration, margins: DirectionalEdgeInsets? = nil,
    indentation: CGFloat = 0, in size: CGSize, text measureText: Measure?,
    secondaryText measureSecondary: Measure?
  ) {
    let margins = margins ?? configuration.directionalLayoutMargins
    let leading = margins.leading + indentation
    let preferred = configuration.imageProperties.preferredSymbolConfiguration
    let display = configuration.imageProperties.displaySize(
      of: configuration.image?.size(preferring: preferred) ?? .zero,
      height: size.height > 0 ? max(0, size.height - margins.top - margins.bottom) : nil)
    let reserved =
      configuration.image == nil
      ? CGSize.zero : configuration.imageProperties.reservedSize(for: display)
    let textStart =
      leading + (configuration.image == nil ? 0 : reserved.width + configuration.imageToTextPadding)
    let room =
      size.width > 0 ? max(0, size.width - textStart - margins.trailing) : .greatestFiniteMagnitude

    let one = measureText?(room) ?? .zero
    let two = measureSecondary?(room) ?? .zero
    let hasBoth = measureText != nil && measureSecondary != nil
    let gap = configuration.textToSecondaryTextHorizontalPadding
    let isSideBySide =
      hasBoth && configuration.prefersSideBySideTextAndSecondaryText
      && one.width + gap + two.width <= room
    let padding = hasBoth ? configuration.textToSecondaryTextVerticalPadding : 0
    let textHeight =
      isSideBySide ? max(one.height, two.height) : one.height + padding + two.height
    let textWidth = isSideBySide ? one.width + gap + two.width : max(one.width, two.width)

    let naturalHeight = max(textHeight, reserved.height) + margins.top + margins.bottom
    fittingSize = CGSize(
      width: size.width > 0 ? size.width : textStart + textWidth + margins.trailing,
      height: max(naturalHeight, configuration.style.minimumHeight(configuration.design)))
    let height = size.height > 0 ? size.height : fittingSize.height
    let middle = margins.top + (height - margins.top - margins.bottom) / 2

    if configuration.image != nil {
      image = CGRect(
        x: leading + (reserved.width - display.width) / 2, y: middle - display.height / 2,
        width: display.width, height: display.height)
    }
    let end = fittingSize.width - margins.trailing
    if isSideBySide {
      text = CGRect(
        x: textStart, y: middle - one.height / 2, width: one.width, height: one.height)
      secondaryText = CGRect(
        x: end - two.width, y: middle - two.height / 2, width: two.width, height: two.height)
    } else {
      let top = middle - textHeight / 2
      let width = max(0, end - textStart)
      text = CGRect(x: textStart, y: top, width: measureText == nil ? 0 : width, height: one.height)
      secondaryText = CGRect(
        x: textStart, y: top + one.height + padding, width: measureSecondary == nil ? 0 : width,
        height: two.height)
    }
  }
}

extension ListContentLayout {
  /// Returns the mirrored layout, for right-to-left languages.
  func mirrored(in width: CGFloat) -> ListContentLayout {
    var mirrored = self
    mirrored.image.origin.x = width - image.maxX
    mirrored.text.origin.x = width - text.maxX
    mirrored.secondaryText.origin.x = width - secondaryText.maxX
    return mirrored
  }
}
