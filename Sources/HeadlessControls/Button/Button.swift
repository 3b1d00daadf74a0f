import Foundation
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

/// A button with a title, an image, or both.
///
/// ```swift
/// let button = Button(type: .system)
/// button.setTitle("Follow", for: .normal)
/// button.addAction(Action { _ in follow() }, for: .touchUpInside)
/// simulator.tap(button)
/// ```
///
/// A tap sends `.touchDown`, immediately followed by `.touchUpInside` and
/// `.primaryActionTriggered`. A button whose menu is its primary action opens the menu instead; a
/// test chooses from it with `simulator.choose(_:from:)`.
///
/// Counterpart: `UIButton`. Its size is determined by ``ButtonMetrics``.
///
/// Coverage: simulated. Kept without effect: `adjustsImageWhenDisabled`,
/// `adjustsImageWhenHighlighted`, `automaticallyUpdatesConfiguration`,
/// `isPointerInteractionEnabled`, `preferredMenuElementOrder`,
/// `reversesTitleShadowWhenHighlighted`, `setPreferredSymbolConfiguration(_:forImageIn:)`,
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
  /// The width at which the title wraps because of constraints.
  private var constrainedWidth: CGFloat?

  /// The type that the button was created with.
  open var buttonType: ButtonType { type }
  /// The role of the button.
  open var role = Role.normal { didSet { if role != oldValue { contentDidChange() } } }
  /// The configuration. Its title and image come before those of the button's states.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// The closure that updates the configuration when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration is updated automatically for the state. Kept without effect.
  open var automaticallyUpdatesConfiguration = true
  /// The button's menu.
  open var menu: Menu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      if isPopUp { contentDidChange() }
    }
  }
  /// Whether a tap toggles the button's selection; with a menu as the primary action, whether the
  /// button shows the selected element.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue, isPopUp { contentDidChange() } }
  }
  /// Called when another element of a pop-up button's menu is selected.
  package final var choiceDidChange: (() -> Void)?
  /// The order of the menu's elements. Kept without effect.
  open var preferredMenuElementOrder = ContextMenuElementOrder.automatic
  /// Whether the title's shadow is reversed while the button is highlighted. Kept without effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// The insets of the content, in points. Ignored by a button with a configuration.
  open var contentEdgeInsets = EdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets of the title, in points. Ignored by a button with a configuration.
  open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the image, in points. Ignored by a button with a configuration.
  open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the image is darker while the button is highlighted. Kept without effect.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while the button is disabled. Kept without effect.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while it is touched. Kept without effect.
  open var showsTouchWhenHighlighted = false
  /// Whether the pointer interaction is enabled. Kept without effect.
  open var isPointerInteractionEnabled = false

  /// The label of the title. Set its text with ``setTitle(_:for:)``.
  open var titleLabel: Label? { label }
  /// The label of the subtitle, on a button with a configuration.
  open var subtitleLabel: Label? { secondLabel }
  /// The view of the image. Set its image with ``setImage(_:for:)``.
  open var imageView: ImageView? { picture }

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    setUp()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type with a primary action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    contentDidChange()
    if let primaryAction { adopt(primaryAction) }
  }

  private func setUp() {
    isOpaque = false
    label.font = .systemFont(ofSize: ButtonMetrics.fontSize(of: type))
    label.lineBreakMode = .byTruncatingMiddle
    for part in [picture, label, secondLabel] { addSubview(part) }
    contentDidChange()
  }

  package func become(_ type: ButtonType) {
    self.type = type
    label.font = .systemFont(ofSize: ButtonMetrics.fontSize(of: type))
    contentDidChange()
  }

  /// Schedules an update of the configuration for the current state.
  open func setNeedsUpdateConfiguration() { stateDidChange() }

  /// Updates the configuration for the current state, by calling ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The size of the content with its insets.
  open override var intrinsicContentSize: CGSize { size(within: constrainedWidth) }

  /// Returns the size of the content with its insets. A width of zero sets no limit to a title that wraps.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 ? size.width : nil)
  }

  private func size(within width: CGFloat?) -> CGSize {
    ButtonLayout(self, within: width ?? .greatestFiniteMagnitude).size
  }

  /// Whether the title of the configuration continues in further lines where the button is too narrow.
  var wrapsTitle: Bool { configuration != nil && label.numberOfLines != 1 }

  @_spi(Hooks) open override var wrapsContent: Bool { wrapsTitle }

  @_spi(Hooks) open override func constrainedContentSize(within width: CGFloat?) -> CGSize {
    constrainedWidth = width
    return intrinsicContentSize
  }

  /// Lays out the image and the titles.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
    secondLabel.frame = ButtonLayout(self, within: bounds.width).frames(in: bounds).subtitle
  }

  private var contentInsets: EdgeInsets { configuration == nil ? contentEdgeInsets : .zero }
  /// Returns the frame of the background for the button's bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the content for the button's bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }
  /// Returns the frame of the title for the rectangle of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let bounds = contentRect.inset(by: contentInsets.inverted)
    return ButtonLayout(self, within: bounds.width).frames(in: bounds).title
  }
  /// Returns the frame of the image for the rectangle of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let bounds = contentRect.inset(by: contentInsets.inverted)
    return ButtonLayout(self, within: bounds.width).frames(in: bounds).image
  }

  /// Returns the button's menu, for a long press.
  open override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration? {
    menu.map { menu in ContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  // MARK: Overridable in the module

  /// Updates the content for the current state.
  func contentDidChange() {
    if let configuration {
      // Behaviour 25.11: the title and the image of the state show where it has none of its own.
      if let title = configuration.title { label.text = title } else { showTitleOfState() }
      let color = configuration.foregroundColor(tint: tintColor, isEnabled: isEnabled)
      let font = Font.preferredFont(
        forTextStyle: configuration.buttonSize.textStyle, compatibleWith: traitCollection)
      apply(
        configuration.titleTextAttributesTransformer,
        role == .primary ? font.withWeight(.semibold) : font, color, to: label)
      label.lineBreakMode = configuration.titleLineBreakMode
      let wraps = [.byWordWrapping, .byCharWrapping].contains(configuration.titleLineBreakMode)
      label.numberOfLines = wraps ? 0 : 1
      secondLabel.text = configuration.subtitle
      apply(
        configuration.subtitleTextAttributesTransformer,
        .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection), color,
        to: secondLabel)
      picture.image = configuration.image ?? currentImage
    } else {
      showTitleOfState()
      label.textColor = currentTitleColor
      secondLabel.text = nil
      picture.image = currentImage
    }
    if let choice = shownChoice { label.text = choice.title }
    picture.isHidden = picture.image == nil
    secondLabel.isHidden = secondLabel.shownText == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @_spi(Hooks) open override func updateObservedContent() { stateDidChange() }

  /// Gives a label its font and its colour, as a transformer changes them.
  private func apply(
    _ transformer: ConfigurationTextAttributesTransformer?, _ font: Font, _ color: Color,
    to label: Label
  ) {
    guard let transformer else {
      (label.font, label.textColor) = (font, color)
      return
    }
    var attributes = AttributeContainer()
    attributes[AttributeScopes.FontAttribute.self] = font
    attributes[AttributeScopes.ForegroundColorAttribute.self] = color
    attributes = transformer(attributes)
    label.font = attributes[AttributeScopes.FontAttribute.self] ?? font
    label.textColor = attributes[AttributeScopes.ForegroundColorAttribute.self] ?? color
  }

  private func showTitleOfState() {
    label.text = currentTitle
    if let title = currentAttributedTitle { label.attributedText = title }
  }

  override func stateDidChange() {
    tracking(.configuration) {
      $0.markNeedsUpdate(.content)
    } _: {
      updateConfiguration()
    }
    contentDidChange()
  }

  /// Updates the content for a changed tint colour.
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
    if showsMenuAsPrimaryAction, let menu {
      sendActions(for: .menuActionTriggered)
      simulator.openMenu = OpenMenu(menu: menu, owner: self)
      return
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  @_spi(Hooks) open override var baselineFromCenter: CGFloat? {
    guard label.shownText != nil, contentVerticalAlignment == .center else { return nil }
    let size = intrinsicContentSize
    let bounds = CGRect(origin: .zero, size: size)
    let title = ButtonLayout(self, within: size.width).frames(in: bounds).title
    return title.minY - size.height / 2 + label.firstBaselineFromTop
  }

  @_spi(Hooks) open override var contentDescriptionParts: [String] {
    label.shownText.map { ["text = '\($0)'"] } ?? []
  }

  // MARK: Default accessibility

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    let lines = [titleLabel?.shownText, subtitleLabel?.shownText].compactMap(\.self)
    return lines.isEmpty
      ? imageView?.image?.name ?? buttonType.spokenName : lines.joined(separator: ", ")
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  // MARK: The values of the states

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }
  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles[state] }
  /// Sets the attributed title for a state. It overrides the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }
  /// Returns the attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }
  /// Returns the colour of the title for a state; if none was set, the tint colour on a system
  /// button and white on others.
  open func titleColor(for state: State) -> Color? {
    titleColors[state] ?? (buttonType == .custom ? .white : tintColor)
  }
  /// Sets the image for a state.
  open func setImage(_ image: Image?, for state: State) {
    images[state] = image
    contentDidChange()
  }
  /// Returns the image for a state.
  open func image(for state: State) -> Image? { images[state] }
  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }
  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> Image? { backgroundImages[state] }
  /// The title in the current state.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title in the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title in the current state.
  open var currentTitleColor: Color { titleColor(for: state) ?? .white }
  /// The image in the current state.
  open var currentImage: Image? { image(for: state) }
  /// The background image in the current state.
  open var currentBackgroundImage: Image? { backgroundImage(for: state) }

  /// Creates a system button with an image that sends a message to a target.
  open class func systemButton(with image: Image, target: Any?, action: Selector?) -> Button {
    let button = Button(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// Sets the colour of the title's shadow for a state. Kept without effect.
  open func setTitleShadowColor(_ color: Color?, for state: State) {
    shadowColors[state] = color
  }
  /// Returns the colour of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> Color? { shadowColors[state] }
  /// Sets the preferred symbol configuration for a state. Kept without effect.
  open func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations[state] = configuration }
  /// Returns the preferred symbol configuration for a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> Image.SymbolConfiguration? { symbolConfigurations[state] }
}
