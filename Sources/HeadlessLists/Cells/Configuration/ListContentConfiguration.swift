import Foundation

/// What a row of a list shows: an image, a text, a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Momo"
/// content.secondaryText = "Michael Ende"
/// cell.contentConfiguration = content
/// ```
///
/// What only pixels would show, such as corners and strokes, is kept so that a test can read it.
///
/// UIKit's counterpart is `UIListContentConfiguration`.
///
/// Coverage: simulated.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  /// What the configuration was made for, and with it what it looks like by default.
  let style: ListContentStyle
  /// Whether the appearance is the one of a view that does not react to touches.
  private var looksDisabled = false

  /// The image in front of the text.
  public var image: Image?
  /// How the image is shown.
  public var imageProperties = ImageProperties()

  /// The text. Setting it takes ``attributedText`` out.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The text with attributes. Setting it takes ``text`` out.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// How the text is shown.
  public var textProperties: TextProperties

  /// The secondary text. Setting it takes ``secondaryAttributedText`` out.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The secondary text with attributes. Setting it takes ``secondaryText`` out.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the secondary text is shown.
  public var secondaryTextProperties: TextProperties

  /// On which axes the content keeps clear of the margins of the view around it.
  public var axesPreservingSuperviewLayoutMargins = Axes.both
  /// How far the content stays from the edges, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets
  /// Whether the two texts stand side by side where there is room for both on one line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat
  /// The least distance between texts that stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// How opaque the content is, from 0 to 1.
  public var alpha: CGFloat = 1

  init(_ style: ListContentStyle) {
    self.style = style
    textProperties = style.textProperties
    secondaryTextProperties = style.secondaryTextProperties
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = style.imageToTextPadding
    textToSecondaryTextHorizontalPadding = 6
    textToSecondaryTextVerticalPadding = style.verticalTextPadding
  }

  /// Makes a view that shows this configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }

  /// This configuration as it is to be shown in a state.
  ///
  /// Text that is disabled loses its colour, unless a client chose the colour.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    let isDisabled = state.isDisabledForConfigurations
    guard isDisabled != looksDisabled else { return self }
    var updated = self
    updated.looksDisabled = isDisabled
    updated.textProperties.replace(
      style.textProperties.color(disabled: looksDisabled),
      with: style.textProperties.color(disabled: isDisabled))
    updated.secondaryTextProperties.replace(
      style.secondaryTextProperties.color(disabled: looksDisabled),
      with: style.secondaryTextProperties.color(disabled: isDisabled))
    return updated
  }
}

extension ListContentConfiguration.TextProperties {
  fileprivate func color(disabled: Bool) -> Color { disabled ? .tertiaryLabel : color }

  fileprivate mutating func replace(_ expected: Color, with replacement: Color) {
    if color == expected { color = replacement }
  }
}

extension ConfigurationState {
  /// Whether a state of the system's is one of a disabled view. A client's own kind of state never
  /// is.
  var isDisabledForConfigurations: Bool {
    (self as? CellConfigurationState)?.isDisabled ?? (self as? ViewConfigurationState)?.isDisabled
      ?? false
  }
}
