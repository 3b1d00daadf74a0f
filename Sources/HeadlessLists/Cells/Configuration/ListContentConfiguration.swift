import Foundation
import HeadlessControls
import ListCore

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
  /// The design of the system release that the configuration was made for.
  let design: ListDesign
  /// The part of the state that the configuration was updated for.
  var appearance = ListContentAppearance()

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

  /// Creates the default content of a style.
  ///
  /// - Parameters:
  ///   - style: The purpose of the content.
  ///   - design: The design of the list; by default that of the current simulator's release.
  init(_ style: ListContentStyle, _ design: ListDesign = Simulator.currentProfile.listDesign) {
    self.style = style
    self.design = design
    textProperties = style.text(design)
    secondaryTextProperties = style.secondaryText(design)
    directionalLayoutMargins = style.margins(design)
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = style.imageToTextPadding
    textToSecondaryTextHorizontalPadding = style.horizontalTextPadding(design)
    textToSecondaryTextVerticalPadding = style.verticalTextPadding(design)
  }

  /// Creates a view that shows this configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }
}
