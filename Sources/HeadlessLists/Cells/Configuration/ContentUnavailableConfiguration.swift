import Foundation

/// What stands in the place of content that is not there: a picture, some words, buttons.
///
/// ```swift
/// var nothing = UIContentUnavailableConfiguration.empty()
/// nothing.text = "No books"
/// contentUnavailableConfiguration = books.isEmpty ? nothing : nil
/// ```
///
/// UIKit's counterpart is `UIContentUnavailableConfiguration`.
///
/// Coverage: simulated. Kept without effect: `background`, `imageProperties`.
public struct ContentUnavailableConfiguration: ContentConfiguration, Hashable {
  /// How the parts stand beside each other.
  ///
  /// UIKit's counterpart is `UIContentUnavailableConfiguration.Alignment`.
  public enum Alignment: Int, Hashable, Sendable {
    case center, natural
  }

  /// What a button does.
  ///
  /// UIKit's counterpart is `UIContentUnavailableConfiguration.ButtonProperties`.
  ///
  /// Coverage: simulated.
  public struct ButtonProperties: Hashable {
    /// What a tap does. Without it the button is not shown.
    public var primaryAction: Action?
    /// What the button offers.
    public var menu: Menu?
    /// Whether a person can use the button.
    public var isEnabled = true
  }

  /// Whether something turns, as while content is on its way.
  var isLoading = false
  /// The picture.
  public var image: Image?
  /// How the picture is shown.
  public var imageProperties = ListContentConfiguration.ImageProperties()
  /// What is said first.
  public var text: String?
  /// What is said first, with its attributes. It goes before ``text``.
  public var attributedText: NSAttributedString?
  /// How that is shown.
  public var textProperties = ListContentConfiguration.header().textProperties
  /// What is said in addition.
  public var secondaryText: String?
  /// What is said in addition, with its attributes. It goes before ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How that is shown.
  public var secondaryTextProperties = ListContentConfiguration.cell().secondaryTextProperties
  /// How the button looks.
  public var button = Button.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks.
  public var secondaryButton = Button.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the parts stand beside each other.
  public var alignment = Alignment.center
  /// What is behind the parts.
  public var background = BackgroundConfiguration.clear()
  /// How far the parts keep from the edges, in points.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// How far the picture and the words keep apart, in points.
  public var imageToTextPadding: CGFloat = 16
  /// How far the two sayings keep apart, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// How far the words and the button keep apart, in points.
  public var textToButtonPadding: CGFloat = 20
  /// How far the two buttons keep apart, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  private init() {}

  /// There is no content. It says nothing until it is told what.
  public static func empty() -> ContentUnavailableConfiguration {
    ContentUnavailableConfiguration()
  }

  /// Content is on its way.
  public static func loading() -> ContentUnavailableConfiguration {
    var loading = ContentUnavailableConfiguration()
    loading.isLoading = true
    loading.text = "Loading…"
    return loading
  }

  /// A search has found nothing.
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
