import Foundation

extension Button {
  /// What a button looks like, as a value.
  ///
  /// Counterpart: `UIButton.Configuration`. Transformers of text attributes and of colours are not
  /// simulated.
  ///
  /// Coverage: simulated. Kept without effect: `activityIndicatorColorTransformer`,
  /// `automaticallyUpdateForSelection`, `background`, `baseBackgroundColor`, `cornerStyle`,
  /// `imageColorTransformer`, `imageReservation`, `indicator`,
  /// `preferredSymbolConfigurationForImage`, `showsActivityIndicator`,
  /// `subtitleTextAttributesTransformer`, `titleAlignment`, `titleLineBreakMode`,
  /// `titleTextAttributesTransformer`.
  public struct Configuration: Hashable {
    /// What the configuration was made as.
    enum Style: Hashable, Sendable {
      case plain, tinted, gray, filled
      case borderless, bordered, borderedTinted, borderedProminent
    }

    /// How large a button is.
    public enum Size: Int, Hashable, Sendable {
      case medium, small, mini, large
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// Where the lines of text begin.
    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic, leading, center, trailing
    }

    /// How a button shows that it opens a menu.
    ///
    /// Counterpart: `UIButton.Configuration.Indicator`.
    public enum Indicator: Int, Hashable, Sendable {
      case automatic, none, popup
    }

    let style: Style
    /// The title.
    public var title: String?
    /// The title with attributes. It goes before the plain one; its text is shown, without them.
    public var attributedTitle: AttributedString?
    /// The second line.
    public var subtitle: String?
    /// The picture.
    public var image: Image?
    /// At which side of the title the picture stands.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The room between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The room between title and second line, in points.
    public var titlePadding: CGFloat = 1
    /// Where the lines of text begin.
    public var titleAlignment = TitleAlignment.automatic
    /// Where a title ends that is too long.
    public var titleLineBreakMode = LineBreakMode.byTruncatingTail
    /// The colour of the content; the style's own if `nil`.
    public var baseForegroundColor: Color?
    /// The colour behind the content; the style's own if `nil`.
    public var baseBackgroundColor: Color?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is. Its insets follow, unless they were set.
    public var buttonSize = Size.medium
    /// Whether a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// What is behind the content.
    public var background = BackgroundConfiguration.clear()
    /// The subtitle with its attributes.
    public var attributedSubtitle: AttributedString?
    /// What is asked of a symbol that the button shows. It is kept.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// What makes the title's attributes. It is kept: the title is measured by the button's size.
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// What makes the subtitle's attributes. It is kept.
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// What makes the picture's colour. It is kept.
    public var imageColorTransformer: ConfigurationColorTransformer?
    /// What makes the colour of the activity indicator. It is kept.
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer?
    /// Whether the button looks selected while it is. It is kept.
    public var automaticallyUpdateForSelection = true
    /// How the button shows that it opens a menu. It is kept.
    public var indicator = Indicator.automatic
    /// The room left for a picture, in points. It is kept.
    public var imageReservation: CGFloat = 0
    private var ownInsets: DirectionalEdgeInsets?

    /// How far content stays from the edges.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Goes back to the insets that belong to the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration suited to a button. It is the same for all states.
    public func updated(for button: Button) -> Configuration { self }

    init(_ style: Style) {
      self.style = style
    }
  }
}

extension Button.Configuration {
  /// Content in the tint on nothing.
  public static func plain() -> Self { Self(.plain) }
  /// Content in the tint on a light shade of it.
  public static func tinted() -> Self { Self(.tinted) }
  /// Content in the tint on grey.
  public static func gray() -> Self { Self(.gray) }
  /// White content on the tint.
  public static func filled() -> Self { Self(.filled) }
  /// As plain, whatever the system.
  public static func borderless() -> Self { Self(.borderless) }
  /// As grey, whatever the system.
  public static func bordered() -> Self { Self(.bordered) }
  /// As tinted, whatever the system.
  public static func borderedTinted() -> Self { Self(.borderedTinted) }
  /// As filled, whatever the system.
  public static func borderedProminent() -> Self { Self(.borderedProminent) }

  /// The colour of the content.
  func foregroundColor(tint: Color, isEnabled: Bool) -> Color {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled || style == .borderedProminent ? .white : tint
  }
}

extension Button.Configuration.Size {
  /// How far content stays from the edges, in points.
  var insets: DirectionalEdgeInsets {
    switch self {
    case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The size of the title's font, in points.
  var fontSize: CGFloat {
    switch self {
    case .mini, .small: 15
    case .medium, .large: 17
    }
  }
}
