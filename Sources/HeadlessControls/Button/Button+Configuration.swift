import Foundation
@_spi(Hooks) import HeadlessViews

extension Button {
  /// The appearance and content of a button, as a value.
  ///
  /// Counterpart: `UIButton.Configuration`. Transformers of text attributes decide font and colour;
  /// transformers of colours are not simulated.
  ///
  /// Coverage: simulated. Kept without effect: `activityIndicatorColorTransformer`,
  /// `automaticallyUpdateForSelection`, `background`, `baseBackgroundColor`, `cornerStyle`,
  /// `imageColorTransformer`, `imageReservation`, `indicator`,
  /// `preferredSymbolConfigurationForImage`, `showsActivityIndicator`, `titleAlignment`.
  public struct Configuration: Hashable {
    /// The style that the configuration was created with.
    enum Style: Hashable, Sendable {
      case plain, tinted, gray, filled
      case borderless, bordered, borderedTinted, borderedProminent
    }

    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      case medium, small, mini, large
    }

    /// The style of the corners.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic, leading, center, trailing
    }

    /// The indicator of a button that opens a menu.
    ///
    /// Counterpart: `UIButton.Configuration.Indicator`.
    public enum Indicator: Int, Hashable, Sendable {
      case automatic, none, popup
    }

    let style: Style
    private var plainTitle: String?
    private var plainSubtitle: String?
    /// The title: the text of the attributed title, if there is one, which setting it removes.
    /// (behaviour 18.5)
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } ?? plainTitle }
      set { (plainTitle, attributedTitle) = (newValue, nil) }
    }
    /// The title with attributes. Its text is shown without the attributes.
    public var attributedTitle: AttributedString?
    /// The text below the title: that of the attributed subtitle, if there is one, which setting it
    /// removes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
      set { (plainSubtitle, attributedSubtitle) = (newValue, nil) }
    }
    /// The image.
    public var image: Image?
    /// The side of the title on which the image is placed.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of the title, which continues in further lines by default.
    public var titleLineBreakMode = LineBreakMode.byWordWrapping
    /// The colour of the content; `nil` for the style's default.
    public var baseForegroundColor: Color?
    /// The colour of the background; `nil` for the style's default.
    public var baseBackgroundColor: Color?
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button. It determines the content insets, unless they were set.
    public var buttonSize = Size.medium
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The background of the button.
    public var background = BackgroundConfiguration.clear()
    /// The subtitle with attributes.
    public var attributedSubtitle: AttributedString?
    /// The preferred configuration of a symbol image. Kept without effect.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// The transformer of the title's font and colour.
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// The transformer of the subtitle's font and colour.
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// The transformer of the image's colour. Kept without effect.
    public var imageColorTransformer: ConfigurationColorTransformer?
    /// The transformer of the activity indicator's colour. Kept without effect.
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer?
    /// Whether the button's appearance follows its selection. Kept without effect.
    public var automaticallyUpdateForSelection = true
    /// The indicator of a button that opens a menu. Kept without effect.
    public var indicator = Indicator.automatic
    /// The width reserved for an image, in points. Kept without effect.
    public var imageReservation: CGFloat = 0
    private var ownInsets: DirectionalEdgeInsets?

    /// The insets of the content from the button's edges, in points.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Resets the content insets to those of the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration for a button. It is the same in all states.
    public func updated(for button: Button) -> Configuration { self }

    init(_ style: Style) {
      self.style = style
    }
  }
}

extension Button.Configuration {
  /// Creates a configuration with tinted content and no background.
  public static func plain() -> Self { Self(.plain) }
  /// Creates a configuration with tinted content on a light tint.
  public static func tinted() -> Self { Self(.tinted) }
  /// Creates a configuration with tinted content on grey.
  public static func gray() -> Self { Self(.gray) }
  /// Creates a configuration with white content on the tint colour.
  public static func filled() -> Self { Self(.filled) }
  /// Creates a plain configuration on every platform.
  public static func borderless() -> Self { Self(.borderless) }
  /// Creates a grey configuration on every platform.
  public static func bordered() -> Self { Self(.bordered) }
  /// Creates a tinted configuration on every platform.
  public static func borderedTinted() -> Self { Self(.borderedTinted) }
  /// Creates a filled configuration on every platform.
  public static func borderedProminent() -> Self { Self(.borderedProminent) }

  /// Returns the colour of the content.
  func foregroundColor(tint: Color, isEnabled: Bool) -> Color {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled || style == .borderedProminent ? .white : tint
  }
}

extension Button.Configuration.Size {
  /// The insets of the content from the button's edges, in points.
  var insets: DirectionalEdgeInsets {
    switch self {
    case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The text style of the title.
  var textStyle: Font.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}

extension Button {
  /// The type of a button.
  ///
  /// Counterpart: `UIButton.ButtonType`.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The same as `system`.
    public static let roundedRect = ButtonType.system

    /// What VoiceOver says of a button whose type has a symbol of its own (behaviour 25.101).
    var spokenName: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .contactAdd: "Add"
      case .close: "Close"
      case .custom, .system, .plain: nil
      }
    }
  }

  /// The role of a button.
  ///
  /// Counterpart: `UIButton.Role`.
  public enum Role: Int, Hashable, Sendable {
    case normal, primary, cancel, destructive
  }

  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (Button) -> Void
}

// A pop-up button: its menu is its primary action, and changes its selection. One element is always
// on, and the button shows its title.
extension Button {
  /// Creates a pop-up button.
  package convenience init(popUp menu: Menu) {
    self.init(type: .system)
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    self.menu = menu
  }

  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// The selected element of a pop-up button: the first one if none is on.
  var shownChoice: MenuElement? {
    guard isPopUp, let menu else { return nil }
    if let selected = menu.selectedElements.first { return selected }
    let first = menu.offeredActions.first
    first?.state = .on
    return first
  }

  /// Turns an action of a pop-up button's menu on, and the others off.
  package func noteChoice(of action: Action) {
    guard isPopUp, let menu else { return }
    let isNew = action.state != .on
    for other in menu.offeredActions { other.state = other === action ? .on : .off }
    contentDidChange()
    if isNew { choiceDidChange?() }
  }
}
