import Foundation

/// The content of a list row: an image, a text and a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Momo"
/// content.secondaryText = "Michael Ende"
/// cell.contentConfiguration = content
/// ```
///
/// Properties that affect only the drawing, such as corners and strokes, are stored so that a test
/// can read them.
///
/// Counterpart: `UIListContentConfiguration`.
///
/// Coverage: simulated.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  /// The purpose of the configuration, which determines its default appearance.
  let style: ListContentStyle
  /// Whether the appearance is that of a disabled view.
  private var looksDisabled = false

  /// The image before the text.
  public var image: Image?
  /// The properties of the image.
  public var imageProperties = ImageProperties()

  /// The text. Setting it removes ``attributedText``.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The text with attributes. Setting it removes ``text``.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// The properties of the text.
  public var textProperties: TextProperties

  /// The secondary text. Setting it removes ``secondaryAttributedText``.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The secondary text with attributes. Setting it removes ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the content respects the superview's margins.
  public var axesPreservingSuperviewLayoutMargins = Axes.both
  /// The distance between the content and the edges, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets
  /// Whether the two texts are side by side if they fit on one line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat
  /// The minimum distance between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance between texts above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of the content, from 0 to 1.
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

  /// Creates a view that shows this configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }

  /// Returns this configuration, updated for a state.
  ///
  /// Disabled text loses its colour, unless a client chose the colour.
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
  /// Whether this is a system state of a disabled view. Always `false` for a client's type of
  /// state.
  var isDisabledForConfigurations: Bool {
    (self as? CellConfigurationState)?.isDisabled ?? (self as? ViewConfigurationState)?.isDisabled
      ?? false
  }
}
