import Foundation
import HeadlessControls

/// A replacement for unavailable content: an image, texts and buttons.
///
/// ```swift
/// var nothing = UIContentUnavailableConfiguration.empty()
/// nothing.text = "No books"
/// contentUnavailableConfiguration = books.isEmpty ? nothing : nil
/// ```
///
/// Counterpart: `UIContentUnavailableConfiguration`.
///
/// Coverage: simulated. Kept without effect: `background`, `imageProperties`.
public struct ContentUnavailableConfiguration: ContentConfiguration, Hashable {
  /// The alignment of the parts.
  ///
  /// Counterpart: `UIContentUnavailableConfiguration.Alignment`.
  public enum Alignment: Int, Hashable, Sendable {
    case center, natural
  }

  /// The behaviour of a button.
  ///
  /// Counterpart: `UIContentUnavailableConfiguration.ButtonProperties`.
  ///
  /// Coverage: simulated. Kept without effect: `role`.
  public struct ButtonProperties: Hashable {
    /// The action of a tap. Without it the button is not shown.
    public var primaryAction: Action?
    /// The menu of the button.
    public var menu: Menu?
    /// Whether the button is enabled.
    public var isEnabled = true
    /// The meaning of the button.
    public var role = Button.Role.normal
  }

  /// Whether an activity indicator is shown, as while content is loading.
  var isLoading = false
  /// The image.
  public var image: Image?
  /// The properties of the image.
  public var imageProperties = ListContentConfiguration.ImageProperties()
  /// The primary text.
  public var text: String?
  /// The primary text, with attributes. It takes precedence over ``text``.
  public var attributedText: NSAttributedString?
  /// The properties of the primary text.
  public var textProperties = ListContentConfiguration.header().textProperties
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text, with attributes. It takes precedence over ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties = ListContentConfiguration.cell().secondaryTextProperties
  /// The appearance of the button.
  public var button = Button.Configuration.plain()
  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()
  /// The appearance of the second button.
  public var secondaryButton = Button.Configuration.plain()
  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the parts.
  public var alignment = Alignment.center
  /// The background behind the parts.
  public var background = BackgroundConfiguration.clear()
  /// The distance between the parts and the edges, in points.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the two texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the text and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the two buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  private init() {}

  /// Returns a configuration for missing content. It has no text by default.
  public static func empty() -> ContentUnavailableConfiguration {
    ContentUnavailableConfiguration()
  }

  /// Returns a configuration for content that is loading.
  public static func loading() -> ContentUnavailableConfiguration {
    var loading = ContentUnavailableConfiguration()
    loading.isLoading = true
    loading.text = "Loading…"
    return loading
  }

  /// Returns a configuration for a search without results.
  public static func search() -> ContentUnavailableConfiguration {
    var search = ContentUnavailableConfiguration()
    search.image = Image(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  public func makeContentView() -> any View & ContentView {
    ContentUnavailableView(configuration: self)
  }

  public func updated(for state: any ConfigurationState) -> ContentUnavailableConfiguration {
    self
  }
}
