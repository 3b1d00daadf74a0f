import Foundation

/// A button with a title, a picture, or both.
///
/// ```swift
/// let button = Button(type: .system)
/// button.setTitle("Follow", for: .normal)
/// button.addAction(Action { _ in follow() }, for: .touchUpInside)
/// simulator.tap(button)
/// ```
///
/// A tap sends `.touchDown`, and then `.touchUpInside` and `.primaryActionTriggered` at once.
/// A button whose menu is its primary action opens that instead; a test chooses from it by
/// `simulator.choose(_:from:)`.
///
/// Counterpart: `UIButton`. Its sizes follow from ``ButtonMetrics``.
///
/// Coverage: simulated. Kept without effect: `adjustsImageWhenDisabled`,
/// `adjustsImageWhenHighlighted`, `automaticallyUpdatesConfiguration`,
/// `isPointerInteractionEnabled`, `preferredMenuElementOrder`,
/// `reversesTitleShadowWhenHighlighted`, `role`, `setPreferredSymbolConfiguration(_:forImageIn:)`,
/// `setTitleShadowColor(_:for:)`, `showsTouchWhenHighlighted`.
@preconcurrency @MainActor
open class Button: Control {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<Color>()
  var images = StateValues<Image>()
  var backgroundImages = StateValues<Image>()
  var shadowColors = StateValues<Color>()
  var symbolConfigurations = StateValues<Image.SymbolConfiguration>()
  private var type = ButtonType.custom
  private let label = Label()
  private let secondLabel = Label()
  private let picture = ImageView()

  /// What the button was made as.
  open var buttonType: ButtonType { type }
  /// What the button is for.
  open var role = Role.normal
  /// What the button looks like, in place of the titles and pictures of its states.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// What changes the configuration with the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration is suited to the state by itself. It is kept.
  open var automaticallyUpdatesConfiguration = true
  /// What there is to choose from.
  open var menu: Menu?
  /// Whether a tap selects the button, or no longer.
  open var changesSelectionAsPrimaryAction = false
  /// In which order the menu shows its actions. It is kept.
  open var preferredMenuElementOrder = ContextMenuElementOrder.automatic
  /// Whether the shadow of the title turns around while the button is lit up. It is kept.
  open var reversesTitleShadowWhenHighlighted = false
  /// How far content stays from the edges. Without effect on a button with a configuration.
  open var contentEdgeInsets = EdgeInsets.zero { didSet { contentDidChange() } }
  /// How far the title is moved. Without effect on a button with a configuration.
  open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the picture is moved. Without effect on a button with a configuration.
  open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the picture darkens under a finger. It is kept.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture fades on a disabled button. It is kept.
  open var adjustsImageWhenDisabled = true
  /// Whether a finger makes the button glow. It is kept.
  open var showsTouchWhenHighlighted = false
  /// Whether a pointer changes the button. It is kept.
  open var isPointerInteractionEnabled = false

  /// The label of the title. Its text is set by ``setTitle(_:for:)``.
  open var titleLabel: Label? { label }
  /// The label of the second line, on a button with a configuration.
  open var subtitleLabel: Label? { secondLabel }
  /// The view of the picture. What it shows is set by ``setImage(_:for:)``.
  open var imageView: ImageView? { picture }

  /// Creates a button without a look of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type that does something, with the title and the picture of that.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button that looks like a configuration.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    contentDidChange()
    if let primaryAction { adopt(primaryAction) }
  }

  private func setUp() {
    isOpaque = false
    label.font = .systemFont(ofSize: ButtonMetrics.fontSize(of: type))
    for part in [picture, label, secondLabel] { addSubview(part) }
    contentDidChange()
  }

  private func become(_ type: ButtonType) {
    self.type = type
    label.font = .systemFont(ofSize: ButtonMetrics.fontSize(of: type))
    contentDidChange()
  }

  /// Asks for the configuration to be suited to the state.
  open func setNeedsUpdateConfiguration() { stateDidChange() }

  /// Suits the configuration to the state: calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The size of the content and the room around it.
  open override var intrinsicContentSize: CGSize { ButtonLayout(self).size }

  /// The size of the content and the room around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ButtonLayout(self).size }

  /// Places the picture and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = ButtonLayout(self).frames(in: bounds)
    (picture.frame, label.frame, secondLabel.frame) = (frames.image, frames.title, frames.subtitle)
  }

  // MARK: For classes of this module

  /// Shows what belongs to the present state.
  func contentDidChange() {
    if let configuration {
      let attributed = configuration.attributedTitle.map { String($0.characters) }
      label.text = attributed ?? configuration.title
      label.textColor = configuration.foregroundColor(tint: tintColor, isEnabled: isEnabled)
      label.font = .systemFont(ofSize: configuration.buttonSize.fontSize)
      secondLabel.text =
        configuration.attributedSubtitle.map { String($0.characters) } ?? configuration.subtitle
      secondLabel.font = .systemFont(ofSize: ButtonMetrics.subtitleFontSize)
      secondLabel.textColor = label.textColor
      picture.image = configuration.image ?? currentImage
    } else {
      label.text = currentTitle
      if let title = currentAttributedTitle { label.attributedText = title }
      label.textColor = currentTitleColor
      secondLabel.text = nil
      picture.image = currentImage
    }
    picture.isHidden = picture.image == nil
    secondLabel.isHidden = secondLabel.text == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    updateConfiguration()
    contentDidChange()
  }

  /// Follows a change of the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  override func adopt(_ primaryAction: Action) {
    super.adopt(primaryAction)
    if configuration != nil {
      if configuration?.title == nil, !primaryAction.title.isEmpty {
        configuration?.title = primaryAction.title
      }
      if configuration?.image == nil { configuration?.image = primaryAction.image }
      contentDidChange()
    } else {
      if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
      if let image = primaryAction.image { setImage(image, for: .normal) }
    }
  }

  override func fingerLifted(_ touch: Touch) {
    if showsMenuAsPrimaryAction, menu != nil {
      return sendActions(for: .menuActionTriggered)
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  @_spi(Hooks) open override var contentDescriptionParts: [String] {
    label.text.map { ["text = '\($0)'"] } ?? []
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    let lines = [titleLabel?.text, subtitleLabel?.text].compactMap(\.self)
    return lines.isEmpty ? imageView?.image?.name : lines.joined(separator: ", ")
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}
